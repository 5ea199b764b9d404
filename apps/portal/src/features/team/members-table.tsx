'use client';

import { may, ROLES, type Sight } from '@graha/domain/roles';
import type { MemberRow } from '@graha/store/team/lists';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';
import { date } from '../workspace/format.ts';
import { RemoveMember } from './remove-member.tsx';
import { TEAM_TEXT } from './text.ts';
import { TransferOwnership } from './transfer-ownership.tsx';
import { useTeamChanged } from './use-team.ts';

const { members: TEXT, roles: ROLE_NAMES } = TEAM_TEXT;

export type MembersTableProps = {
  members: MemberRow[];
  workspace: string;
  viewer: { userId: string; sight: Sight };
};

type Target = { member: MemberRow; wish: 'remove' | 'transfer' };

export function MembersTable({ members, workspace, viewer }: MembersTableProps) {
  const trpc = useTRPC();
  const changed = useTeamChanged();
  const [target, setTarget] = useState<Target | null>(null);
  const close = () => setTarget(null);
  const changeRole = useMutation(
    trpc.team.changeRole.mutationOptions({
      onSuccess: (_, { userId, role }) =>
        changed(TEXT.roleChanged(members.find((one) => one.userId === userId)?.name ?? '', ROLE_NAMES[role])),
    }),
  );
  const mayManage = may(viewer.sight, 'team.manage');
  const groupsFor = (member: MemberRow): MenuItem[][] => [
    ROLES.filter((role) => role !== 'owner')
      .filter((role) => role !== member.role)
      .map((role) => ({
        label: TEXT.make(ROLE_NAMES[role]),
        onSelect: () => changeRole.mutate({ userId: member.userId, role }),
      })),
    [
      ...(viewer.sight === 'owner'
        ? [{ label: TEXT.transfer, onSelect: () => setTarget({ member, wish: 'transfer' as const }) }]
        : []),
      { label: TEXT.remove, danger: true, onSelect: () => setTarget({ member, wish: 'remove' as const }) },
    ],
  ];
  return (
    <>
      {changeRole.error ? <FailureNote error={changeRole.error} /> : null}
      <Table>
        <thead>
          <tr>
            <Th>{TEXT.columns.name}</Th>
            <Th>{TEXT.columns.role}</Th>
            <Th wide>{TEXT.columns.joined}</Th>
            {mayManage ? (
              <Th>
                <VisuallyHidden>{TEXT.columns.actions}</VisuallyHidden>
              </Th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Tr key={member.userId}>
              <RowHeader className="wrap-anywhere">
                <span className="flex flex-wrap items-center gap-2">
                  {member.name}
                  {member.userId === viewer.userId ? <Tag>{TEXT.you}</Tag> : null}
                </span>
                <span className="block text-micro font-normal text-text-3">{member.email}</span>
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
                          label={TEXT.actionsFor(member.name)}
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
      {target?.wish === 'remove' ? <RemoveMember member={target.member} onClose={close} /> : null}
      {target?.wish === 'transfer' ? (
        <TransferOwnership member={target.member} workspace={workspace} onClose={close} />
      ) : null}
    </>
  );
}
