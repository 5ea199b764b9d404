'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { SettingsRow } from '../profile/settings-row.tsx';
import { ConfirmDialog } from '../workspace/confirm-dialog.tsx';
import { date } from '../workspace/format.ts';
import { SETTINGS_TEXT } from './text.ts';
import { WithdrawDeletion } from './withdraw-deletion.tsx';

const { deletion: TEXT } = SETTINGS_TEXT;

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
        toast({ text: TEXT.done });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
        router.refresh(); // It is said above every room.
      },
    }),
  );
  if (dueAt) {
    return (
      <SettingsRow
        title={TEXT.due(name, date(dueAt))}
        detail={TEXT.consequence}
        actions={<WithdrawDeletion look="button" />}
      />
    );
  }
  return (
    <SettingsRow
      title={TEXT.title}
      actions={
        <Button variant="danger" onClick={() => setOpen(true)}>
          {TEXT.action}
        </Button>
      }
    >
      {open ? (
        <ConfirmDialog
          text={{ ...TEXT, title: TEXT.dialogTitle(name), description: TEXT.dialogDescription }}
          typing={{ label: TEXT.confirm(name), word: name }}
          pending={request.isPending}
          error={request.error}
          onConfirm={(typed) => request.mutate({ typed })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </SettingsRow>
  );
}
