import { createTestDatabase, throwawayPooler, type TestDatabase, type TestPooler } from '@graha/dev-stack/test-context';
import { identityClient } from '@graha/store/identity';
import { createPool } from '@graha/store/pool';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBooks } from '../trpc/create-books.ts';
import { createAuth, type Auth } from './create-auth.ts';
import { Browser, PORTAL_URL } from './in-memory.ts';
import { firstWorkspaceOf } from './membership.ts';

vi.mock('server-only', () => ({})); // It keeps servers' modules out of browsers, and this is neither.

/** Both databases of the portal through a PgBouncer in transaction mode, with more people than connections. */

const CONNECTIONS = 2;
const PEOPLE = 12;
const PASSWORD = 'lamp orchard nine';
const PEPPER = 'a pepper for tests that is long enough';
const ENV = { mode: 'test', portalUrl: PORTAL_URL, authSecret: 'q8Zr2mX0vT5yLd7KcW1uHs4BnEo9PgJa' } as const;

let database: TestDatabase;
let pooler: TestPooler | null;
let auth: Auth;
let pool: ReturnType<typeof createPool>;
const authUrl = (): string => pooler?.through(database.authUrl) ?? '';

beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await throwawayPooler([database.appUrl, database.authUrl], CONNECTIONS);
  if (!pooler) return;
  const adapter = prismaAdapter(identityClient(authUrl()), { provider: 'postgresql' });
  auth = createAuth(ENV, adapter, { record: async () => {}, sessionEnded: async () => {}, post: async () => {} });
  const url = pooler.through(database.appUrl);
  pool = createPool({ url, applicationName: 'test', max: PEOPLE, onError: () => {} });
});
beforeEach((context) => {
  if (!pooler) context.skip('there is no PgBouncer here');
});
afterAll(async () => {
  if (pooler) {
    await identityClient(authUrl()).$disconnect();
    await pool.end();
    await pooler.remove();
  }
  await database.stop();
});

/** Signs up, signs in, opens a workspace, makes a key and revokes another: what a first visit does. */
async function visit(number: number) {
  const email = `person-${number}@nadir.example`;
  await auth.api.signUpEmail({ body: { name: 'x', email, password: PASSWORD } });
  const browser = new Browser();
  const body = { email, password: PASSWORD };
  const { user } = await browser.send((sent) => auth.api.signInEmail({ body, ...sent }));
  const session = await auth.api.getSession({ headers: browser.headers });
  const { tenantId } = await firstWorkspaceOf(auth, user.id, `Workspace ${number}`);

  const books = createBooks(pool, PEPPER, () => pool);
  const by = { userId: user.id, requestId: `req_${number}` };
  await books.open(tenantId, `Workspace ${number}`, by);
  const kept = await books.issueKey(tenantId, { name: 'kept', env: 'live' }, by);
  const gone = await books.issueKey(tenantId, { name: 'gone', env: 'test' }, by);
  await books.revokeKey(tenantId, gone.keyId, by);
  const keys = await books.keys(tenantId);
  const { creditsRemaining } = await books.account(tenantId);
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
