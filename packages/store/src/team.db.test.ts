import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { Refusal } from '@graha/domain/refusal';
import type { Role } from '@graha/domain/roles';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from './pool.ts';
import { acceptInvitation, inviteMember, withdrawInvitation } from './team/invitations.ts';
import { invitationsOf, membersOf, openInvitation, tenantsOfAddress, workspacesOf } from './team/lists.ts';
import { changeRole, chooseWorkspace, createWorkspace, removeMember, transferOwnership } from './team/members.ts';
import { BY, openPools, type Pools } from './testing.ts';
import { openOwnedTenant } from './user-log.ts';

let database: TestDatabase;
let pools: Pools;
let identity: Pool;
const team = () => ({ identity, log: pools.app });

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database);
  identity = createPool({ url: database.authUrl, applicationName: 'test', max: 5, onError: () => {} });
});
afterAll(async () => {
  await identity.end();
  await pools.close();
  await database.stop();
});

async function person(): Promise<{ userId: string; email: string }> {
  const userId = randomUUID();
  const email = `${userId}@nadir.example`;
  await identity.query('INSERT INTO identity.user (id, name, email) VALUES ($1, $2, $3)', [userId, 'Asha', email]);
  return { userId, email };
}

async function owned(): Promise<{ tenantId: string; ownerId: string }> {
  const { userId: ownerId } = await person();
  const { tenantId } = await createWorkspace(team(), { name: 'Nadir Tools', ownerUserId: ownerId });
  await openOwnedTenant(pools.app, { tenantId, name: 'Nadir Tools', ownerUserId: ownerId }, BY);
  return { tenantId, ownerId };
}

const invite = (tenantId: string, inviterId: string, email: string, role: Role = 'developer') =>
  inviteMember(
    team(),
    { tenantId, email, role, inviterId },
    async ({ invitationId }) => ({
      dedupeKey: invitationId,
      kind: 'invitation',
      to: email,
      subject: 's',
      html: 'h',
      text: 't',
    }),
    BY,
  );

async function joined(tenantId: string, ownerId: string, role: Role = 'developer'): Promise<string> {
  const { userId, email } = await person();
  const { invitationId } = await invite(tenantId, ownerId, email, role);
  await acceptInvitation(team(), { invitationId, userId, email }, BY);
  return userId;
}

const rolesIn = async (tenantId: string) =>
  Object.fromEntries((await membersOf(identity, tenantId)).map(({ userId, role }) => [userId, role]));

const told = async (tenantId: string): Promise<string[]> => {
  const { rows } = await pools.worker.query<{ type: string }>(
    "SELECT type FROM graha.event WHERE tenant_id = $1 AND stream_id LIKE 'tenant-%' ORDER BY pos",
    [tenantId],
  );
  return rows.map(({ type }) => type);
};

const mailsTo = async (email: string): Promise<number> => {
  const { rows } = await identity.query('SELECT FROM identity.mail WHERE to_address = $1', [email]);
  return rows.length;
};

const refused = (code: string) => expect.objectContaining({ code, name: new Refusal('tenant_unknown').name });

test('who is invited gets one mail, joins with the role of the invitation, and the log tells it', async () => {
  const { tenantId, ownerId } = await owned();
  const { userId, email } = await person();
  const { invitationId } = await invite(tenantId, ownerId, email);
  expect(await mailsTo(email)).toBe(1);
  await acceptInvitation(team(), { invitationId, userId, email: email.toUpperCase() }, BY);
  expect(await rolesIn(tenantId)).toEqual({ [ownerId]: 'owner', [userId]: 'developer' });
  expect(await invitationsOf(identity, tenantId)).toEqual([]);
  expect(await told(tenantId)).toEqual(['TenantCreated', 'MemberInvited', 'MemberJoined']);
});

test('an invitation opens for the invited address alone, once, and not when it was withdrawn or ran out', async () => {
  const { tenantId, ownerId } = await owned();
  const [invited, stranger] = [await person(), await person()];
  const { invitationId } = await invite(tenantId, ownerId, invited.email);
  expect(await openInvitation(identity, invitationId, stranger.email)).toBeNull();
  await expect(acceptInvitation(team(), { invitationId, ...stranger }, BY)).rejects.toEqual(
    refused('invitation_unknown'),
  );

  await identity.query("UPDATE identity.invitation SET expires_at = now() - interval '1 s' WHERE id = $1", [
    invitationId,
  ]);
  await expect(acceptInvitation(team(), { invitationId, ...invited }, BY)).rejects.toEqual(
    refused('invitation_unknown'),
  );

  const again = await invite(tenantId, ownerId, invited.email);
  await withdrawInvitation(team(), { tenantId, invitationId: again.invitationId }, BY);
  const ended = acceptInvitation(team(), { ...again, ...invited }, BY);
  await expect(ended).rejects.toEqual(refused('invitation_unknown'));
  expect(await rolesIn(tenantId)).toEqual({ [ownerId]: 'owner' });
});

test('one address has one open invitation, and a member none', async () => {
  const { tenantId, ownerId } = await owned();
  const { userId, email } = await person();
  const { invitationId } = await invite(tenantId, ownerId, email);
  await expect(invite(tenantId, ownerId, email)).rejects.toEqual(refused('invitation_open'));
  await acceptInvitation(team(), { invitationId, userId, email }, BY);
  await expect(invite(tenantId, ownerId, email)).rejects.toEqual(refused('member_exists'));
  expect(await mailsTo(email)).toBe(1);
});

test('what the log refuses has not happened: no member, no invitation, no mail', async () => {
  const { userId: ownerId } = await person();
  const { tenantId } = await createWorkspace(team(), { name: 'No books', ownerUserId: ownerId });
  const { email } = await person();
  await expect(invite(tenantId, ownerId, email)).rejects.toEqual(refused('tenant_unknown'));
  expect([await mailsTo(email), await invitationsOf(identity, tenantId)]).toEqual([0, []]);
});

test('the last owner neither leaves nor changes role, and hands over only to a member', async () => {
  const { tenantId, ownerId } = await owned();
  const memberId = await joined(tenantId, ownerId);
  const other = await owned();
  await expect(removeMember(team(), { tenantId, userId: ownerId }, BY)).rejects.toEqual(refused('owner_fixed'));
  const demoted = changeRole(team(), { tenantId, userId: ownerId, role: 'viewer' }, BY);
  await expect(demoted).rejects.toEqual(refused('owner_fixed'));
  const toOther = transferOwnership(team(), { tenantId, fromUserId: ownerId, toUserId: other.ownerId }, BY);
  await expect(toOther).rejects.toEqual(refused('member_unknown'));

  await transferOwnership(team(), { tenantId, fromUserId: ownerId, toUserId: memberId }, BY);
  expect(await rolesIn(tenantId)).toEqual({ [ownerId]: 'admin', [memberId]: 'owner' });
  await removeMember(team(), { tenantId, userId: ownerId }, BY);
  expect((await told(tenantId)).slice(-2)).toEqual(['OwnershipTransferred', 'MemberRemoved']);
});

test('of two hand-overs at the same moment one is carried out, and one owner remains', async () => {
  const { tenantId, ownerId } = await owned();
  const heirs = [await joined(tenantId, ownerId), await joined(tenantId, ownerId)];
  const outcomes = await Promise.allSettled(
    heirs.map((toUserId) => transferOwnership(team(), { tenantId, fromUserId: ownerId, toUserId }, BY)),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(Object.values(await rolesIn(tenantId)).toSorted()).toEqual(['admin', 'developer', 'owner']);
});

test('who is removed works here no longer, in any session, and another workspace’s ids change nothing', async () => {
  const [ours, theirs] = [await owned(), await owned()];
  const userId = await joined(ours.tenantId, ours.ownerId);
  const sessionId = randomUUID();
  await identity.query(
    "INSERT INTO identity.session (id, token, user_id, expires_at) VALUES ($1, $1, $2, now() + interval '1 day')",
    [sessionId, userId],
  );
  await chooseWorkspace(team(), { tenantId: ours.tenantId, userId, sessionId });
  const elsewhere = chooseWorkspace(team(), { tenantId: theirs.tenantId, userId, sessionId });
  await expect(elsewhere).rejects.toEqual(refused('tenant_unknown'));
  await expect(removeMember(team(), { tenantId: theirs.tenantId, userId }, BY)).rejects.toEqual(
    refused('member_unknown'),
  );

  await removeMember(team(), { tenantId: ours.tenantId, userId }, BY);
  const { rows } = await identity.query('SELECT active_organization_id AS chosen FROM identity.session WHERE id = $1', [
    sessionId,
  ]);
  expect(rows).toEqual([{ chosen: null }]);
  expect(await workspacesOf(identity, userId)).toEqual([]);
});

test('nobody owns more than ten workspaces', async () => {
  const { userId: ownerUserId } = await person();
  const opened = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => createWorkspace(team(), { name: `W ${index}`, ownerUserId })),
  );
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('workspaces are found by a part of a member’s address, taken literally', async () => {
  const { tenantId, ownerId } = await owned();
  const member = await joined(tenantId, ownerId);
  await owned();
  const found = (part: string) => tenantsOfAddress(identity, part, 10);
  expect(await found(`${ownerId}@NADIR`)).toEqual([tenantId]);
  expect(await found(member)).toEqual([tenantId]);
  expect(await found('%@nadir')).toEqual([]);
  expect(await tenantsOfAddress(identity, '@nadir', 1)).toHaveLength(1);
});
