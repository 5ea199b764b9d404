import { expect, test } from 'vitest';
import { catalog } from '../families/catalog.ts';
import { listOperations } from './list-operations.ts';
import { TITLED_IDS, titleOf } from './titles.ts';

const ids = listOperations(catalog).map(({ id }) => id);

test('every operation of the catalogue has a title of its own, and no other id has one', () => {
  expect([...TITLED_IDS].toSorted()).toEqual(ids.toSorted());
  expect(new Set(ids.map(titleOf)).size).toBe(ids.length);
});

test('an operation outside the catalogue is named after its path', () => {
  expect(titleOf('matching/two-charts')).toBe('Two charts');
});
