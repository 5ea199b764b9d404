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

/** In display order. */
export const SEARCH_GROUPS = [
  'Requests',
  'Keys',
  'Members',
  'Workspace',
  'Operations',
  'Docs',
  'Pages',
  'Words',
  'Errors',
] as const;
type SearchGroup = (typeof SEARCH_GROUPS)[number];

export const SEARCH_INDEX_PATH = '/search-index.json';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[-_/.]+/g, ' ')
    .trim();

const TITLE_STARTS = 8;
const TITLE_WORD_STARTS = 5;
const TITLE_HAS = 3;
const DETAIL_HAS = 1;

/** Returns the score of one word of the query; 0 if it does not occur. */
function fit(word: string, title: string, rest: string): number {
  if (title.startsWith(word)) return TITLE_STARTS;
  if (` ${title}`.includes(` ${word}`)) return TITLE_WORD_STARTS;
  if (title.includes(word)) return TITLE_HAS;
  return ` ${rest}`.includes(` ${word}`) ? DETAIL_HAS : 0;
}

/**
 * Returns entries that contain each word of the query, best first within each group. A slash at its beginning limits the search
 * to operations.
 */
export function findEntries(entries: readonly SearchEntry[], query: string, countMax: number): SearchEntry[] {
  const words = plain(query).split(' ').filter(Boolean);
  const asked = query.trim().startsWith('/') ? entries.filter(({ group }) => group === 'Operations') : entries;
  const scored = asked.flatMap((entry) => {
    const title = plain(entry.title);
    const rest = plain(`${entry.detail} ${entry.also ?? ''}`);
    const fits = words.map((word) => fit(word, title, rest));
    const exact = title === words.join(' ') ? TITLE_STARTS : 0;
    return fits.includes(0) ? [] : [{ entry, score: exact + fits.reduce((sum, one) => sum + one, 0) }];
  });
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, countMax);
  return SEARCH_GROUPS.flatMap((group) => best.filter(({ entry }) => entry.group === group)).map(({ entry }) => entry);
}
