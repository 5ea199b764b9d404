'use client';

import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Plus } from '@graha/ui/icons/signs.tsx';
import type { InvitationRow } from '@graha/store/team/lists';
import { AddressText } from '@graha/ui/address-text.tsx';
import { Badge } from '@graha/ui/badge.tsx';
import { Button, IconButton } from '@graha/ui/button.tsx';
import { Menu } from '@graha/ui/menu.tsx';
import { ActionsTh, RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { date } from '@graha/domain/core/format';
import { FailureNote, useTRPC } from '../../../shared/trpc-client.tsx';
import { ROLE_NAMES, ROLE_SENTENCES } from '../../../shared/role-names.ts';
import { useTeamChanged } from './member-dialogs.tsx';
import { useState } from 'react';
import { ROLES } from '@graha/domain/team/roles';
import { Dialog } from '@graha/ui/dialog.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Select, TextField } from '@graha/ui/input.tsx';
import { DialogForm } from '../../../shared/dialog-form.tsx';

export function InvitationsTable({ invitations }: { invitations: InvitationRow[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>Address</Th>
          <Th wide>Role</Th>
          <Th wide>Open until</Th>
          <ActionsTh />
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <Tr key={invitation.id}>
            <RowHeader>
              <AddressText>{invitation.email}</AddressText>
              <span className="block text-micro font-normal text-text-2 md:hidden">
                {ROLE_NAMES[invitation.role]}
                {isOpen(invitation) ? ', open until ' : ' '}
                <OpenUntil invitation={invitation} />
              </span>
            </RowHeader>
            <Td wide>{ROLE_NAMES[invitation.role]}</Td>
            <Td wide className="text-text-2">
              <OpenUntil invitation={invitation} />
            </Td>
            <Td className="w-12 text-right">
              <Actions invitation={invitation} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

const isOpen = ({ isExpired, hasLink }: InvitationRow): boolean => !isExpired && hasLink;

function OpenUntil({ invitation }: { invitation: InvitationRow }) {
  if (isOpen(invitation)) return date(invitation.expiresAt);
  return (
    <Badge tone="warn" shape="diamond">
      {invitation.isExpired ? 'Expired' : 'Send it again'}
    </Badge>
  );
}

function Actions({ invitation: { id: invitationId, email, isExpired } }: { invitation: InvitationRow }) {
  const trpc = useTRPC();
  const changed = useTeamChanged();
  const resend = useMutation(
    trpc.team.resend.mutationOptions({
      onSuccess: ({ isSent }) => changed(isSent ? `Sent to ${email} again.` : 'It was already sent within this hour.'),
    }),
  );
  const withdraw = useMutation(
    trpc.team.withdraw.mutationOptions({ onSuccess: () => changed(`The invitation to ${email} is withdrawn.`) }),
  );
  const error = resend.error ?? withdraw.error;
  return (
    <>
      {error ? <FailureNote error={error} /> : null}
      <Menu
        trigger={
          <IconButton
            label={`Actions for the invitation to ${email}`}
            icon={<Ellipsis aria-hidden="true" />}
            className="-my-1.5 align-middle"
          />
        }
        groups={[
          [
            { label: 'Send again', disabled: isExpired, onSelect: () => resend.mutate({ invitationId }) },
            { label: 'Withdraw', danger: true, onSelect: () => withdraw.mutate({ invitationId }) },
          ],
        ]}
      />
    </>
  );
}

const INVITED = ROLES.filter((role) => role !== 'owner');
type InvitedRole = (typeof INVITED)[number];
const invitedRole = (text: string): InvitedRole => INVITED.find((role) => role === text) ?? 'developer';
const OPTIONS = INVITED.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

export function InviteMember() {
  const trpc = useTRPC();
  const changed = useTeamChanged();
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState<InvitedRole>('developer');
  const invite = useMutation(
    trpc.team.invite.mutationOptions({
      onSuccess: (_, { email }) => {
        changed(`The invitation to ${email} is on its way.`);
        setOpen(false);
      },
    }),
  );
  const submit = (written: FormData) => {
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
            <Field label="Role" hint={ROLE_SENTENCES[role]}>
              {(control) => (
                <Select
                  {...control}
                  name="role"
                  options={OPTIONS}
                  value={role}
                  onChange={({ target }) => setRole(invitedRole(target.value))}
                />
              )}
            </Field>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
