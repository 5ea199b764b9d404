'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../../trpc/client.tsx';
import { LiveBadge } from '../../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { Note } from '../../../../ui/note.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { ConfirmDialog } from '../../../workspace/confirm-dialog.tsx';
import { MACHINE_TEXT } from '../text.ts';
import { ProjectionTable } from './projection-table.tsx';
import { nameOf, type ProjectionsReading } from './reading.ts';
import { RebuildHistory } from './rebuild-history.tsx';
import { PROJECTIONS_TEXT } from './text.ts';

const REFRESH_MS = 1_000;

export function ProjectionsRoom({ initial }: { initial: ProjectionsReading }) {
  const trpc = useTRPC();
  const [asking, setAsking] = useState<string | null>(null);
  const { data, isError } = useQuery(
    trpc.admin.machine.projections.queryOptions(undefined, { initialData: initial, refetchInterval: REFRESH_MS }),
  );
  const { projections, asked, asOf } = data;
  const waiting = asked.flatMap((wish) => (wish.answer ? [] : [wish.data['projection']]));
  return (
    <>
      <PageHeader
        title={PROJECTIONS_TEXT.title}
        description={PROJECTIONS_TEXT.description}
        actions={
          <span>
            <LiveBadge connected={!isError} />
          </span>
        }
      />
      {isError ? <Note tone="warn">{MACHINE_TEXT.stale}</Note> : null}
      <Card aria-label={PROJECTIONS_TEXT.title}>
        <ProjectionTable projections={projections} waiting={waiting} asOf={asOf} onRebuild={setAsking} />
      </Card>
      <Card aria-labelledby="rebuilds">
        <CardHeader id="rebuilds" title={PROJECTIONS_TEXT.history.title} />
        <RebuildHistory asked={asked} />
      </Card>
      {asking === null ? null : <Rebuild projection={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

function Rebuild({ projection, onClose }: { projection: string; onClose: () => void }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const name = nameOf(projection);
  const { confirm: TEXT, asked, askedAlready } = PROJECTIONS_TEXT;
  const rebuild = useMutation(
    trpc.admin.machine.requestRebuild.mutationOptions({
      onSuccess: ({ isNews }) => {
        toast({ text: isNews ? asked(name) : askedAlready(name) });
        onClose();
      },
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.admin.machine.projections.queryKey() }),
    }),
  );
  return (
    <ConfirmDialog
      text={{ ...TEXT, title: TEXT.title(name) }}
      pending={rebuild.isPending}
      error={rebuild.error}
      onConfirm={() => rebuild.mutate({ projection })}
      onClose={onClose}
    />
  );
}
