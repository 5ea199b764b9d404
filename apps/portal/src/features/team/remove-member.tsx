'use client';

import type { MemberRow } from '@graha/store/team/lists';
import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { ConfirmDialog } from '../workspace/confirm-dialog.tsx';
import { TEAM_TEXT } from './text.ts';
import { useTeamChanged } from './use-team.ts';

const { remove: TEXT } = TEAM_TEXT;

export function RemoveMember({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useTeamChanged();
  const remove = useMutation(
    trpc.team.remove.mutationOptions({
      onSuccess: () => {
        changed(TEXT.done(member.name));
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{ ...TEXT, title: TEXT.title(member.name) }}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ userId: member.userId })}
      onClose={onClose}
    />
  );
}
