import { keepPreviousData } from '@tanstack/react-query';

type Seen = { state: { data?: { pages: readonly unknown[] } | undefined } };

/**
 * Options of an infinite query of a log. The first page may come with the server's HTML. The newest page is loaded again every
 * `everyMs` until the reader opens older ones.
 */
export const logPages = <Page extends { next: unknown }>(first: Page | null, everyMs: number | false) => ({
  getNextPageParam: ({ next }: Page): Page['next'] => next,
  ...(first && { initialData: { pages: [first], pageParams: [null] } }),
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }: Seen) => (state.data && state.data.pages.length > 1 ? false : everyMs),
});
