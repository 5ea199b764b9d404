import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { primaryDirections } from './primary-directions.ts';

const sky = await createEphemeris();
const directed = (input: object) =>
  primaryDirections.output.parse(primaryDirections.compute(primaryDirections.input.parse(input), sky));
const named = ({ directions }: ReturnType<typeof directed>) =>
  directions.map(({ promissor, aspect, side, significator, motion }) =>
    [promissor, aspect, side, significator, motion].join(' '),
  );

const CHURCHILL = {
  year: 1874, month: 11, date: 30, hours: 1, minutes: 30, latitude: 51.85, longitude: -1.35, timezone: 0, age_to: 40,
  settings: { significators: 'all' },
}; // prettier-ignore

test('the Sun of Winston Churchill reaches Mercury by the printed arc of 24°25′, in September 1899', () => {
  const found = directed(CHURCHILL).directions.find(
    ({ promissor, aspect, significator, motion }) =>
      promissor === 'Sun' && aspect === 'conjunction' && significator === 'Mercury' && motion === 'direct',
  );
  expect(found?.arc).toBeCloseTo(24 + 25 / 60, 1);
  expect(found?.date.slice(0, 7)).toBe('1899-09');
  expect(found?.age).toBeCloseTo(24.78, 2);
});

test('the list is in the order of ages, within the span, and the key turns arcs into years', () => {
  const { directions, year_arc } = directed({ ...EXAMPLE_BIRTH, age_from: 20, age_to: 60, settings: { key: 'brahe' } });
  const ages = directions.map(({ age }) => age);
  expect(ages).toEqual(ages.toSorted((one, other) => one - other));
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...ages)).toBeLessThanOrEqual(60);
  for (const { arc, age } of directions) expect(arc / year_arc).toBeCloseTo(age, 5);
});

test('a planet is not directed to its own body, and an angle is carried to nothing', () => {
  const all = named(directed({ ...EXAMPLE_BIRTH, age_to: 120, settings: { significators: 'all' } }));
  expect(all.filter((text) => /^(\w+) conjunction\s+\1/.test(text))).toEqual([]);
  expect(all.filter((text) => /(Ascendant|Midheaven) converse/.test(text))).toEqual([]);
  const reversed = named(directed({ ...EXAMPLE_BIRTH, age_to: 120, settings: { converse: 'sky_reversed' } }));
  expect(reversed.some((text) => /Ascendant converse/.test(text))).toBe(true);
});

test('the body of a planet has one arc in the zodiac and between the houses, and its aspects have two', () => {
  const arcsOf = (method: string, aspect: string) =>
    directed({ ...EXAMPLE_BIRTH, age_to: 120, settings: { method } })
      .directions.filter((one) => one.aspect === aspect && one.motion === 'direct')
      .map(({ arc }) => arc);
  expect(arcsOf('placidus_zodiacal', 'conjunction')).toEqual(arcsOf('placidus_mundane', 'conjunction'));
  expect(arcsOf('placidus_zodiacal', 'trine')).not.toEqual(arcsOf('placidus_mundane', 'trine'));
});

test('at a pole every point is circumpolar, and the midheaven alone is reached', () => {
  const { directions, circumpolar } = directed({ ...EXAMPLE_BIRTH, latitude: 90, age_to: 120 });
  expect(circumpolar).toHaveLength(11 * 8);
  expect(new Set(directions.map(({ significator }) => significator))).toEqual(new Set(['Midheaven']));
});

test('ages in the wrong order are refused with the age that is meant', () => {
  const read = primaryDirections.input.safeParse({ ...EXAMPLE_BIRTH, age_from: 50 });
  expect(read.error?.issues).toMatchObject([
    { path: ['age_to'], message: 'age_to must be greater than age_from, which is 50' },
  ]);
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
const anySettings = fc.record({
  method: fc.constantFrom('placidus_zodiacal', 'placidus_mundane', 'regiomontanus'),
  latitudes: fc.constantFrom('bodies', 'none'),
  converse: fc.constantFrom('significator_moves', 'sky_reversed'),
  key: fc.constantFrom('naibod', 'ptolemy', 'brahe'),
  significators: fc.constantFrom('luminaries_and_angles', 'all'),
});

test('every birth of all years and latitudes has directions by every rule, with finite arcs', () => {
  fc.assert(
    fc.property(anyBirth, anySettings, (birth, settings) => {
      const { directions, circumpolar } = directed({ ...birth, age_to: 120, settings });
      expect(directions.length).toBeGreaterThan(0);
      expect(directions.every(({ arc, age }) => Number.isFinite(arc) && Number.isFinite(age))).toBe(true);
      expect(Math.abs(birth.latitude) > 60 || circumpolar.length === 0).toBe(true);
    }),
    { numRuns: 600 },
  );
});
