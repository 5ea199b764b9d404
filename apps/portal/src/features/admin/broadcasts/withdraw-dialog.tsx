'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { useTRPC } from '../../../shared/trpc-client.tsx';

type WithdrawDialogProps = { sent: { broadcastId: string; title: string; byMail: boolean }; onClose: () => void };

/** Ends the banner of a broadcast before its time. */
export function WithdrawDialog({ sent: { broadcastId, title, byMail }, onClose }: WithdrawDialogProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const withdraw = useMutation(
    trpc.admin.broadcasts.withdrawBanner.mutationOptions({
      onSuccess: ({ isNew }) => {
        toast({ text: isNew ? 'The banner is withdrawn.' : 'The banner had ended already.' });
        onClose();
      },
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.admin.broadcasts.list.queryKey() }),
    }),
  );
  return (
    <ConfirmDialog
      text={{
        title: 'Withdraw the banner?',
        description: `“${title}” leaves the pages of its workspaces when they are next loaded. ${byMail ? 'Mails cannot be taken back. ' : ''}It cannot be shown again; write a new broadcast instead.`,
        submit: 'Withdraw',
        pending: 'Withdrawing',
        cancel: 'Cancel',
      }}
      pending={withdraw.isPending}
      error={withdraw.error}
      onConfirm={() => withdraw.mutate({ broadcastId })}
      onClose={onClose}
    />
  );
}
