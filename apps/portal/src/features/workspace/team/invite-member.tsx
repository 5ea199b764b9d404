'use client';

import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ROLES } from '@graha/domain/roles';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Select, TextField } from '@graha/ui/input.tsx';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';
import { ROLE_NAMES } from '../../../shared/role-names.ts';
import { useTeamChanged } from './use-team.ts';

const INVITED = ROLES.filter((role) => role !== 'owner');
const OPTIONS = INVITED.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

export function InviteMember() {
  const trpc = useTRPC();
  const changed = useTeamChanged();
  const [open, setOpen] = useState(false);
  const invite = useMutation(
    trpc.team.invite.mutationOptions({
      onSuccess: (_, { email }) => {
        changed(`The invitation to ${email} is on its way.`);
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
      onOpenChange={(next) => {
        setOpen(next);
        invite.reset();
      }}
      title="Invite somebody"
      description="They get an e-mail with a link that is valid for seven days."
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden="true" />}>
          Invite
        </Button>
      }
    >
      <DialogForm
        text={{ submit: 'Send the invitation', pending: 'Sending', cancel: 'Cancel' }}
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
              label="E-mail"
              error={problemOf('email')}
              autoComplete="off"
              required
            />
            <Field label="Role">
              {(control) => <Select {...control} name="role" options={OPTIONS} defaultValue="developer" />}
            </Field>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
