'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../../shared/trpc-client.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Note } from '@graha/ui/note.tsx';
import { AuditorHeader } from '../../headers.tsx';
import { Differences } from './differences.tsx';
import type { Audits } from './verdict.ts';
import { RunAudit } from './run-audit.tsx';
import { RunTable } from './run-table.tsx';
import { VerdictCard } from './verdict-card.tsx';

const REFRESH_MS = 2_000;

export function AuditorPage({ initial }: { initial: Audits }) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const [shownRun, setShownRun] = useState<number | null>(null);
  const { data, isError } = useQuery(
    trpc.admin.machine.audits.queryOptions(undefined, { initialData: initial, refetchInterval: REFRESH_MS }),
  );
  const waiting = data.asked.filter(({ answer }) => answer === null).length;
  return (
    <>
      <AuditorHeader
        actions={
          <Button variant="primary" onClick={() => setAsking(true)}>
            Run now
          </Button>
        }
      />
      {isError ? <Note tone="warn">This could not be read. We are trying again.</Note> : null}
      {waiting > 0 ? (
        <Note>
          {waiting === 1
            ? 'An audit was requested and is not done yet.'
            : `${waiting} audits were requested and are not done yet.`}
        </Note>
      ) : null}
      <VerdictCard audits={data} />
      <Card aria-labelledby="audits">
        <CardHeader id="audits" title="Audits" />
        {data.runs.length > 0 ? (
          <RunTable runs={data.runs} onShow={setShownRun} />
        ) : (
          <EmptyState title="No audit yet">The worker runs an audit every night from 02:00 UTC.</EmptyState>
        )}
      </Card>
      {isAsking ? <RunAudit onClose={() => setAsking(false)} /> : null}
      {shownRun === null ? null : <Differences runId={shownRun} onClose={() => setShownRun(null)} />}
    </>
  );
}
