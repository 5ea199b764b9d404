import { primaryReads } from '@graha/store/postgres/reads';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { selvesOn } from '@graha/auth/testing/own-account';
import { identityClient } from '@graha/store/identity/identity';
import type { Role } from '@graha/domain/team/roles';
import { createAttemptStore } from '@graha/store/identity/attempts';
import { eventLog, type LoggedEvent } from '@graha/store/log/event-log';
import { setClockOffset } from '@graha/store/postgres/ledger-clock';
import { createPool } from '@graha/store/postgres/pool';
import type { Viewer } from '@graha/auth/core/viewer';
import { createCallApi } from '../ports/call-api.ts';
import type { SsoPorts } from '@graha/auth/flows/sso-entry';
import type { Sky } from '../ports/sky.ts';
import type { Context } from '../trpc/context.ts';
import { createCallerFactory } from '../trpc/init.ts';
import { createPace } from '../trpc/pace.ts';
import { appRouter } from '../router/root.ts';
import {
  KEY_PEPPER,
  insertPeople,
  newPerson,
  newWorkspace,
  openWorkspace,
  type Person,
  type SceneWorkspace,
} from './scene-rows.ts';

export const PORTAL_URL = 'http://portal.example';
export const MCP_URL = 'http://api.example/mcp';
/** The ledger time when a test file starts. */
export const NOW = new Date('2026-11-21T08:14:02Z');
/** An id that does not exist. */
export const NO_ID = 'e9a0c8b4-2d6f-4b1a-a1c3-4f5e6d7c8b33';

export const OURS: SceneWorkspace = newWorkspace('Nadir Tools', 'nadir.example');
export const THEIRS: SceneWorkspace = newWorkspace('Orbit', 'orbit.example');
/** A person in no workspace. */
export const STRANGER: Person = newPerson('Esha', 'elsewhere.example');
/** An operator with a second factor, in no workspace. */
export const OPERATOR: Person = newPerson('Oma', 'graha.example');

/** Null means no session. */
export type Who = Role | 'stranger' | 'operator' | null;

/** One operation, one place, one clock, births of every month but the 13th, and every option but `orb`. The portal tests the real ones. */
export const SKY: Sky = {
  operationIds: ['panchang/sun-times'],
  pathOf: (operationId) => (operationId === 'panchang/sun-times' ? '/api/v1/panchang/sun-times' : null),
  zoneAnswer: () => ({ kind: 'once', offset: '+05:30', utc: '1991-07-18T22:17:11Z' }),
  clockEras: () => [],
  formulaVersions: [
    { date: '2026-11-28', until: '2028-06-01', summary: 'The formulas before.' },
    { date: '2026-11-29', until: null, summary: 'The formulas now.' },
  ],
  eventKinds: { birth: ['dasha_change'], place: ['rahu_kaal'], sky: ['ingress'] },
  optionProblems: (options) =>
    'orb' in Object(options) ? [{ loc: ['options', 'orb'], msg: 'orb must be at most 5' }] : [],
  readMembers: (schema, sent) => {
    const read = schema.safeParse(sent);
    const problems = read.error?.issues.map(({ path, message }) => ({
      loc: ['body', ...path.map(String)],
      msg: message,
    }));
    return read.success ? { ok: true, data: read.data } : { ok: false, problems: problems ?? [] };
  },
  readBirth: async (birth) =>
    birth['month'] === 13
      ? { problems: [{ loc: ['body', 'birth', 'month'], msg: 'birth.month must be at most 12' }] }
      : { birth },
  searchPlaces: async (text) => [
    { name: text, region: '', country: 'India', latitude: 23.18, longitude: 75.78, zone: 'Asia/Kolkata' },
  ],
};

/** An identity provider at any public address; every domain lacks its DNS record. */
export const SSO: SsoPorts = {
  sealing: { current: 'a sealing key for tests, long enough', previous: null },
  ask: async ({ url }) => {
    const { origin } = new URL(url);
    const [authorization_endpoint, token_endpoint] = [`${origin}/authorize`, `${origin}/token`];
    const userinfo_endpoint = `${origin}/userinfo`;
    const found = { issuer: origin, authorization_endpoint, token_endpoint, userinfo_endpoint };
    return { status: 200, text: JSON.stringify(found) };
  },
  readTxt: async () => [],
};

type Urls = {
  ownerUrl: string;
  apiUrl: string;
  appUrl: string;
  authUrl: string;
  operatorUrl: string;
  workerUrl: string;
};

function openPools(urls: Urls) {
  const open = (url: string) => createPool({ url, applicationName: 'test', max: 5, onError: () => {} });
  return {
    owner: open(urls.ownerUrl),
    api: open(urls.apiUrl),
    db: open(urls.appUrl),
    identity: open(urls.authUrl),
    operatorDb: open(urls.operatorUrl),
    worker: open(urls.workerUrl),
  };
}
type Pools = ReturnType<typeof openPools>;
type SelfOf = ReturnType<typeof selvesOn>;

/**
 * Gives a test file its own database with OURS, THEIRS, STRANGER and OPERATOR. The test passes `create`, because only tests may
 * import the development stack. Changes to workspaces stay: a test that needs an unchanged workspace opens another.
 */
export function useScene<Database extends Urls & { stop: () => Promise<void> }>(create: () => Promise<Database>) {
  let opened: { database: Database; pools: Pools; selfOf: SelfOf } | undefined;
  const now = () => {
    if (!opened) throw new Error('The scene is open while tests run, not before.');
    return opened;
  };
  beforeAll(async () => {
    const database = await create();
    const pools = openPools(database);
    const selfOf = selvesOn(
      database.authUrl,
      createAttemptStore(pools.identity, () => {}),
    );
    opened = { database, pools, selfOf };
    await setClockOffset(pools.owner, (NOW.getTime() - Date.now()) / 1_000);
    await pools.owner.query('SELECT graha.ensure_partitions(), graha.ensure_request_log_partitions()');
    await openWorkspace(pools, OURS);
    await openWorkspace(pools, THEIRS);
    await insertPeople(pools.identity, [STRANGER, OPERATOR]);
    await pools.owner.query("UPDATE identity.user SET role = 'operator', two_factor_enabled = true WHERE id = $1", [
      OPERATOR.userId,
    ]);
  });
  afterAll(async () => {
    const { database, pools } = now();
    await identityClient(database.authUrl).$disconnect();
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
    await database.stop();
  });
  const contextAs = (who: Who, changes: Partial<Context> = {}, workspace = OURS): Context =>
    contextOf(now(), who, workspace, changes);
  return {
    get database() {
      return now().database;
    },
    get pools() {
      return now().pools;
    },
    /** Opens another workspace; its key has called once. */
    async openWorkspace(name = 'Apogee'): Promise<SceneWorkspace> {
      const workspace = newWorkspace(name);
      await openWorkspace(now().pools, workspace);
      return workspace;
    },
    /** The events of a workspace, newest first: equal lists before and after mean that it did not change. */
    eventsOf: ({ tenantId }: Pick<SceneWorkspace, 'tenantId'>): Promise<LoggedEvent[]> =>
      eventLog({ db: now().pools.operatorDb }, { tenantId, limit: 200 }),
    /** Returns a person's own account, as accessed by their session. */
    selfOf: (person: Person) => now().selfOf(person),
    contextAs,
    callerAs: (...who: Parameters<typeof contextAs>) => createCallerFactory(appRouter)(contextAs(...who)),
  };
}
export type Scene = ReturnType<typeof useScene>;
export type Caller = ReturnType<Scene['callerAs']>;

/** Returns a person who has just signed in. */
export const viewerOf = ({ userId, sessionId, name, email }: Person): Viewer => ({
  userId,
  sessionId,
  name,
  email,
  isVerified: true,
  signedInAt: new Date(),
});

const personOf = (who: Exclude<Who, null>, { people }: SceneWorkspace): Person =>
  who === 'stranger' ? STRANGER : who === 'operator' ? OPERATOR : people[who];

const roleOf = (who: Who): Role | null => (who === null || who === 'stranger' || who === 'operator' ? null : who);

const playgroundPrivateKey = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'der', type: 'pkcs8' })
  .toString('base64');

/** Returns the context that the portal's server makes for a request of this person. */
function contextOf(
  { pools, selfOf }: { pools: Pools; selfOf: SelfOf },
  who: Who,
  workspace: SceneWorkspace,
  changes: Partial<Context>,
): Context {
  const { db, identity, operatorDb } = pools;
  const settings = { portalUrl: PORTAL_URL, keyPepper: KEY_PEPPER };
  const role = roleOf(who);
  return {
    requestId: 'req_1',
    address: '203.0.113.7',
    viewer: who === null ? null : viewerOf(personOf(who, workspace)),
    workspace: role === null ? null : { tenantId: workspace.tenantId, name: workspace.name, role },
    secondFactor: null,
    impersonation: null,
    self: who === null ? null : selfOf(personOf(who, workspace)),
    operatorDb: who === 'operator' ? operatorDb : null,
    operatorReads: who === 'operator' ? primaryReads(operatorDb) : null,
    reads: primaryReads(db),
    db,
    identity,
    settings,
    mcpUrl: MCP_URL,
    hooks: { sealing: { current: 'a sealing key for tests, long enough', previous: null }, isLocalAllowed: false },
    sso: SSO,
    shop: null,
    callApi: createCallApi({ apiInternalUrl: 'http://127.0.0.1:9', playgroundPrivateKey, now: async () => new Date() }), // No server listens there.
    sky: SKY,
    pace: createPace(),
    openRunsMax: 20,
    attempts: createAttemptStore(identity, () => {}),
    report: () => {},
    ...changes,
  };
}

/** Returns the workspace as an operator views it. */
export const impersonationOf = ({ tenantId, name }: SceneWorkspace): NonNullable<Context['impersonation']> => ({
  tenantId,
  name,
  reason: 'They see no invoices',
  endsAt: new Date(Date.now() + 1_800_000),
});

/** Returns the code of the error of a call, or `'ok'`. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'untyped'),
  );

/** Returns the error that the caller gets; null if there is none. */
export const problemOf = (call: Promise<unknown>): Promise<{ code: string; message: string } | null> =>
  call.then(
    () => null,
    ({ code, message }) => ({ code, message }),
  );

type Kind = 'query' | 'mutation' | 'subscription';

/** Returns every procedure by its full path, with its kind. */
export function kindsOfProcedures(): Record<string, Kind> {
  const { _def: definition } = appRouter;
  // Safe: the router stores its procedures flat, under their full paths, unlike its type.
  const procedures = definition.procedures as unknown as Record<string, { _def: { type: Kind } }>;
  return Object.fromEntries(Object.entries(procedures).map(([path, { _def: own }]) => [path, own.type]));
}
