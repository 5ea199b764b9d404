import { describe, expect, test } from 'vitest';
import { type Ephemeris, EphemerisRangeError } from '../ephemeris.ts';
import { uniformSky } from '../testing.ts';
import { saturnStays } from './sign-stays.ts';

const DAYS_PER_SIGN = 30 / 0.125;

/** Swings to and fro about a border, slower and slower as Saturn does: 31° at the height of the loop, and back. */
const looping: Ephemeris = {
  ...uniformSky,
  longitudeDeg: (_, jdUt) => 0.0335 * jdUt + 5.6 * Math.sin((2 * Math.PI * jdUt) / 378) + 180,
};
const degAt = (jdUt: number): number => looping.longitudeDeg('saturn', jdUt);

describe('the stays of Saturn', () => {
  test('in the uniform sky are 240 days each', () => {
    const stays = saturnStays(uniformSky, 'lahiri', 1000, 2000);
    expect(stays.map(({ signIndex }) => signIndex)).toEqual([4, 5, 6, 7, 8]);
    for (const { startJdUt, endJdUt, signIndex, cameInRetrograde } of stays) {
      expect(startJdUt).toBeCloseTo(signIndex * DAYS_PER_SIGN, 6);
      expect(endJdUt).toBeCloseTo((signIndex + 1) * DAYS_PER_SIGN, 6);
      expect(cameInRetrograde).toBe(false);
    }
  });

  test('follow each other without a gap, and a return by retrogression is a row of its own', () => {
    const stays = saturnStays(looping, 'lahiri', 0, 4000);
    expect(stays.some(({ cameInRetrograde }) => cameInRetrograde)).toBe(true);
    stays.slice(1).forEach((stay, place) => {
      const before = stays[place];
      expect(stay.startJdUt).toBe(before?.endJdUt);
      expect(Math.abs(stay.signIndex - (before?.signIndex ?? 0)) % 10).toBe(1);
      expect(stay.cameInRetrograde).toBe((stay.signIndex + 1) % 12 === before?.signIndex);
    });
  });

  test('miss no change of sign that a walk by the hour finds', () => {
    const stays = saturnStays(looping, 'lahiri', 0, 4000);
    const signOf = (jdUt: number): number => Math.floor((((degAt(jdUt) % 360) + 360) % 360) / 30);
    const changes: number[] = [];
    for (let hour = 1; hour <= 4000 * 24; hour += 1)
      if (signOf(hour / 24) !== signOf((hour - 1) / 24)) changes.push(hour / 24);
    const found = stays.flatMap(({ endJdUt }) => (endJdUt !== null && endJdUt <= 4000 ? [endJdUt] : []));
    expect(found).toHaveLength(changes.length);
    found.forEach((jdUt, place) => {
      expect(changes[place]! - jdUt).toBeGreaterThanOrEqual(0);
      expect(changes[place]! - jdUt).toBeLessThanOrEqual(1 / 24);
    });
  });

  test('at the ends of the ephemeris begin and end open', () => {
    const short: Ephemeris = {
      ...uniformSky,
      longitudeDeg: (body, jdUt) => {
        if (jdUt < 1000 || jdUt > 1500) throw new EphemerisRangeError('outside');
        return uniformSky.longitudeDeg(body, jdUt);
      },
    };
    const stays = saturnStays(short, 'lahiri', 1010, 9000);
    expect(stays.map(({ signIndex }) => signIndex)).toEqual([4, 5, 6]);
    expect(stays[0]).toMatchObject({ startJdUt: null, cameInRetrograde: null });
    expect(stays[2]).toMatchObject({ endJdUt: null, cameInRetrograde: false });
    expect(() => saturnStays(short, 'lahiri', 900, 950)).toThrow(EphemerisRangeError);
  });

  test('of a century take at most fifteen hundred positions', () => {
    let asked = 0;
    const counting: Ephemeris = {
      ...looping,
      longitudeDeg: (body, jdUt) => {
        asked += 1;
        return looping.longitudeDeg(body, jdUt);
      },
    };
    saturnStays(counting, 'lahiri', 0, 36_525);
    expect(asked).toBeLessThan(1500);
  });
});
