import { expect, test } from 'vitest';
import { OPERATIONS } from '../../shared/operations.ts';
import { OMISSIONS } from './omissions.ts';

const ids = OPERATIONS.map(({ id }) => id);

test('a technique that is left out has no operation, and those named in its place exist', () => {
  expect(OMISSIONS.flatMap(({ instead }) => instead).filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => /sthira|brahma-dasha|moola-dasha|lal-kitab|agastya|prashna/.test(id))).toEqual([]);
});

test('the reason is a whole sentence', () => {
  for (const { why } of OMISSIONS) expect(why).toMatch(/^[A-Z].+\.$/);
  expect(new Set(OMISSIONS.map(({ name }) => name)).size).toBe(OMISSIONS.length);
});
