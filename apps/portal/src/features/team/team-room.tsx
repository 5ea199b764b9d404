'use client';

import { useQuery } from '@tanstack/react-query';
import { may, type Sight } from '@graha/domain/roles';
import { useTRPC } from '../../trpc/client.tsx';
import { BlockedButton } from '../../ui/blocked-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { InvitationsTable } from './invitations-table.tsx';
import { InviteMember } from './invite-member.tsx';
import { LeaveWorkspace } from './leave-workspace.tsx';
import { MembersTable } from './members-table.tsx';
import { RolesLegend } from './roles-legend.tsx';
import type { Team } from './team.ts';
import { TEAM_TEXT } from './text.ts';

export type TeamRoomProps = { initial: Team; workspace: string; viewer: { userId: string; sight: Sight } };

export function TeamRoom({ initial, workspace, viewer }: TeamRoomProps) {
  const trpc = useTRPC();
  const { data: team } = useQuery(trpc.team.list.queryOptions(undefined, { initialData: initial }));
  const mayManage = may(viewer.sight, 'team.manage');
  return (
    <>
      <PageHeader
        title={TEAM_TEXT.title}
        description={TEAM_TEXT.description}
        actions={
          mayManage ? (
            <InviteMember />
          ) : (
            <BlockedButton reason={TEAM_TEXT.mayNot}>{TEAM_TEXT.invite.action}</BlockedButton>
          )
        }
      />
      <Card aria-label={TEAM_TEXT.members.title}>
        <MembersTable members={team.members} workspace={workspace} viewer={viewer} />
      </Card>
      {team.invitations.length > 0 ? (
        <Card aria-labelledby="invitations">
          <CardHeader id="invitations" title={TEAM_TEXT.invitations.title} />
          <InvitationsTable invitations={team.invitations} mayManage={mayManage} />
        </Card>
      ) : null}
      <Card aria-labelledby="roles">
        <CardHeader id="roles" title={TEAM_TEXT.legend.title} />
        <RolesLegend />
      </Card>
      {['owner', 'impersonator'].includes(viewer.sight) ? null : <LeaveWorkspace workspace={workspace} />}
    </>
  );
}
