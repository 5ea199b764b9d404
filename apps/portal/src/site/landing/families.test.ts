import { catalog, FAMILIES } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import { expect, test } from 'vitest';
import { FAMILY_ROWS, OPERATIONS } from './families.ts';

test('the index counts every operation of the catalogue once', () => {
  const counted = FAMILY_ROWS.reduce((sum, row) => sum + row.operationCount, 0);
  expect(counted).toBe(OPERATIONS.length);
  expect(OPERATIONS.length).toBe(listOperations(catalog).filter(({ aliasOf }) => aliasOf === undefined).length);
});

test('every family with an operation of its own has a row, in the order of the catalogue', () => {
  const families = [...new Set(OPERATIONS.map(({ family }) => family))];
  expect(FAMILY_ROWS.map((row) => row.family).toSorted()).toEqual(families.toSorted());
  expect(FAMILY_ROWS.map((row) => row.family)).toEqual(Object.keys(FAMILIES).filter((name) => families.includes(name)));
});
