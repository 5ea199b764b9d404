'use client';

import { ROLES } from '@graha/domain/roles';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
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
  const submit = (written: FormData) => {
    const role = INVITED.find((known) => known === written.get('role')) ?? 'developer';
    invite.mutate({ email: String(written.get('email')), role });
  };
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
      <DialogForm
        text={TEXT}
        pending={invite.isPending}
        error={invite.error}
        onSubmit={submit}
        onCancel={() => setOpen(false)}
      >
        {(problemOf) => (
          <>
            <TextField
              name="email"
              type="email"
              label={TEXT.email}
              error={problemOf('email')}
              autoComplete="off"
              required
            />
            <Field label={TEXT.role}>
              {(control) => <Select {...control} name="role" options={OPTIONS} defaultValue="developer" />}
            </Field>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
