'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/input.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
import { TEAM_TEXT } from './text.ts';

const { workspaces: TEXT } = TEAM_TEXT;

export function CreateWorkspace({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const create = useMutation(
    trpc.team.createWorkspace.mutationOptions({ onSuccess: () => location.assign('/overview') }),
  );
  return (
    <Dialog open title={TEXT.createTitle} description={TEXT.createDescription} onOpenChange={onClose}>
      <DialogForm
        text={TEXT}
        pending={create.isPending || create.isSuccess}
        error={create.error}
        onSubmit={(written) => create.mutate({ name: String(written.get('name')) })}
        onCancel={onClose}
      >
        {(problemOf) => (
          <TextField
            name="name"
            label={TEXT.name}
            error={problemOf('name')}
            autoComplete="off"
            maxLength={60}
            required
          />
        )}
      </DialogForm>
    </Dialog>
  );
}
