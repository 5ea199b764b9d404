'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import type { AppRouter } from '@graha/procedures/router/root';
import { LiveBadge } from '@graha/ui/badge.tsx';
import { ACTOR_KINDS, EventsFilter } from '@graha/procedures/admin/filters';
import { useTRPC } from '../../../../shared/trpc-client.tsx';
import { EventsHeader } from '../../headers.tsx';
import { addressOf } from '../../../../shared/paths.ts';
import { PagedCard, logPages } from '../../../../shared/paged-card.tsx';
import { TenantPicker, type Picked } from '../tenant-picker.tsx';
import { EventTable } from './event-table.tsx';
import { ChoiceFilter, DayFilter, SearchFilter } from '../../../../shared/filters.tsx';

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
            <LiveBadge connected={!query.isError} asOfMs={query.dataUpdatedAt} />
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

const ACTORS = {
  user: 'People',
  key: 'Keys',
  admin: 'Operators',
  system: 'The service',
  stripe: 'Stripe',
} as const;

export type EventFiltersProps = {
  filter: EventsFilter;
  tenant: Picked | null;
  types: readonly string[];
  onChange: (filter: EventsFilter) => void;
  onTenant: (tenant: Picked | null) => void;
};

function EventFilters({ filter, tenant, types, onChange, onTenant }: EventFiltersProps) {
  const change = (part: object) => onChange(EventsFilter.parse({ ...filter, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <TenantPicker picked={tenant} onPick={onTenant} onClear={() => onTenant(null)} />
      <ChoiceFilter
        label="Event"
        any="Every event"
        value={filter.type}
        options={types.map((type) => ({ value: type, label: type }))}
        onChange={(type) => change({ type })}
      />
      <ChoiceFilter
        label="Who"
        any="Everybody"
        value={filter.actor}
        options={ACTOR_KINDS.map((kind) => ({
          value: kind,
          label: ACTORS[kind],
        }))}
        onChange={(actor) => change({ actor })}
      />
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <DayFilter label="From" value={filter.from} onChange={(from) => change({ from })} />
        <DayFilter label="To" value={filter.to} onChange={(to) => change({ to })} />
      </div>
      <SearchFilter
        label="Stream, request or event id"
        value={filter.search}
        onChange={(search) => change({ search })}
      />
    </div>
  );
}
