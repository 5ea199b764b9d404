export const SEARCH = {
  open: 'Search',
  title: 'Search docs and operations',
  titleInside: 'Search or jump to',
  label: 'Look for',
  hint: 'An operation, a page, a word, an error code',
  loading: 'Loading the index.',
  failed: 'The index could not be loaded. Close this and try again.',
  nothing: (query: string) => `Nothing found for “${query}”. Try one word, or a path such as /kundali.`,
  results: 'Results',
  keys: '↑ ↓ choose · ↵ open · Esc close · / operations only',
} as const;
