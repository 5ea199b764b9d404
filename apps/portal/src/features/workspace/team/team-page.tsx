'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { may, type Sight } from '@graha/domain/roles';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Note } from '@graha/ui/note.tsx';
import { type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { TeamHeader } from '../headers.tsx';
import { InvitationsTable, InviteMember } from './invitations-table.tsx';
import { MembersTable } from './members-table.tsx';
import { RolesLegend } from './roles-legend.tsx';
import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';

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

function LeaveWorkspace({ workspace }: { workspace: string }) {
  const trpc = useTRPC();
  const [open, setOpen] = useState(false);
  const leave = useMutation(trpc.team.leave.mutationOptions({ onSuccess: () => location.assign('/overview') }));
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Leave the workspace
      </Button>
      {open ? (
        <ConfirmDialog
          text={{
            description: 'You lose access at once. Somebody has to invite you to bring you back.',
            submit: 'Leave',
            pending: 'Leaving',
            cancel: 'Stay',
            title: `Leave ${workspace}?`,
          }}
          pending={leave.isPending || leave.isSuccess}
          error={leave.error}
          onConfirm={() => leave.mutate()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
