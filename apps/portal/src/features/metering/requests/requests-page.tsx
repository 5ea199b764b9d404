'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LiveBadge } from '@graha/ui/badge.tsx';
import { isFiltering, RequestsFilter } from '@graha/procedures/requests/filter';
import { NoMatch } from '../../../shared/filters.tsx';
import { useCalmReading } from '../../../shared/calm-reading.ts';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { RequestsHeader } from '../headers.tsx';
import { addressOf } from '../../../shared/paths.ts';
import { PagedCard, logPages } from '../../../shared/paged-card.tsx';
import { ReplicaAge } from '../../../shared/replica-age.tsx';
import { RequestTable, type LoggedRequest, type Named, type RequestBatch } from './request-table.tsx';
import { RequestDetails } from './request-details.tsx';
import { isUncounted, RequestVolumeChart, type RequestVolume } from './request-volume.tsx';
import { RequestFilters } from './request-filters.tsx';

const TEXT = {
  loading: 'Loading',
  empty: 'No requests yet',
  emptyBody:
    'Responses to this workspace appear here by themselves; a call with a wrong key belongs to no workspace. To see older ones, choose a longer time.',
  more: 'Show older',
  stale: 'The log could not be read. We are trying again.',
};

export type RequestsPageProps = {
  initialFilter: RequestsFilter;
  first: RequestBatch;
  keys: readonly Named[];
  operations: readonly string[];
  /** The number of requests over time, for the first filter. */
  volume: RequestVolume;
  mayRead: boolean;
};

export function RequestsPage({ initialFilter, first, volume, keys, operations, mayRead }: RequestsPageProps) {
  const trpc = useTRPC();
  const calm = useCalmReading();
  const [filter, setFilter] = useState(initialFilter);
  const [shown, setShown] = useState<LoggedRequest | null>(null);
  const query = useInfiniteQuery(
    trpc.requests.list.infiniteQueryOptions(filter, logPages(filter === initialFilter ? first : null, calm)),
  );
  const counted = useQuery(
    trpc.requests.volume.queryOptions(filter, {
      refetchInterval: calm,
      placeholderData: keepPreviousData,
      ...(filter === initialFilter ? { initialData: volume } : {}),
    }),
  );
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const change = (next: RequestsFilter) => {
    setFilter(next);
    history.replaceState(null, '', addressOf('/requests', next));
  };
  return (
    <>
      <RequestsHeader
        actions={
          <span>
            <LiveBadge connected={!query.isError} asOfMs={query.dataUpdatedAt} />
          </span>
        }
      />
      {counted.data && !isUncounted(filter) ? <RequestVolumeChart slots={counted.data} /> : null}
      <RequestFilters hasRows={rows.length > 0} filter={filter} keys={keys} operations={operations} onChange={change} />
      <PagedCard title="Requests" text={TEXT} pages={query}>
        {rows.length > 0 ? (
          <RequestTable rows={rows} keys={keys} onOpen={setShown} />
        ) : isFiltering(filter) && !query.isPending ? (
          <NoMatch noun="request" onClear={() => change(RequestsFilter.parse({ period: filter.period }))} />
        ) : null}
      </PagedCard>
      <ReplicaAge ageMs={query.data?.pages[0]?.replicaAgeMs ?? null} />
      {shown ? <RequestDetails row={shown} onClose={() => setShown(null)} {...{ keys, mayRead }} /> : null}
    </>
  );
}
