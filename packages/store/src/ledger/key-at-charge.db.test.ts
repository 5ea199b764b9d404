import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { PLAYGROUND_KEY_ID, PLAYGROUND_TEST_KEY_ID, chargeBatch, findKey, type Charge } from './metering.ts';
import { VISITORS_TENANT_ID, ensureVisitorsTenant } from '../tenants/playground.ts';
import { Client } from 'pg';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { BY, call, calls, ENGINE, moveClock, openWorkspace, PEPPER, tally, useLedger } from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';
import { issueKey, restrictKey, revokeKey, rotateKey } from '../keys/key-commands.ts';

const ledger = useLedger(createTestDatabase);

const outcomes = async (...charges: Charge[][]) =>
  (await chargeBatch({ db: ledger.pools.api }, { charges: charges.flat(), engineVersion: ENGINE })).map(
    ({ outcome }) => outcome,
  );

test('a revoked key is refused by the very next charge', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  expect(await outcomes(calls(1, workspace))).toEqual(['charged']);
  await revokeKey(
    { db: ledger.pools.app, tenantId: workspace.tenantId, ...BY },
    { keyId: workspace.key.keyId, reason: 'leaked' },
  );
  expect(await outcomes(calls(1, workspace))).toEqual(['key_inactive']);
});

test('a key is refused from the instant at which it expires', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  const { tenantId } = workspace;
  const endMs = Date.now() + 60_000;
  const key = { name: 'short', env: 'live', expiresAt: new Date(endMs).toISOString() } as const;
  const { keyId } = await issueKey({ db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY }, key);
  const outcomesAt = async (atMs: number) => {
    // No charge is earlier than the last one, so this one is at this instant.
    const last = [tenantId, new Date(atMs)];
    await ledger.pools.owner.query('UPDATE graha.credit_account SET last_at = $2 WHERE tenant_id = $1', last);
    return outcomes(calls(1, workspace, { keyId }));
  };
  expect([await outcomesAt(endMs - 1), await outcomesAt(endMs)]).toEqual([['charged'], ['key_inactive']]);
});

test('a key that does not exist, or that is another tenant’s, spends nothing', async () => {
  const [workspace, other] = [
    await openWorkspace(ledger.pools, { credits: 5 }),
    await openWorkspace(ledger.pools, { credits: 5 }),
  ];
  const { keyId } = other.key;
  expect(
    await outcomes([call(workspace, { keyId: randomUUID() }), call(workspace, { keyId }), call(workspace)]),
  ).toEqual(['key_inactive', 'key_inactive', 'charged']);
});

test('a suspended tenant is refused at once, and charged again once it is resumed', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  await ledger.pools.worker.query('SELECT graha.suspend_account($1)', [workspace.tenantId]);
  expect(await outcomes(calls(2, workspace))).toEqual(['suspended', 'suspended']);
  expect(await findKey({ db: ledger.pools.api }, { publicId: workspace.key.publicId })).toMatchObject({
    tenantStatus: 'suspended',
  });
  await ledger.pools.worker.query('SELECT graha.resume_account($1)', [workspace.tenantId]);
  expect(await outcomes(calls(1, workspace))).toEqual(['charged']);
});

test('a test key is answered for nothing and counts toward nothing', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const { keyId } = await issueKey(
    { db: ledger.pools.app, tenantId: workspace.tenantId, pepper: PEPPER, ...BY },
    { name: 't', env: 'test' },
  );
  const [result] = await chargeBatch(
    { db: ledger.pools.api },
    { charges: calls(1, workspace, { keyId, cost: 2 }), engineVersion: ENGINE },
  );
  expect(result).toMatchObject({ outcome: 'charged', cost: 0, creditsRemaining: 50_000, callsRemaining: 10_000 });
  expect(await accountOf({ db: ledger.pools.app, tenantId: workspace.tenantId })).toMatchObject({
    callsUsed: 0,
    creditsRemaining: 50_000,
  });
});

test('the playground spends the workspace’s credits without a key of its own', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 2 });
  const played = call(workspace, { keyId: PLAYGROUND_KEY_ID });
  const unknown = call(workspace, { keyId: randomUUID() });
  expect(await outcomes([unknown, played, call(workspace)])).toEqual(['key_inactive', 'charged', 'charged']);
});

test('a test run of the playground is answered for nothing and counts toward nothing, next to runs that are charged', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 1 });
  const { tenantId } = workspace;
  const run = (keyId: string) => call(workspace, { keyId });
  const batch = [run(PLAYGROUND_TEST_KEY_ID), run(PLAYGROUND_KEY_ID), run(PLAYGROUND_TEST_KEY_ID)];
  expect(await outcomes([...batch, run(PLAYGROUND_KEY_ID), run(PLAYGROUND_TEST_KEY_ID)])).toEqual([
    'charged',
    'charged',
    'charged',
    'credits_exhausted',
    'charged',
  ]);
  expect(await accountOf({ db: ledger.pools.app, tenantId })).toMatchObject({ creditsRemaining: 0, callsUsed: 1 });
  expect(await auditTenant({ db: ledger.pools.worker, tenantId })).toEqual([]);
});

test('the tenant of the open playground has nothing that could be spent: test runs alone are answered', async () => {
  const open = () => ensureVisitorsTenant({ db: ledger.pools.app, ...BY });
  await Promise.all([open(), open()]);
  await open();
  const tenantId = VISITORS_TENANT_ID;
  const workspace = await openWorkspace(ledger.pools, { credits: 1 });
  const run = (keyId: string): Charge => call(workspace, { tenantId, keyId });
  expect(await outcomes([run(PLAYGROUND_KEY_ID), run(PLAYGROUND_TEST_KEY_ID), run(randomUUID())])).toEqual([
    'calls_exhausted',
    'charged',
    'key_inactive',
  ]);
  expect(await accountOf({ db: ledger.pools.app, tenantId })).toMatchObject({ creditsRemaining: 0, callsUsed: 0 });
  expect(await auditTenant({ db: ledger.pools.worker, tenantId })).toEqual([]);
});

test('a key spends up to its own cap in a period, in whatever batches, and others go on', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  const fields = { tenantId: workspace.tenantId, name: 'capped', env: 'live', monthlyCreditsMax: 6 } as const;
  const { keyId } = await issueKey({ db: ledger.pools.app, tenantId: fields.tenantId, pepper: PEPPER, ...BY }, fields);
  const capped = () => call(workspace, { keyId, cost: 2 });
  expect(await outcomes([capped(), call(workspace), capped()])).toEqual(['charged', 'charged', 'charged']);
  expect(await outcomes([capped(), call(workspace), capped()])).toEqual(['charged', 'charged', 'key_cap_reached']);
  expect(await outcomes([call(workspace, { keyId })])).toEqual(['key_cap_reached']);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('a cap that is set late counts what was spent before', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  await outcomes(calls(5, workspace));
  const query = 'UPDATE graha.api_key SET monthly_credits_max = 7 WHERE key_id = $1';
  await ledger.pools.worker.query(query, [workspace.key.keyId]);
  expect(tally(await outcomes(calls(5, workspace)))).toEqual({ charged: 2, key_cap_reached: 3 });
});

describe('one cap', () => {
  const NONE = UNLIMITED;
  /** A key with a cap of 10, two keys that it created, and one that a person created. */
  async function family(cap: number | null = 10) {
    const workspace = await openWorkspace(ledger.pools, { credits: 1_000 });
    const { tenantId } = workspace;
    const by = { db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY };
    const maker = await issueKey(by, { name: 'maker', env: 'live', scopes: ['*', 'manage'], monthlyCreditsMax: cap });
    const make = (monthlyCreditsMax: number | null, makerId: string | null = maker.keyId) =>
      issueKey(by, { name: 'made', env: 'live', monthlyCreditsMax, makerId });
    const [wide, tight, other] = [await make(cap), await make(3), await make(null, null)];
    const spend = (keyId: string, times: number, pool = ledger.pools.api) =>
      chargeBatch({ db: pool }, { charges: calls(times, workspace, { keyId }), engineVersion: ENGINE });
    const taken = async (keyId: string, times: number) => tally((await spend(keyId, times)).map((one) => one.outcome));
    const clean = async () => expect(await auditTenant({ db: ledger.pools.worker, tenantId })).toEqual([]);
    return { workspace, by, maker, wide, tight, other, make, spend, taken, clean };
  }

  test('holds for a key and all that it made, in whatever batches, and the cap of each beside it', async () => {
    const { workspace, maker, wide, tight, other, taken, clean } = await family();
    const of = (key: { keyId: string }) => call(workspace, { keyId: key.keyId });
    expect(await taken(tight.keyId, 5)).toEqual({ charged: 3, key_cap_reached: 2 });
    const batch = [of(wide), of(maker), of(other), of(tight), of(wide), of(maker)];
    expect(await outcomes(batch)).toEqual(['charged', 'charged', 'charged', 'key_cap_reached', 'charged', 'charged']);
    expect(await taken(wide.keyId, 5)).toEqual({ charged: 3, key_cap_reached: 2 });
    expect(await outcomes([of(maker), of(wide), of(other)])).toEqual(['key_cap_reached', 'key_cap_reached', 'charged']);
    await clean();
  });

  test('is spent exactly by keys that race, over replicas', async () => {
    const { maker, wide, tight, make, spend, clean } = await family();
    const keys = [maker, wide, tight, await make(10), await make(7)];
    const results: string[] = [];
    for (const pool of [ledger.pools, ledger.replica, ledger.pools, ledger.replica].map(({ api }) => api)) {
      const raced = keys.map(({ keyId }, n) => spend(keyId, 2, n % 2 === 0 ? pool : ledger.replica.api));
      results.push(...(await Promise.all(raced)).flat().map(({ outcome }) => outcome));
    }
    expect(tally(results)).toEqual({ charged: 10, key_cap_reached: 30 });
    await clean();
  });

  test('is not begun anew by replacing a key, and what the new one makes stands under it', async () => {
    const { by, maker, make, taken, clean } = await family();
    expect(await taken(maker.keyId, 4)).toEqual({ charged: 4 });
    const next = await rotateKey(by, { keyId: maker.keyId, overlapMs: 3_600_000 });
    expect(await taken(next.keyId, 2)).toEqual({ charged: 2 });
    const third = await rotateKey(by, { keyId: next.keyId, overlapMs: 3_600_000 });
    expect(await taken((await make(10)).keyId, 3)).toEqual({ charged: 3 });
    const spent = [await taken(third.keyId, 3), await taken(next.keyId, 3), await taken(maker.keyId, 3)];
    expect(spent).toEqual([{ charged: 1, key_cap_reached: 2 }, { key_cap_reached: 3 }, { key_cap_reached: 3 }]);
    await clean();
  });

  test('that is changed at the newest key holds for all of them, and counts what they had spent without one', async () => {
    const { by, maker, wide, taken, clean } = await family(null);
    const next = await rotateKey(by, { keyId: maker.keyId, overlapMs: 3_600_000 });
    expect([await taken(maker.keyId, 2), await taken(wide.keyId, 2)]).toEqual([{ charged: 2 }, { charged: 2 }]);
    await restrictKey(by, { keyId: next.keyId, ...NONE, monthlyCreditsMax: 6 });
    expect(await taken(wide.keyId, 1)).toEqual({ charged: 1 });
    expect(await taken(maker.keyId, 2)).toEqual({ charged: 1, key_cap_reached: 1 });
    await restrictKey(by, { keyId: next.keyId, ...NONE, monthlyCreditsMax: 8 });
    expect(await taken(next.keyId, 3)).toEqual({ charged: 2, key_cap_reached: 1 });
    await clean();
  });

  test('of a key that another made is not begun anew by replacing it', async () => {
    const { by, tight, taken, clean } = await family();
    expect(await taken(tight.keyId, 2)).toEqual({ charged: 2 });
    const next = await rotateKey(by, { keyId: tight.keyId, overlapMs: 0 });
    expect(await taken(next.keyId, 2)).toEqual({ charged: 1, key_cap_reached: 1 });
    await clean();
  });
});

test('what is taken back of a charge of the last period makes no room under the cap of this one', async () => {
  await moveClock(ledger.pools.owner, '2027-01-31T12:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const { tenantId } = workspace;
  const by = { db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY };
  const { keyId } = await issueKey(by, { name: 'capped', env: 'live', monthlyCreditsMax: 4 });
  const capped = () => call(workspace, { keyId, cost: 2 });
  const reverse = (seq: number | null | undefined) =>
    ledger.pools.worker.query("SELECT graha.reverse($1, $2, 'not delivered')", [tenantId, seq]);
  const charge = (...charges: Charge[]) => chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE });
  const [old] = await charge(capped());
  await moveClock(ledger.pools.owner, '2027-02-01T12:00:00Z');
  const [own] = await charge(capped());
  await reverse(old?.seq);
  expect(await outcomes([capped(), capped()])).toEqual(['charged', 'key_cap_reached']);
  await reverse(own?.seq);
  expect(await outcomes([capped(), capped()])).toEqual(['charged', 'key_cap_reached']);
});

test('a publishable key spends exactly its cap of a day, over batches and replicas, and others go on', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 1_000 });
  const { tenantId } = workspace;
  const browser = { origins: ['https://www.example.com'], dailyCreditsMax: 7, visitorCallsMax: 100 };
  const by = { db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY };
  const { keyId, text } = await issueKey(by, { name: 'page', env: 'live', browser });
  expect(text).toMatch(/^graha_pub_/);
  const results: string[] = [];
  for (const { api } of [ledger.pools, ledger.replica, ledger.pools, ledger.replica]) {
    const charges = calls(3, workspace, { keyId });
    results.push(...(await chargeBatch({ db: api }, { charges, engineVersion: ENGINE })).map(({ outcome }) => outcome));
  }
  expect(tally(results)).toEqual({ charged: 7, key_daily_cap_reached: 5 });
  expect(await outcomes(calls(1, workspace))).toEqual(['charged']);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId })).toEqual([]);
});

test('the cap of a day begins anew at midnight UTC, whatever the period, and counts what fits alone', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 1_000 });
  const browser = { origins: ['https://www.example.com'], dailyCreditsMax: 5, visitorCallsMax: 100 };
  const by = { db: ledger.pools.app, tenantId: workspace.tenantId, pepper: PEPPER, ...BY };
  const { keyId } = await issueKey(by, { name: 'page', env: 'live', browser });
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 86_400_000;
  await moveClock(ledger.pools.owner, new Date(midnight - 60_000));
  expect(await outcomes(calls(3, workspace, { keyId, cost: 2 }))).toEqual([
    'charged',
    'charged',
    'key_daily_cap_reached',
  ]);
  expect(await outcomes(calls(2, workspace, { keyId, cost: 1 }))).toEqual(['charged', 'key_daily_cap_reached']);
  await moveClock(ledger.pools.owner, new Date(midnight));
  // The spending of the day's first batch counts for the next ones.
  expect(await outcomes(calls(1, workspace, { keyId, cost: 2 }))).toEqual(['charged']);
  expect(await outcomes(calls(2, workspace, { keyId, cost: 2 }))).toEqual(['charged', 'key_daily_cap_reached']);
  expect(await outcomes(calls(2, workspace, { keyId, cost: 1 }))).toEqual(['charged', 'key_daily_cap_reached']);
});

test('the record of a caller says what its page may do', async () => {
  const workspace = await openWorkspace(ledger.pools);
  const browser = { origins: ['https://www.example.com'], dailyCreditsMax: 5, visitorCallsMax: 9 };
  const by = { db: ledger.pools.app, tenantId: workspace.tenantId, pepper: PEPPER, ...BY };
  const { publicId } = await issueKey(by, { name: 'page', env: 'live', browser });
  const found = (id: string) => findKey({ db: ledger.pools.api }, { publicId: id });
  expect((await found(publicId))?.browser).toEqual(browser);
  expect((await found(workspace.key.publicId))?.browser).toBeNull();
});

test('a changed key is announced by its public id, so that replicas forget it', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  const heard: unknown[] = [];
  const listener = new Client({ connectionString: ledger.database.apiUrl });
  await listener.connect();
  try {
    listener.on('notification', ({ channel, payload }) => heard.push([channel, payload]));
    await listener.query('LISTEN graha_key');
    const { tenantId, key } = workspace;
    await revokeKey({ db: ledger.pools.app, tenantId, ...BY }, { keyId: key.keyId, reason: 'leaked' });
    await ledger.pools.worker.query('SELECT graha.suspend_account($1)', [tenantId]);
    await expect.poll(() => heard).toEqual([0, 1].map(() => ['graha_key', key.publicId]));
  } finally {
    await listener.end();
  }
});
