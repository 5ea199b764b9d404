'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { wholeOf } from './whole-of.ts';

/** Sets, changes or removes the limit. It applies from the next call. */
export function ChangeSpendLimit({ creditsMax }: { creditsMax: number | null }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [open, setOpen] = useState<'set' | 'remove' | null>(null);
  const change = useMutation(
    trpc.billing.setSpendLimit.mutationOptions({
      onSuccess: async (_done, sent) => {
        toast({ text: sent.creditsMax === null ? 'The spend limit is removed.' : 'The spend limit is set.' });
        await queries.invalidateQueries({ queryKey: trpc.billing.limits.queryKey() });
        setOpen(null);
      },
    }),
  );
  const show = (which: 'set' | 'remove') => {
    change.reset();
    setOpen(which);
  };
  const close = () => setOpen(null);
  return (
    <div className="mt-auto flex flex-wrap gap-3">
      <Button onClick={() => show('set')}>{creditsMax === null ? 'Set a limit' : 'Change the limit'}</Button>
      {creditsMax === null ? null : <Button onClick={() => show('remove')}>Remove the limit</Button>}
      {open === 'set' ? (
        <Dialog
          open
          title="Spend limit"
          description="The credits that all keys and the playground together may spend in a period of the plan. You are notified at 80 % and 100 %."
          onOpenChange={close}
        >
          <DialogForm
            text={{ submit: 'Set the limit', pending: 'Setting', cancel: 'Cancel', failed: 'Nothing has changed.' }}
            pending={change.isPending}
            error={change.error}
            onSubmit={(form) => change.mutate({ creditsMax: wholeOf(form.get('creditsMax')) })}
            onCancel={close}
          >
            {(problemOf) => (
              <TextField
                mono
                name="creditsMax"
                label="Credits in a period"
                hint="For example 50,000. Calls that cost nothing are never refused. On Free the credits of each call count too."
                defaultValue={creditsMax ?? ''}
                error={problemOf('creditsMax')}
                inputMode="numeric"
                autoComplete="off"
                required
              />
            )}
          </DialogForm>
        </Dialog>
      ) : null}
      {open === 'remove' ? (
        <ConfirmDialog
          text={{
            title: 'Remove the spend limit?',
            description: 'All keys together may then spend every credit of the workspace.',
            submit: 'Remove the limit',
            pending: 'Removing',
            cancel: 'Keep it',
            failed: 'Nothing has changed.',
          }}
          pending={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate({ creditsMax: null })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
