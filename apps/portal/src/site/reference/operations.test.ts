import { expect, test } from 'vitest';
import { catalog, FAMILIES } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { FAMILY_ROWS } from './operations.ts';

test('the index counts every operation of the catalogue once', () => {
  const counted = FAMILY_ROWS.reduce((sum, row) => sum + row.operationCount, 0);
  expect(counted).toBe(OWN_OPERATIONS.length);
  expect(OWN_OPERATIONS.length).toBe(listOperations(catalog).filter(({ aliasOf }) => aliasOf === undefined).length);
});

test('every family with an operation of its own has a row, in the order of the catalogue', () => {
  const families = [...new Set(OWN_OPERATIONS.map(({ family }) => family))];
  expect(FAMILY_ROWS.map((row) => row.family).toSorted()).toEqual(families.toSorted());
  expect(FAMILY_ROWS.map((row) => row.family)).toEqual(Object.keys(FAMILIES).filter((name) => families.includes(name)));
});
