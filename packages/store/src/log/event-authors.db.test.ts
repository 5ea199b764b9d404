import { createTestDatabase } from '@graha/dev-stack/test-context';
import { eventSchemas } from '@graha/domain/events/events';
import { PLAN_IDS, PLANS } from '@graha/domain/billing/plans';
import { freeTerms } from '@graha/domain/team/user';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyAdjustments } from '../ledger/credit-adjustments.ts';
import { query } from '../postgres/query.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';
import { applyPlanChanges } from '../ledger/plan-changes.ts';
import { createPool } from '../postgres/pool.ts';
import { BY, call, ENGINE, openWorkspace } from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { recordAdjustment, recordPlanGrant } from '../billing/operator-grants.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
let auth: Pool;
beforeAll(() => {
  auth = createPool({ url: ledger.database.authUrl, applicationName: 'test', max: 1, onError: () => {} });
});
afterAll(() => auth.end());

const poolOf = (role: string): Pool => {
  const { api, app, worker } = ledger.pools;
  const pools: Record<string, Pool> = {
    graha_api: api,
    graha_app: app,
    graha_auth: auth,
    graha_operator: operator(),
    graha_worker: worker,
  };
  const pool = pools[role];
  if (!pool) throw new Error(`no role ${role}`);
  return pool;
};
const ROLES = ['graha_api', 'graha_app', 'graha_auth', 'graha_operator', 'graha_worker'];
/** Events that create or remove credits, change a plan or record money. */
const OF_VALUE = [
  'CreditsAdjusted',
  'PlanGranted',
  'PlanChanged',
  'PlanScheduled',
  'PlanScheduleCleared',
  'SubscriptionSynced',
  'PaymentReceived',
  'TopUpPurchased',
  'RefundIssued',
  'DisputeOpened',
  'DisputeClosed',
];

const refused = { code: '42501' };
const context = JSON.stringify({ actor: BY.actor, correlationId: 'c' });
/** Calls the SQL function directly, without the checks of the code above it. */
const append = (pool: Pool, tenantId: string, type: string | null, version = 0, stream = `subscription-${tenantId}`) =>
  withTenant(
    pool,
    tenantId,
    (tx) =>
      tx.query('SELECT FROM graha.append_events($1, $2, $3, $4, $5)', [
        stream,
        version,
        tenantId,
        context,
        JSON.stringify([{ type, data: { adjustmentId: 'a', amount: 1_000_000, reason: 'r', by: 'x' } }]),
      ]),
    'BEGIN READ WRITE',
  );
const remaining = async (tenantId: string) => (await accountOf({ db: ledger.pools.owner, tenantId }))?.creditsRemaining;

describe('the table of who appends what', () => {
  const authors = async () => {
    const { rows } = await query(ledger.pools.owner, 'SELECT type, roles FROM graha.event_author ORDER BY type');
    return rows;
  };

  test('has a row for each event of the domain and no other', async () => {
    expect((await authors()).map(({ type }) => type)).toEqual(Object.keys(eventSchemas).toSorted());
  });

  test('names login roles that may execute the function, and for each event one at least', async () => {
    const known = ['graha_api', 'graha_app', 'graha_operator', 'graha_worker'];
    const odd = (await authors()).filter(
      ({ roles }) => roles.length === 0 || roles.some((role) => !known.includes(role)),
    );
    expect(odd).toEqual([]);
  });

  test('holds for each role and each event: what is listed is appended, the rest is refused by name', async () => {
    for (const { type, roles } of await authors()) {
      for (const role of ['graha_api', 'graha_app', 'graha_operator', 'graha_worker']) {
        const said = await append(poolOf(role), randomUUID(), type, 0, `key-${randomUUID()}`).then(
          () => 'appended',
          (error: unknown) => Object(error).message,
        );
        expect(said).toBe(roles.includes(role) ? 'appended' : `role ${role} may not append ${type}`);
      }
    }
  });

  test('gives the API what its Management API does, and nothing that gives a key more', async () => {
    const rows = (await authors()).filter(({ roles }) => roles.includes('graha_api'));
    const births = ['BirthErased', 'BirthReplaced', 'BirthStored', 'BirthsImported'];
    const changes = ['CapChanged', 'Created', 'Deleted', 'Paused', 'Resumed'];
    const subscriptions = changes.map((what) => `EventSubscription${what}`);
    const keys = ['KeyIssued', 'KeyRevoked', 'KeyRotated'];
    const settings = ['ReportBrandChosen', 'SpendLimitSet'];
    const managed = ['FormulaVersionChosen', ...keys, ...settings, 'WebhookAdded', 'WebhookRemoved'];
    const calendars = ['EventCalendarClosed', 'EventCalendarOpened'];
    expect(rows.map(({ type }) => type)).toEqual([...births, ...calendars, ...subscriptions, ...managed]);
  });

  test('keeps what has value from the portal', async () => {
    const rows = (await authors()).filter(({ roles }) => roles.includes('graha_app'));
    expect(rows.map(({ type }) => type)).not.toEqual(expect.arrayContaining(OF_VALUE));
    for (const type of OF_VALUE) expect(rows.map((row) => row.type)).not.toContain(type);
  });

  test('is read by the login roles that append, and written by none', async () => {
    for (const role of ROLES) {
      for (const table of ['event_author', 'plan_terms']) {
        const write = poolOf(role).query(`DELETE FROM graha.${table}`);
        await expect(write).rejects.toMatchObject({ code: expect.stringMatching(/42501|25006/) });
      }
    }
  });
});

test('an event of no listed type is refused to everybody, the owner too', async () => {
  for (const pool of [ledger.pools.app, ledger.pools.worker, ledger.pools.owner]) {
    const tenantId = randomUUID();
    for (const type of ['CreditsMade', '', null]) {
      await expect(append(pool, tenantId, type)).rejects.toMatchObject(refused);
    }
  }
});

test('one event that is not its own keeps all that the portal appends with it out of the log', async () => {
  const { tenantId } = await openWorkspace(ledger.pools);
  const events = [
    { type: 'PlanSelected', data: { plan: 'starter', effective: 'now' } },
    { type: 'CreditsAdjusted', data: { adjustmentId: 'a', amount: 1, reason: 'r', by: 'x' } },
  ];
  const stream = `subscription-${tenantId}`;
  const tried = withTenant(ledger.pools.app, tenantId, (tx) =>
    tx.query('SELECT FROM graha.append_events($1, 0, $2, $3, $4)', [stream, tenantId, context, JSON.stringify(events)]),
  );
  await expect(tried).rejects.toMatchObject(refused);
  const { rows } = await ledger.pools.owner.query('SELECT FROM graha.event WHERE stream_id = $1', [stream]);
  expect(rows).toEqual([]);
});

test('credits that the portal says are never made, whatever it sets in its session', async () => {
  const { tenantId } = await openWorkspace(ledger.pools, { credits: 5 });
  const client = await ledger.pools.app.connect();
  try {
    for (const role of ['graha_worker', 'graha_operator', 'graha_ledger', 'graha_owner']) {
      await expect(client.query(`SET ROLE ${role}`)).rejects.toMatchObject(refused);
      await expect(client.query(`SET SESSION AUTHORIZATION ${role}`)).rejects.toMatchObject(refused);
    }
  } finally {
    client.release();
  }
  for (const type of OF_VALUE) await expect(append(ledger.pools.app, tenantId, type)).rejects.toMatchObject(refused);
  await applyAdjustments({ db: ledger.pools.worker });
  await applyPlanChanges({ db: ledger.pools.worker });
  expect(await remaining(tenantId)).toBe(5);
});

test('an operator adjusts credits and grants a plan, which its card shows; the worker brings both to the account', async () => {
  const { tenantId } = await openWorkspace(ledger.pools, { credits: 5 });
  const other = await openWorkspace(ledger.pools);
  await recordAdjustment({ db: operator(), tenantId, ...BY }, { adjustmentId: 'a', amount: 7, reason: 'Goodwill.' });
  await recordPlanGrant({ db: operator(), tenantId, ...BY }, { plan: 'growth', reason: 'A trial.' });
  const { rows } = await operator().query('SELECT plan FROM graha.tenant_card WHERE tenant_id = $1', [tenantId]);
  expect(rows).toEqual([{ plan: 'growth' }]);
  await applyAdjustments({ db: ledger.pools.worker });
  await applyPlanChanges({ db: ledger.pools.worker });
  expect(await remaining(tenantId)).toBe(5 + 7 + PLANS.growth.creditsPerPeriod);
  const foreign = withTenant(
    operator(),
    tenantId,
    (tx) => tx.query("UPDATE graha.tenant_card SET plan = 'scale' WHERE tenant_id = $1", [other.tenantId]),
    'BEGIN READ WRITE',
  );
  expect((await foreign).rowCount).toBe(0);
});

describe('an account', () => {
  test('is worth what the domain says of its plan', async () => {
    const { rows } = await ledger.pools.owner.query(
      `SELECT plan AS id, period_credits::float8 AS credits, calls_limit::float8 AS calls, period_kind AS period
       FROM graha.plan_terms ORDER BY plan`,
    );
    const wanted = PLAN_IDS.map((id) => {
      const { creditsPerPeriod, callsPerPeriod, period } = PLANS[id];
      return { id, credits: creditsPerPeriod, calls: callsPerPeriod, period };
    });
    expect(rows).toEqual(wanted.toSorted((one, other) => one.id.localeCompare(other.id)));
  });

  const open = (tenantId: string, plan: string | null, callsMax: number | null) =>
    withTenant(ledger.pools.app, tenantId, (tx) =>
      tx.query('SELECT graha.open_account($1, $2, $3)', [tenantId, plan, callsMax]),
    );

  test('is opened by the portal on the free plan, with the plan’s credits', async () => {
    for (const callsMax of [null, 100, 0]) {
      const tenantId = randomUUID();
      await open(tenantId, 'free', callsMax);
      const { credits, calls } = freeTerms(callsMax ?? undefined);
      const account = await accountOf({ db: ledger.pools.owner, tenantId });
      expect(account).toMatchObject({ creditsRemaining: credits, callsLimit: calls });
    }
  });

  test.each([
    ['scale', null],
    ['internal', null],
    [null, null],
    ['gold', null],
    ['free', -1],
    ['free', 10_001],
    ['free', 1_000_000_000],
  ])('is not opened by the portal on plan %s with %s calls', async (plan, callsMax) => {
    const tenantId = randomUUID();
    await expect(open(tenantId, plan, callsMax)).rejects.toMatchObject({ code: expect.stringMatching(/42501|22023/) });
    expect(await accountOf({ db: ledger.pools.owner, tenantId })).toBeNull();
  });
});

/** Calls that try to create, move or read another tenant's data; `$1` is that tenant. */
const HOSTILE: Record<string, string> = {
  grant: "SELECT graha.grant_credits($1, 'adjust', 1000000, '9999-01-01', 0, 'x', gen_random_uuid()::text)",
  adjust: "SELECT graha.adjust_credits($1, 1000000, 'x', 'x', gen_random_uuid()::text)",
  withdraw: "SELECT graha.withdraw_grant($1, 'test', 'x', 'x')",
  hold: "SELECT graha.hold_share($1, 'test', 'x', 0, 'x')",
  reverse: "SELECT graha.reverse($1, 1, 'x')",
  plan: "SELECT graha.set_plan($1, 'scale', 1000000, null, 'none', now(), 99)",
  schedule: "SELECT graha.schedule_plan($1, 'scale', 1000000, null, 'none', now(), 99)",
  limit: 'SELECT graha.set_calls_limit($1, 1000000)',
  settle: 'SELECT graha.settle($1)',
  account: "SELECT graha.open_account($1, 'scale')",
  suspend: 'SELECT graha.suspend_account($1)',
  resume: 'SELECT graha.resume_account($1)',
  erase: 'SELECT graha.erase_requests($1)',
  internals: "SELECT graha.add_grant($1, now(), 'adjust', 1, '9999-01-01', 0, 'x', 'y', null)",
  entry: "SELECT graha.append_entry($1, now(), 'CreditsGranted', 1, '{}')",
  period: 'SELECT graha.open_period($1, now())',
  status: "SELECT graha.set_account_status($1, 'active')",
};

describe.each(['graha_api', 'graha_app', 'graha_auth', 'graha_operator'])('as %s', (role) => {
  test.each(Object.entries(HOSTILE))('nobody reaches another tenant’s account: %s', async (_name, statement) => {
    const [mine, other] = [await openWorkspace(ledger.pools), await openWorkspace(ledger.pools, { credits: 5 })];
    const tried = withTenant(
      poolOf(role),
      mine.tenantId,
      (tx) => tx.query(statement, [other.tenantId]),
      'BEGIN READ WRITE',
    );
    await expect(tried).rejects.toMatchObject({ code: expect.stringMatching(/42501|42883/) });
    expect(await remaining(other.tenantId)).toBe(5);
  });

  test('nobody reads a stream of another tenant, unless it reads all of them', async () => {
    const [mine, other] = [await openWorkspace(ledger.pools), await openWorkspace(ledger.pools)];
    const read = withTenant(poolOf(role), mine.tenantId, (tx) =>
      tx.query('SELECT FROM graha.read_stream($1)', [`tenant-${other.tenantId}`]),
    );
    const seen = await read.then(
      ({ rowCount }) => rowCount,
      (error: unknown) => Object(error).code,
    );
    expect(seen).toBe(role === 'graha_auth' ? refused.code : 0);
  });
});

test.each([-1, -1_000_000])('the API gains nothing with a call that costs %i', async (cost) => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  const { tenantId, keyId, requestId } = call(workspace);
  const tried = ledger.pools.api.query('SELECT * FROM graha.charge_batch($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    [tenantId],
    [keyId],
    ['x'],
    [cost],
    [requestId],
    [null],
    [null],
    [null],
    ENGINE,
  ]);
  await expect(tried).rejects.toThrow('violates check constraint');
  expect(await remaining(tenantId)).toBe(5);
});
