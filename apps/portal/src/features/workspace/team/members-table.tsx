'use client';

import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from '@graha/ui/icons/signs.tsx';
import { useState } from 'react';
import { may, ROLES, type Sight } from '@graha/domain/team/roles';
import type { MemberRow } from '@graha/store/team/lists';
import { AddressText } from '@graha/ui/address-text.tsx';
import { IconButton } from '@graha/ui/button.tsx';
import { Menu, type MenuItem } from '@graha/ui/menu.tsx';
import { ActionsTh, RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { Tag } from '@graha/ui/badge.tsx';
import { date } from '@graha/domain/core/format';
import { FailureNote, useTRPC } from '../../../shared/trpc-client.tsx';
import { RemoveMember, TransferOwnership, useTeamChanged } from './member-dialogs.tsx';
import { ROLE_NAMES } from '../../../shared/role-names.ts';

export type MembersTableProps = {
  members: MemberRow[];
  workspace: string;
  viewer: { userId: string; sight: Sight };
};

type Target = { member: MemberRow; action: 'remove' | 'transfer' };

export function MembersTable({ members, workspace, viewer }: MembersTableProps) {
  const trpc = useTRPC();
  const changed = useTeamChanged();
  const [target, setTarget] = useState<Target | null>(null);
  const close = () => setTarget(null);
  const changeRole = useMutation(
    trpc.team.changeRole.mutationOptions({
      onSuccess: (_, { userId, role }) =>
        changed(`${members.find((one) => one.userId === userId)?.name ?? ''} is ${ROLE_NAMES[role]} now.`),
    }),
  );
  const mayManage = may(viewer.sight, 'team.manage');
  const groupsFor = (member: MemberRow): MenuItem[][] => [
    ROLES.filter((role) => role !== 'owner')
      .filter((role) => role !== member.role)
      .map((role) => ({
        label: `Make ${ROLE_NAMES[role]}`,
        onSelect: () => changeRole.mutate({ userId: member.userId, role }),
      })),
    [
      ...(viewer.sight === 'owner'
        ? [{ label: 'Transfer the ownership', onSelect: () => setTarget({ member, action: 'transfer' as const }) }]
        : []),
      {
        label: 'Remove from the workspace',
        danger: true,
        onSelect: () => setTarget({ member, action: 'remove' as const }),
      },
    ],
  ];
  return (
    <>
      {changeRole.error ? <FailureNote error={changeRole.error} /> : null}
      <Table>
        <thead>
          <tr>
            <Th>Name</Th>
            <Th>Role</Th>
            <Th wide>Joined</Th>
            {mayManage ? <ActionsTh /> : null}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Tr key={member.userId}>
              <RowHeader className="wrap-anywhere">
                <span className="flex flex-wrap items-center gap-2">
                  {member.name}
                  {member.userId === viewer.userId ? <Tag>you</Tag> : null}
                </span>
                <span className="block text-micro font-normal text-text-3">
                  <AddressText>{member.email}</AddressText>
                </span>
              </RowHeader>
              <Td>{ROLE_NAMES[member.role]}</Td>
              <Td wide className="text-text-2">
                {date(member.joinedAt)}
              </Td>
              {mayManage ? (
                <Td className="w-12 text-right">
                  {member.role === 'owner' || member.userId === viewer.userId ? null : (
                    <Menu
                      trigger={
                        <IconButton
                          label={`Actions for ${member.name}`}
                          icon={<Ellipsis aria-hidden="true" />}
                          className="-my-1.5 align-middle"
                        />
                      }
                      groups={groupsFor(member)}
                    />
                  )}
                </Td>
              ) : null}
            </Tr>
          ))}
        </tbody>
      </Table>
      {target?.action === 'remove' ? <RemoveMember member={target.member} onClose={close} /> : null}
      {target?.action === 'transfer' ? (
        <TransferOwnership member={target.member} workspace={workspace} onClose={close} />
      ) : null}
    </>
  );
}
