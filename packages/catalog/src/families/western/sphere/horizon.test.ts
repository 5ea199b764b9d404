import { altitudeDeg, equatorialOf, shortestArcDeg } from '@graha/astro-engine/core/angle';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { localSpace } from './local-space.ts';
import { parans } from './parans.ts';

const sky = await createEphemeris();
const paransOf = (input: object) => parans.output.parse(parans.compute(parans.input.parse(input), sky));
const spaceOf = (input: object) => localSpace.output.parse(localSpace.compute(localSpace.input.parse(input), sky));

test('Venus of Meeus’ example 13.b has the printed azimuth and altitude', () => {
  const { points } = spaceOf({
    year: 1987, month: 4, date: 10, hours: 19, minutes: 21, latitude: 38.921389, longitude: -77.065556, timezone: 0,
  }); // prettier-ignore
  const venus = points.find(({ name }) => name === 'Venus');
  expect(venus?.azimuth).toBeCloseTo(68.0337 + 180, 3); // Printed from the south.
  expect(venus?.altitude).toBeCloseTo(15.1249, 3);
});

test('both lines of a planet leave the birthplace and end opposite it', () => {
  const { lines, points } = spaceOf({ ...EXAMPLE_BIRTH, spacing: 7 });
  const { latitude, longitude } = EXAMPLE_BIRTH;
  expect(lines.features).toHaveLength(2 * points.length);
  for (const { geometry } of lines.features) {
    const [east = Number.NaN, north] = geometry.coordinates.at(-1)?.at(-1) ?? [];
    expect(geometry.coordinates[0]?.[0]).toEqual([expect.closeTo(longitude, 6), expect.closeTo(latitude, 6)]);
    expect(north).toBeCloseTo(-latitude, 6);
    expect(shortestArcDeg(longitude + 180, east)).toBeCloseTo(0, 6);
  }
});

test('at the instant of a paran the planet is on its angle, and the star within the orb of its own', () => {
  const { parans: found } = paransOf({ ...EXAMPLE_BIRTH, orb: 1 });
  expect(found.length).toBeGreaterThan(10);
  const place = { latitudeDeg: EXAMPLE_BIRTH.latitude, longitudeDeg: EXAMPLE_BIRTH.longitude, altitudeM: 0 };
  for (const { star, star_angle, at, orb } of found) {
    const jdUt = Date.parse(at) / 86_400_000 + 2_440_587.5;
    const { longitudeDeg, latitudeDeg } = sky.star(star, jdUt);
    const { rightAscensionDeg, declinationDeg } = equatorialOf(longitudeDeg, latitudeDeg, sky.obliquityDeg(jdUt));
    const hourDeg = shortestArcDeg(rightAscensionDeg, sky.houses('whole_sign', jdUt, place).armcDeg);
    // Half a second of rounding is 0.002°.
    const isOn = (turnedDeg: number): boolean => {
      if (star_angle === 'midheaven') return Math.abs(hourDeg + turnedDeg) < 0.005;
      if (star_angle === 'imum_coeli') return Math.abs(shortestArcDeg(180, hourDeg + turnedDeg)) < 0.005;
      return Math.abs(altitudeDeg(declinationDeg, hourDeg + turnedDeg, place.latitudeDeg)) < 0.005;
    };
    expect(isOn(orb) || isOn(-orb)).toBe(true);
  }
});

test('a wider orb adds parans and loses none', () => {
  const named = (orb: number) => paransOf({ ...EXAMPLE_BIRTH, orb }).parans.map((one) => JSON.stringify(one));
  expect(named(2)).toEqual(expect.arrayContaining(named(0.5)));
});

test('at a pole no star crosses the horizon, and parans are on the meridian', () => {
  const { circumpolar, parans: found } = paransOf({ ...EXAMPLE_BIRTH, latitude: 90, orb: 2 });
  expect(circumpolar).toHaveLength(29);
  expect(circumpolar.find(({ star }) => star === 'Vega')?.is_up).toBe(true);
  expect(circumpolar.find(({ star }) => star === 'Canopus')?.is_up).toBe(false);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ star_angle, point_angle }) => /ing/.test(star_angle + point_angle))).toEqual([]);
});

const anyBirth = fc.record({
  year: fc.integer({ min: 601, max: 2398 }),
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 28 }),
  hours: fc.integer({ min: 0, max: 23 }),
  minutes: fc.integer({ min: 0, max: 59 }),
  latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 0, 66.56, 90)),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  timezone: fc.integer({ min: -12, max: 14 }),
});

test('every birth of all years and latitudes has parans and lines of finite numbers', () => {
  fc.assert(
    fc.property(anyBirth, fc.double({ min: 1, max: 30, noNaN: true }), (birth, spacing) => {
      const { parans: found, day_start, day_end } = paransOf({ ...birth, orb: 1 });
      for (const { at, orb } of found) {
        expect(orb).toBeLessThanOrEqual(1);
        expect(at.slice(0, 10)).toBe(day_start.slice(0, 10));
      }
      expect(day_start < day_end).toBe(true);
      const numbers = spaceOf({ ...birth, spacing }).lines.features.flatMap(({ geometry }) =>
        geometry.coordinates.flat(2),
      );
      expect(numbers.every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
