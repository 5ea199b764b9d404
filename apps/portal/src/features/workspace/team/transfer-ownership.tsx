'use client';

import type { MemberRow } from '@graha/store/team/lists';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { useTeamChanged } from './use-team.ts';

export function TransferOwnership(props: { member: MemberRow; workspace: string; onClose: () => void }) {
  const { member, workspace, onClose } = props;
  const trpc = useTRPC();
  const router = useRouter();
  const changed = useTeamChanged();
  const transfer = useMutation(
    trpc.team.transfer.mutationOptions({
      onSuccess: () => {
        changed(`${member.name} owns the workspace now.`);
        onClose();
        router.refresh(); // The page shows an admin other actions.
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{
        description: 'You become an admin. Only the new owner can give it back, or delete the workspace.',
        submit: 'Transfer',
        pending: 'Transferring',
        cancel: 'Keep it',
        title: `Transfer the ownership to ${member.name}?`,
      }}
      typing={{ label: `Type ${workspace} to confirm`, word: workspace }}
      pending={transfer.isPending}
      error={transfer.error}
      onConfirm={(typed) => transfer.mutate({ userId: member.userId, typed })}
      onClose={onClose}
    />
  );
}
