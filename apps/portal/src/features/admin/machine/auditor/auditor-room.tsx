'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../../trpc/client.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Note } from '../../../../ui/note.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { MACHINE_TEXT } from '../text.ts';
import { Differences } from './differences.tsx';
import type { AuditsReading } from './reading.ts';
import { RunAudit } from './run-audit.tsx';
import { RunTable } from './run-table.tsx';
import { AUDITOR_TEXT } from './text.ts';
import { VerdictCard } from './verdict-card.tsx';

const REFRESH_MS = 2_000;

export function AuditorRoom({ initial }: { initial: AuditsReading }) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const [shownRun, setShownRun] = useState<number | null>(null);
  const { data, isError } = useQuery(
    trpc.admin.machine.audits.queryOptions(undefined, { initialData: initial, refetchInterval: REFRESH_MS }),
  );
  const waiting = data.asked.filter(({ answer }) => answer === null).length;
  return (
    <>
      <PageHeader
        title={AUDITOR_TEXT.title}
        description={AUDITOR_TEXT.description}
        actions={
          <Button variant="primary" onClick={() => setAsking(true)}>
            {AUDITOR_TEXT.run}
          </Button>
        }
      />
      {isError ? <Note tone="warn">{MACHINE_TEXT.stale}</Note> : null}
      {waiting > 0 ? <Note>{AUDITOR_TEXT.waiting(waiting)}</Note> : null}
      <VerdictCard reading={data} />
      <Card aria-labelledby="audits">
        <CardHeader id="audits" title={AUDITOR_TEXT.runs} />
        {data.runs.length > 0 ? (
          <RunTable runs={data.runs} onShow={setShownRun} />
        ) : (
          <EmptyState title={AUDITOR_TEXT.empty}>{AUDITOR_TEXT.emptyBody}</EmptyState>
        )}
      </Card>
      {isAsking ? <RunAudit onClose={() => setAsking(false)} /> : null}
      {shownRun === null ? null : <Differences runId={shownRun} onClose={() => setShownRun(null)} />}
    </>
  );
}
