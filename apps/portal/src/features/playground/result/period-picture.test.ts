import { expect, test } from 'vitest';
import { moved } from './period-picture.tsx';

const part = (name: string, parts = 0) => ({
  name,
  startMs: 0,
  endMs: 1,
  ...(parts > 0 ? { children: Array.from({ length: parts }, (_, index) => ({ name: `${name}${index}`, startMs: 0, endMs: 1 })) } : {}),
}); // prettier-ignore
const PERIODS = [part('a', 2), part('b', 3), part('c')];

test('arrows go to neighbours and stop at both ends', () => {
  expect(moved(PERIODS, [0], 'ArrowRight')).toEqual([1]);
  expect(moved(PERIODS, [2], 'ArrowRight')).toEqual([2]);
  expect(moved(PERIODS, [0], 'ArrowLeft')).toEqual([0]);
  expect(moved(PERIODS, [1, 2], 'ArrowRight')).toEqual([1, 2]);
});

test('a level down opens the first part, where there is one; a level up closes it', () => {
  expect(moved(PERIODS, [1], '+')).toEqual([1, 0]);
  expect(moved(PERIODS, [2], 'Enter')).toBeNull();
  expect(moved(PERIODS, [1, 2], 'Escape')).toEqual([1]);
  expect(moved(PERIODS, [1], '-')).toBeNull();
  expect(moved(PERIODS, [], 'ArrowDown')).toEqual([0]);
  expect(moved(PERIODS, [0], 'x')).toBeNull();
});
