'use client';

import { useQuery } from '@tanstack/react-query';
import { may, type Sight } from '@graha/domain/roles';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Note } from '@graha/ui/note.tsx';
import { useTRPC, type Outputs } from '../../../shared/trpc-client.tsx';
import { TeamHeader } from './team-header.tsx';
import { InvitationsTable } from './invitations-table.tsx';
import { InviteMember } from './invite-member.tsx';
import { LeaveWorkspace } from './leave-workspace.tsx';
import { MembersTable } from './members-table.tsx';
import { RolesLegend } from './roles-legend.tsx';

export type TeamPageProps = {
  initial: Outputs['team']['list'];
  workspace: string;
  viewer: { userId: string; sight: Sight };
};

export function TeamPage({ initial, workspace, viewer }: TeamPageProps) {
  const trpc = useTRPC();
  const { data: team } = useQuery(trpc.team.list.queryOptions(undefined, { initialData: initial }));
  const mayManage = may(viewer.sight, 'team.manage');
  return (
    <>
      <TeamHeader
        actions={
          mayManage ? (
            <InviteMember />
          ) : (
            <BlockedButton reason="Your role may look at the team, not change it.">Invite</BlockedButton>
          )
        }
      />
      <Card aria-label="Members">
        <MembersTable members={team.members} workspace={workspace} viewer={viewer} />
      </Card>
      {team.invitations.length > 0 ? (
        <Card aria-labelledby="invitations">
          <CardHeader id="invitations" title="Invitations" />
          {team.invitations.some(({ hasLink, isExpired }) => !hasLink && !isExpired) ? (
            <Note tone="warn" className="m-4">
              Invitations now open with a secret link. Those marked “Send it again” were mailed before that: their link
              opens nothing until you send it again.
            </Note>
          ) : null}
          <InvitationsTable invitations={team.invitations} />
        </Card>
      ) : null}
      <Card aria-labelledby="roles">
        <CardHeader id="roles" title="What each role may do" />
        <RolesLegend />
      </Card>
      {['owner', 'impersonator'].includes(viewer.sight) ? null : <LeaveWorkspace workspace={workspace} />}
    </>
  );
}
