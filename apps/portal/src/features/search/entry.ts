/** One thing that can be found; small, because a browser loads them all. */
export type SearchEntry = {
  group: SearchGroup;
  title: string;
  detail: string;
  href: string;
  /** Not shown: other words that lead here. */
  also?: string;
  /** Stands at the right: a price, a status. */
  note?: string;
};

/** In the order in which they are shown. */
export const SEARCH_GROUPS = ['Rooms', 'Operations', 'Docs', 'Pages', 'Words', 'Errors'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

export const SEARCH_INDEX_PATH = '/search-index.json';
