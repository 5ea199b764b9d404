'use client';

import { ROLES } from '@graha/domain/roles';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { TEAM_TEXT } from './text.ts';
import { useTeamChanged } from './use-team.ts';

const { invite: TEXT, roles: ROLE_NAMES } = TEAM_TEXT;

const INVITED = ROLES.filter((role) => role !== 'owner');
const OPTIONS = INVITED.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

export function InviteMember() {
  const trpc = useTRPC();
  const changed = useTeamChanged();
  const [open, setOpen] = useState(false);
  const invite = useMutation(
    trpc.team.invite.mutationOptions({
      onSuccess: (_, { email }) => {
        changed(TEXT.done(email));
        setOpen(false);
      },
    }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const role = INVITED.find((known) => known === form.get('role')) ?? 'developer';
    invite.mutate({ email: String(form.get('email')), role });
  };
  const emailError = invite.error?.data?.fields?.['email'];
  return (
    <Dialog
      open={open}
      onOpenChange={(wished) => {
        setOpen(wished);
        invite.reset();
      }}
      title={TEXT.title}
      description={TEXT.description}
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden="true" />}>
          {TEXT.action}
        </Button>
      }
    >
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <TextField name="email" type="email" label={TEXT.email} error={emailError} autoComplete="off" required />
          <Field label={TEXT.role}>
            {(control) => <Select {...control} name="role" options={OPTIONS} defaultValue="developer" />}
          </Field>
          {invite.error && !emailError ? <FailureNote error={invite.error} /> : null}
        </DialogBody>
        <SubmitFooter
          onCancel={() => setOpen(false)}
          cancel={TEXT.cancel}
          submit={TEXT.submit}
          pending={invite.isPending}
          pendingLabel={TEXT.pending}
        />
      </form>
    </Dialog>
  );
}
