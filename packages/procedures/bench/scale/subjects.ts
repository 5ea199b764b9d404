import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { TRPCError } from '@trpc/server';
import { primaryReads } from '@graha/store/postgres/reads';
import { selvesOn } from '@graha/auth/testing/own-account';
import { auditTrail } from '@graha/store/audit/audit-trail';
import { eraseBirth, replaceBirth, storeBirth } from '@graha/store/births/birth-commands';
import { runAudit } from '@graha/store/audit/audit-run';
import { listIncidents } from '@graha/store/incidents/incidents';
import { registerClient } from '@graha/auth/connect/client-registration';
import { createAttemptStore } from '@graha/store/identity/attempts';
import { listMail } from '@graha/store/mail/mail-outbox';
import { impersonationOf } from '@graha/store/operator/impersonation';
import { listRequests } from '@graha/store/requests/request-log';
import { statusByDay, statusNow } from '@graha/store/requests/status';
import type { Context } from '../../src/trpc/context.ts';
import { createCallerFactory } from '../../src/trpc/init.ts';
import { createPace } from '../../src/trpc/pace.ts';
import { appRouter } from '../../src/router/root.ts';
import type { Busy } from './fill.ts';
import { BIRTH_NAMES } from './fill-births.ts';
import { type Read, TASKS, unasked } from './worker-tasks.ts';
import { authUrlOf, type Pools } from './pools.ts';

const OPERATOR = 'operator-of-the-scale';
const DAY_MS = 86_400_000;

const PORTAL_URL = 'http://portal.example';
const MCP_URL = 'http://api.example/mcp';
const KEY_PEPPER = 'a pepper that is long enough for it';

/** Better Auth is created once, for the first context. */
let selfOf: ReturnType<typeof selvesOn> | undefined;

function contextOf({ db, identity, operatorDb }: Pools, busy: Busy, isOperator: boolean): Context {
  const userId = isOperator ? OPERATOR : busy.ownerUserId;
  const person = { userId, sessionId: 'scale', name: 'Scale', email: 's@x.example' };
  const attempts = createAttemptStore(identity, () => {});
  selfOf ??= selvesOn(authUrlOf(identity), attempts);
  return {
    requestId: 'req_scale',
    address: '203.0.113.7',
    openRunsMax: 20,
    viewer: { ...person, isVerified: true, signedInAt: new Date() },
    workspace: isOperator ? null : { tenantId: busy.tenantId, name: busy.name, role: 'owner' },
    secondFactor: null,
    impersonation: null,
    self: selfOf(person),
    operatorDb: isOperator ? operatorDb : null,
    operatorReads: isOperator ? primaryReads(operatorDb) : null,
    reads: primaryReads(db),
    db,
    identity,
    mcpUrl: MCP_URL,
    settings: { portalUrl: PORTAL_URL, keyPepper: KEY_PEPPER },
    hooks: { sealing: null, isLocalAllowed: false },
    sso: { sealing: { current: 'unused', previous: null }, ask: unasked, readTxt: unasked },
    shop: null,
    // The API prints previews, and its work is no query.
    callApi: () => Promise.resolve({ status: 200, headers: [], text: '{"svg":""}', tookMs: 0 }),
    sky: {
      operationIds: [],
      pathOf: () => null,
      zoneAnswer: () => ({ kind: 'once', offset: '+00:00', utc: '2000-01-01T00:00:00Z' }),
      clockEras: () => [],
      formulaVersions: [],
      eventKinds: { birth: [], place: [], sky: [] },
      optionProblems: () => [],
      readMembers: (schema, sent) => ({ ok: true, data: schema.parse(sent) }),
      readBirth: async (birth) => ({ birth }),
      searchPlaces: async () => [],
    },
    pace: createPace(),
    attempts,
    report: () => {},
  };
}

const callerOf = createCallerFactory(appRouter);
type Caller = ReturnType<typeof callerOf>;
type Ask = (caller: Caller, busy: Busy) => Promise<unknown>;

const usage = (range: 'day' | 'week' | 'month', by: 'operation' | 'key' | 'status') =>
  ({ range, by, unit: 'calls' }) as const;
const tenantOf = ({ tenantId }: Busy) => ({ tenantId });

/** Returns the query string of the consent page. */
function appQuery(): string {
  const redirectUri = 'http://127.0.0.1:33418/callback';
  const client = { client_name: 'Claude', redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' as const };
  const { clientId } = registerClient(client, KEY_PEPPER);
  return new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    resource: MCP_URL,
  }).toString();
}

const foundOrNot = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof TRPCError) || error.code !== 'NOT_FOUND') throw error;
  });

/** Every query of the routers, in each variant with a different cost. */
const PROCEDURES: Record<string, Record<string, Ask>> = {
  'admin.impersonation.current': { '': (c) => c.admin.impersonation.current() },
  'admin.broadcasts.list': { '': (c) => c.admin.broadcasts.list() },
  'admin.broadcasts.preview': {
    '': (c) => c.admin.broadcasts.preview({ plans: ['free', 'starter'], statuses: ['active'] }),
  },
  'admin.incidents.list': { '': (c) => c.admin.incidents.list() },
  'admin.machine.audits': { '': (c) => c.admin.machine.audits() },
  'admin.machine.differences': { '': (c) => c.admin.machine.differences({ runId: 1 }) },
  'admin.machine.events': {
    '': (c) => c.admin.machine.events({}),
    'of a type': (c) => c.admin.machine.events({ type: 'KeyRevoked' }),
    'of an actor': (c) => c.admin.machine.events({ actor: 'stripe' }),
    'of a day': (c) => c.admin.machine.events({ from: '2020-01-01', to: '2020-01-02' }),
    search: (c, { tenantId }) => c.admin.machine.events({ search: tenantId }),
  },
  'admin.machine.findTenants': {
    '': (c) => c.admin.machine.findTenants({ search: '' }),
    'by name': (c) => c.admin.machine.findTenants({ search: 'perigee 777' }),
  },
  'admin.machine.inbox': {
    '': (c) => c.admin.machine.inbox({}),
    failed: (c) => c.admin.machine.inbox({ status: 'failed' }),
    search: (c) => c.admin.machine.inbox({ search: 'in_5_3' }),
  },
  'admin.machine.projections': { '': (c) => c.admin.machine.projections() },
  'admin.machine.standing': {
    now: (c, busy) => c.admin.machine.standing({ ...tenantOf(busy), place: { at: new Date() } }),
    halfway: (c, busy) =>
      c.admin.machine.standing({ ...tenantOf(busy), place: { at: new Date(Date.now() - 15.5 * DAY_MS) } }),
  },
  'admin.machine.timeline': { '': (c, busy) => c.admin.machine.timeline(tenantOf(busy)) },
  'admin.overview.conservation': { '': (c) => c.admin.overview.conservation() },
  'admin.overview.failedMessages': { '': (c) => c.admin.overview.failedMessages() },
  'admin.overview.replicaAgeMs': { '': (c) => c.admin.overview.replicaAgeMs() },
  'admin.overview.figures': { '': (c) => c.admin.overview.figures() },
  'admin.overview.needingAttention': { '': (c) => c.admin.overview.needingAttention() },
  'admin.revenue.byDay': { '': (c) => c.admin.revenue.byDay() },
  'admin.revenue.retention': { '': (c) => c.admin.revenue.retention() },
  'admin.revenue.byMonth': { '': (c) => c.admin.revenue.byMonth() },
  'admin.tenants.list': {
    '': (c) => c.admin.tenants.list({}),
    'by name': (c) => c.admin.tenants.list({ search: 'perigee 777' }),
    'by address': (c) => c.admin.tenants.list({ search: 'owner777@' }),
    'of a plan': (c) => c.admin.tenants.list({ plan: 'scale', status: 'active' }),
    suspended: (c) => c.admin.tenants.list({ status: 'suspended' }),
  },
  'admin.tenants.read': { '': (c, busy) => c.admin.tenants.read(tenantOf(busy)) },
  'alerts.read': { '': (c) => c.alerts.read() },
  'apps.list': { '': (c) => c.apps.list() },
  'apps.request': { '': (c) => c.apps.request({ query: appQuery() }) },
  'auditLog.list': { '': (c) => c.auditLog.list({}) },
  'billing.limits': { '': (c) => c.billing.limits() },
  'billing.read': { '': (c) => c.billing.read() },
  'births.list': {
    '': (c) => c.births.list({}),
    'later page': async (c) => c.births.list({ cursor: (await c.births.list({})).next }),
    'by reference': (c) => c.births.list({ search: BIRTH_NAMES.reference }),
    'by label': (c) => c.births.list({ search: BIRTH_NAMES.label }),
    'of a tag': (c) => c.births.list({ tag: BIRTH_NAMES.tag }),
  },
  'births.one': { unknown: (c) => foundOrNot(c.births.one({ birthId: NIL_TENANT_ID })) },
  'devices.request': { unknown: (c) => c.devices.request({ userCode: 'BCDF-GHJK' }) },
  'keys.firstCall': { '': (c, { keyId }) => c.keys.firstCall({ keyId }) },
  'keys.get': { '': (c, { keyId }) => c.keys.get({ keyId }) },
  'keys.list': {
    '': (c) => c.keys.list(),
    'search and sort': (c) => c.keys.list({ search: 'prod', state: 'active', sort: 'credits' }),
  },
  'keys.names': { '': (c) => c.keys.names() },
  'overview.read': { '': (c) => c.overview.read() },
  'overview.today': { '': (c) => c.overview.today() },
  'playground.balance': { '': (c) => c.playground.balance() },
  'playground.clocks': { '': (c) => c.playground.clocks({ timezone: 'UTC', longitude: 0 }) },
  'playground.keys': { '': (c) => c.playground.keys() },
  'playground.openRuns': { '': (c) => c.playground.openRuns() },
  'playground.places': { '': (c) => c.playground.places({ text: 'Ujjain' }) },
  'playground.zone': {
    '': (c) => c.playground.zone({ timezone: '0', year: 2000, month: 1, date: 1, hours: 0, minutes: 0, seconds: 0 }),
  },
  'profile.deletion': { '': (c) => c.profile.deletion() },
  'profile.deletionDueAt': { '': (c) => c.profile.deletionDueAt() },
  'profile.read': { '': (c) => c.profile.read() },
  'requests.list': {
    '24 h': (c) => c.requests.list({ period: '24h' }),
    '30 d, failed': (c) => c.requests.list({ period: '30d', status: '5' }),
    '30 d, none': (c) => c.requests.list({ period: '30d', operation: 'none/such' }),
    '30 d, one status': (c) => c.requests.list({ period: '30d', status: '429' }),
    '30 d, error text': (c) => c.requests.list({ period: '30d', error: 'code_422' }),
    '30 d, words of an error': (c) => c.requests.list({ period: '30d', error: 'too many' }),
    '30 d, slow': (c) => c.requests.list({ period: '30d', slower: '100' }),
    '30 d, slower than any': (c) => c.requests.list({ period: '30d', slower: '5000' }),
    'slow and failed': (c) => c.requests.list({ period: '30d', slower: '100', status: '5' }),
    'by id': (c) => c.requests.list({ period: '24h', id: 'log_3_10' }),
  },
  'requests.volume': { '30 d': (c) => c.requests.volume({ period: '30d' }) },
  'requests.captured': { '': (c) => c.requests.captured({ requestId: 'log_3_10' }) },
  'requests.one': { '': (c) => c.requests.one({ requestId: 'log_3_10' }) },
  'search.find': {
    'by name': (c) => c.search.find({ text: 'produ' }),
    'by id of a request': (c) => c.search.find({ text: 'log_3_10' }),
  },
  'settings.sso.read': { '': (c) => c.settings.sso.read() },
  'settings.read': { '': (c) => c.settings.read() },
  'settings.brand.read': { '': (c) => c.settings.brand.read() },
  'settings.brand.preview': { '': (c) => c.settings.brand.preview({ brand: {} }) },
  'team.list': { '': (c) => c.team.list() },
  'team.workspaces': { '': (c) => c.team.workspaces() },
  'subscriptions.list': { '': (c) => c.subscriptions.list({}) },
  'subscriptions.one': { unknown: (c) => foundOrNot(c.subscriptions.one({ subscriptionId: NIL_TENANT_ID })) },
  'subscriptions.settled': { '': (c) => c.subscriptions.settled({ subscriptionId: NIL_TENANT_ID }) },
  'usage.read': {
    'day by key': (c) => c.usage.read(usage('day', 'key')),
    'day by status': (c) => c.usage.read(usage('day', 'status')),
    'week by operation': (c) => c.usage.read(usage('week', 'operation')),
    '30 d by operation': (c) => c.usage.read(usage('month', 'operation')),
    '30 d by key': (c) => c.usage.read(usage('month', 'key')),
    '30 d by status': (c) => c.usage.read(usage('month', 'status')),
  },
  'usage.rows': { '': (c) => c.usage.rows(usage('month', 'operation')) },
  'webhooks.deliveries': { '': (c) => c.webhooks.deliveries({ webhookId: NIL_TENANT_ID }) },
  'webhooks.delivery': { unknown: (c) => foundOrNot(c.webhooks.delivery({ deliveryId: NIL_TENANT_ID })) },
  'webhooks.list': { '': (c) => c.webhooks.list() },
  'workspace.plan': { '': (c) => c.workspace.plan() },
};

/** Reads of pages that call the store without a procedure. */
const PAGES: Record<string, Read> = {
  'page /status by day': ({ db }) => statusByDay({ db }, { days: 90 }),
  'page /status incidents': ({ db }) => listIncidents({ db }, { days: 90, max: 50 }),
  'page /status now': ({ db }) => statusNow({ db }),
  'page /mailbox': ({ identity }) => listMail({ identity }, { to: null, limit: 50 }),
  'session: impersonation': ({ db }) => impersonationOf({ db }, { operatorId: OPERATOR, sessionId: 'scale' }),
  'export: audit log': ({ db }, { tenantId }) => auditTrail({ db, tenantId }, { limit: 500 }),
  'export: requests': ({ db }, { tenantId }) =>
    listRequests({ db, tenantId }, { from: new Date(Date.now() - 30 * DAY_MS), to: new Date(), limit: 500 }),
};

/** Changes whose costs must not grow with the number of births. */
const CHANGES: Record<string, Read> = {
  'births: store, replace and erase': async ({ db }, { tenantId }) => {
    const ctx = { db, tenantId, actor: { kind: 'system' as const, id: 'scale' } };
    const content = { reference: crypto.randomUUID(), label: BIRTH_NAMES.label, tags: [BIRTH_NAMES.tag], birth: {} };
    const { birthId } = await storeBirth(ctx, content);
    await replaceBirth(ctx, { birthId, ...content, label: 'Bela' });
    await eraseBirth(ctx, { birthId });
  },
};

export type Subject = { name: string; isRead: boolean; run: (pools: Pools, busy: Busy) => Promise<unknown> };

/** Returns the queries of the routers without a row. */
export function untimed(): string[] {
  const { _def: definition } = appRouter;
  // Safe: the router stores its procedures flat, under their full paths, unlike its type.
  const filed = definition.procedures as unknown as Record<string, { _def: { type: string } }>;
  return Object.entries(filed).flatMap(([path, { _def: own }]) =>
    own.type === 'query' && !(path in PROCEDURES) ? [path] : [],
  );
}

/** Returns everything that is timed. */
export function subjects(): Subject[] {
  const procedures = Object.entries(PROCEDURES).flatMap(([path, ways]) =>
    Object.entries(ways).map(([way, ask]): Subject => {
      const run = (pools: Pools, busy: Busy) => ask(callerOf(contextOf(pools, busy, path.startsWith('admin.'))), busy);
      return { name: way === '' ? path : `${path} (${way})`, isRead: true, run };
    }),
  );
  const others = (rows: Record<string, Read>, isRead: boolean) =>
    Object.entries(rows).map(([name, run]): Subject => ({ name, isRead, run }));
  return [...procedures, ...others(PAGES, true), ...others(CHANGES, false), ...others(TASKS, false)];
}

/** Audits every tenant from the first entry, or runs the nightly audit: new entries, and a part of the tenants. */
export const audit = ({ worker: db }: Pools, isNightly: boolean) =>
  runAudit({ db }, isNightly ? { slices: [1], parallel: 1 } : { fromGenesis: true });
