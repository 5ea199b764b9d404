'use client';

import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { useMutationId, useTRPC } from '../../../shared/trpc-client.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';

export function CreateWorkspace({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const { mutationId } = useMutationId();
  const create = useMutation(
    trpc.team.createWorkspace.mutationOptions({ onSuccess: () => location.assign('/overview') }),
  );
  return (
    <Dialog
      open
      title="New workspace"
      description="It has its own keys, members and bill. It needs a paid plan: your free calls stay with your first workspace."
      onOpenChange={onClose}
    >
      <DialogForm
        text={{ submit: 'Create workspace', pending: 'Creating', cancel: 'Cancel' }}
        pending={create.isPending || create.isSuccess}
        error={create.error}
        onSubmit={(written) => create.mutate({ name: String(written.get('name')), mutationId })}
        onCancel={onClose}
      >
        {(problemOf) => (
          <TextField name="name" label="Name" error={problemOf('name')} autoComplete="off" maxLength={60} required />
        )}
      </DialogForm>
    </Dialog>
  );
}
