import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Refusal } from '@graha/domain/core/refusal';
import type { Role } from '@graha/domain/team/roles';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../postgres/pool.ts';
import { query } from '../postgres/query.ts';
import { invitationTokenHash, newInvitationToken } from './invitation-token.ts';
import {
  acceptInvitation,
  inviteMember,
  resendInvitation,
  withdrawInvitation,
  type MailedInvitation,
} from './invitations.ts';
import { invitationsOf, membersOf, openInvitation, tenantsOfAddress, workspacesOf } from './lists.ts';
import { changeRole, chooseWorkspace, createWorkspace, removeMember, transferOwnership } from './members.ts';
import { BY, useDatabase } from '../testing/testing.ts';
import { openOwnedTenant } from '../tenants/user-log.ts';

const own = useDatabase(createTestDatabase);
const { pools } = own;
let identity: Pool;
/** A context without a tenant, for functions that find theirs. */
const anyone = () => ({ identity, db: pools.app, ...BY });
const team = (tenantId: string) => ({ ...anyone(), tenantId });

beforeAll(async () => {
  identity = createPool({ url: own.database.authUrl, applicationName: 'test', max: 5, onError: () => {} });
});
afterAll(async () => {
  await identity.end();
});

async function person(isVerified = true): Promise<{ userId: string; email: string }> {
  const userId = randomUUID();
  const email = `${userId}@nadir.example`;
  await identity.query('INSERT INTO identity.user (id, name, email, email_verified) VALUES ($1, $2, $3, $4)', [
    userId,
    'Asha',
    email,
    isVerified,
  ]);
  return { userId, email };
}

async function owned(): Promise<{ tenantId: string; ownerId: string }> {
  const { userId: ownerId } = await person();
  const { tenantId } = await createWorkspace({ identity }, { name: 'Nadir Tools', ownerUserId: ownerId });
  await openOwnedTenant({ db: pools.app, tenantId, ...BY }, { name: 'Nadir Tools', ownerUserId: ownerId });
  return { tenantId, ownerId };
}

const mail = ({ invitationId, email }: MailedInvitation, time = 'first') => ({
  dedupeKey: `${invitationId}:${time}`,
  kind: 'invitation',
  to: email,
  subject: 's',
  html: 'h',
  text: 't',
});

/** Invites, and returns the token in the mail. */
async function invite(tenantId: string, inviterId: string, email: string, role: Role = 'developer') {
  let token = '';
  const mailOf = async (invitation: MailedInvitation) => {
    token = invitation.token;
    return mail(invitation);
  };
  const { invitationId } = await inviteMember(team(tenantId), { email, role, inviterId, mailOf });
  return { invitationId, token };
}

/** Sends it again; returns null if it was not sent. */
async function resend(tenantId: string, invitationId: string, time: string): Promise<string | null> {
  let token = '';
  const mailOf = async (invitation: MailedInvitation) => {
    token = invitation.token;
    return mail(invitation, time);
  };
  return (await resendInvitation(team(tenantId), { invitationId, mailOf })) ? token : null;
}

const accept = (token: string, userId: string) => acceptInvitation(anyone(), { token, userId });

async function joined(tenantId: string, ownerId: string, role: Role = 'developer'): Promise<string> {
  const { userId, email } = await person();
  const { token } = await invite(tenantId, ownerId, email, role);
  await accept(token, userId);
  return userId;
}

const rolesIn = async (tenantId: string) =>
  Object.fromEntries((await membersOf(team(tenantId))).map(({ userId, role }) => [userId, role]));

const eventTypes = async (tenantId: string): Promise<string[]> => {
  const { rows } = await query(
    pools.worker,
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

test('who is invited gets one mail, joins with the role of the invitation, and the log has each step', async () => {
  const { tenantId, ownerId } = await owned();
  const { userId, email } = await person();
  const { token } = await invite(tenantId, ownerId, email.toUpperCase());
  expect(await mailsTo(email.toUpperCase())).toBe(1);
  await accept(token, userId);
  expect(await rolesIn(tenantId)).toEqual({ [ownerId]: 'owner', [userId]: 'developer' });
  expect(await invitationsOf(team(tenantId))).toEqual([]);
  expect(await eventTypes(tenantId)).toEqual(['TenantCreated', 'MemberInvited', 'MemberJoined']);
});

test('an invitation opens to the token of its own mail, for the invited and verified person, and to nothing else', async () => {
  const { tenantId, ownerId } = await owned();
  const [invited, stranger, unverified] = [await person(), await person(), await person(false)];
  const { invitationId, token } = await invite(tenantId, ownerId, invited.email, 'admin');
  const elsewhere = await invite(tenantId, ownerId, stranger.email);
  const unproved = await invite(tenantId, ownerId, unverified.email);

  for (const wrong of [
    '',
    invitationId,
    newInvitationToken(),
    `${token} `,
    invitationTokenHash(token).toString('hex'),
  ]) {
    expect(await openInvitation({ identity }, { token: wrong })).toBeNull();
    await expect(accept(wrong, invited.userId)).rejects.toEqual(refused('invitation_gone'));
  }
  await expect(accept(token, stranger.userId)).rejects.toEqual(refused('invitation_elsewhere'));
  await expect(accept(elsewhere.token, invited.userId)).rejects.toEqual(refused('invitation_elsewhere'));
  await expect(accept(unproved.token, unverified.userId)).rejects.toEqual(refused('address_unverified'));
  await expect(accept(token, randomUUID())).rejects.toEqual(refused('invitation_elsewhere'));
  expect(await rolesIn(tenantId)).toEqual({ [ownerId]: 'owner' });
  expect(await eventTypes(tenantId)).not.toContain('MemberJoined');
});

test('a token opens once, not after the expiry, not when withdrawn, and not when a newer mail replaced it', async () => {
  const { tenantId, ownerId } = await owned();
  const { userId, email } = await person();
  const gone = (token: string) => expect(accept(token, userId)).rejects.toEqual(refused('invitation_gone'));

  const first = await invite(tenantId, ownerId, email);
  await identity.query('UPDATE identity.invitation SET expires_at = clock_timestamp() WHERE id = $1', [
    first.invitationId,
  ]);
  await gone(first.token);

  const second = await invite(tenantId, ownerId, email);
  await withdrawInvitation(team(tenantId), { invitationId: second.invitationId });
  await gone(second.token);

  const third = await invite(tenantId, ownerId, email);
  expect(await resend(tenantId, third.invitationId, 'first')).toBeNull(); // The earlier mail stays valid.
  expect(await openInvitation({ identity }, { token: third.token })).toMatchObject({ email });
  const newer = await resend(tenantId, third.invitationId, 'second');
  await gone(third.token);

  await accept(newer ?? '', userId);
  await gone(newer ?? '');
  await removeMember(team(tenantId), { userId });
  await gone(newer ?? '');
  expect(await rolesIn(tenantId)).toEqual({ [ownerId]: 'owner' });
});

test('of many acceptances at the same moment one makes a member, and the log has one', async () => {
  const { tenantId, ownerId } = await owned();
  const { userId, email } = await person();
  const { token } = await invite(tenantId, ownerId, email);
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => accept(token, userId)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rolesIn(tenantId)).toEqual({ [ownerId]: 'owner', [userId]: 'developer' });
  expect((await eventTypes(tenantId)).filter((type) => type === 'MemberJoined')).toHaveLength(1);
});

test('an invitation from before there were tokens opens nothing until it is sent again', async () => {
  const { tenantId, ownerId } = await owned();
  const { userId, email } = await person();
  const { invitationId, token } = await invite(tenantId, ownerId, email);
  await identity.query('UPDATE identity.invitation SET token_hash = NULL WHERE id = $1', [invitationId]);
  expect(await invitationsOf(team(tenantId))).toMatchObject([{ id: invitationId, hasLink: false }]);
  await expect(accept(token, userId)).rejects.toEqual(refused('invitation_gone'));
  const sent = await resend(tenantId, invitationId, 'again');
  expect(await invitationsOf(team(tenantId))).toMatchObject([{ id: invitationId, hasLink: true }]);
  await accept(sent ?? '', userId);
});

test('the table keeps no token, in no column', async () => {
  const { tenantId, ownerId } = await owned();
  const { invitationId, token } = await invite(tenantId, ownerId, (await person()).email);
  const { rows } = await identity.query('SELECT i::text AS kept FROM identity.invitation i WHERE id = $1', [
    invitationId,
  ]);
  const kept = String(rows[0]?.kept);
  expect(kept).toContain(invitationTokenHash(token).toString('hex'));
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(Buffer.from(token).toString('hex'));
});

test('one address has one open invitation, and a member none', async () => {
  const { tenantId, ownerId } = await owned();
  const { userId, email } = await person();
  const { token } = await invite(tenantId, ownerId, email);
  await expect(invite(tenantId, ownerId, email)).rejects.toEqual(refused('invitation_open'));
  await accept(token, userId);
  await expect(invite(tenantId, ownerId, email)).rejects.toEqual(refused('member_exists'));
  expect(await mailsTo(email)).toBe(1);
});

test('what the log refuses has not happened: no member, no invitation, no mail', async () => {
  const { userId: ownerId } = await person();
  const { tenantId } = await createWorkspace({ identity }, { name: 'No ledger', ownerUserId: ownerId });
  const { email } = await person();
  await expect(invite(tenantId, ownerId, email)).rejects.toEqual(refused('tenant_unknown'));
  expect([await mailsTo(email), await invitationsOf(team(tenantId))]).toEqual([0, []]);
});

test('the last owner neither leaves nor changes role, and hands over only to a member', async () => {
  const { tenantId, ownerId } = await owned();
  const memberId = await joined(tenantId, ownerId);
  const other = await owned();
  await expect(removeMember(team(tenantId), { userId: ownerId })).rejects.toEqual(refused('owner_fixed'));
  const demoted = changeRole(team(tenantId), { userId: ownerId, role: 'viewer' });
  await expect(demoted).rejects.toEqual(refused('owner_fixed'));
  const toOther = transferOwnership(team(tenantId), { fromUserId: ownerId, toUserId: other.ownerId });
  await expect(toOther).rejects.toEqual(refused('member_unknown'));

  await transferOwnership(team(tenantId), { fromUserId: ownerId, toUserId: memberId });
  expect(await rolesIn(tenantId)).toEqual({ [ownerId]: 'admin', [memberId]: 'owner' });
  await removeMember(team(tenantId), { userId: ownerId });
  expect((await eventTypes(tenantId)).slice(-2)).toEqual(['OwnershipTransferred', 'MemberRemoved']);
});

test('of two hand-overs at the same moment one is carried out, and one owner remains', async () => {
  const { tenantId, ownerId } = await owned();
  const heirs = [await joined(tenantId, ownerId), await joined(tenantId, ownerId)];
  const outcomes = await Promise.allSettled(
    heirs.map((toUserId) => transferOwnership(team(tenantId), { fromUserId: ownerId, toUserId })),
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
  await chooseWorkspace({ identity }, { tenantId: ours.tenantId, userId, sessionId });
  const elsewhere = chooseWorkspace({ identity }, { tenantId: theirs.tenantId, userId, sessionId });
  await expect(elsewhere).rejects.toEqual(refused('tenant_unknown'));
  await expect(removeMember(team(theirs.tenantId), { userId })).rejects.toEqual(refused('member_unknown'));

  await removeMember(team(ours.tenantId), { userId });
  const { rows } = await identity.query('SELECT active_organization_id AS chosen FROM identity.session WHERE id = $1', [
    sessionId,
  ]);
  expect(rows).toEqual([{ chosen: null }]);
  expect(await workspacesOf({ identity }, { userId })).toEqual([]);
});

test('nobody owns more than ten workspaces', async () => {
  const { userId: ownerUserId } = await person();
  const opened = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => createWorkspace({ identity }, { name: `W ${index}`, ownerUserId })),
  );
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('workspaces are found by a part of a member’s address, taken literally', async () => {
  const { tenantId, ownerId } = await owned();
  const member = await joined(tenantId, ownerId);
  await owned();
  const found = (part: string) => tenantsOfAddress({ identity }, { part, max: 10 });
  expect(await found(`${ownerId}@NADIR`)).toEqual([tenantId]);
  expect(await found(member)).toEqual([tenantId]);
  expect(await found('%@nadir')).toEqual([]);
  expect(await tenantsOfAddress({ identity }, { part: '@nadir', max: 1 })).toHaveLength(1);
});
