import { createFinder, type Finder } from '@graha/catalog/search/find-texts';

/** One entry of the index; small, because a browser loads all entries. */
export type SearchEntry = {
  group: SearchGroup;
  title: string;
  detail: string;
  href: string;
  /** Other search words for the entry; not shown. */
  also?: string;
  /** Shown at the right: a price, a status. */
  note?: string;
};

type SearchGroup = 'Requests' | 'Keys' | 'Members' | 'Workspace' | 'Operations' | 'Docs' | 'Pages' | 'Words' | 'Errors';

export const SEARCH_INDEX_PATH = '/search-index.json';

const finders = new WeakMap<readonly SearchEntry[], Finder<SearchEntry>>();

/** Returns the search of a list, which is indexed once. */
function finderOf(entries: readonly SearchEntry[]): Finder<SearchEntry> {
  const known = finders.get(entries);
  if (known !== undefined) return known;
  const made = createFinder(entries);
  finders.set(entries, made);
  return made;
}

/** Returns the best entries for a query, best first. A slash at its beginning limits the search to operations. */
export function findEntries(entries: readonly SearchEntry[], query: string, countMax: number): SearchEntry[] {
  const isPath = query.trim().startsWith('/');
  if (!/[\p{L}\p{N}]/u.test(query))
    return entries.filter(({ group }) => !isPath || group === 'Operations').slice(0, countMax);
  const found = finderOf(entries)(query, isPath ? entries.length : countMax);
  return (isPath ? found.filter(({ group }) => group === 'Operations') : found).slice(0, countMax);
}

/** Sorts entries by group, the group of the best entry first. The order within a group stays, so the best entry stays the first. */
export function inGroups(ranked: readonly SearchEntry[]): SearchEntry[] {
  const groups = new Map<SearchGroup, SearchEntry[]>();
  for (const entry of ranked) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups.values()].flat();
}
