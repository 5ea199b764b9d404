import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { natal } from '../chart-operations.ts';
import { astrocartography, relocation } from './map-operations.ts';
import { ALL_POINTS } from '../settings/point-settings.ts';

const sky = await createEphemeris();
const mapOf = (input: object) =>
  astrocartography.output.parse(astrocartography.compute(astrocartography.input.parse(input), sky));
const movedTo = (input: object) => relocation.output.parse(relocation.compute(relocation.input.parse(input), sky));

test('a relocated chart is the birth chart of the same instant at the new place', () => {
  const { moved, metadata, ...chart } = movedTo({ ...EXAMPLE_BIRTH, to_latitude: 51.5, to_longitude: -0.13 });
  const there = { ...EXAMPLE_BIRTH, latitude: 51.5, longitude: -0.13 };
  const { metadata: _, ...expected } = natal.output.parse(natal.compute(natal.input.parse(there), sky));
  expect(chart).toEqual(expected);
  expect(metadata.house_system).toBe('placidus');
  const atBirth = natal.compute(natal.input.parse(EXAMPLE_BIRTH), sky).planets;
  const changed = atBirth.filter(({ house }, index) => house !== chart.planets[index]?.house);
  expect(moved.map(({ name, natal_house }) => [name, natal_house])).toEqual(
    changed.map(({ name, house }) => [name, house]),
  );
});

test('a chart that is moved to its own birthplace has no planet in another house', () => {
  const { latitude: to_latitude, longitude: to_longitude } = EXAMPLE_BIRTH;
  expect(movedTo({ ...EXAMPLE_BIRTH, to_latitude, to_longitude }).moved).toEqual([]);
});

test('lines go from south to north, are cut at the date line, and end on the meridians', () => {
  const { lines, zeniths } = mapOf(EXAMPLE_BIRTH);
  expect(lines.features).toHaveLength(4 * zeniths.length);
  for (const { geometry } of lines.features) {
    const latitudes = geometry.coordinates.flatMap((piece) => piece.map(([, latitude = Number.NaN]) => latitude));
    expect(latitudes).toEqual(latitudes.toSorted((a, b) => a - b));
    for (const piece of geometry.coordinates)
      piece
        .slice(1)
        .forEach(([longitude = Number.NaN], index) =>
          expect(Math.abs(longitude - (piece[index]?.[0] ?? 0))).toBeLessThanOrEqual(180),
        );
  }
});

test('a place on a line is at no distance from it', () => {
  const { lines } = mapOf(EXAMPLE_BIRTH);
  for (const { properties, geometry } of lines.features.slice(0, 8)) {
    const [near_longitude = 0, near_latitude = 0] = geometry.coordinates[0]?.[0] ?? [];
    const { nearest } = mapOf({ ...EXAMPLE_BIRTH, near_latitude, near_longitude, nearest_count: 58 });
    const found = nearest.find(({ point, distance }) => point === properties.point && distance < 0.0001);
    expect(found).toBeDefined();
  }
});

test('crossings are listed if asked for: two meridians of each with the horizon of the other, and two of both horizons', () => {
  expect(mapOf(EXAMPLE_BIRTH).crossings).toBeNull();
  expect(mapOf({ ...EXAMPLE_BIRTH, crossings: true }).crossings).toHaveLength(55 * 6);
});

test('half a place is refused with the member that is missing', () => {
  const read = astrocartography.input.safeParse({ ...EXAMPLE_BIRTH, near_latitude: 3 });
  expect(read.error?.issues).toMatchObject([
    { path: ['near_longitude'], message: 'near_latitude and near_longitude are one place: send both, or neither' },
  ]);
});

const anyBirth = fc.record({
  year: fc.integer({ min: 1801, max: 2398 }), // From 1801 on every point has an ephemeris.
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 28 }),
  hours: fc.integer({ min: 0, max: 23 }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('every birth has lines of every point at every spacing, and can be moved anywhere', () => {
  fc.assert(
    fc.property(anyBirth, fc.double({ min: 1, max: 30, noNaN: true }), (birth, spacing) => {
      const settings = { points: ALL_POINTS.join(','), lines_in: 'zodiacal' };
      const { lines } = mapOf({ ...EXAMPLE_BIRTH, ...birth, spacing, settings });
      const numbers = lines.features.flatMap(({ geometry }) => geometry.coordinates.flat(2));
      expect(numbers.every(Number.isFinite)).toBe(true);
      const to = { to_latitude: -birth.latitude, to_longitude: -birth.longitude };
      expect(movedTo({ ...EXAMPLE_BIRTH, ...birth, ...to }).house_cusps).toHaveLength(12);
    }),
    { numRuns: 600 },
  );
});
