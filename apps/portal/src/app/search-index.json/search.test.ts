import { expect, test } from 'vitest';
import { NAMED_IDS } from '../../shared/also-known-as.ts';
import { OPERATIONS } from '../../shared/operations.ts';
import { referencePath } from '../../site/reference/operations.ts';
import { WORKSPACE_PAGES } from '../../features/workspace/shell/workspace-pages.tsx';
import { searchEntries } from '../../shared/shell/page-link.ts';
import { findEntries, inGroups } from '../../shared/search/entry.ts';
import { STRANGER_QUERIES } from './stranger-queries.ts';
import { SEARCH_ENTRIES } from '../../site/search/search-index.ts';

const firstOf = (query: string) => findEntries(SEARCH_ENTRIES, query, 24)[0];
const hrefsOf = (query: string) => findEntries(SEARCH_ENTRIES, query, 24).map(({ href }) => href);

test.each(OPERATIONS.map(({ id }) => [id] as const))('%s is found by its path', (id) => {
  expect(hrefsOf(`/${id}`)).toContain(referencePath(id));
});

test('what was meant stands first', () => {
  expect(firstOf('sun times')?.href).toBe('/reference/panchang/sun-times');
  expect(firstOf('credits_exhausted')?.href).toBe('/docs/errors/credits_exhausted');
  expect(firstOf('idempotency')?.href).toBe('/docs/idempotency');
  expect(firstOf('pricing')?.href).toBe('/pricing');
});

test.each([...STRANGER_QUERIES.map(([query]) => query), 'go'])(
  'for “%s” the best entry is the first of the list, and each group is in one piece',
  (query) => {
    const ranked = findEntries([...searchEntries(WORKSPACE_PAGES), ...SEARCH_ENTRIES], query, 24);
    const shown = inGroups(ranked);
    expect(shown[0]).toBe(ranked[0]);
    expect(new Set(shown)).toEqual(new Set(ranked));
    const groups = shown.map(({ group }) => group);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...new Set(groups)]);
  },
);

test.each([
  ['go', '/docs/clients'],
  ['golang', '/docs/clients'],
  ['python', '/docs/clients'],
  ['spending cap', '/billing'],
  ['set a budget', '/billing'],
  ['billing', '/billing'],
  ['invite', '/team'],
  ['revoke', '/keys'],
  ['invoices', '/billing'],
  ['download last month’s invoice', '/billing'],
  ['spending limit', '/billing'],
  ['stop spending', '/billing'],
  ['failed calls', '/requests'],
  ['why a call failed', '/requests'],
  ['leaked key', '/keys'],
  ['stop a key', '/keys'],
  ['credits run low', '/alerts'],
  ['tell my server', '/webhooks'],
  ['tell my server when credits run low', '/webhooks'],
  ['let a colleague see usage but not keys', '/team'],
  ['let a colleague see usage', '/team'],
  ['viewer', '/team'],
  ['delete account', '/settings'],
  ['sso', '/settings'],
])('inside a workspace “%s” leads to its page first', (query, href) =>
  expect(findEntries([...searchEntries(WORKSPACE_PAGES), ...SEARCH_ENTRIES], query, 24)[0]?.href).toBe(href),
);

test('words of the trade, settings and marks over letters lead somewhere', () => {
  expect(hrefsOf('nakshatra')).toContain('/docs/glossary');
  expect(hrefsOf('orb_profile')).toContain('/reference/western/natal');
  expect(hrefsOf('Nakṣatra').length).toBe(hrefsOf('naksatra').length);
});

test.each([
  ['horoscope', '/reference/kundali/basic'],
  ['marriage matching', '/reference/matchmaking/ashtakoot'],
  ['navamsha', '/reference/divisional/d9'],
  ['svg', '/docs/conventions'],
  ['sdk', '/docs/quickstart'],
])('a newcomer who types “%s” finds %s', (query, href) => expect(hrefsOf(query)).toContain(href));

test('other names belong to operations and families that exist', () => {
  const ids = OPERATIONS.map(({ id }) => id);
  expect(NAMED_IDS.filter((named) => !ids.some((id) => id === named || id.startsWith(named)))).toEqual([]);
});

test('a slash asks for operations alone', () => {
  expect(findEntries(SEARCH_ENTRIES, '/', 99).every(({ group }) => group === 'Operations')).toBe(true);
});

test('an unknown word finds nothing, and takes nothing from the others', () => {
  expect(hrefsOf('xyzzyqq')).toEqual([]);
  expect(hrefsOf('sade sati xyzzyqq')).toContain('/reference/astrology/sade-sati/advanced');
});

test('the index is small enough to be loaded on a phone', () => {
  expect(JSON.stringify(SEARCH_ENTRIES).length).toBeLessThan(160_000);
});
