'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../../../shared/trpc-client.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../../../shared/confirm-dialog.tsx';

export function ReplayMessage({ stripeEventId, onClose }: { stripeEventId: string; onClose: () => void }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const replay = useMutation(
    trpc.admin.machine.replayMessage.mutationOptions({
      onSuccess: ({ isNews }) => {
        toast({
          text: isNews
            ? 'The message will be replayed within seconds.'
            : 'This message is already waiting to be replayed.',
        });
        onClose();
      },
      onSettled: () =>
        queries.invalidateQueries({
          queryKey: trpc.admin.machine.inbox.infiniteQueryKey(),
        }),
    }),
  );
  return (
    <ConfirmDialog
      text={{
        title: 'Replay this message?',
        description:
          'The worker fetches the object from Stripe and processes the message again. A payment is never applied twice.',
        submit: 'Replay',
        pending: 'Requesting',
        cancel: 'Cancel',
      }}
      pending={replay.isPending}
      error={replay.error}
      onConfirm={() => replay.mutate({ stripeEventId })}
      onClose={onClose}
    />
  );
}
