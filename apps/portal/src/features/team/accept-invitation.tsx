'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { TEAM_TEXT } from './text.ts';

const { accept: TEXT } = TEAM_TEXT;

export function AcceptInvitation({ invitationId }: { invitationId: string }) {
  const trpc = useTRPC();
  const accept = useMutation(trpc.team.accept.mutationOptions({ onSuccess: () => location.assign('/overview') }));
  return (
    <div className="grid gap-4">
      {accept.error ? <FailureNote error={accept.error} /> : null}
      <Button
        variant="primary"
        size="lg"
        loading={accept.isPending || accept.isSuccess}
        loadingLabel={TEXT.pending}
        onClick={() => accept.mutate({ invitationId })}
      >
        {TEXT.submit}
      </Button>
    </div>
  );
}
