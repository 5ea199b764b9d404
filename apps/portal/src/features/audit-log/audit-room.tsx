'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { addressOf } from '../workspace/address-of.ts';
import { logPages } from '../workspace/log-pages.ts';
import { PagedCard } from '../workspace/paged-card.tsx';
import { AuditFilters, type Named } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import type { AuditExport } from './export.ts';
import type { AuditPage } from './reading.ts';
import { AUDIT_TEXT } from './text.ts';
import type { AuditWish } from './wish.ts';

const REFRESH_MS = 3_000;

export type AuditRoomProps = { asked: AuditWish; first: AuditPage; members: readonly Named[] };

export function AuditRoom({ asked, first, members }: AuditRoomProps) {
  const trpc = useTRPC();
  const [wish, setWish] = useState(asked);
  const query = useInfiniteQuery(
    trpc.auditLog.list.infiniteQueryOptions(wish, logPages(wish === asked ? first : null, REFRESH_MS)),
  );
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const change = (next: AuditWish) => {
    setWish(next);
    history.replaceState(null, '', addressOf('/audit-log', next));
  };
  return (
    <>
      <PageHeader
        title={AUDIT_TEXT.title}
        description={AUDIT_TEXT.description}
        actions={
          <>
            <ExportLink format="csv" wish={wish} />
            <ExportLink format="ndjson" wish={wish} />
          </>
        }
      />
      <AuditFilters wish={wish} members={members} onChange={change} />
      <PagedCard title={AUDIT_TEXT.title} text={AUDIT_TEXT} pages={query}>
        {entries.length > 0 ? <AuditTable entries={entries} /> : null}
      </PagedCard>
    </>
  );
}

const ExportLink = ({ format, wish }: { format: AuditExport; wish: AuditWish }) => (
  <a href={addressOf('/audit-log/export', { format, ...wish })} download className={buttonStyle({ size: 'md' })}>
    <Download aria-hidden="true" />
    {format === 'csv' ? AUDIT_TEXT.exportCsv : AUDIT_TEXT.exportNdjson}
  </a>
);
