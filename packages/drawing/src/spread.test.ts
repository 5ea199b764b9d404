import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insideWalls, spread } from './spread.ts';

const longitudes = fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 1, maxLength: 14 });

const gaps = (placed: readonly number[], ends: 'cyclic' | 'walls'): number[] => {
  const sorted = placed.toSorted((a, b) => a - b);
  const between = sorted.slice(1).map((value, index) => value - (sorted[index] ?? 0));
  return ends === 'cyclic' ? [...between, (sorted[0] ?? 0) + 360 - (sorted.at(-1) ?? 0)] : between;
};

test.each([
  ['cyclic', undefined],
  ['walls', insideWalls],
] as const)('every label has space, ends %s', (ends, walls) => {
  fc.assert(
    fc.property(longitudes, (values) => {
      for (const gap of gaps(spread(values, 9.6, walls), ends)) expect(gap).toBeGreaterThan(9.5);
    }),
  );
});

test('labels with enough space do not move', () => {
  expect(spread([10, 200, 100], 9.6)).toEqual([10, 200, 100]);
});

test('a label that a wall turns back pushes its neighbour', () => {
  const [first = 0, second = 0] = spread([0, 9.599], 9.6, insideWalls);
  expect(first).toBeCloseTo(4.8, 2);
  expect(second).toBeCloseTo(14.4, 2);
});

test('two too near move apart by the same amount', () => {
  expect(spread([100, 102], 10)).toEqual([96, 106]);
});

test('neighbours over 0° see each other on a wheel', () => {
  const [before = 0, after = 0] = spread([359, 1], 10);
  expect([before, after]).toEqual([355, 5]);
});

test('the order of the bodies is kept', () => {
  fc.assert(
    fc.property(longitudes, (values) => {
      const placed = spread(values, 7, insideWalls);
      const byTruth = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
      const alongStrip = byTruth.map((index) => placed[index] ?? 0);
      expect(alongStrip).toEqual(alongStrip.toSorted((a, b) => a - b));
    }),
  );
});
