import { createTestDatabase, throwawayPooler, type TestDatabase, type TestPooler } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditTrail } from '../audit/audit-trail.ts';
import { identityClient } from '../identity/identity.ts';
import { clockOffsetSeconds, ledgerNow } from './ledger-clock.ts';
import { chargeBatch, chargeOutcome, findKey } from '../ledger/metering.ts';
import { copyAuditTrail } from '../read-models/audit-trail.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { ensurePartitions, settleDue } from '../ledger/sweeps.ts';
import { withTenant } from './tenant-transaction.ts';
import { BY, call, calls, ENGINE, openPools, openWorkspace, type Pools, type Workspace } from '../testing/testing.ts';
import { accountOf, usageByDay } from '../requests/usage.ts';
import { listKeys } from '../keys/key-list.ts';
import { issueKey, revokeKey } from '../keys/key-commands.ts';
import { grantPlan } from '../billing/operator-grants.ts';

/** Tests all DATABASE_URL traffic through a PgBouncer that gives each transaction any free connection. */

const CLIENTS = 24;
const CONNECTIONS = 2;

let database: TestDatabase;
let pooler: TestPooler | null;
let pools: Pools;
let workspaces: Workspace[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { ownerUrl, apiUrl, appUrl, authUrl, workerUrl } = database;
  pooler = await throwawayPooler([ownerUrl, apiUrl, appUrl, authUrl, workerUrl], CONNECTIONS);
  if (!pooler) return;
  const { through } = pooler;
  const urls = { ownerUrl: through(ownerUrl), apiUrl: through(apiUrl), appUrl: through(appUrl) };
  pools = openPools({ ...urls, workerUrl: through(workerUrl) }, CLIENTS);
  workspaces = [];
  for (let index = 0; index < 4; index += 1) workspaces.push(await openWorkspace(pools, { credits: 1_000 }));
});
beforeEach((context) => {
  if (!pooler) context.skip('there is no PgBouncer here');
});
afterAll(async () => {
  await pools?.close();
  await pooler?.remove();
  await database.stop();
});

const each = <Result>(work: (workspace: Workspace, client: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(
    Array.from({ length: CLIENTS }, (_, client) => {
      const workspace = workspaces[client % workspaces.length];
      if (!workspace) throw new Error('no workspace was opened');
      return work(workspace, client);
    }),
  );

test('many clients share few connections, each for a transaction', async () => {
  const backends = await each(async () => {
    const { rows } = await pools.api.query<{ pid: number }>('SELECT pg_backend_pid() AS pid, pg_sleep(0.02)');
    return rows[0]?.pid;
  });
  expect(new Set(backends).size).toBeLessThanOrEqual(CONNECTIONS);
});

test('calls are charged, recognised after a lost answer, and counted to the credit', async () => {
  const before = await Promise.all(workspaces.map(({ tenantId }) => accountOf({ db: pools.app, tenantId })));
  const charges = await each(async (workspace) => {
    const charge = call(workspace);
    const [result] = await chargeBatch(
      { db: pools.api },
      { charges: [charge, ...calls(2, workspace)], engineVersion: ENGINE },
    );
    expect(result?.outcome).toBe('charged');
    const { tenantId, requestId } = charge;
    const found = await chargeOutcome(
      { db: pools.api },
      { tenantIds: [tenantId], requestIds: [requestId], since: new Date(Date.now() - 60_000) },
    );
    expect(found.get(requestId)?.seq).toBe(result?.seq);
    return result;
  });
  const after = await Promise.all(workspaces.map(({ tenantId }) => accountOf({ db: pools.app, tenantId })));
  const spent = after.map(
    (account, index) => Number(before[index]?.creditsRemaining) - Number(account?.creditsRemaining),
  );
  expect(spent).toEqual(workspaces.map(() => (3 * charges.length) / workspaces.length));
});

test('keys are issued, found and revoked', async () => {
  const pepper = 'a pepper for tests that is long enough';
  await each(async ({ tenantId }) => {
    const { keyId, publicId } = await issueKey(
      { db: pools.app, tenantId, pepper, ...BY },
      { name: 'pooled', env: 'live' },
    );
    expect(await findKey({ db: pools.api }, { publicId })).toMatchObject({ tenantId, keyId, status: 'active' });
    await revokeKey({ db: pools.app, tenantId, ...BY }, { keyId, reason: 'A test.' });
    expect(await findKey({ db: pools.api }, { publicId })).toMatchObject({ status: 'revoked' });
    expect(await listKeys({ db: pools.app, tenantId })).toContainEqual(expect.objectContaining({ keyId }));
  });
});

test('a tenant that one client names is unknown to the next on the same connection', async () => {
  const visible = async (tx: Pick<Pool, 'query'>) =>
    (await tx.query<{ tenant_id: string }>('SELECT tenant_id, pg_sleep(0.01) FROM graha.credit_account')).rows;
  const seen = await each(async ({ tenantId }, client) => {
    if (client % 3 === 0) return visible(pools.app);
    await withTenant(pools.app, tenantId, (tx) => tx.query('SELECT 1 / 0')).catch(() => {});
    return withTenant(pools.app, tenantId, visible);
  });
  const own = await each(({ tenantId }, client) => Promise.resolve(client % 3 === 0 ? [] : [tenantId]));
  expect(seen.map((rows) => rows.map((row) => row.tenant_id))).toEqual(own);
});

test('the identity tables are read and written, in transactions too', async () => {
  const identity = identityClient(pooler?.through(database.authUrl) ?? '');
  try {
    const made = await each(async (_workspace, client) => {
      const id = randomUUID();
      const row = { id, name: `Asha ${client}`, email: `asha-${id}@nadir.tools`, emailVerified: false };
      await identity.$transaction([
        identity.user.create({ data: row }),
        identity.user.update({ where: { id }, data: { emailVerified: true } }),
      ]);
      return identity.user.findUniqueOrThrow({ where: { id } });
    });
    expect(made.map(({ name, emailVerified }) => [name, emailVerified])).toEqual(
      made.map((_, client) => [`Asha ${client}`, true]),
    );
  } finally {
    await identity.$disconnect();
  }
});

test('what the worker does is done: projections, plans, sweeps, partitions, the clock', async () => {
  const [first] = workspaces;
  if (!first) throw new Error('no workspace was opened');
  const { tenantId } = first;
  await grantPlan({ db: pools.worker, tenantId, ...BY }, { plan: 'growth', reason: 'A test.' });
  await Promise.all([
    settleDue({ db: pools.worker }),
    ensurePartitions({ db: pools.worker }),
    clockOffsetSeconds(pools.api),
  ]);
  while ((await runProjections({ db: pools.worker })) > 0);
  while ((await copyAuditTrail({ db: pools.worker })) > 0);
  const day = (await ledgerNow(pools.app)).toISOString().slice(0, 10);
  expect((await usageByDay({ db: pools.app, tenantId }, { fromDay: day, toDay: day })).length).toBeGreaterThan(0);
  const trail = await auditTrail({ db: pools.app, tenantId }, { limit: 100 });
  expect(trail.map(({ type }) => type)).toContain('PlanGranted');
});
