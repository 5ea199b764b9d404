'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { Button } from '@graha/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';

export function LeaveWorkspace({ workspace }: { workspace: string }) {
  const trpc = useTRPC();
  const [open, setOpen] = useState(false);
  const leave = useMutation(trpc.team.leave.mutationOptions({ onSuccess: () => location.assign('/overview') }));
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Leave the workspace
      </Button>
      {open ? (
        <ConfirmDialog
          text={{
            description: 'You lose access at once. Somebody has to invite you to bring you back.',
            submit: 'Leave',
            pending: 'Leaving',
            cancel: 'Stay',
            title: `Leave ${workspace}?`,
          }}
          pending={leave.isPending || leave.isSuccess}
          error={leave.error}
          onConfirm={() => leave.mutate()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
