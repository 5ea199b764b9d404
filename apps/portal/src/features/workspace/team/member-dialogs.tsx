'use client';

import type { MemberRow } from '@graha/store/team/lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { useRouter } from 'next/navigation';
import { useToast } from '@graha/ui/toast.tsx';

export function RemoveMember({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useTeamChanged();
  const remove = useMutation(
    trpc.team.remove.mutationOptions({
      onSuccess: () => {
        changed(`${member.name} is removed.`);
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{
        description: 'They lose access at once. The keys stay: they belong to the workspace.',
        submit: 'Remove',
        pending: 'Removing',
        cancel: 'Keep',
        title: `Remove ${member.name}?`,
      }}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ userId: member.userId })}
      onClose={onClose}
    />
  );
}

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
        router.refresh(); // Admins see other actions.
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

/** Returns a callback that shows a toast and reads the team again after a change. */
export function useTeamChanged(): (text: string) => void {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  return (text) => {
    toast({ text });
    void queries.invalidateQueries({ queryKey: trpc.team.list.queryKey() });
  };
}
