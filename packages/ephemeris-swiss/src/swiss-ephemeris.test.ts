import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import { BODIES, type Ephemeris, EphemerisRangeError } from '@graha/astro-engine/core/ephemeris';
import { jdUtOf } from '@graha/astro-engine/core/moment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const sky = await createSwissEphemeris();
const J2000 = 2_451_545;
const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209, altitudeM: 200 };
const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96, altitudeM: 0 };
const midnight = (year: number, month: number, day: number) =>
  jdUtOf({ year, month, day, hours: 0, minutes: 0, seconds: 0 }, 0);

test('says its name and version', () => expect(sky.name).toBe('swisseph 2.10.03'));

describe('outside the files', () => {
  test.each(BODIES)('%s long before them is an error, never a lesser model', (body) => {
    expect(() => sky.position(body, 1_900_000, 'geocentre')).toThrow(EphemerisRangeError);
    expect(() => sky.longitudeDeg(body, 1_900_000)).toThrow(EphemerisRangeError);
    expect(() => sky.position(body, 2_600_000, delhi)).toThrow(EphemerisRangeError);
  });

  test('Chiron on the first days of the years, before its own ephemeris begins, is an error', () => {
    expect(() => sky.position('chiron', midnight(675, 1, 3), 'geocentre')).toThrow(EphemerisRangeError);
    expect(sky.position('chiron', midnight(675, 1, 5), 'geocentre').longitudeDeg).toBeCloseTo(301.682, 2);
  });

  test.each([1200, 1800])('bodies move on from one file to the next, at the beginning of %i', (year) => {
    for (const body of BODIES) {
      const degAt = (hours: number): number => sky.longitudeDeg(body, midnight(year, 1, 1) + hours / 24);
      const moved = [-12, -6, 0, 6].map((hours) => shortestArcDeg(degAt(hours), degAt(hours + 6)));
      for (const deg of moved) expect(Math.abs(deg - (moved[0] ?? 0))).toBeLessThan(0.15);
    }
  });

  test.each([
    [2_159_000, 2_159_357.6, 2_161_000],
    [2_159_000, 2_159_380, 2_161_000],
    [2_378_000, 2_378_496.7, 2_380_000],
    [2_159_000, 2_160_000, 2_161_000],
    [2_378_000, 2_378_550, 2_380_000],
    [2_378_000, 2_379_300, 2_380_000],
  ])('after JD %d the answer at JD %d, which two files have, is the same as after JD %d', (before, jdUt, after) => {
    for (const body of BODIES) {
      const [first, second] = [before, after].map((other) => {
        sky.position(body, other, 'geocentre');
        return sky.position(body, jdUt, 'geocentre');
      });
      expect(first).toEqual(second);
    }
  });

  test.each([1_900_000, 2_600_000, Number.NaN, Infinity])('nothing else answers at JD %d either', (jdUt) => {
    expect(() => sky.ayanamsaDeg('lahiri', jdUt)).toThrow(EphemerisRangeError);
    expect(() => sky.ayanamsaRateDegPerDay('lahiri', jdUt)).toThrow(EphemerisRangeError);
    expect(() => sky.obliquityDeg(jdUt)).toThrow(EphemerisRangeError);
    expect(() => sky.houses('placidus', jdUt, delhi)).toThrow(EphemerisRangeError);
    expect(() => sky.nextCrossing('sun', 'rise', 'almanac', jdUt, delhi)).toThrow(EphemerisRangeError);
  });

  test('after an error the next answer is right', () => {
    const before = sky.position('moon', J2000, 'geocentre');
    expect(() => sky.position('moon', 1_900_000, 'geocentre')).toThrow(EphemerisRangeError);
    expect(sky.position('moon', J2000, 'geocentre')).toEqual(before);
  });

  test.each([midnight(601, 1, 1), midnight(2398, 12, 31)])(
    'every body but Chiron answers at both ends of the births, JD %d',
    (jdUt) => {
      for (const body of BODIES.filter((name) => name !== 'chiron')) {
        expect(sky.position(body, jdUt, 'geocentre').longitudeDeg).toBeGreaterThanOrEqual(0);
      }
    },
  );
});

/** Calls that set the library's state, and calls that a leak of it would spoil. */
const QUESTIONS: readonly ((sky: Ephemeris) => unknown)[] = [
  (sky) => sky.position('moon', J2000, 'geocentre'),
  (sky) => sky.position('moon', J2000, delhi),
  (sky) => sky.position('moon', J2000, { latitudeDeg: -33.9, longitudeDeg: 151.2, altitudeM: 3000 }),
  (sky) => sky.position('sun', J2000 + 0.3, delhi),
  (sky) => sky.position('trueNode', J2000, 'geocentre'),
  (sky) => sky.position('pluto', J2000 - 40_000.7, 'geocentre'),
  (sky) => sky.longitudeDeg('moon', J2000),
  (sky) => sky.longitudeDeg('mercury', J2000),
  (sky) => sky.ayanamsaDeg('lahiri', J2000),
  (sky) => sky.ayanamsaDeg('raman', J2000),
  (sky) => sky.ayanamsaDeg('true_citra', J2000),
  (sky) => sky.ayanamsaRateDegPerDay('fagan_bradley', J2000),
  (sky) => sky.ayanamsaRateDegPerDay('true_pushya', J2000),
  (sky) => sky.houses('placidus', J2000, delhi),
  (sky) => sky.houses('placidus', J2000, tromso),
  (sky) => sky.houses('whole_sign', J2000 + 0.3, delhi),
  (sky) => sky.housesFromArmc('koch', 200, 51.5, 23.44),
  (sky) => sky.obliquityDeg(J2000),
  (sky) => sky.nextCrossing('sun', 'rise', 'almanac', J2000, delhi),
  (sky) => sky.nextCrossing('moon', 'set', 'geometric', J2000, tromso),
];

describe('one answer to one question', () => {
  test('whatever was asked before: observers, ayanamsas and moments never leak into the next answer', async () => {
    const alone: unknown[] = [];
    for (const question of QUESTIONS) alone.push(question(await createSwissEphemeris()));
    fc.assert(
      fc.property(fc.array(fc.nat(QUESTIONS.length - 1), { minLength: 2, maxLength: 40 }), (order) => {
        for (const index of order) expect(QUESTIONS[index]?.(sky)).toEqual(alone[index]);
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  test('a place at the equator on the date line, and the poles themselves, have an answer', () => {
    for (const place of [
      { latitudeDeg: 0, longitudeDeg: 180, altitudeM: 0 },
      { latitudeDeg: 0, longitudeDeg: -180, altitudeM: 0 },
      { latitudeDeg: 90, longitudeDeg: 0, altitudeM: 0 },
      { latitudeDeg: -90, longitudeDeg: 0, altitudeM: 0 },
    ]) {
      const { ascendantDeg, cuspsDeg } = sky.houses('whole_sign', J2000, place);
      expect(Number.isFinite(ascendantDeg)).toBe(true);
      expect(cuspsDeg.every((deg) => deg >= 0 && deg < 360)).toBe(true);
      expect(Number.isFinite(sky.position('moon', J2000, place).longitudeDeg)).toBe(true);
    }
    const [east, west] = [180, -180].map((longitudeDeg) => sky.houses('placidus', J2000, { ...delhi, longitudeDeg }));
    expect(east?.ascendantDeg).toBeCloseTo(west?.ascendantDeg ?? Number.NaN, 9);
  });
});

describe('what is known of the sky', () => {
  test('a topocentric Moon is off the geocentric one by up to a degree, Saturn by less than an arc second', () => {
    const parallaxDeg = (body: 'moon' | 'saturn') =>
      Math.abs(sky.position(body, J2000, delhi).longitudeDeg - sky.position(body, J2000, 'geocentre').longitudeDeg);
    expect(parallaxDeg('moon')).toBeGreaterThan(0.1);
    expect(parallaxDeg('moon')).toBeLessThan(1.1);
    expect(parallaxDeg('saturn')).toBeLessThan(1 / 3600);
  });

  test('mean and true node stray from each other by up to 1.7°, and the true one is direct for short times', () => {
    let widestDeg = 0;
    let directCount = 0;
    for (let day = 0; day < 700; day += 1) {
      const [mean, real] = [
        sky.position('meanNode', J2000 + day, 'geocentre'),
        sky.position('trueNode', J2000 + day, 'geocentre'),
      ];
      widestDeg = Math.max(widestDeg, Math.abs(((mean.longitudeDeg - real.longitudeDeg + 540) % 360) - 180));
      directCount += real.speedDegPerDay > 0 ? 1 : 0;
      expect(mean.speedDegPerDay).toBeLessThan(0);
    }
    expect(widestDeg).toBeGreaterThan(1);
    expect(widestDeg).toBeLessThan(1.8);
    expect(directCount).toBeGreaterThan(0);
  });

  test('the speed of a true node does not leap where the library’s file of the Moon begins another polynomial', () => {
    const start = jdUtOf({ year: 1427, month: 5, day: 16, hours: 2, minutes: 39, seconds: 0 }, 0); // The border is at 02:39:48.
    const speeds = Array.from(
      { length: 120 },
      (_, second) => sky.position('trueNode', start + second / 86_400, 'geocentre').speedDegPerDay,
    );
    for (const speed of speeds) expect(speed).toBeCloseTo(0.0169, 3);
  });

  test('at Mercury’s station of 1 April 2024 the sign of the speed is right, however small it is', () => {
    const speedAt = (hours: number) =>
      sky.position('mercury', midnight(2024, 4, 1) + hours / 24, 'geocentre').speedDegPerDay;
    expect(speedAt(20)).toBeGreaterThan(0); // The almanacs have it turn at 22:14 UT.
    expect(speedAt(24)).toBeLessThan(0);
    expect(Math.abs(speedAt(22.24))).toBeLessThan(0.001);
  });

  test('the true ayanamsa of 1990-03-15 05:00 UT by Lahiri is 23.7236034°', () => {
    const jdUt = jdUtOf({ year: 1990, month: 3, day: 15, hours: 10, minutes: 30, seconds: 0 }, 19_800);
    expect(sky.ayanamsaDeg('lahiri', jdUt)).toBeCloseTo(23.723_603_4, 7);
  });
});
