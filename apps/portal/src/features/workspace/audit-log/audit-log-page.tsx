'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '@graha/ui/button-style.ts';
import type { AuditLogFilter } from '@graha/procedures/audit-log/filter';
import { useTRPC, type Outputs } from '../../../shared/trpc-client.tsx';
import { AuditLogHeader } from './audit-log-header.tsx';
import { addressOf } from '../../../shared/paths.ts';
import { PagedCard, logPages } from '../../../shared/paged-card.tsx';
import { AuditFilters, type Named } from './audit-filters.tsx';
import { AuditTable } from '../../../shared/audit-table.tsx';
import type { AuditExport } from './export.ts';

const REFRESH_MS = 3_000;

export type AuditLogPageProps = {
  asked: AuditLogFilter;
  first: Outputs['auditLog']['list'];
  members: readonly Named[];
};

export function AuditLogPage({ asked, first, members }: AuditLogPageProps) {
  const trpc = useTRPC();
  const [filter, setFilter] = useState(asked);
  const query = useInfiniteQuery(
    trpc.auditLog.list.infiniteQueryOptions(filter, logPages(filter === asked ? first : null, REFRESH_MS)),
  );
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
          empty: 'No matching entries.',
          emptyBody:
            'Every change to keys, members, billing and settings appears here within a few seconds. Widen the filters to see others.',
          more: 'Show earlier',
          stale: 'We cannot load the log right now. We are trying again.',
        }}
        pages={query}
      >
        {entries.length > 0 ? <AuditTable entries={entries} /> : null}
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
