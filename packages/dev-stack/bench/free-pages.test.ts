import { expect, test } from 'vitest';
import { FREE_PAGES, freeRoutes } from './free-pages.ts';

test('the worst address of every route that needs no session is measured, and no other', () => {
  expect(freeRoutes().toSorted()).toEqual(Object.keys(FREE_PAGES).toSorted());
});
