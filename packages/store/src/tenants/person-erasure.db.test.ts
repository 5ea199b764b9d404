import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateOf } from '../aggregates/execute.ts';
import { tenant } from '@graha/domain/team/tenant';
import { connectApp } from '../identity/connected-apps.ts';
import { issueKey } from '../keys/key-commands.ts';
import { listKeys } from '../keys/key-list.ts';
import { deliverMail, queueMail } from '../mail/mail-outbox.ts';
import { createPool } from '../postgres/pool.ts';
import { query } from '../postgres/query.ts';
import { acceptInvitation, inviteMember } from '../team/invitations.ts';
import { createWorkspace } from '../team/members.ts';
import { moveClock, PEPPER, useLedger } from '../testing/testing.ts';
import { completeErasures, eraseDecided, erasureDueAt, requestErasure } from './erasure.ts';
import {
  completePersonErasures,
  erasePeople,
  ownedBy,
  personErasure,
  requestPersonErasure,
  withdrawPersonErasure,
} from './person-erasure.ts';
import { openOwnedTenant } from './user-log.ts';

const ledger = useLedger(createTestDatabase);
const DAY_MS = 86_400_000;

let identity: ReturnType<typeof createPool>;
beforeAll(() => {
  identity = createPool({ url: ledger.database.authUrl, applicationName: 'test', max: 4, onError: () => {} });
});
afterAll(() => identity.end());

const by = (userId: string) => ({ db: ledger.pools.app, actor: { kind: 'user', id: userId } as const });
const letter = { kind: 'account-deleted', subject: 'Deleted', html: '<p>Deleted</p>', text: 'Deleted' };

async function person() {
  const userId = randomUUID();
  const email = `${userId}@nadir.example`;
  await identity.query('INSERT INTO identity.user (id, name, email, email_verified) VALUES ($1, $2, $3, true)', [
    userId,
    'Asha',
    email,
  ]);
  return { userId, email };
}

async function workspaceOf(ownerUserId: string, name = 'Apogee'): Promise<string> {
  const { tenantId } = await createWorkspace({ identity }, { name, ownerUserId });
  await openOwnedTenant({ ...by(ownerUserId), tenantId }, { name, ownerUserId });
  return tenantId;
}

async function invited(tenantId: string, inviterId: string, email: string): Promise<string> {
  let token = '';
  const ctx = { ...by(inviterId), identity, tenantId };
  await inviteMember(ctx, {
    email,
    role: 'developer',
    inviterId,
    mailOf: async (invitation) => {
      token = invitation.token;
      return { ...letter, kind: 'invitation', to: email, dedupeKey: `invitation:${invitation.invitationId}` };
    },
  });
  return token;
}

async function join(tenantId: string, ownerId: string, { userId, email }: { userId: string; email: string }) {
  const token = await invited(tenantId, ownerId, email);
  await acceptInvitation({ ...by(userId), identity }, { token, userId });
}

/** Fills every table of the identity schema that has data of an account. */
async function livedIn({ userId, email }: { userId: string; email: string }, tenantId: string): Promise<string> {
  const inTable = async (sql: string, ...values: unknown[]) => void (await identity.query(sql, values));
  await inTable(
    "INSERT INTO identity.session (id, token, user_id, expires_at) VALUES ($1, $1, $1, now() + interval '1 day')",
    userId,
  );
  await inTable(
    "INSERT INTO identity.account (id, account_id, provider_id, user_id, password) VALUES ($1, $1, 'credential', $1, 'x')",
    userId,
  );
  await inTable(
    `INSERT INTO identity.passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
     VALUES ($1, 'Phone', 'x', $1, $1, 0, 'singleDevice', false)`,
    userId,
  );
  await inTable(
    "INSERT INTO identity.two_factor (id, secret, backup_codes, user_id) VALUES ($1, 'x', 'x', $1)",
    userId,
  );
  await inTable(
    "INSERT INTO identity.verification (id, identifier, value, expires_at) VALUES ($1, 'x', $1, now() + interval '1 day')",
    userId,
  );
  await inTable(
    `INSERT INTO identity.pending_sign_up (id, email, password_hash, workspace, next_path, browser_hash, expires_at)
     VALUES ($1, upper($2), 'x', 'x', '/', 'x', now() + interval '1 day')`,
    userId,
    email,
  );
  await inTable('INSERT INTO identity.status_subscriber (email) VALUES (lower($2)) RETURNING $1', userId, email);
  for (const [kind, to, text] of [
    ['verify-address', email, ''],
    ['address-changed', 'old@nadir.example', `Your address is ${email} now.`],
  ] as const) {
    await queueMail({ identity }, { ...letter, kind, to, text, dedupeKey: `${kind}:${randomUUID()}` });
  }
  const { keyId } = await issueKey({ ...by(userId), tenantId, pepper: PEPPER }, { name: 'Assistant', env: 'live' });
  await connectApp(
    { identity },
    {
      keyId,
      tenantId,
      userId,
      clientId: 'client',
      clientName: 'Assistant',
      scopes: ['*'],
      code: randomUUID(),
      codeSeconds: 60,
      redirectUri: 'https://app.example/',
      codeChallenge: 'x',
    },
  );
  return keyId;
}

/** Returns the tables of schema identity that contain this text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await query(
    ledger.pools.owner,
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'identity'::regnamespace AND relkind = 'r' ORDER BY 1",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await ledger.pools.owner.query(
      `SELECT FROM identity."${name}" t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`,
      [text],
    );
    if (hits.rowCount) found.push(name);
  }
  return found;
}

const typesOf = async (streamId: string): Promise<string[]> => {
  const { rows } = await query(ledger.pools.worker, 'SELECT type FROM graha.event WHERE stream_id = $1 ORDER BY pos', [
    streamId,
  ]);
  return rows.map(({ type }) => type);
};

async function work(): Promise<void> {
  const { worker } = ledger.pools;
  await completeErasures({ db: worker });
  await eraseDecided({ db: worker });
  await completePersonErasures({ db: worker });
  await erasePeople({ db: worker }, { letterOf: async () => letter });
}

const inDays = (days: number) => moveClock(ledger.pools.owner, new Date(Date.now() + days * DAY_MS + 60_000));

test('an account that is due leaves no trace of the address, and every workspace of its own goes with it', async () => {
  const [asha, ravi] = [await person(), await person()];
  const [mine, theirs] = [await workspaceOf(asha.userId), await workspaceOf(ravi.userId)];
  await join(theirs, ravi.userId, asha);
  const keyId = await livedIn(asha, theirs);
  const elsewhere = `${randomUUID()}@elsewhere.example`;
  await identity.query("UPDATE identity.member SET role = 'admin' WHERE user_id = $1 AND role = 'developer'", [
    asha.userId,
  ]);
  await invited(theirs, asha.userId, elsewhere);
  expect(await tablesWith(asha.email)).toEqual(['invitation', 'mail', 'pending_sign_up', 'status_subscriber', 'user']);

  const dueAt = await requestPersonErasure(by(asha.userId), { userId: asha.userId, tenantIds: [mine] });
  expect(await erasureDueAt({ db: ledger.pools.app, tenantId: mine })).toEqual(dueAt);
  await work();
  expect(await ownedBy({ identity }, asha)).toMatchObject([{ tenantId: mine, memberCount: 1 }]);

  await inDays(7);
  await work();
  const sent: string[] = [];
  await deliverMail(
    { db: ledger.pools.worker },
    { send: async ({ to, subject }) => void sent.push(`${to} ${subject}`) },
  );
  expect(sent).toContain(`${asha.email} Deleted`);
  expect(await tablesWith(asha.email)).toEqual([]);
  expect(await tablesWith(asha.userId)).toEqual([]);
  expect(await typesOf(`tenant-${mine}`)).toContain('ErasureCompleted');
  expect((await typesOf(`tenant-${theirs}`)).at(-1)).toBe('MemberRemoved');
  const keys = await listKeys({ db: ledger.pools.app, tenantId: theirs });
  expect(keys.find((key) => key.keyId === keyId)?.status).toBe('revoked');
  expect(await tablesWith(elsewhere)).toEqual(['invitation', 'mail']); // The invitation stays valid.

  await work(); // Nothing is done twice.
  expect((await typesOf(`user-${asha.userId}`)).filter((type) => type === 'UserErased')).toHaveLength(1);
  expect(await tablesWith(ravi.email)).toContain('user');
});

test('two workers at once erase once', async () => {
  const { userId } = await person();
  await workspaceOf(userId);
  await requestPersonErasure(by(userId), { userId, tenantIds: [] });
  await inDays(7);
  await completePersonErasures({ db: ledger.pools.worker }); // The workspace was not named, so it has its own week.
  expect(await typesOf(`user-${userId}`)).not.toContain('UserErased');
  await inDays(15);
  await completeErasures({ db: ledger.pools.worker });
  await eraseDecided({ db: ledger.pools.worker });
  await Promise.all([work(), work()]);
  expect((await typesOf(`user-${userId}`)).filter((type) => type === 'UserErased')).toHaveLength(1);
  const { rows } = await identity.query('SELECT FROM identity.mail WHERE dedupe_key = $1', [
    `account-deleted:${userId}`,
  ]);
  expect(rows).toHaveLength(1);
});

test('an account that was kept in time stays, with the workspaces that were to go, and may be deleted later', async () => {
  const { userId } = await person();
  const [mine, doomed] = [await workspaceOf(userId), await workspaceOf(userId, 'Doomed')];
  const tenantIds = [mine, doomed];
  const ctx = { tenantId: doomed, ...by(userId) };
  await requestErasure(ctx);
  await requestPersonErasure(by(userId), { userId, tenantIds });
  await requestPersonErasure(by(userId), { userId, tenantIds }); // A repeated request.
  expect(await personErasure({ db: ledger.pools.app }, { userId })).toMatchObject({ tenantIds: [mine] });
  await withdrawPersonErasure(by(userId), { userId });
  expect(await personErasure({ db: ledger.pools.app }, { userId })).toBeNull();
  expect(await erasureDueAt({ db: ledger.pools.app, tenantId: mine })).toBeNull();
  expect(await erasureDueAt(ctx)).not.toBeNull(); // That deletion was requested separately.
  await inDays(8);
  await work();
  expect(await ownedBy({ identity }, { userId })).toMatchObject([{ tenantId: mine }]);
  expect((await stateOf({ db: ledger.pools.app }, tenant, mine)).status).toBe('active');
  const again = await requestPersonErasure(by(userId), { userId, tenantIds: [mine] });
  expect(again.getTime()).toBeGreaterThan(Date.now() + 14 * DAY_MS);
});

test('an account that is erased cannot be kept any more', async () => {
  const { userId } = await person();
  await requestPersonErasure(by(userId), { userId, tenantIds: [] });
  await inDays(7);
  await completePersonErasures({ db: ledger.pools.worker });
  await expect(withdrawPersonErasure(by(userId), { userId })).rejects.toMatchObject({ code: 'account_erased' });
});
