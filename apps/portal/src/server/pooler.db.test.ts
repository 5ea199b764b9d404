import { prismaAdapter } from 'better-auth/adapters/prisma';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { createTestDatabase, throwawayPooler, type TestDatabase, type TestPooler } from '@graha/dev-stack/test-context';
import { identityClient } from '@graha/store/identity/identity';
import { createPool } from '@graha/store/postgres/pool';
import { createKey, endKey } from '@graha/procedures/keys/key-changes';
import { requireAccount } from '@graha/procedures/workspace/account';
import { listKeys } from '@graha/store/keys/key-list';
import { openOwnedTenant } from '@graha/store/tenants/user-log';
import { createAttemptStore } from '@graha/store/identity/attempts';
import { createAuth, type Auth } from '@graha/auth/core/create-auth';
import { personIn } from '@graha/auth/testing/auth-scene';
import { Browser, PORTAL_URL } from '@graha/auth/testing/browser';
import { firstWorkspaceOf } from '@graha/auth/core/membership';

/** Both databases of the portal through PgBouncer in transaction mode, with more people than connections. */

const CONNECTIONS = 2;
const PEOPLE = 12;
const PASSWORD = 'lamp orchard nine';
const PEPPER = 'a pepper for tests that is long enough';
const ENV = { mode: 'test', portalUrl: PORTAL_URL, authSecret: 'q8Zr2mX0vT5yLd7KcW1uHs4BnEo9PgJa' } as const;

let database: TestDatabase;
let pooler: TestPooler | null;
let auth: Auth;
let pool: ReturnType<typeof createPool>;
let identity: typeof pool;
const authUrl = (): string => pooler?.through(database.authUrl) ?? '';

beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await throwawayPooler([database.appUrl, database.authUrl], CONNECTIONS);
  if (!pooler) return;
  const open = (url: string) => createPool({ url, applicationName: 'test', max: PEOPLE, onError: () => {} });
  pool = open(pooler.through(database.appUrl));
  identity = open(authUrl());
  const adapter = prismaAdapter(identityClient(authUrl()), { provider: 'postgresql' });
  auth = createAuth(
    ENV,
    adapter,
    {
      record: async () => {},
      sessionEnded: async () => {},
      post: async () => {},
      revokeKeys: async () => {},
      admit: async () => 'member',
      admitsNewcomers: async () => true,
    },
    createAttemptStore(identity, () => {}),
  );
});
beforeEach((context) => {
  if (!pooler) context.skip('there is no PgBouncer here');
});
afterAll(async () => {
  if (pooler) {
    await identityClient(authUrl()).$disconnect();
    await pool.end();
    await identity.end();
    await pooler.remove();
  }
  await database.stop();
});

/** Performs a first visit: signs up, signs in, opens a workspace, creates a key and revokes another. */
async function visit(number: number) {
  const email = `person-${number}@nadir.example`;
  await personIn(auth, { email, password: PASSWORD });
  const browser = new Browser();
  const body = { email, password: PASSWORD };
  const { user } = await browser.send((sent) => auth.api.signInEmail({ body, ...sent }));
  const session = await auth.api.getSession({ headers: browser.headers });
  const { tenantId } = await firstWorkspaceOf(auth, user.id, `Workspace ${number}`);

  const ctx = {
    db: pool,
    identity,
    tenantId,
    actor: { kind: 'user', id: user.id } as const,
    requestId: `req_${number}`,
    settings: { portalUrl: PORTAL_URL, keyPepper: PEPPER },
  };
  await openOwnedTenant(ctx, { name: `Workspace ${number}`, ownerUserId: user.id });
  const kept = await createKey(ctx, { keyId: randomUUID(), name: 'kept', env: 'live' });
  const gone = await createKey(ctx, { keyId: randomUUID(), name: 'gone', env: 'test' });
  await endKey(ctx, gone);
  const keys = await listKeys(ctx);
  const { creditsRemaining } = await requireAccount(ctx);
  return {
    session: session?.user.email === email,
    keys: keys.map(({ name, status }) => [name, status]),
    kept,
    creditsRemaining,
  };
}

test('a dozen first visits at once: each person has a session, a workspace and keys of their own', async () => {
  const visits = await Promise.all(Array.from({ length: PEOPLE }, (_, number) => visit(number)));
  expect(visits.map(({ session }) => session)).toEqual(visits.map(() => true));
  for (const { keys, creditsRemaining } of visits) {
    expect(new Map(keys.map(([name = '', status]) => [name, status]))).toEqual(
      new Map([
        ['kept', 'active'],
        ['gone', 'revoked'],
      ]),
    );
    expect(creditsRemaining).toBeGreaterThan(0);
  }
  expect(new Set(visits.map(({ kept }) => kept.keyId)).size).toBe(PEOPLE);
});
