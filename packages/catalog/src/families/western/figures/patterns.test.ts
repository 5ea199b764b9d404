import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { balance, patterns } from './pattern-operations.ts';
import { ALL_POINTS } from '../settings/point-settings.ts';

const sky = await createEphemeris();
const patternsOf = (input: object) => patterns.output.parse(patterns.compute(patterns.input.parse(input), sky));
const balanceOf = (input: object) => balance.output.parse(balance.compute(balance.input.parse(input), sky));

test('figures are of the named points alone, and the shape is of the ten planets whatever is named', () => {
  const all = patternsOf(EXAMPLE_BIRTH);
  const few = patternsOf({ ...EXAMPLE_BIRTH, settings: { points: 'sun,moon,saturn' } });
  expect(few.shape).toEqual(all.shape);
  const named = few.figures.flatMap(({ points }) => points);
  expect(named.filter((point) => !['Sun', 'Moon', 'Saturn'].includes(point))).toEqual([]);
});

test('a larger stellium is asked for by its size', () => {
  const sizes = [3, 4, 5].map((stellium_size) => patternsOf({ ...EXAMPLE_BIRTH, stellium_size }).stelliums.length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test('metadata has the orbs of the five aspects that figures consist of', () => {
  expect(patternsOf({ ...EXAMPLE_BIRTH, settings: { orb_profile: 'wide' } }).metadata.orbs).toEqual({
    opposition: 10, trine: 10, square: 10, sextile: 6, quincunx: 2,
  }); // prettier-ignore
});

const anyBirth = fc.record({
  year: fc.integer({ min: 1801, max: 2398 }), // From 1801 on every point has an ephemeris.
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 28 }),
  hours: fc.integer({ min: 0, max: 23 }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('every chart has a shape and a balance whose shares are whole, with all points named', () => {
  fc.assert(
    fc.property(anyBirth, (birth) => {
      const asked = { ...EXAMPLE_BIRTH, ...birth, settings: { points: ALL_POINTS.join(',') } };
      expect(patternsOf(asked).shape.span).toBeLessThanOrEqual(360);
      const found = balanceOf(asked);
      for (const rows of [
        found.elements,
        found.modes,
        found.polarities,
        found.horizon,
        found.meridian,
        found.quadrants,
      ])
        expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
    }),
    { numRuns: 600 },
  );
});
