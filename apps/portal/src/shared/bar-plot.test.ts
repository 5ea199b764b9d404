import { expect, test } from 'vitest';
import { axisOf } from './bar-plot.tsx';

test.each([
  [0, [0, 1, 2, 3, 4]],
  [1, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [19_600, [0, 5_000, 10_000, 15_000, 20_000]],
  [20_001, [0, 10_000, 20_000, 30_000, 40_000]],
])('up to %s', (largest, marks) => expect(axisOf(largest)).toEqual(marks));

test('whatever the largest value, it fits, and every mark is a whole number', () => {
  for (let largest = 0; largest < 5_000; largest += 1) {
    const marks = axisOf(largest);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(marks.every(Number.isInteger)).toBe(true);
    expect(marks.length).toBeLessThanOrEqual(6);
  }
});
