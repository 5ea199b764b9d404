'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../workspace/confirm-dialog.tsx';
import { TEAM_TEXT } from './text.ts';

const { leave: TEXT } = TEAM_TEXT;

export function LeaveWorkspace({ workspace }: { workspace: string }) {
  const trpc = useTRPC();
  const [open, setOpen] = useState(false);
  const leave = useMutation(trpc.team.leave.mutationOptions({ onSuccess: () => location.assign('/overview') }));
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {TEXT.action}
      </Button>
      {open ? (
        <ConfirmDialog
          text={{ ...TEXT, title: TEXT.title(workspace) }}
          pending={leave.isPending || leave.isSuccess}
          error={leave.error}
          onConfirm={() => leave.mutate()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
