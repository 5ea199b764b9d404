'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../../shared/trpc-client.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Note } from '@graha/ui/note.tsx';
import { AuditorHeader } from '../../headers.tsx';
import { Differences } from './differences.tsx';
import { VerdictCard, type Audits } from './verdict.tsx';
import { RunTable } from './run-table.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Select } from '@graha/ui/input.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { DialogForm } from '../../../../shared/dialog-form.tsx';

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

function RunAudit({ onClose }: { onClose: () => void }) {
  const [scope, setScope] = useState('checkpoint');
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const audit = useMutation(
    trpc.admin.machine.requestAudit.mutationOptions({
      onSuccess: ({ isNews }) => {
        toast({
          text: isNews
            ? 'Audit requested. It starts within seconds.'
            : 'You already requested an audit. It is not done yet.',
        });
        onClose();
      },
      onSettled: () =>
        queries.invalidateQueries({
          queryKey: trpc.admin.machine.audits.queryKey(),
        }),
    }),
  );
  return (
    <Dialog
      open
      title="Audit the ledger now?"
      description="The worker audits one workspace at a time while traffic continues. The result appears here when it is done."
      onOpenChange={onClose}
    >
      <DialogForm
        text={{ submit: 'Run audit', pending: 'Requesting', cancel: 'Cancel', failed: 'Nothing was requested.' }}
        pending={audit.isPending}
        error={audit.error}
        onSubmit={() => audit.mutate({ fromGenesis: scope === 'genesis' })}
        onCancel={onClose}
      >
        {() => (
          <Field label="Which entries">
            {(control) => (
              <Select
                {...control}
                value={scope}
                onChange={({ currentTarget }) => setScope(currentTarget.value)}
                options={[
                  {
                    value: 'checkpoint',
                    label: 'Since the last verified checkpoints',
                  },
                  {
                    value: 'genesis',
                    label: 'Every entry, from the first one',
                  },
                ]}
              />
            )}
          </Field>
        )}
      </DialogForm>
    </Dialog>
  );
}
