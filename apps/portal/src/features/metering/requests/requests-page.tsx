'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LiveBadge } from '@graha/ui/badge.tsx';
import { RequestsFilter, type PERIODS, type STATUS_CLASSES } from '@graha/procedures/requests/filter';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { RequestsHeader } from '../page-headers.tsx';
import { addressOf } from '../../../shared/paths.ts';
import { PagedCard, logPages } from '../../../shared/paged-card.tsx';
import { RequestDetails, type LoggedRequest, type Named, type RequestBatch } from './request-details.tsx';
import { RequestTable } from './request-table.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { ChoiceFilter } from '../../../shared/filters.tsx';

const REFRESH_MS = 2_000;

const TEXT = {
  loading: 'Loading',
  empty: 'No requests yet',
  emptyBody: 'Responses to this workspace appear here within two seconds. To see older ones, widen the filters.',
  more: 'Show older',
  stale: 'The log could not be read. We are trying again.',
};

export type RequestsPageProps = {
  initialFilter: RequestsFilter;
  first: RequestBatch;
  keys: readonly Named[];
  operations: readonly string[];
};

export function RequestsPage({ initialFilter, first, keys, operations }: RequestsPageProps) {
  const trpc = useTRPC();
  const [filter, setFilter] = useState(initialFilter);
  const [shown, setShown] = useState<LoggedRequest | null>(null);
  const query = useInfiniteQuery(
    trpc.requests.list.infiniteQueryOptions(filter, logPages(filter === initialFilter ? first : null, REFRESH_MS)),
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
            <LiveBadge connected={!query.isError} />
          </span>
        }
      />
      <RequestFilters filter={filter} keys={keys} operations={operations} onChange={change} />
      <PagedCard title="Requests" text={TEXT} pages={query}>
        {rows.length > 0 ? <RequestTable rows={rows} keys={keys} onOpen={setShown} /> : null}
      </PagedCard>
      {shown ? <RequestDetails row={shown} keys={keys} onClose={() => setShown(null)} /> : null}
    </>
  );
}

const PERIOD_OPTIONS = [
  { value: '1h', label: '1 hour' },
  { value: '24h', label: '24 hours' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
] as const satisfies readonly { value: keyof typeof PERIODS; label: string }[];

const STATUS_OPTIONS = [
  { value: '2', label: '2xx, answered' },
  { value: '3', label: '3xx, redirected' },
  { value: '4', label: '4xx, refused' },
  { value: '5', label: '5xx, failed' },
] as const satisfies readonly {
  value: (typeof STATUS_CLASSES)[number];
  label: string;
}[];

export type RequestFiltersProps = {
  filter: RequestsFilter;
  keys: readonly Named[];
  operations: readonly string[];
  onChange: (filter: RequestsFilter) => void;
};

export function RequestFilters({ filter, keys, operations, onChange }: RequestFiltersProps) {
  const change = (part: object) => onChange(RequestsFilter.parse({ ...filter, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Segmented
        name="period"
        label="Time"
        options={PERIOD_OPTIONS}
        value={filter.period}
        onValueChange={(period) => change({ period })}
      />
      <ChoiceFilter
        className="sm:w-48"
        label="Operation"
        any="Every operation"
        value={filter.operation}
        options={operations.map((operation) => ({
          value: operation,
          label: operation,
        }))}
        onChange={(operation) => change({ operation })}
      />
      <ChoiceFilter
        className="sm:w-48"
        label="Key"
        any="Every key"
        value={filter.key}
        options={keys.map(({ keyId, name }) => ({ value: keyId, label: name }))}
        onChange={(key) => change({ key })}
      />
      <ChoiceFilter
        className="sm:w-48"
        label="Status"
        any="Every status"
        value={filter.status}
        options={STATUS_OPTIONS}
        onChange={(status) => change({ status })}
      />
    </div>
  );
}
