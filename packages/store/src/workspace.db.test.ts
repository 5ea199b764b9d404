import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { parseKey } from '@graha/domain/key-format';
import { periodAt } from '@graha/domain/period';
import { subscriptionStream } from '@graha/domain/streams';
import { subscription } from '@graha/domain/subscription';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTenant } from './audit.ts';
import { execute } from './execute.ts';
import { secretMatches } from './key-secret.ts';
import { chargeBatch, findKey } from './metering.ts';
import { applyPlanChanges } from './plan-changes.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { INLINE } from './read-models/all.ts';
import { BY, call, ENGINE, openPools, PEPPER, type Pools } from './testing.ts';
import { accountOf } from './usage.ts';
import { ensureTenant, grantCredits, grantPlan, issueKey, listKeys, revokeKey } from './workspace.ts';

let database: TestDatabase;
let pools: Pools;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database);
});
afterAll(async () => {
  await pools.close();
  await database.stop();
});

async function newTenant(): Promise<string> {
  const tenantId = randomUUID();
  await ensureTenant(pools.app, { tenantId, name: 'Acme', ownerUserId: 'u1' }, BY);
  return tenantId;
}
/** A wish of the workspace's, appended by the portal, which cannot make credits. */
const appendToSubscription = (tenantId: string, command: Parameters<typeof subscription.decide>[0]) => {
  const store = createPostgresEventStore(pools.app, INLINE);
  const context = { tenantId, ...BY, correlationId: 'c', causationId: null, requestId: null };
  return execute(store, subscription, subscriptionStream(tenantId), command, context);
};
const account = (tenantId: string) => accountOf(pools.app, tenantId);

test('a new workspace has the free plan from its first moment', async () => {
  const tenantId = await newTenant();
  await ensureTenant(pools.app, { tenantId, name: 'Other', ownerUserId: 'u2' }, BY);
  expect(await account(tenantId)).toMatchObject({
    plan: 'free',
    status: 'active',
    creditsRemaining: 20_000,
    creditsLimit: 20_000,
    callsUsed: 0,
    callsLimit: 10_000,
  });
  expect(await account(randomUUID())).toBeNull();
});

test('a key is found by its public id, with all that a call is checked against', async () => {
  const tenantId = await newTenant();
  const limits = { scopes: ['vedic' as const, 'panchang' as const], cidrs: ['192.0.2.0/24'] };
  const key = await issueKey(pools.app, PEPPER, { tenantId, name: 'Server', env: 'live', ...limits }, BY);
  const found = await findKey(pools.api, key.publicId);
  expect(found).toMatchObject({
    ...limits,
    tenantId,
    keyId: key.keyId,
    env: 'live',
    status: 'active',
    hashVersion: 1,
    expiresAt: null,
    plan: 'free',
    tenantStatus: 'active',
  });
  const secret = parseKey(key.text)?.secret ?? '';
  expect(found && secretMatches(secret, PEPPER, found.secretHash)).toBe(true);
  expect(await findKey(pools.api, 'nothere1')).toBeNull();
});

test('no trace of a key’s secret or hash is left where the portal can read', async () => {
  const tenantId = await newTenant();
  const { text, publicId } = await issueKey(pools.app, PEPPER, { tenantId, name: 'k', env: 'live' }, BY);
  const found = await findKey(pools.api, publicId);
  const secret = parseKey(text)?.secret ?? 'absent';
  const { rows } = await pools.worker.query('SELECT data FROM graha.event WHERE tenant_id = $1', [tenantId]);
  const readable = JSON.stringify([rows, await listKeys(pools.app, tenantId)]);
  expect(readable).toContain(publicId);
  expect(readable).not.toContain(secret);
  expect(readable).not.toContain(found?.secretHash.toString('hex') ?? 'absent');
});

test('another tenant’s key cannot be revoked, nor told from one that does not exist', async () => {
  const [mine, other] = [await newTenant(), await newTenant()];
  const { keyId } = await issueKey(pools.app, PEPPER, { tenantId: other, name: 'k', env: 'live' }, BY);
  for (const id of [keyId, randomUUID()]) {
    const revoking = revokeKey(pools.app, { tenantId: mine, keyId: id, reason: 'x' }, BY);
    await expect(revoking).rejects.toMatchObject({ code: 'key_unknown' });
  }
});

test('a plan that an operator grants holds when the call returns, and once', async () => {
  const tenantId = await newTenant();
  await grantPlan(pools.owner, { tenantId, plan: 'internal', reason: 'demo' }, BY);
  await grantPlan(pools.worker, { tenantId, plan: 'internal', reason: 'demo' }, BY);
  const source = { type: 'seed', id: 'demo' };
  const seeded = { tenantId, amount: 1_000_000, kind: 'adjust', expiresAt: null, source } as const;
  expect(await grantCredits(pools.owner, seeded)).not.toBeNull();
  expect(await grantCredits(pools.owner, seeded)).toBeNull();
  expect(await account(tenantId)).toMatchObject({ plan: 'internal', callsLimit: null, creditsRemaining: 1_020_000 });
  expect(await auditTenant(pools.worker, tenantId)).toEqual([]);
});

test('the portal cannot make credits: a plan that it grants holds once the worker has applied it', async () => {
  const tenantId = await newTenant();
  const source = { type: 'x', id: 'y' };
  const granting = grantCredits(pools.app, { tenantId, amount: 1, kind: 'adjust', expiresAt: null, source });
  await expect(granting).rejects.toMatchObject({ code: '42501' });
  await grantPlan(pools.app, { tenantId, plan: 'scale', reason: 'x' }, BY);
  expect(await account(tenantId)).toMatchObject({ plan: 'free', creditsRemaining: 20_000 });
  expect(await applyPlanChanges(pools.worker)).toBe(1);
  expect(await account(tenantId)).toMatchObject({ plan: 'scale', creditsRemaining: 2_520_000 });
});

test('what Stripe says of a plan is applied by the worker, on the subscription’s own dates, and once', async () => {
  const tenantId = await newTenant();
  const now = new Date().toISOString();
  const periodStart = new Date(Date.now() - 3 * 86_400_000);
  const seen = {
    stripeSubscriptionId: 'sub_1',
    status: 'active',
    plan: 'starter',
    stripePriceId: 'price_1',
    periodStart: periodStart.toISOString(),
    periodEnd: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    cancelAt: null,
    stripeSeenAt: now,
  } as const;
  await appendToSubscription(tenantId, { type: 'sync', now, ...seen });
  expect(await account(tenantId)).toMatchObject({ plan: 'free' });
  const applied = await Promise.all([applyPlanChanges(pools.worker), applyPlanChanges(pools.worker)]);
  expect(applied.toSorted()).toEqual([0, 1]);
  const paid = await account(tenantId);
  expect(paid).toMatchObject({ plan: 'starter', callsLimit: null, creditsLimit: 120_000 });
  expect(paid?.periodEnd.getTime()).toBe(periodAt('anchored', periodStart.getTime(), Date.now()).endMs);
  expect(await applyPlanChanges(pools.worker)).toBe(0);
});

test('several changes of a plan are applied in their order', async () => {
  const tenantId = await newTenant();
  const now = new Date().toISOString();
  const grant = (plan: 'starter' | 'growth') =>
    ({ type: 'grantPlan', now, plan, reason: 'x', grantedBy: 'op' }) as const;
  await appendToSubscription(tenantId, grant('starter'));
  await appendToSubscription(tenantId, grant('growth'));
  expect(await applyPlanChanges(pools.worker)).toBe(2);
  expect(await account(tenantId)).toMatchObject({ plan: 'growth', creditsRemaining: 20_000 + 100_000 + 500_000 });
  expect(await auditTenant(pools.worker, tenantId)).toEqual([]);
});

test('a suspended workspace stops spending with the event that suspends it', async () => {
  const tenantId = await newTenant();
  const key = await issueKey(pools.app, PEPPER, { tenantId, name: 'k', env: 'live' }, BY);
  const store = createPostgresEventStore(pools.app, INLINE);
  const context = { tenantId, ...BY, correlationId: 'c', causationId: null, requestId: null };
  await store.append(`tenant-${tenantId}`, 1, [{ type: 'TenantSuspended', data: { reason: 'fraud' } }], context);
  expect(await chargeBatch(pools.api, [call({ tenantId, key })], ENGINE)).toMatchObject([{ outcome: 'suspended' }]);
  await store.append(`tenant-${tenantId}`, 2, [{ type: 'TenantResumed', data: {} }], context);
  expect(await chargeBatch(pools.api, [call({ tenantId, key })], ENGINE)).toMatchObject([{ outcome: 'charged' }]);
});
