import { expect, test } from 'vitest';
import { REFERENCE_OPERATIONS, referencePath } from '../reference/operations.ts';
import { ROOMS } from '../workspace/rooms.tsx';
import { roomEntries } from '../workspace/room-entries.ts';
import { findEntries } from './find-entries.ts';
import { SEARCH_ENTRIES } from './search-index.ts';

const firstOf = (query: string) => findEntries(SEARCH_ENTRIES, query, 24)[0];
const hrefsOf = (query: string) => findEntries(SEARCH_ENTRIES, query, 24).map(({ href }) => href);

test.each(REFERENCE_OPERATIONS.map(({ id }) => [id] as const))('%s is found by its path', (id) => {
  expect(hrefsOf(`/${id}`)).toContain(referencePath(id));
});

test('what was meant stands first', () => {
  expect(firstOf('sun times')?.href).toBe('/reference/panchang/sun-times');
  expect(firstOf('credits_exhausted')?.href).toBe('/docs/errors/credits_exhausted');
  expect(firstOf('idempotency')?.href).toBe('/docs/idempotency');
  expect(firstOf('pricing')?.href).toBe('/pricing');
});

test.each([
  ['billing', '/billing'],
  ['invite', '/team'],
  ['revoke', '/keys'],
  ['invoices', '/billing'],
])('inside a workspace “%s” leads to its room first', (query, href) =>
  expect(findEntries([...roomEntries(ROOMS), ...SEARCH_ENTRIES], query, 24)[0]?.href).toBe(href),
);

test('words of the trade, settings and marks over letters lead somewhere', () => {
  expect(hrefsOf('nakshatra')).toContain('/docs/glossary');
  expect(hrefsOf('orb_profile')).toContain('/reference/western/natal');
  expect(hrefsOf('Nakṣatra').length).toBe(hrefsOf('naksatra').length);
});

test('a slash asks for operations alone', () => {
  expect(findEntries(SEARCH_ENTRIES, '/', 99).every(({ group }) => group === 'Operations')).toBe(true);
});

test('every word of the query must occur', () => {
  expect(hrefsOf('panchang xyzzy')).toEqual([]);
});

test('the index is small enough to be loaded on a phone', () => {
  expect(JSON.stringify(SEARCH_ENTRIES).length).toBeLessThan(64_000);
});
