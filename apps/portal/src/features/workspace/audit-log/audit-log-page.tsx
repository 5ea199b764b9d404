'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from '@graha/ui/icons/actions.tsx';
import { useState } from 'react';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { AUDIT_KINDS, AuditLogFilter, type AuditKind } from '@graha/procedures/audit-log/filter';
import { useCalmReading } from '../../../shared/calm-reading.ts';
import { type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { AuditLogHeader } from '../headers.tsx';
import { addressOf } from '../../../shared/paths.ts';
import { PagedCard, logPages } from '../../../shared/paged-card.tsx';
import { AuditTable } from '../../../shared/audit-table.tsx';
import type { AuditExport } from './export.ts';
import { ChoiceFilter, DayFilter, NoMatch } from '../../../shared/filters.tsx';

export type AuditLogPageProps = {
  asked: AuditLogFilter;
  first: Outputs['auditLog']['list'];
  members: readonly Named[];
};

export function AuditLogPage({ asked, first, members }: AuditLogPageProps) {
  const trpc = useTRPC();
  const calm = useCalmReading();
  const [filter, setFilter] = useState(asked);
  const query = useInfiniteQuery(
    trpc.auditLog.list.infiniteQueryOptions(filter, logPages(filter === asked ? first : null, calm)),
  );
  const isFiltering = Object.values(filter).some((part) => part !== undefined);
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const change = (next: AuditLogFilter) => {
    setFilter(next);
    history.replaceState(null, '', addressOf('/audit-log', next));
  };
  return (
    <>
      <AuditLogHeader
        actions={
          <>
            <ExportLink format="csv" filter={filter} />
            <ExportLink format="ndjson" filter={filter} />
          </>
        }
      />
      <AuditFilters filter={filter} members={members} onChange={change} />
      <PagedCard
        title="Audit log"
        text={{
          loading: 'Loading the log',
          empty: 'No entries yet',
          emptyBody: 'Every change to keys, members, billing and settings appears here within a few seconds.',
          more: 'Show earlier',
          stale: 'We cannot load the log right now. We are trying again.',
        }}
        pages={query}
      >
        {entries.length > 0 ? (
          <AuditTable entries={entries} />
        ) : isFiltering && !query.isPending ? (
          <NoMatch noun="entry" onClear={() => change(AuditLogFilter.parse({}))} />
        ) : null}
      </PagedCard>
    </>
  );
}

const ExportLink = ({ format, filter }: { format: AuditExport; filter: AuditLogFilter }) => (
  <a href={addressOf('/audit-log/export', { format, ...filter })} download className={buttonStyle({ size: 'md' })}>
    <Download aria-hidden="true" />
    {format === 'csv' ? 'Export CSV' : 'Export NDJSON'}
  </a>
);

export type Named = { userId: string; name: string };
export type AuditFiltersProps = {
  filter: AuditLogFilter;
  members: readonly Named[];
  onChange: (filter: AuditLogFilter) => void;
};

const KIND_NAMES = {
  keys: 'Keys',
  webhooks: 'Webhooks',
  team: 'Team',
  billing: 'Plan and billing',
  workspace: 'Workspace',
  births: 'Stored births',
  visits: 'Visits of operators',
} as const satisfies Record<AuditKind, string>;

const OTHER_ACTORS = [
  { value: 'system', label: 'Graha' },
  { value: 'stripe', label: 'Stripe' },
  { value: 'operator', label: 'A Graha operator' },
];

function AuditFilters({ filter, members, onChange }: AuditFiltersProps) {
  const change = (part: object) => onChange(AuditLogFilter.parse({ ...filter, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <ChoiceFilter
        label="Kind of change"
        any="Every kind of change"
        value={filter.kind}
        options={AUDIT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceFilter
        label="Who"
        any="Everybody"
        value={filter.actor}
        options={[...members.map(({ userId, name }) => ({ value: `member:${userId}`, label: name })), ...OTHER_ACTORS]}
        onChange={(actor) => change({ actor })}
      />
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <DayFilter label="From" value={filter.from} onChange={(from) => change({ from })} />
        <DayFilter label="To" value={filter.to} onChange={(to) => change({ to })} />
      </div>
    </div>
  );
}
