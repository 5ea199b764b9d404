import { HORIZON_RULES } from '@graha/astro-engine/ephemeris';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { describe, expect, test, vi } from 'vitest';
import { UNTIL_JD_UT } from './coverage.ts';
import { packedOver } from './packed-ephemeris.ts';
import { instants, seeded } from './testing.ts';

const native = await createSwissEphemeris();
const packed = packedOver(native);
const SECONDS = 86_400;
const next = seeded(20_261_124);
const one = <Row>(rows: readonly Row[]): Row => {
  const row = rows[Math.floor(next() * rows.length)];
  if (row === undefined) throw new RangeError('nothing to pick from');
  return row;
};
const placeWithin = (latitudeDeg: number) => ({
  latitudeDeg: (next() * 2 - 1) * latitudeDeg,
  longitudeDeg: next() * 360 - 180,
  altitudeM: one([0, 2000]),
});

/** Infinite where one of the two has no crossing. */
const secondsBetween = (a: number | null, b: number | null): number =>
  a === null || b === null ? Infinity : Math.abs(a - b) * SECONDS;

describe('rise and set against the library', () => {
  test.each(['sun', 'moon'] as const)(
    '4,000 crossings of the %s below 66°, three rules: 0.1 s',
    (body) => {
      let worst = 0;
      for (const jdUt of instants(4000, 17, 3)) {
        const [edge, rule, at] = [one(['rise', 'set'] as const), one(HORIZON_RULES), placeWithin(66)];
        const expected = native.nextCrossing(body, edge, rule, jdUt, at);
        const found = packed.nextCrossing(body, edge, rule, jdUt, at);
        if (found !== expected) worst = Math.max(worst, secondsBetween(found, expected));
      }
      expect(worst).toBeLessThan(0.1);
    },
    60_000,
  );

  test('from a crossing itself the next one is found, from two seconds before it the crossing', () => {
    for (const jdUt of instants(1000, 23, 3)) {
      const [body, edge, at] = [one(['sun', 'moon'] as const), one(['rise', 'set'] as const), placeWithin(45)];
      const first = packed.nextCrossing(body, edge, 'upper_limb_refraction', jdUt, at) ?? Number.NaN;
      const second = packed.nextCrossing(body, edge, 'upper_limb_refraction', first, at) ?? Number.NaN;
      const again = packed.nextCrossing(body, edge, 'upper_limb_refraction', first - 2 / SECONDS, at) ?? Number.NaN;
      expect(second - first).toBeGreaterThan(0.9);
      expect(second - first).toBeLessThan(1.15);
      expect(Math.abs(again - first) * SECONDS).toBeLessThan(0.01);
    }
  });

  test('beyond the polar circles every answer is the library’s', () => {
    for (const jdUt of instants(300, 29, 3)) {
      const [body, edge] = [one(['sun', 'moon'] as const), one(['rise', 'set'] as const)];
      const at = { latitudeDeg: one([1, -1]) * (66.6 + next() * 23), longitudeDeg: next() * 360 - 180, altitudeM: 0 };
      const expected = native.nextCrossing(body, edge, 'upper_limb_refraction', jdUt, at);
      expect(packed.nextCrossing(body, edge, 'upper_limb_refraction', jdUt, at)).toBe(expected);
    }
  });

  test('below 45° the library is not asked, but where the packed years end', () => {
    const asked = vi.spyOn(native, 'nextCrossing');
    for (const jdUt of instants(500, 31, 3))
      packed.nextCrossing('sun', 'rise', 'centre_refraction', jdUt, placeWithin(45));
    expect(asked).not.toHaveBeenCalled();
    packed.nextCrossing('sun', 'rise', 'centre_refraction', UNTIL_JD_UT - 0.01, placeWithin(45));
    packed.nextCrossing('moon', 'set', 'centre_refraction', UNTIL_JD_UT + 20, placeWithin(45));
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});
