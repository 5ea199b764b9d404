'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PLAN_IDS, PLANS } from '@graha/domain/plans';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { STATUSES, TenantsFilter } from '@graha/procedures/admin/filters';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { PagedCard, logPages } from '../../../shared/paged-card.tsx';
import { addressOf } from '../../../shared/paths.ts';
import { ChoiceFilter, SearchFilter } from '../../../shared/filters.tsx';
import type { TenantsBatch } from './tenant.ts';
import { TenantsTable } from './tenants-table.tsx';

const PLAN_OPTIONS = PLAN_IDS.map((value) => ({ value, label: PLANS[value].name }));
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: value }));

const TEXT = {
  loading: 'Loading',
  empty: 'No matching workspaces',
  emptyBody: 'Search for part of a name, a member’s e-mail or a complete id, or widen the filters.',
  more: 'Show older',
  stale: 'The tenants could not be read. We are trying again.',
};

export function TenantsPage({ initialFilter, first }: { initialFilter: TenantsFilter; first: TenantsBatch }) {
  const trpc = useTRPC();
  const [filter, setFilter] = useState(initialFilter);
  const query = useInfiniteQuery(
    trpc.admin.tenants.list.infiniteQueryOptions(filter, logPages(filter === initialFilter ? first : null, false)),
  );
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const asOf = query.data?.pages[0]?.asOf;
  const change = (part: object) => {
    const next = TenantsFilter.parse({ ...filter, ...part });
    setFilter(next);
    history.replaceState(null, '', addressOf('/admin/tenants', next));
  };
  return (
    <>
      <PageHeader title="Tenants" description="All workspaces, newest first." />
      <div className="flex flex-wrap items-center gap-2.5">
        <SearchFilter label="Name, e-mail or id" value={filter.search} onChange={(search) => change({ search })} />
        <ChoiceFilter
          label="Plan"
          any="Every plan"
          value={filter.plan}
          options={PLAN_OPTIONS}
          onChange={(plan) => change({ plan })}
        />
        <ChoiceFilter
          label="Status"
          any="Every status"
          value={filter.status}
          options={STATUS_OPTIONS}
          onChange={(status) => change({ status })}
        />
      </div>
      <PagedCard title="Tenants" text={TEXT} pages={query}>
        {rows.length > 0 && asOf ? <TenantsTable rows={rows} asOf={asOf} /> : null}
      </PagedCard>
    </>
  );
}
