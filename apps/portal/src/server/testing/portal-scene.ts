import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createPool } from '@graha/store/postgres/pool';
import { personIn } from '@graha/auth/testing/auth-scene';
import { Browser, PORTAL_URL } from '@graha/auth/testing/browser';
import { createCallerFactory } from '@graha/procedures/trpc/init';
import { appRouter } from '@graha/procedures/router/root';
import { auth } from '../auth.ts';
import { contextOf } from '../create-context.ts';
import { query, queryChecked } from '@graha/store/postgres/query';
import { z } from 'zod';

export const PASSWORD = 'lamp orchard nine';

type Urls = { appUrl: string; authUrl: string; operatorUrl: string };

/** Sets the environment of the portal. Nothing is sold: packages/billing/src/twice.db.test.ts tests purchases. */
function useEnvironment({ appUrl, authUrl, operatorUrl }: Urls): void {
  Object.assign(process.env, {
    GRAHA_MODE: 'test',
    DATABASE_URL: appUrl,
    AUTH_DATABASE_URL: authUrl,
    OPERATOR_DATABASE_URL: operatorUrl,
    KEY_PEPPER: randomBytes(24).toString('hex'),
    BETTER_AUTH_SECRET: randomBytes(24).toString('hex'),
    SEALING_KEY: randomBytes(24).toString('hex'),
    API_URL: 'http://127.0.0.1:9', // No server listens there.
    PLAYGROUND_PRIVATE_KEY: generateKeyPairSync('ed25519')
      .privateKey.export({ format: 'der', type: 'pkcs8' })
      .toString('base64'),
    PORTAL_URL,
  });
}

type OwnDatabase = Urls & { superuserUrl: string; stop: () => Promise<void> };

/**
 * Gives a test file the environment of a portal on its own database, with a superuser, from the first test to the last. The test
 * creates the database, because only tests may ask for one.
 */
export function usePortal<Database extends OwnDatabase>(create: () => Promise<Database>) {
  let opened: { database: Database; root: Pool } | undefined;
  const now = () => {
    if (!opened) throw new Error('The database is open while tests run, not before.');
    return opened;
  };
  beforeAll(async () => {
    const database = await create();
    useEnvironment(database);
    const root = createPool({ url: database.superuserUrl, applicationName: 'test', max: 4, onError: () => {} });
    opened = { database, root };
  });
  afterAll(async () => {
    await now().root.end();
    await now().database.stop();
  });
  return {
    get root() {
      return now().root;
    },
    get database() {
      return now().database;
    },
  };
}

export type Person = { userId: string; email: string; browser: Browser };
type Pool = ReturnType<typeof createPool>;

export async function signedIn(email: string): Promise<Browser> {
  const browser = new Browser();
  await browser.send((sent) => auth().api.signInEmail({ body: { email, password: PASSWORD }, ...sent }));
  return browser;
}

async function person(isVerified = true): Promise<Person> {
  const email = `${randomUUID()}@nadir.example`;
  const userId = await personIn(auth(), { email, password: PASSWORD, isVerified });
  return { userId, email, browser: isVerified ? await signedIn(email) : new Browser() };
}

/** Creates a session from before addresses had to be verified, and returns its cookie. Such sessions can no longer be started. */
export async function plantedCookie(root: Pool, { userId }: Pick<Person, 'userId'>): Promise<string> {
  const token = randomUUID();
  await root.query(
    `INSERT INTO identity.session (id, token, user_id, expires_at) VALUES ($1, $1, $2, now() + interval '30 days')`,
    [token, userId],
  );
  const signature = createHmac('sha256', process.env['BETTER_AUTH_SECRET'] ?? '')
    .update(token)
    .digest('base64');
  return `graha.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Returns a caller with the context of one HTTP request of this browser. */
export const callerOf = async ({ browser }: Person) =>
  createCallerFactory(appRouter)(await contextOf(browser.headers, randomUUID()));
export type Caller = Awaited<ReturnType<typeof callerOf>>;

export type Scene = {
  /** A superuser of the database. */
  root: Pool;
  owner: Person;
  /** A person who is no member of the workspace until `join`. */
  other: Person;
  /** A person whose address is not verified. */
  newcomer: Person;
  tenantId: string;
  name: string;
  keyId: string;
  /** The id that the owner's page made when it was opened. */
  mutationId: string;
  /** The result of `prepare`, such as a token. */
  found: string;
};

export type Row = {
  /** The caller, if not the owner. */
  by?: 'other';
  prepare?: (scene: Scene) => Promise<unknown>;
  call: (caller: Caller, scene: Scene) => Promise<unknown>;
  /** Rows that may exist twice, and the reason why that does no harm. */
  mayDouble?: { names: readonly string[]; because: string };
  /** Set if both calls are refused here: the test that covers the procedure. */
  refused?: string;
};

/** Opens a new workspace with a key. */
export async function openScene(root: Pool): Promise<Scene> {
  const owner = await person();
  const caller = await callerOf(owner);
  const [{ tenantId, name } = { tenantId: '', name: '' }] = await caller.team.workspaces();
  const mutationId = randomUUID();
  const { keyId } = await caller.keys.create({ mutationId: randomUUID(), name: 'Production', env: 'live' });
  const [other, newcomer] = [await person(), await person(false)];
  return { root, owner, other, newcomer, tenantId, name, keyId, mutationId, found: '' };
}

export async function tokenFor({ root }: Scene, email: string, path: string): Promise<string> {
  const { rows } = await query(root, 'SELECT text FROM identity.mail WHERE to_address = $1 ORDER BY id DESC', [email]);
  const pattern = new RegExp(`${path}([\\w.-]+)`);
  return rows.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0] ?? '';
}

export async function invite(scene: Scene): Promise<void> {
  await (await callerOf(scene.owner)).team.invite({ email: scene.other.email, role: 'developer' });
}

export async function join(scene: Scene): Promise<void> {
  await invite(scene);
  const token = await tokenFor(scene, scene.other.email, '/invitations/');
  await (await callerOf(scene.other)).team.accept({ token });
}

/** Calls a procedure as the owner of the scene. */
export const asOwner = (act: (caller: Caller, scene: Scene) => Promise<unknown>) => async (scene: Scene) =>
  act(await callerOf(scene.owner), scene);

export async function makeOperator({ root, owner }: Scene): Promise<void> {
  await root.query("UPDATE identity.user SET role = 'operator', two_factor_enabled = true WHERE id = $1", [
    owner.userId,
  ]);
}

/** Makes the owner an operator who views their own workspace as a customer's. */
export async function impersonateAs(scene: Scene): Promise<void> {
  await makeOperator(scene);
  const { admin } = await callerOf(scene.owner);
  await admin.impersonation.start({ tenantId: scene.tenantId, reason: 'They see no invoices' });
}

/** Returns the numbers of rows of everything that a person could see twice. */
async function countsOf(root: Pool): Promise<Record<string, number>> {
  const rows = await queryChecked(
    root,
    `SELECT 'event ' || type AS name, count(*)::int FROM graha.event GROUP BY type
     UNION ALL SELECT 'mail ' || kind, count(*)::int FROM identity.mail GROUP BY kind
     ${TABLES.map((table) => `UNION ALL SELECT '${table}', count(*)::int FROM ${table}`).join(' ')}`,
    z.object({ name: z.string(), count: z.number() }),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Runs these calls at once and returns the number of new rows by table. `settle` waits for work after the answers. */
export async function grownBy<Outcome>(
  root: Pool,
  settle: () => Promise<unknown>,
  calls: readonly (() => Promise<Outcome>)[],
): Promise<{ outcomes: Outcome[]; grown: Record<string, number> }> {
  await settle();
  const before = await countsOf(root);
  const outcomes = await Promise.all(calls.map((call) => call()));
  await settle();
  const after = Object.entries(await countsOf(root));
  const grown = after.map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return { outcomes, grown: Object.fromEntries(grown.filter(([, more]) => more !== 0)) };
}

const TABLES = [
  'identity.user',
  'identity.account',
  'identity.session',
  'identity.verification',
  'identity.pending_sign_up',
  'identity.organization',
  'identity.member',
  'identity.invitation',
  'identity.two_factor',
  'identity.passkey',
  'graha.api_key',
  'graha.tenant_card',
  'graha.impersonation',
  'graha.credit_account',
  'graha.credit_grant',
  'graha.ledger_entry',
  'graha.audit_run',
  'graha.webhook',
  'graha.webhook_delivery',
] as const;
