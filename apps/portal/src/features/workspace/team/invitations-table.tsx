'use client';

import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import type { InvitationRow } from '@graha/store/team/lists';
import { AddressText } from '@graha/ui/address-text.tsx';
import { Badge } from '@graha/ui/badge.tsx';
import { IconButton } from '@graha/ui/button.tsx';
import { Menu } from '@graha/ui/menu.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import { date } from '@graha/domain/format';
import { FailureNote, useTRPC } from '../../../shared/trpc-client.tsx';
import { ROLE_NAMES } from '../../../shared/role-names.ts';
import { useTeamChanged } from './use-team.ts';

export function InvitationsTable({ invitations }: { invitations: InvitationRow[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>Address</Th>
          <Th>Role</Th>
          <Th>Open until</Th>
          <Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <Tr key={invitation.id}>
            <RowHeader>
              <AddressText>{invitation.email}</AddressText>
            </RowHeader>
            <Td>{ROLE_NAMES[invitation.role]}</Td>
            <Td className="text-text-2">
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

function OpenUntil({ invitation: { expiresAt, isExpired, hasLink } }: { invitation: InvitationRow }) {
  if (!isExpired && hasLink) return date(expiresAt);
  return (
    <Badge tone="warn" shape="diamond">
      {isExpired ? 'Expired' : 'Send it again'}
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
