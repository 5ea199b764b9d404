import { BODIES, EphemerisRangeError, NAMED_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { expect, test, vi } from 'vitest';
import { ALL_YEARS, BODIES_OF_ALL_YEARS, ERAS, MODERN_YEARS, yearsOf } from './coverage.ts';
import { createEphemeris } from './packed-ephemeris.ts';
import { packedOver } from './packed-over.ts';
import { arcSeconds } from './testing.ts';

const SECOND = 1 / 86_400;
const native = await createSwissEphemeris();
const packed = packedOver(native);
const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209, altitudeM: 200 };

test.each(BODIES)(
  'at the first and last packed instant of %s the polynomials answer, a second beyond the library, without a jump',
  (body) => {
    const asked = vi.spyOn(native, 'position');
    const { firstJdUt, untilJdUt } = yearsOf(body);
    for (const [inside, outside] of [
      [firstJdUt, firstJdUt - SECOND],
      [untilJdUt - SECOND, untilJdUt],
    ] as const) {
      asked.mockClear();
      const within = packed.position(body, inside, 'geocentre');
      expect(asked).not.toHaveBeenCalled();
      const beyond = packed.position(body, outside, 'geocentre');
      expect(asked).toHaveBeenCalledTimes(1);
      const moved = within.longitudeDeg + within.speedDegPerDay * (outside - inside);
      expect(arcSeconds(moved, beyond.longitudeDeg)).toBeLessThan(0.001);
      expect(within.distanceAu / beyond.distanceAu - 1).toBeCloseTo(0, 6);
    }
    asked.mockRestore();
  },
);

test.each(['0600', '1200', '1800'] as const)(
  'from one file to the next, at the beginning of %s, nothing jumps',
  (era) => {
    const asked = [vi.spyOn(native, 'position'), vi.spyOn(native, 'obliquityDeg'), vi.spyOn(native, 'ayanamsaDeg')];
    const after = ERAS[era].firstJdUt;
    const before = after - SECOND;
    for (const body of BODIES_OF_ALL_YEARS) {
      const [last, first] = [packed.position(body, before, 'geocentre'), packed.position(body, after, 'geocentre')];
      const moved = last.longitudeDeg + last.speedDegPerDay * SECOND;
      expect(arcSeconds(moved, first.longitudeDeg)).toBeLessThan(0.001);
      expect(arcSeconds(last.latitudeDeg, first.latitudeDeg)).toBeLessThan(0.1); // The Moon moves as much in a second.
      expect(last.distanceAu / first.distanceAu - 1).toBeCloseTo(0, 6);
      expect(last.speedDegPerDay - first.speedDegPerDay).toBeCloseTo(0, 4);
    }
    expect(arcSeconds(packed.obliquityDeg(before), packed.obliquityDeg(after))).toBeLessThan(0.0001);
    expect(packed.deltaTSeconds(before)).toBeCloseTo(packed.deltaTSeconds(after), 4);
    for (const convention of ['lahiri', 'true_citra', 'true_pushya', 'j2000'] as const) {
      expect(arcSeconds(packed.ayanamsaDeg(convention, before), packed.ayanamsaDeg(convention, after))).toBeLessThan(
        1e-4,
      );
    }
    for (const spy of asked) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  },
);

test('whatever is not packed is the library’s answer to the bit: years, observers, conventions', () => {
  for (const body of BODIES) {
    const { firstJdUt, untilJdUt } = yearsOf(body);
    const oldest = body === 'chiron' ? 1_967_620.25 : 1_940_230.25;
    for (const jdUt of [oldest, firstJdUt - 1, untilJdUt + 0.5, 2_597_600]) {
      expect(packed.position(body, jdUt, 'geocentre')).toEqual(native.position(body, jdUt, 'geocentre'));
      expect(packed.longitudeDeg(body, jdUt)).toBe(native.longitudeDeg(body, jdUt));
    }
  }
  for (const jdUt of [1_940_230.25, ALL_YEARS.firstJdUt - 1, ALL_YEARS.untilJdUt + 0.5, 2_597_600]) {
    for (const convention of NAMED_AYANAMSAS) {
      expect(packed.ayanamsaDeg(convention, jdUt)).toBe(native.ayanamsaDeg(convention, jdUt));
      const rate = native.ayanamsaRateDegPerDay(convention, jdUt);
      expect(packed.ayanamsaRateDegPerDay(convention, jdUt)).toBe(rate);
    }
    expect(packed.obliquityDeg(jdUt)).toBe(native.obliquityDeg(jdUt));
    expect(packed.houses('koch', jdUt, delhi)).toEqual(native.houses('koch', jdUt, delhi));
  }
  expect(packed.position('moon', 2_451_545, delhi)).toEqual(native.position('moon', 2_451_545, delhi));
  expect(packed.housesFromArmc('placidus', 100, 50, 23.4)).toEqual(native.housesFromArmc('placidus', 100, 50, 23.4));
});

test('where the library’s files end, and at no number, the answer is an error', () => {
  for (const jdUt of [1_900_000, 2_600_000, Number.NaN, Infinity]) {
    expect(() => packed.position('sun', jdUt, 'geocentre')).toThrow(EphemerisRangeError);
    expect(() => packed.longitudeDeg('moon', jdUt)).toThrow(EphemerisRangeError);
    expect(() => packed.houses('equal', jdUt, delhi)).toThrow(EphemerisRangeError);
  }
});

test('the same question has the same answer, whatever was asked before', async () => {
  const fresh = await createEphemeris();
  const asked = [2_451_545, 2_440_000.123, MODERN_YEARS.firstJdUt, 2_488_434.4];
  const all = (sky: typeof fresh, moments: readonly number[]) =>
    new Map(moments.map((jdUt) => [jdUt, BODIES.map((body) => sky.position(body, jdUt, 'geocentre'))]));
  const forwards = all(packed, asked);
  const backwards = all(fresh, asked.toReversed());
  for (const jdUt of asked) expect(forwards.get(jdUt)).toEqual(backwards.get(jdUt));
});

test('its name says what answers: the library, packed for the years that are', () => {
  expect(packed.name).toBe('swisseph 2.10.03, packed 1900-2100');
});
