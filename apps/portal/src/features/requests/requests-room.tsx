'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { LiveBadge } from '../../ui/badge.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { addressOf } from '../workspace/address-of.ts';
import { logPages } from '../workspace/log-pages.ts';
import { PagedCard } from '../workspace/paged-card.tsx';
import type { LoggedRequest, Named, RequestsPage } from './reading.ts';
import { RequestDetails } from './request-details.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestTable } from './request-table.tsx';
import { REQUESTS_TEXT } from './text.ts';
import type { RequestsWish } from './wish.ts';

const REFRESH_MS = 2_000;

export type RequestsRoomProps = {
  asked: RequestsWish;
  first: RequestsPage;
  keys: readonly Named[];
  operations: readonly string[];
};

export function RequestsRoom({ asked, first, keys, operations }: RequestsRoomProps) {
  const trpc = useTRPC();
  const [wish, setWish] = useState(asked);
  const [shown, setShown] = useState<LoggedRequest | null>(null);
  const query = useInfiniteQuery(
    trpc.requests.list.infiniteQueryOptions(wish, logPages(wish === asked ? first : null, REFRESH_MS)),
  );
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const change = (next: RequestsWish) => {
    setWish(next);
    history.replaceState(null, '', addressOf('/requests', next));
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
      <PagedCard title={REQUESTS_TEXT.title} text={REQUESTS_TEXT} pages={query}>
        {rows.length > 0 ? <RequestTable rows={rows} keys={keys} onOpen={setShown} /> : null}
      </PagedCard>
      {shown ? <RequestDetails row={shown} keys={keys} onClose={() => setShown(null)} /> : null}
    </>
  );
}
