'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../../shared/trpc-client.tsx';
import { LiveBadge } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Note } from '@graha/ui/note.tsx';
import { ProjectionsHeader } from '../../headers.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../../../shared/confirm-dialog.tsx';
import { ProjectionTable, nameOf, type Projections } from './projection-table.tsx';
import { RebuildHistory } from './rebuild-history.tsx';

const REFRESH_MS = 1_000;

export function ProjectionsPage({ initial }: { initial: Projections }) {
  const trpc = useTRPC();
  const [asking, setAsking] = useState<string | null>(null);
  const { data, isError, dataUpdatedAt } = useQuery(
    trpc.admin.machine.projections.queryOptions(undefined, { initialData: initial, refetchInterval: REFRESH_MS }),
  );
  const { projections, asked, asOf } = data;
  const waiting = asked.flatMap((request) => (request.answer ? [] : [request.data['projection']]));
  return (
    <>
      <ProjectionsHeader
        actions={
          <span>
            <LiveBadge connected={!isError} asOfMs={dataUpdatedAt} />
          </span>
        }
      />
      {isError ? <Note tone="warn">This could not be read. We are trying again.</Note> : null}
      <Card aria-label="Projections">
        <ProjectionTable projections={projections} waiting={waiting} asOf={asOf} onRebuild={setAsking} />
      </Card>
      <Card aria-labelledby="rebuilds">
        <CardHeader id="rebuilds" title="Requested rebuilds" />
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
  const rebuild = useMutation(
    trpc.admin.machine.requestRebuild.mutationOptions({
      onSuccess: ({ isNews }) => {
        toast({
          text: isNews
            ? `Rebuild of ${name} requested. It starts within seconds.`
            : `You already requested a rebuild of ${name}. It is not done yet.`,
        });
        onClose();
      },
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.admin.machine.projections.queryKey() }),
    }),
  );
  return (
    <ConfirmDialog
      text={{
        title: `Rebuild ${name}?`,
        description:
          'The worker reads the log from the first entry and fills a new table next to the live one. Reads and writes continue. The new table replaces the live one in one step, and both are compared.',
        submit: 'Rebuild',
        pending: 'Requesting',
        cancel: 'Cancel',
      }}
      pending={rebuild.isPending}
      error={rebuild.error}
      onConfirm={() => rebuild.mutate({ projection })}
      onClose={onClose}
    />
  );
}
