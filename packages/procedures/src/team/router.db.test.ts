import { createTestDatabase } from '@graha/dev-stack/test-context';
import { OUR_PASSWORD } from '@graha/auth/testing/own-account';
import { invitationsOf, membersOf, workspacesOf } from '@graha/store/team/lists';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Role } from '@graha/domain/team/roles';
import type { Caller } from '../testing/scene.ts';
import {
  impersonationOf,
  NO_ID,
  OURS,
  outcomeOf,
  problemOf,
  STRANGER,
  THEIRS,
  useScene,
  viewerOf,
} from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

type Team = Caller['team'];

/** Returns the whole team of a workspace, from the tables and the log. */
const stateOf = async ({ tenantId }: { tenantId: string }) => [
  await membersOf({ ...scene.pools, tenantId }),
  await invitationsOf({ ...scene.pools, tenantId }),
  await scene.eventsOf({ tenantId }),
];

async function invited(workspace: typeof OURS, email = `${randomUUID()}@orbit.example`, role: Role = 'viewer') {
  // Safe: no caller invites an owner.
  await scene.callerAs('owner', {}, workspace).team.invite({ email, role: role as 'viewer' });
  const invitations = await invitationsOf({ ...scene.pools, ...workspace });
  const invitationId = invitations.find((one) => one.email === email)?.id ?? '';
  return { email, invitationId };
}

const oldSession = (person = OURS.people.owner) => ({
  ...viewerOf(person),
  signedInAt: new Date(Date.now() - 25 * 3_600_000),
});

describe('the ids of another workspace answer exactly like ids that do not exist', () => {
  const member = (attempt: (team: Team, userId: string) => Promise<unknown>) => ({
    attempt,
    theirs: async () => THEIRS.people.developer.userId,
  });
  const invitation = (attempt: (team: Team, invitationId: string) => Promise<unknown>) => ({
    attempt,
    theirs: async () => (await invited(THEIRS)).invitationId,
  });
  test.each([
    ['a member is removed', member((team, userId) => team.remove({ userId }))],
    ['a member’s role is changed', member((team, userId) => team.changeRole({ userId, role: 'viewer' }))],
    ['the ownership is transferred', member((team, userId) => team.transfer({ userId, typed: OURS.name }))],
    ['an invitation is sent again', invitation((team, invitationId) => team.resend({ invitationId }))],
    ['an invitation is withdrawn', invitation((team, invitationId) => team.withdraw({ invitationId }))],
  ])('when %s, and both workspaces stay as they were', async (_what, { attempt, theirs }) => {
    const id = await theirs();
    const before = [await stateOf(THEIRS), await stateOf(OURS)];
    const problem = await problemOf(attempt(scene.callerAs('owner').team, id));
    expect(problem).toEqual(await problemOf(attempt(scene.callerAs('owner').team, NO_ID)));
    expect(problem).toMatchObject({ code: 'NOT_FOUND' });
    expect([await stateOf(THEIRS), await stateOf(OURS)]).toEqual(before);
  });

  test('when a person switches to a workspace that is not theirs', async () => {
    const { team } = scene.callerAs('owner');
    const problem = await problemOf(team.switchTo({ tenantId: THEIRS.tenantId }));
    expect(problem).toEqual(await problemOf(team.switchTo({ tenantId: NO_ID })));
    expect(problem).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('an invitation goes out for the workspace of the session, with the address in small letters', async () => {
  const workspace = await scene.openWorkspace();
  const before = await stateOf(OURS);
  await scene.callerAs('admin', {}, workspace).team.invite({ email: ' Bo@Orbit.Example ', role: 'viewer' });
  expect(await invitationsOf({ ...scene.pools, ...workspace })).toMatchObject([
    { email: 'bo@orbit.example', role: 'viewer' },
  ]);
  expect(await stateOf(OURS)).toEqual(before);
});

test('nobody is invited as owner, nor by a person whose own address is not verified', async () => {
  const before = await stateOf(OURS);
  // Safe: the test is about input that the procedure's type does not allow.
  const asOwner = scene.callerAs('owner').team.invite({ email: 'bo@orbit.example', role: 'owner' as 'admin' });
  expect(await outcomeOf(asOwner)).toBe('BAD_REQUEST');
  const viewer = { ...viewerOf(OURS.people.owner), isVerified: false };
  const unverified = scene.callerAs('owner', { viewer }).team.invite({ email: 'bo@orbit.example', role: 'viewer' });
  expect(await outcomeOf(unverified)).toBe('FORBIDDEN');
  expect(await stateOf(OURS)).toEqual(before);
});

test('the ownership is transferred with the name of the workspace and a fresh session, and not without', async () => {
  const workspace = await scene.openWorkspace();
  const { owner, developer } = workspace.people;
  const input = { userId: developer.userId, typed: workspace.name };
  const before = await stateOf(workspace);
  const transfer = (viewer = viewerOf(owner), change = {}) =>
    outcomeOf(scene.callerAs('owner', { viewer }, workspace).team.transfer({ ...input, ...change }));
  expect(await transfer(viewerOf(owner), { typed: 'Apo' })).toBe('BAD_REQUEST');
  expect(await transfer(oldSession(owner))).toBe('PRECONDITION_FAILED');
  expect(await stateOf(workspace)).toEqual(before);
  expect(await transfer()).toBe('ok');
  const members = await membersOf({ ...scene.pools, ...workspace });
  expect(Object.fromEntries(members.map(({ userId, role }) => [userId, role]))).toMatchObject({
    [developer.userId]: 'owner',
    [owner.userId]: 'admin',
  });
});

test('a person who leaves is removed from the workspace of the session; the owner cannot leave', async () => {
  const workspace = await scene.openWorkspace();
  expect(await outcomeOf(scene.callerAs('owner', {}, workspace).team.leave())).toBe('FORBIDDEN');
  await scene.callerAs('viewer', {}, workspace).team.leave();
  const members = await membersOf({ ...scene.pools, ...workspace });
  expect(members.map(({ role }) => role)).toEqual(['owner', 'admin', 'developer']);
  const [left] = await scene.eventsOf(workspace);
  expect(left).toMatchObject({ type: 'MemberRemoved', actor: { kind: 'user', id: workspace.people.viewer.userId } });
});

test('a role is changed and a member removed in the name of the person and the request', async () => {
  const workspace = await scene.openWorkspace();
  const { admin, developer } = workspace.people;
  const { team } = scene.callerAs('admin', { requestId: 'req_team' }, workspace);
  await team.changeRole({ userId: developer.userId, role: 'viewer' });
  await team.remove({ userId: developer.userId });
  const [removed, changed] = await scene.eventsOf(workspace);
  expect([changed?.type, removed?.type]).toEqual(['MemberRoleChanged', 'MemberRemoved']);
  const who = { actor: { kind: 'user', id: admin.userId }, requestId: 'req_team' };
  for (const event of [changed, removed]) expect(event).toMatchObject(who);
});

test('only who manages the team gets its invitations; every member gets its members', async () => {
  const workspace = await scene.openWorkspace();
  await invited(workspace);
  const seen = async (...who: Parameters<typeof scene.callerAs>) => {
    const { members, invitations } = await scene.callerAs(...who).team.list();
    return [members.length, invitations.length];
  };
  expect(await seen('owner', {}, workspace)).toEqual([4, 1]);
  expect(await seen('admin', {}, workspace)).toEqual([4, 1]);
  expect(await seen('developer', {}, workspace)).toEqual([4, 0]);
  expect(await seen('viewer', {}, workspace)).toEqual([4, 0]);
  expect(await seen('owner', { impersonation: impersonationOf(workspace) }, workspace)).toEqual([4, 0]);
});

test('a new workspace belongs to its maker, is open, and is where the session works; a second click makes no second one', async () => {
  const { team } = scene.callerAs('stranger');
  const input = { mutationId: randomUUID(), name: 'Perigee' };
  await team.createWorkspace(input);
  await team.createWorkspace(input);
  const own = await workspacesOf(scene.pools, { userId: STRANGER.userId });
  expect(own).toMatchObject([{ name: 'Perigee', role: 'owner' }]);
  const tenantId = own[0]?.tenantId ?? '';
  expect((await scene.eventsOf({ tenantId })).map(({ type }) => type)).toEqual(['TenantCreated']);
  const { rows } = await scene.pools.identity.query(
    'SELECT active_organization_id AS "tenantId" FROM identity.session WHERE id = $1',
    [STRANGER.sessionId],
  );
  expect(rows).toEqual([{ tenantId }]);
});

test('the ownership goes to nobody whose account is about to be deleted', async () => {
  const workspace = await scene.openWorkspace();
  const { owner, developer } = workspace.people;
  const leaver = scene.callerAs('developer', { viewer: viewerOf(developer), self: scene.selfOf(developer) }, workspace);
  await leaver.profile.requestDeletion({ typed: developer.email, password: OUR_PASSWORD });
  const before = await stateOf(workspace);
  const owning = scene.callerAs('owner', { viewer: viewerOf(owner) }, workspace).team;
  const transfer = () => owning.transfer({ userId: developer.userId, typed: workspace.name });
  await expect(transfer()).rejects.toMatchObject({ cause: { code: 'member_leaving' } });
  expect(await stateOf(workspace)).toEqual(before);
  await leaver.profile.withdrawDeletion();
  expect(await outcomeOf(transfer())).toBe('ok');
});
