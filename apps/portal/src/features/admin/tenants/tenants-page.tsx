'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PLANS, PLAN_IDS } from '@graha/domain/billing/plans';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { STATUSES, TenantsFilter } from '@graha/procedures/admin/filters';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { PagedCard, logPages } from '../../../shared/paged-card.tsx';
import { addressOf } from '../../../shared/paths.ts';
import { ChoiceFilter, SearchFilter } from '../../../shared/filters.tsx';
import { TenantStatus, tenantPath, type TenantsBatch } from './tenant.tsx';
import type { TenantOverview } from '@graha/store/tenants/tenant-overview';
import { Link } from '@graha/ui/link.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count, date } from '@graha/domain/core/format';
import { Ago } from '../../../shared/instant.tsx';

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

const TenantsTable = ({ rows, asOf }: { rows: readonly TenantOverview[]; asOf: Date }) => (
  <Table>
    <thead>
      <tr>
        <Th>Workspace</Th>
        <Th wide>Plan</Th>
        <Th numeric>Credits left</Th>
        <Th numeric wide>
          Calls, period
        </Th>
        <Th wide>Last call</Th>
        <Th wide>Opened</Th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Line key={row.tenantId} row={row} asOf={asOf} />
      ))}
    </tbody>
  </Table>
);

function Line({ row, asOf }: { row: TenantOverview; asOf: Date }) {
  const { tenantId, name, plan, status, creditsRemaining, callsUsed, lastCallAt, createdAt } = row;
  return (
    <Tr>
      <RowHeader className="wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link href={tenantPath(tenantId)} className="link">
            {name}
          </Link>
          {status === 'active' ? null : <TenantStatus status={status} />}
        </span>
        <span className="block font-mono text-micro font-normal text-text-3">
          <span className="md:hidden">{PLANS[plan].name} · </span>
          {tenantId.slice(0, 8)}
        </span>
      </RowHeader>
      <Td wide>{PLANS[plan].name}</Td>
      <Td numeric>{count(creditsRemaining)}</Td>
      <Td numeric wide>
        {count(callsUsed)}
      </Td>
      <Td wide className="whitespace-nowrap text-text-2">
        {lastCallAt ? <Ago instant={lastCallAt} now={asOf} /> : 'never'}
      </Td>
      <Td wide className="whitespace-nowrap text-text-2">
        {date(createdAt)}
      </Td>
    </Tr>
  );
}
