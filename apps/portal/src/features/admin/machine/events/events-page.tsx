'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import type { AppRouter } from '@graha/procedures/trpc/root';
import { LiveBadge } from '@graha/ui/badge.tsx';
import type { EventsFilter } from '@graha/procedures/admin/filters';
import { useTRPC } from '../../../../shared/trpc-client.tsx';
import { EventsHeader } from '../../headers.tsx';
import { addressOf } from '../../../../shared/paths.ts';
import { PagedCard, logPages } from '../../../../shared/paged-card.tsx';
import type { Picked } from '../tenant-picker.tsx';
import { EventFilters } from './event-filters.tsx';
import { EventTable } from './event-table.tsx';

const REFRESH_MS = 3_000;

const TEXT = {
  loading: 'Loading',
  empty: 'No events',
  emptyBody: 'No event matches these filters. A search needs a complete id.',
  more: 'Show older',
  stale: 'This could not be read. We are trying again.',
};

type EventsBatch = inferRouterOutputs<AppRouter>['admin']['machine']['events'];

export type EventsPageProps = {
  initialFilter: EventsFilter;
  first: EventsBatch;
  tenant: Picked | null;
  types: readonly string[];
};

export function EventsPage({ initialFilter, first, tenant, types }: EventsPageProps) {
  const trpc = useTRPC();
  const [filter, setFilter] = useState(initialFilter);
  const [picked, setPicked] = useState(tenant);
  const query = useInfiniteQuery(
    trpc.admin.machine.events.infiniteQueryOptions(
      filter,
      logPages(filter === initialFilter ? first : null, REFRESH_MS),
    ),
  );
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const change = (next: EventsFilter) => {
    setFilter(next);
    history.replaceState(null, '', addressOf('/admin/events', next));
  };
  return (
    <>
      <EventsHeader
        actions={
          <span>
            <LiveBadge connected={!query.isError} />
          </span>
        }
      />
      <EventFilters
        filter={filter}
        tenant={picked}
        types={types}
        onChange={change}
        onTenant={(next) => {
          setPicked(next);
          change({ ...filter, tenant: next?.tenantId });
        }}
      />
      <PagedCard title="Event log" text={TEXT} pages={query}>
        {rows.length > 0 ? <EventTable rows={rows} onSearch={(search) => change({ search })} /> : null}
      </PagedCard>
    </>
  );
}
