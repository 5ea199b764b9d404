'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { may, ROLES, type Sight } from '@graha/domain/team/roles';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Note } from '@graha/ui/note.tsx';
import { type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { TeamHeader } from '../headers.tsx';
import { InvitationsTable, InviteMember } from './invitations-table.tsx';
import { MembersTable } from './members-table.tsx';
import { RolesLegend } from './roles-legend.tsx';
import { useState } from 'react';
import { ChoiceFilter, NoMatch, Pager, SearchFilter, SortFilter } from '../../../shared/filters.tsx';
import { addressOf } from '../../../shared/paths.ts';
import { ROLE_NAMES } from '../../../shared/role-names.ts';
import { MEMBERS_PER_PAGE, shownMembers, TeamFilter, type MEMBER_SORTS } from './team-filter.ts';
import { Button } from '@graha/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';

export type TeamPageProps = {
  initialFilter: TeamFilter;
  initial: Outputs['team']['list'];
  workspace: string;
  viewer: { userId: string; sight: Sight };
};

export function TeamPage({ initialFilter, initial, workspace, viewer }: TeamPageProps) {
  const trpc = useTRPC();
  const [filter, setFilter] = useState(initialFilter);
  const { data: team } = useQuery(trpc.team.list.queryOptions(undefined, { initialData: initial }));
  const mayManage = may(viewer.sight, 'team.manage');
  const shown = shownMembers(team.members, filter);
  const change = (next: TeamFilter) => {
    setFilter(next);
    history.replaceState(null, '', addressOf('/team', next));
  };
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
      {team.members.length >= FILTERED_FROM || filter.search || filter.role ? (
        <TeamFilters filter={filter} onChange={change} />
      ) : null}
      <Card aria-label="Members">
        {shown.total === 0 ? (
          <NoMatch noun="member" onClear={() => change(TeamFilter.parse({ sort: filter.sort }))} />
        ) : (
          <MembersTable members={shown.members} workspace={workspace} viewer={viewer} />
        )}
      </Card>
      <Pager
        pageNumber={shown.pageNumber}
        rowsPerPage={MEMBERS_PER_PAGE}
        total={shown.total}
        noun="members"
        onChange={(next) => change({ ...filter, page: next === 1 ? undefined : String(next) })}
      />
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

/** Below this number of members the filters are hidden. */
const FILTERED_FROM = 6;

const SORTS = [
  { value: 'role', label: 'By role' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const satisfies readonly { value: (typeof MEMBER_SORTS)[number]; label: string }[];

function TeamFilters({ filter, onChange }: { filter: TeamFilter; onChange: (filter: TeamFilter) => void }) {
  const change = (part: object) => onChange(TeamFilter.parse({ ...filter, page: undefined, ...part }));
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <SearchFilter
        label="Name or e-mail"
        className="sm:w-64"
        value={filter.search}
        onChange={(search) => change({ search })}
      />
      <ChoiceFilter
        className="sm:w-44"
        label="Role"
        any="Every role"
        value={filter.role}
        options={ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))}
        onChange={(role) => change({ role })}
      />
      <SortFilter className="sm:w-44" value={filter.sort} options={SORTS} onChange={(sort) => change({ sort })} />
    </div>
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
