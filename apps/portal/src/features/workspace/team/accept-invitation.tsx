'use client';

import { useMutation } from '@tanstack/react-query';
import { Button } from '@graha/ui/button.tsx';
import { FailureNote, useTRPC } from '../../../shared/trpc-client.tsx';

export function AcceptInvitation({ token }: { token: string }) {
  const trpc = useTRPC();
  const accept = useMutation(trpc.team.accept.mutationOptions({ onSuccess: () => location.assign('/overview') }));
  return (
    <div className="grid gap-4">
      {accept.error ? <FailureNote error={accept.error} /> : null}
      <Button
        variant="primary"
        size="lg"
        loading={accept.isPending || accept.isSuccess}
        loadingLabel="Joining"
        onClick={() => accept.mutate({ token })}
      >
        Join the workspace
      </Button>
    </div>
  );
}
