'use client';

import type { InvitationRow } from '@graha/store/team/lists';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useTRPC } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { date } from '../workspace/format.ts';
import { TEAM_TEXT } from './text.ts';
import { useTeamChanged } from './use-team.ts';

const { invitations: TEXT, roles: ROLE_NAMES } = TEAM_TEXT;

export function InvitationsTable({ invitations, mayManage }: { invitations: InvitationRow[]; mayManage: boolean }) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>{TEXT.columns.email}</Th>
          <Th>{TEXT.columns.role}</Th>
          <Th wide>{TEXT.columns.open}</Th>
          {mayManage ? (
            <Th>
              <VisuallyHidden>{TEXT.columns.actions}</VisuallyHidden>
            </Th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <Tr key={invitation.id}>
            <RowHeader className="wrap-anywhere">{invitation.email}</RowHeader>
            <Td>{ROLE_NAMES[invitation.role]}</Td>
            <Td wide className="text-text-2">
              {invitation.isExpired ? (
                <Badge tone="warn" shape="diamond">
                  {TEXT.expired}
                </Badge>
              ) : (
                date(invitation.expiresAt)
              )}
            </Td>
            {mayManage ? (
              <Td className="w-12 text-right">
                <Actions invitation={invitation} />
              </Td>
            ) : null}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Actions({ invitation: { id: invitationId, email, isExpired } }: { invitation: InvitationRow }) {
  const trpc = useTRPC();
  const changed = useTeamChanged();
  const resend = useMutation(
    trpc.team.resend.mutationOptions({
      onSuccess: ({ isSent }) => changed(isSent ? TEXT.resent(email) : TEXT.tooOften),
    }),
  );
  const withdraw = useMutation(trpc.team.withdraw.mutationOptions({ onSuccess: () => changed(TEXT.withdrawn(email)) }));
  const error = resend.error ?? withdraw.error;
  return (
    <>
      {error ? <FailureNote error={error} /> : null}
      <Menu
        trigger={
          <IconButton
            label={TEXT.actionsFor(email)}
            icon={<Ellipsis aria-hidden="true" />}
            className="-my-1.5 align-middle"
          />
        }
        groups={[
          [
            { label: TEXT.resend, disabled: isExpired, onSelect: () => resend.mutate({ invitationId }) },
            { label: TEXT.withdraw, danger: true, onSelect: () => withdraw.mutate({ invitationId }) },
          ],
        ]}
      />
    </>
  );
}
