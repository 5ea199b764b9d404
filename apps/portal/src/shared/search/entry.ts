/** One entry of the index; small, because a browser loads all of them. */
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
export const SEARCH_GROUPS = ['Workspace', 'Operations', 'Docs', 'Pages', 'Words', 'Errors'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

export const SEARCH_INDEX_PATH = '/search-index.json';
