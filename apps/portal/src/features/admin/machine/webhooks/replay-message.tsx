'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../../../trpc/client.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { ConfirmDialog } from '../../../workspace/confirm-dialog.tsx';
import { WEBHOOKS_TEXT } from './text.ts';

export function ReplayMessage({ stripeEventId, onClose }: { stripeEventId: string; onClose: () => void }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const replay = useMutation(
    trpc.admin.machine.replayMessage.mutationOptions({
      onSuccess: ({ isNews }) => {
        toast({ text: isNews ? WEBHOOKS_TEXT.asked : WEBHOOKS_TEXT.askedAlready });
        onClose();
      },
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.admin.machine.inbox.infiniteQueryKey() }),
    }),
  );
  return (
    <ConfirmDialog
      text={WEBHOOKS_TEXT.confirm}
      pending={replay.isPending}
      error={replay.error}
      onConfirm={() => replay.mutate({ stripeEventId })}
      onClose={onClose}
    />
  );
}
