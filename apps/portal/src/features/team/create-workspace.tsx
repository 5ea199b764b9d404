'use client';

import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/input.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { TEAM_TEXT } from './text.ts';

const { workspaces: TEXT } = TEAM_TEXT;

export function CreateWorkspace({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const create = useMutation(
    trpc.team.createWorkspace.mutationOptions({ onSuccess: () => location.assign('/overview') }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    create.mutate({ name: String(new FormData(event.currentTarget).get('name')) });
  };
  const nameError = create.error?.data?.fields?.['name'];
  return (
    <Dialog open title={TEXT.createTitle} description={TEXT.createDescription} onOpenChange={onClose}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <TextField name="name" label={TEXT.name} error={nameError} autoComplete="off" maxLength={60} required />
          {create.error && !nameError ? <FailureNote error={create.error} /> : null}
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {TEXT.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            loading={create.isPending || create.isSuccess}
            loadingLabel={TEXT.pending}
          >
            {TEXT.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
