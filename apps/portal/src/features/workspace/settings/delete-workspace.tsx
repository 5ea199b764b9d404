'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { date } from '@graha/domain/core/format';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { WithdrawDeletion } from './withdraw-deletion.tsx';

export function DeleteWorkspace({ name, dueAt }: { name: string; dueAt: Date | null }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const request = useMutation(
    trpc.settings.requestDeletion.mutationOptions({
      onSuccess: async () => {
        setOpen(false);
        toast({ text: 'Owners and admins get an e-mail about it.' });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
        router.refresh(); // Every page shows a notice.
      },
    }),
  );
  if (dueAt) {
    return (
      <SettingsRow
        title={`${name} will be deleted on ${date(dueAt)}.`}
        detail="Until then everything works."
        actions={<WithdrawDeletion look="button" />}
      />
    );
  }
  return (
    <SettingsRow
      title="Delete the workspace"
      actions={
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete the workspace
        </Button>
      }
    >
      {open ? (
        <ConfirmDialog
          text={{
            submit: 'Delete in seven days',
            pending: 'Deleting',
            cancel: 'Keep it',
            title: `Delete ${name}?`,
            description: 'Keys work for seven more days, and you can undo this until then.',
          }}
          typing={{ label: `Type ${name} to confirm`, word: name }}
          pending={request.isPending}
          error={request.error}
          onConfirm={(typed) => request.mutate({ typed })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </SettingsRow>
  );
}
