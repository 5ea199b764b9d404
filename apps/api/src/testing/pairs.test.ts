import { randomNumbers } from '@graha/config/random.ts';
import { expect, test } from 'vitest';
import { rowsOfAllPairs } from './pairs.ts';

const COLUMNS = [
  ['a', 'b', 'c'],
  [1, 2],
  [true, false],
  ['x', 'y', 'z', 'w'],
];

test('every value of a column meets every value of each other column', () => {
  const rows = rowsOfAllPairs(COLUMNS, randomNumbers(1));
  for (const [column, values] of COLUMNS.entries())
    for (const [other, others] of COLUMNS.entries())
      for (const value of values)
        for (const one of column === other ? [] : others)
          expect(rows.some((row) => row[column] === value && row[other] === one)).toBe(true);
});

test('takes far fewer rows than all combinations, and the same ones each time', () => {
  const rows = rowsOfAllPairs(COLUMNS, randomNumbers(1));
  expect(rows.length).toBeLessThanOrEqual(16);
  expect(rowsOfAllPairs(COLUMNS, randomNumbers(1))).toEqual(rows);
});

test('a table of one column has no pairs', () => expect(rowsOfAllPairs([[1, 2]], randomNumbers(1))).toEqual([]));
