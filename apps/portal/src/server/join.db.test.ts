import { prismaAdapter } from 'better-auth/adapters/prisma';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { identityClient } from '@graha/store/identity/identity';
import { createPool } from '@graha/store/postgres/pool';
import { chooseWorkspace, createWorkspace } from '@graha/store/team/members';
import { openOwnedTenant } from '@graha/store/tenants/user-log';
import { createAttemptStore } from '@graha/store/identity/attempts';
import { createAuth, type Auth } from '@graha/auth/core/create-auth';
import { Browser, PORTAL_URL } from '@graha/auth/testing/browser';
import { invitationMail } from '@graha/procedures/team/router';
import { acceptInvitation, inviteMember, withdrawInvitation } from '@graha/store/team/invitations';
import { openInvitation } from '@graha/store/team/lists';
import { join } from '@graha/auth/flows/join';
import { query } from '@graha/store/postgres/query';

const PASSWORD = 'lamp orchard nine';
const ENV = { mode: 'test', portalUrl: PORTAL_URL, authSecret: 'q8Zr2mX0vT5yLd7KcW1uHs4BnEo9PgJa' } as const;
const actingAs = (userId: string) => ({ actor: { kind: 'user', id: userId }, requestId: 'req_1' }) as const;

type Pool = ReturnType<typeof createPool>;

let database: TestDatabase;
let auth: Auth;
let identity: Pool;
let log: Pool;
let tenantId = '';
let ownerId = '';

const contextOf = (userId: string) => ({ db: log, identity, tenantId, ...actingAs(userId) });

beforeAll(async () => {
  database = await createTestDatabase();
  const open = (url: string) => createPool({ url, applicationName: 'test', max: 5, onError: () => {} });
  [identity, log] = [open(database.authUrl), open(database.appUrl)];
  const ports = {
    record: async () => {},
    sessionEnded: async () => {},
    revokeKeys: async () => {},
    post: async () => {},
    admit: async () => 'member' as const,
    admitsNewcomers: async () => true,
  };
  const adapter = prismaAdapter(identityClient(database.authUrl), { provider: 'postgresql' });
  auth = createAuth(
    ENV,
    adapter,
    ports,
    createAttemptStore(identity, () => {}),
  );
});
beforeEach(async () => {
  ownerId = await person(`${randomUUID()}@nadir.example`);
  ({ tenantId } = await createWorkspace({ identity }, { name: 'Nadir Tools', ownerUserId: ownerId }));
  const opened = { tenantId, name: 'Nadir Tools', ownerUserId: ownerId };
  await openOwnedTenant({ db: log, tenantId: opened.tenantId, actor: { kind: 'system', id: 'test' } }, opened);
});
afterAll(async () => {
  await identityClient(database.authUrl).$disconnect();
  await Promise.all([identity.end(), log.end()]);
  await database.stop();
});

async function person(email: string, isVerified = true): Promise<string> {
  const userId = randomUUID();
  await identity.query('INSERT INTO identity.user (id, name, email, email_verified) VALUES ($1, $2, $3, $4)', [
    userId,
    'Asha',
    email,
    isVerified,
  ]);
  return userId;
}

/** Invites a person and reads the token from the mail. */
async function invited(email: string): Promise<{ id: string; token: string }> {
  const inviter = {
    userId: ownerId,
    sessionId: 's',
    name: 'Asha',
    email: '',
    isVerified: true,
    signedInAt: new Date(),
  };
  const workspace = { tenantId, name: 'Nadir Tools', role: 'owner' } as const;
  const mailOf = invitationMail(
    { settings: { portalUrl: PORTAL_URL, keyPepper: '' }, viewer: inviter, workspace },
    'first',
  );
  const { invitationId } = await inviteMember(contextOf(ownerId), {
    email,
    role: 'viewer',
    inviterId: ownerId,
    mailOf,
  });
  const { rows } = await query(identity, 'SELECT text FROM identity.mail WHERE to_address = $1', [email]);
  return { id: invitationId, token: /\/invitations\/([\w-]{43})\b/.exec(rows[0]?.text ?? '')?.[1] ?? '' };
}

/** Submits the form of this browser: a token and a password, and no address. */
const asked = (token: string, password = PASSWORD, browser = new Browser()) =>
  join(
    { token, password },
    {
      identity: {
        invitedAddress: async (sent) => (await openInvitation({ identity }, { token: sent }))?.email ?? null,
        enterVerified: (body) => browser.send((sent) => auth.api.enterVerified({ body, ...sent })),
        async joinTeam(sent, { userId, sessionId }) {
          await acceptInvitation(contextOf(userId), { token: sent, userId });
          await chooseWorkspace({ identity }, { tenantId, userId, sessionId });
        },
      },
      throttles: { signUpByAddress: { take: async () => 0 } },
      address: '203.0.113.7',
    },
  );

async function standing(email: string) {
  const { rows } = await identity.query(
    `SELECT u.email_verified AS "isVerified", m.organization_id AS "tenantId", m.role
     FROM identity.user u LEFT JOIN identity.member m ON m.user_id = u.id WHERE u.email = $1`,
    [email],
  );
  return rows;
}

const newAddress = (): string => `${randomUUID()}@orbit.example`;

test('an invitee gives a password and is in: verified, in the inviter’s workspace, with none of their own', async () => {
  const [email, browser] = [newAddress(), new Browser()];
  const { token } = await invited(email);
  expect(await asked(token, PASSWORD, browser)).toBeNull();
  expect(await standing(email)).toEqual([{ isVerified: true, tenantId, role: 'viewer' }]);
  const session = await auth.api.getSession({ headers: browser.headers });
  expect(session).toMatchObject({ user: { email }, session: { activeOrganizationId: tenantId } });
  const signedIn = await auth.api.signInEmail({ body: { email, password: PASSWORD } });
  expect(signedIn.user.email).toBe(email);
});

test('without the token of an open invitation nobody gets an account', async () => {
  const email = newAddress();
  const { id, token } = await invited(email);
  for (const wrong of ['', id, email, `${token}x`]) {
    expect(await asked(wrong)).toMatchObject({ form: expect.stringMatching(/Open the newest mail/) });
  }
  await withdrawInvitation(contextOf(ownerId), { invitationId: id });
  expect(await asked(token)).toMatchObject({ form: expect.stringMatching(/withdrawn/) });
  expect(await standing(email)).toEqual([]);
});

test('a guessable password makes no account, and leaves the invitation open', async () => {
  const email = newAddress();
  const { token } = await invited(email);
  expect(await asked(token, 'password12')).toMatchObject({ fields: { password: expect.any(String) } });
  expect(await standing(email)).toEqual([]);
  expect(await asked(token)).toBeNull();
});

test('somebody with an account signs in: the link sets no password and opens no session', async () => {
  const [email, browser] = [newAddress(), new Browser()];
  await person(email);
  const { token } = await invited(email);
  expect(await asked(token, PASSWORD, browser)).toMatchObject({ form: expect.stringMatching(/has an account/) });
  expect(await auth.api.getSession({ headers: browser.headers })).toBeNull();
  expect(await standing(email)).toEqual([{ isVerified: true, tenantId: null, role: null }]);
});

test('an account that nobody proved is the invitee’s from then on, without the sessions of a stranger', async () => {
  const email = newAddress();
  const userId = await person(email, false);
  await identity.query(
    "INSERT INTO identity.session (id, token, user_id, expires_at) VALUES ($1, $1, $2, now() + interval '1 day')",
    [randomUUID(), userId],
  );
  const { token } = await invited(email);
  expect(await asked(token)).toBeNull();
  expect(await standing(email)).toEqual([{ isVerified: true, tenantId, role: 'viewer' }]);
  const { rows } = await identity.query('SELECT FROM identity.session WHERE user_id = $1', [userId]);
  expect(rows).toHaveLength(1);
});

test('pressing twice at once makes one person and one membership', async () => {
  const email = newAddress();
  const { token } = await invited(email);
  const outcomes = await Promise.allSettled([asked(token), asked(token)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await standing(email)).toEqual([{ isVerified: true, tenantId, role: 'viewer' }]);
});
