'use client';

import type { MemberRow } from '@graha/store/team/lists';
import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { useTeamChanged } from './use-team.ts';

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
