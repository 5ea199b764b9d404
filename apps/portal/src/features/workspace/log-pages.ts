import { keepPreviousData } from '@tanstack/react-query';

type Seen = { state: { data?: { pages: readonly unknown[] } | undefined } };

/**
 * How a log is read, page by page. The first page may have come with the room, so that the first picture has its rows; the
 * newest is read again while it is looked at, and older ones that were opened stay as they are.
 */
export const logPages = <Page extends { next: unknown }>(first: Page | null, everyMs: number | false) => ({
  getNextPageParam: ({ next }: Page): Page['next'] => next,
  ...(first && { initialData: { pages: [first], pageParams: [null] } }),
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }: Seen) => (state.data && state.data.pages.length > 1 ? false : everyMs),
});
