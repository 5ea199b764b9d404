import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from '@graha/ui/button.tsx';
import { Card } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Note } from '@graha/ui/note.tsx';

type PagedCardProps = {
  title: string;
  text: { loading: string; empty: string; emptyBody: string; more: string; stale: string };
  /** State of an infinite query. */
  pages: {
    isPending: boolean;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** The table; null while it has no rows. */
  children: ReactNode;
};

/** The loaded rows of a log, and a button that loads older ones. */
export const PagedCard = ({ title, text, pages, children }: PagedCardProps) => (
  <>
    {pages.isError ? <Note tone="warn">{text.stale}</Note> : null}
    <Card aria-label={title} aria-busy={pages.isPending}>
      {children ?? (
        <EmptyState title={pages.isPending ? text.loading : text.empty}>
          {pages.isPending ? null : text.emptyBody}
        </EmptyState>
      )}
    </Card>
    {pages.hasNextPage ? (
      <Button
        className="justify-self-start"
        loading={pages.isFetchingNextPage}
        loadingLabel={text.loading}
        onClick={() => pages.fetchNextPage()}
      >
        {text.more}
      </Button>
    ) : null}
  </>
);

type Seen = { state: { data?: { pages: readonly unknown[] } | undefined; dataUpdateCount: number } };
type Interval = number | false | ((query: Seen) => number);

/**
 * Returns options for an infinite query of a log. The first page may come with the server's HTML. The newest page is loaded again
 * at `interval` until the reader opens older ones.
 */
export const logPages = <Page extends { next: unknown }>(first: Page | null, interval: Interval) => ({
  getNextPageParam: ({ next }: Page): Page['next'] => next,
  ...(first && { initialData: { pages: [first], pageParams: [null] } }),
  placeholderData: keepPreviousData,
  refetchInterval: (query: Seen) => {
    if (query.state.data && query.state.data.pages.length > 1) return false;
    return typeof interval === 'function' ? interval(query) : interval;
  },
});
