import { describe, expect, test } from 'vitest';
import { type Ephemeris, EphemerisRangeError } from '../core/ephemeris.ts';
import { uniformSky } from '../testing.ts';
import { saturnSignTransits } from './sign-transits.ts';

const DAYS_PER_SIGN = 30 / 0.125;

/** Oscillates around a border like Saturn, slower and slower: 31° at the height of the loop, and back. */
const looping: Ephemeris = {
  ...uniformSky,
  longitudeDeg: (_, jdUt) => 0.0335 * jdUt + 5.6 * Math.sin((2 * Math.PI * jdUt) / 378) + 180,
};
/** The same with the aberration of a star in the ayanamsa. */
const wobbling: Ephemeris = {
  ...looping,
  ayanamsaDeg: (_, jdUt) => 3.8e-5 * jdUt + 0.013 * Math.sin((2 * Math.PI * jdUt) / 365.25),
};

describe('the transits of Saturn', () => {
  test('in the uniform sky are 240 days each', () => {
    const transits = saturnSignTransits(uniformSky, 'lahiri', 1000, 2000);
    expect(transits.map(({ signIndex }) => signIndex)).toEqual([4, 5, 6, 7, 8]);
    for (const { startJdUt, endJdUt, signIndex, cameInRetrograde } of transits) {
      expect(startJdUt).toBeCloseTo(signIndex * DAYS_PER_SIGN, 6);
      expect(endJdUt).toBeCloseTo((signIndex + 1) * DAYS_PER_SIGN, 6);
      expect(cameInRetrograde).toBe(false);
    }
  });

  test('follow each other without a gap, and a return by retrogression is a row of its own', () => {
    const transits = saturnSignTransits(looping, 'lahiri', 0, 4000);
    expect(transits.some(({ cameInRetrograde }) => cameInRetrograde)).toBe(true);
    transits.slice(1).forEach((transit, place) => {
      const before = transits[place];
      expect(transit.startJdUt).toBe(before?.endJdUt);
      expect(Math.abs(transit.signIndex - (before?.signIndex ?? 0)) % 10).toBe(1);
      expect(transit.cameInRetrograde).toBe((transit.signIndex + 1) % 12 === before?.signIndex);
    });
  });

  test.each([
    ['', looping],
    [' by the ayanamsa of a star', wobbling],
  ])('miss no change of sign that a walk by the hour finds%s', (_, sky) => {
    const transits = saturnSignTransits(sky, 'lahiri', 0, 4000);
    const degAt = (jdUt: number): number => sky.longitudeDeg('saturn', jdUt) - sky.ayanamsaDeg('lahiri', jdUt);
    const signOf = (jdUt: number): number => Math.floor((((degAt(jdUt) % 360) + 360) % 360) / 30);
    const changes: number[] = [];
    for (let hour = 1; hour <= 4000 * 24; hour += 1)
      if (signOf(hour / 24) !== signOf((hour - 1) / 24)) changes.push(hour / 24);
    const found = transits.flatMap(({ endJdUt }) => (endJdUt !== null && endJdUt <= 4000 ? [endJdUt] : []));
    expect(found).toHaveLength(changes.length);
    found.forEach((jdUt, place) => {
      expect(changes[place]! - jdUt).toBeGreaterThanOrEqual(0);
      expect(changes[place]! - jdUt).toBeLessThanOrEqual(1 / 24);
    });
  });

  test('of a century are walked once, and asked again cost one position, with the same numbers', () => {
    let positions = 0;
    const counted: Ephemeris = {
      ...looping,
      longitudeDeg: (body, jdUt) => {
        positions += 1;
        return looping.longitudeDeg(body, jdUt);
      },
    };
    const first = saturnSignTransits(counted, 'lahiri', 1_000, 37_525);
    expect(positions).toBeGreaterThan(500);
    positions = 0;
    expect(saturnSignTransits(counted, 'lahiri', 1_000, 37_525)).toEqual(first);
    expect(positions).toBe(1);
    expect(saturnSignTransits({ ...counted }, 'lahiri', 20_000, 37_525).slice(1)).toEqual(
      first.filter(({ startJdUt }) => (startJdUt ?? 0) > 20_000),
    );
  });

  test('begin at the printed border, before it belong to the old sign, and after it to the new', () => {
    const [, second] = saturnSignTransits(looping, 'lahiri', 0, 4000);
    const border = second?.startJdUt ?? Number.NaN;
    const signAt = (jdUt: number) => saturnSignTransits(looping, 'lahiri', jdUt, jdUt)[0];
    expect(signAt(border)).toEqual(second);
    expect(signAt(border + 1 / 86_400)).toEqual(second);
    expect(signAt(border - 1 / 86_400)?.endJdUt).toBe(border);
  });

  test('at the ends of the ephemeris begin and end open', () => {
    const short: Ephemeris = {
      ...uniformSky,
      longitudeDeg: (body, jdUt) => {
        if (jdUt < 1000 || jdUt > 1500) throw new EphemerisRangeError('outside');
        return uniformSky.longitudeDeg(body, jdUt);
      },
    };
    const transits = saturnSignTransits(short, 'lahiri', 1010, 9000);
    expect(transits.map(({ signIndex }) => signIndex)).toEqual([4, 5, 6]);
    expect(transits[0]).toMatchObject({ startJdUt: null, cameInRetrograde: null });
    expect(transits[2]).toMatchObject({ endJdUt: null, cameInRetrograde: false });
    expect(() => saturnSignTransits(short, 'lahiri', 900, 950)).toThrow(EphemerisRangeError);
  });

  test('of a century ask for the ayanamsa of a star near the borders alone', () => {
    let asked = 0;
    const counting: Ephemeris = {
      ...wobbling,
      ayanamsaDeg: (convention, jdUt) => {
        asked += 1;
        return wobbling.ayanamsaDeg(convention, jdUt);
      },
    };
    const transits = saturnSignTransits(counting, 'lahiri', 0, 36_525);
    expect(asked).toBeLessThan(10 * transits.length);
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
    saturnSignTransits(counting, 'lahiri', 0, 36_525);
    expect(asked).toBeLessThan(1500);
  });
});
