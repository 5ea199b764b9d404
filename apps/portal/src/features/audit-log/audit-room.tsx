'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AuditFilters, type Named } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import type { AuditExport } from './export.ts';
import { AUDIT_TEXT } from './text.ts';
import { queryOf, type AuditWish } from './wish.ts';

const REFRESH_MS = 3_000;

/** The newest page is read again while it is looked at; earlier ones that were opened stay as they are. */
export function AuditRoom({ asked, members }: { asked: AuditWish; members: readonly Named[] }) {
  const trpc = useTRPC();
  const [wish, setWish] = useState(asked);
  const query = useInfiniteQuery(
    trpc.auditLog.list.infiniteQueryOptions(wish, {
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : REFRESH_MS),
    }),
  );
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const change = (next: AuditWish) => {
    setWish(next);
    history.replaceState(null, '', `/audit-log?${queryOf(next)}`);
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
      {query.isError ? <Note tone="warn">{AUDIT_TEXT.stale}</Note> : null}
      <Card aria-label={AUDIT_TEXT.title} aria-busy={query.isPending}>
        {entries.length > 0 ? (
          <AuditTable entries={entries} />
        ) : (
          <EmptyState title={query.isPending ? AUDIT_TEXT.loading : AUDIT_TEXT.empty}>
            {query.isPending ? null : AUDIT_TEXT.emptyBody}
          </EmptyState>
        )}
      </Card>
      {query.hasNextPage ? (
        <Button
          className="justify-self-start"
          loading={query.isFetchingNextPage}
          loadingLabel={AUDIT_TEXT.loading}
          onClick={() => query.fetchNextPage()}
        >
          {AUDIT_TEXT.more}
        </Button>
      ) : null}
    </>
  );
}

const ExportLink = ({ format, wish }: { format: AuditExport; wish: AuditWish }) => (
  <a href={`/audit-log/export?format=${format}&${queryOf(wish)}`} download className={buttonStyle({ size: 'md' })}>
    <Download aria-hidden="true" />
    {format === 'csv' ? AUDIT_TEXT.exportCsv : AUDIT_TEXT.exportNdjson}
  </a>
);
