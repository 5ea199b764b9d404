import { expect, test } from 'vitest';
import { findEntries } from '../../shared/search/entry.ts';
import { SEARCH_ENTRIES } from '../../site/search/search-index.ts';
import { STRANGER_QUERIES } from './stranger-queries.ts';

const PATHS = new Set(SEARCH_ENTRIES.map(({ href }) => href));

test('the list has at least 120 queries, each once, and a page for each', () => {
  expect(STRANGER_QUERIES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(STRANGER_QUERIES.map(([query]) => query)).size).toBe(STRANGER_QUERIES.length);
  expect(STRANGER_QUERIES.flatMap(([, ...pages]) => pages.filter((page) => !PATHS.has(page)))).toEqual([]);
});

test.each(STRANGER_QUERIES)('“%s” leads to its page among the first three', (query, ...pages) => {
  const found = findEntries(SEARCH_ENTRIES, query, 3).map(({ href }) => href);
  expect({ query, found, hasPage: found.some((href) => pages.includes(href)) }).toMatchObject({ hasPage: true });
});
