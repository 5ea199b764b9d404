import { expect, test } from 'vitest';
import { grownBy, type Vitals } from './vitals.ts';

const minute = (memoryMb: number, name = 'first API', isKept = true): Vitals => ({
  name,
  isKept,
  memoryMb,
  handles: 9,
});

test('memory that grows from the first quarter to the last is seen; one odd minute is not', () => {
  const steady = Array.from({ length: 40 }, (_, index) => [minute(index === 3 || index === 38 ? 900 : 200)]);
  expect(grownBy(steady)).toEqual([{ name: 'first API', fromMb: 200, toMb: 200, percent: 0 }]);
  const growing = Array.from({ length: 40 }, (_, index) => [minute(200 + index), minute(5 * index, 'API', false)]);
  expect(grownBy(growing)).toEqual([{ name: 'first API', fromMb: 205, toMb: 235, percent: 15 }]);
});

test('a run of few minutes says nothing about growth', () => {
  expect(grownBy(Array.from({ length: 19 }, (_, index) => [minute(100 * index)]))).toEqual([]);
});
