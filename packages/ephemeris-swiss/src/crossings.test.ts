import { HORIZON_RULES } from '@graha/astro-engine/core/ephemeris';
import { jdUtOf } from '@graha/astro-engine/core/moment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const sky = await createSwissEphemeris();
const SECOND = 1 / 86_400;
const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96, altitudeM: 0 };
const midnight = (year: number, month: number, day: number) =>
  jdUtOf({ year, month, day, hours: 0, minutes: 0, seconds: 0 }, 3600);

const anyInstant = fc.double({ min: 2_378_600, max: 2_597_600, noNaN: true });
const anyPlace = fc.record({
  latitudeDeg: fc.double({ min: -60, max: 60, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  altitudeM: fc.constantFrom(0, 2000),
});

describe('rise and set', () => {
  test('the crossing lies after the asked instant, and the same one is found from any instant before it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sun' as const, 'moon' as const),
        fc.constantFrom('rise' as const, 'set' as const),
        fc.constantFrom(...HORIZON_RULES),
        anyInstant,
        anyPlace,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (body, edge, rule, jdUt, place, share) => {
          const found = sky.nextCrossing(body, edge, rule, jdUt, place);
          fc.pre(found !== null && found - jdUt > SECOND);
          const crossing = found ?? Number.NaN;
          expect(crossing).toBeGreaterThan(jdUt);
          expect(crossing - jdUt).toBeLessThan(1.2);
          const laterStart = jdUt + (crossing - jdUt - SECOND) * share;
          const again = sky.nextCrossing(body, edge, rule, laterStart, place) ?? Number.NaN;
          expect(Math.abs(again - crossing)).toBeLessThan(0.15 * SECOND);
        },
      ),
      { numRuns: 500 },
    );
  }, 30_000);

  test('asked from a crossing itself, the answer is the next day’s', () => {
    fc.assert(
      fc.property(fc.constantFrom('sun' as const, 'moon' as const), anyInstant, anyPlace, (body, jdUt, place) => {
        const first = sky.nextCrossing(body, 'rise', 'almanac', jdUt, place);
        const second = first === null ? null : sky.nextCrossing(body, 'rise', 'almanac', first, place);
        fc.pre(first !== null && second !== null);
        expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(0.9);
        expect((second ?? 0) - (first ?? 0)).toBeLessThan(1.2);
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  test('a place’s altitude does not move its almanac', () => {
    const at = (altitudeM: number) =>
      sky.nextCrossing('sun', 'rise', 'almanac', 2_451_545, {
        latitudeDeg: 28.6,
        longitudeDeg: 77.2,
        altitudeM,
      });
    expect(at(3000)).toBe(at(0));
  });

  test.each([
    ['polar night', 2023, 12, 21],
    ['polar day', 2023, 6, 21],
  ])('in the %s of Tromsø the Sun neither rises nor sets', (_, year, month, day) => {
    for (const edge of ['rise', 'set'] as const) {
      for (const rule of HORIZON_RULES) {
        expect(sky.nextCrossing('sun', edge, rule, midnight(year, month, day), tromso)).toBeNull();
      }
    }
  });

  test('in between he does: earlier by more refraction, by the upper limb and by refraction at all', () => {
    const rise = (rule: (typeof HORIZON_RULES)[number]) =>
      sky.nextCrossing('sun', 'rise', rule, midnight(2023, 3, 21), tromso) ?? Number.NaN;
    expect(rise('standard_air')).toBeLessThan(rise('almanac'));
    expect(rise('almanac')).toBeLessThan(rise('disc_centre'));
    expect(rise('disc_centre')).toBeLessThan(rise('geometric'));
  });

  test('a month of the Moon has one day without moonrise', () => {
    const place = { latitudeDeg: 25.145, longitudeDeg: 82.569, altitudeM: 0 };
    const days = Array.from({ length: 29 }, (_, day) => midnight(2023, 1, 1) + day);
    const without = days.filter((start) => {
      const rise = sky.nextCrossing('moon', 'rise', 'almanac', start, place);
      return rise === null || rise >= start + 1;
    });
    expect(without).toHaveLength(1);
  });
});
