'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { LiveBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { LoggedRequest } from './reading.ts';
import { RequestDetails } from './request-details.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestTable } from './request-table.tsx';
import { REQUESTS_TEXT } from './text.ts';
import { queryOf, type RequestsWish } from './wish.ts';

const REFRESH_MS = 2_000;

export type Named = { keyId: string; name: string };
export type RequestsRoomProps = { asked: RequestsWish; keys: readonly Named[]; operations: readonly string[] };

/** The newest page is read again while it is looked at; older ones that were opened stay as they are. */
export function RequestsRoom({ asked, keys, operations }: RequestsRoomProps) {
  const trpc = useTRPC();
  const [wish, setWish] = useState(asked);
  const [shown, setShown] = useState<LoggedRequest | null>(null);
  const query = useInfiniteQuery(
    trpc.requests.list.infiniteQueryOptions(wish, {
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : REFRESH_MS),
    }),
  );
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const change = (next: RequestsWish) => {
    setWish(next);
    history.replaceState(null, '', `/requests?${queryOf(next)}`);
  };
  return (
    <>
      <PageHeader
        title={REQUESTS_TEXT.title}
        description={REQUESTS_TEXT.description}
        actions={
          <span>
            <LiveBadge connected={!query.isError} />
          </span>
        }
      />
      <RequestFilters wish={wish} keys={keys} operations={operations} onChange={change} />
      {query.isError ? <Note tone="warn">{REQUESTS_TEXT.stale}</Note> : null}
      <Card aria-label={REQUESTS_TEXT.title} aria-busy={query.isPending}>
        {rows.length > 0 ? (
          <RequestTable rows={rows} keys={keys} onOpen={setShown} />
        ) : (
          <EmptyState title={query.isPending ? REQUESTS_TEXT.loading : REQUESTS_TEXT.empty}>
            {query.isPending ? null : REQUESTS_TEXT.emptyBody}
          </EmptyState>
        )}
      </Card>
      {query.hasNextPage ? (
        <Button
          className="justify-self-start"
          loading={query.isFetchingNextPage}
          loadingLabel={REQUESTS_TEXT.loading}
          onClick={() => query.fetchNextPage()}
        >
          {REQUESTS_TEXT.more}
        </Button>
      ) : null}
      {shown ? <RequestDetails row={shown} keys={keys} onClose={() => setShown(null)} /> : null}
    </>
  );
}
