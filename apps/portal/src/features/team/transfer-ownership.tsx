'use client';

import type { MemberRow } from '@graha/store/team/lists';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTRPC } from '../../trpc/client.tsx';
import { ConfirmDialog } from '../workspace/confirm-dialog.tsx';
import { TEAM_TEXT } from './text.ts';
import { useTeamChanged } from './use-team.ts';

const { transfer: TEXT } = TEAM_TEXT;

export function TransferOwnership(props: { member: MemberRow; workspace: string; onClose: () => void }) {
  const { member, workspace, onClose } = props;
  const trpc = useTRPC();
  const router = useRouter();
  const changed = useTeamChanged();
  const transfer = useMutation(
    trpc.team.transfer.mutationOptions({
      onSuccess: () => {
        changed(TEXT.done(member.name));
        onClose();
        router.refresh(); // The room is another one for who is an admin now.
      },
    }),
  );
  return (
    <ConfirmDialog
      text={{ ...TEXT, title: TEXT.title(member.name) }}
      typing={{ label: TEXT.confirm(workspace), word: workspace }}
      pending={transfer.isPending}
      error={transfer.error}
      onConfirm={(typed) => transfer.mutate({ userId: member.userId, typed })}
      onClose={onClose}
    />
  );
}
