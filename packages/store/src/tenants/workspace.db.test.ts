import { createTestDatabase } from '@graha/dev-stack/test-context';
import type { Untimed } from '@graha/domain/core/aggregate';
import { parseKey } from '@graha/domain/keys/key-format';
import { periodAt } from '@graha/domain/billing/period';
import { subscription, type SubscriptionCommand } from '@graha/domain/billing/subscription';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { listKeys } from '../keys/key-list.ts';
import { issueKey, revokeKey } from '../keys/key-commands.ts';
import { grantPlan, recordPlanGrant } from '../billing/operator-grants.ts';
import { grantCredits } from '../ledger/credit-grants.ts';
import { execute } from '../aggregates/execute.ts';
import { secretMatches } from '../keys/key-secret.ts';
import { chargeBatch, findKey } from '../ledger/metering.ts';
import { applyPlanChanges } from '../ledger/plan-changes.ts';
import { BY, call, ENGINE, PEPPER, useDatabase } from '../testing/testing.ts';
import { changeTenant } from '../testing/testing-history.ts';
import { accountOf } from '../requests/usage.ts';
import { ensureTenant } from './workspace.ts';

const { pools } = useDatabase(createTestDatabase);

async function newTenant(): Promise<string> {
  const tenantId = randomUUID();
  await ensureTenant({ db: pools.app, tenantId, ...BY }, { name: 'Acme', ownerUserId: 'u1' });
  return tenantId;
}
/** Appends a change from Stripe or an operator (role: worker), without applying it. */
const appendToSubscription = (tenantId: string, command: Untimed<SubscriptionCommand>) =>
  execute({ db: pools.worker, ...BY }, subscription, tenantId, command);
const account = (tenantId: string) => accountOf({ db: pools.app, tenantId });

test('a new workspace has the free plan from its first moment', async () => {
  const tenantId = await newTenant();
  await ensureTenant({ db: pools.app, tenantId, ...BY }, { name: 'Other', ownerUserId: 'u2' });
  expect(await account(tenantId)).toMatchObject({
    plan: 'free',
    status: 'active',
    creditsRemaining: 50_000,
    creditsLimit: 50_000,
    callsUsed: 0,
    callsLimit: 10_000,
  });
  expect(await account(randomUUID())).toBeNull();
});

test('a key is found by its public id, with all that a call is checked against', async () => {
  const tenantId = await newTenant();
  const limits = { scopes: ['vedic' as const, 'panchang' as const], cidrs: ['192.0.2.0/24'] };
  const key = await issueKey(
    { db: pools.app, tenantId, pepper: PEPPER, ...BY },
    { name: 'Server', env: 'live', ...limits },
  );
  const found = await findKey({ db: pools.api }, { publicId: key.publicId });
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
    captureUntil: null,
    formulaVersion: null,
  });
  const secret = parseKey(key.text)?.secret ?? '';
  expect(found && secretMatches(secret, [PEPPER], found.secretHash)).toBe(true);
  expect(await findKey({ db: pools.api }, { publicId: 'nothere1' })).toBeNull();
});

test('no trace of a key’s secret or hash is left where the portal can read', async () => {
  const tenantId = await newTenant();
  const { text, publicId } = await issueKey(
    { db: pools.app, tenantId, pepper: PEPPER, ...BY },
    { name: 'k', env: 'live' },
  );
  const found = await findKey({ db: pools.api }, { publicId });
  const secret = parseKey(text)?.secret ?? 'absent';
  const { rows } = await pools.worker.query('SELECT data FROM graha.event WHERE tenant_id = $1', [tenantId]);
  const readable = JSON.stringify([rows, await listKeys({ db: pools.app, tenantId })]);
  expect(readable).toContain(publicId);
  expect(readable).not.toContain(secret);
  expect(readable).not.toContain(found?.secretHash.toString('hex') ?? 'absent');
});

test('another tenant’s key cannot be revoked, and looks like one that does not exist', async () => {
  const [mine, other] = [await newTenant(), await newTenant()];
  const { keyId } = await issueKey(
    { db: pools.app, tenantId: other, pepper: PEPPER, ...BY },
    { name: 'k', env: 'live' },
  );
  for (const id of [keyId, randomUUID()]) {
    const revoking = revokeKey({ db: pools.app, tenantId: mine, ...BY }, { keyId: id, reason: 'x' });
    await expect(revoking).rejects.toMatchObject({ code: 'key_unknown' });
  }
});

test('a plan that an operator grants holds when the call returns, and once', async () => {
  const tenantId = await newTenant();
  await grantPlan({ db: pools.owner, tenantId, ...BY }, { plan: 'internal', reason: 'demo' });
  await grantPlan({ db: pools.worker, tenantId, ...BY }, { plan: 'internal', reason: 'demo' });
  const source = { type: 'seed', id: 'demo' };
  const seeded = { tenantId, amount: 1_000_000, kind: 'adjust', expiresAt: null, source } as const;
  expect(await grantCredits({ db: pools.owner, tenantId: seeded.tenantId }, seeded)).not.toBeNull();
  expect(await grantCredits({ db: pools.owner, tenantId: seeded.tenantId }, seeded)).toBeNull();
  expect(await account(tenantId)).toMatchObject({ plan: 'internal', callsLimit: null, creditsRemaining: 1_050_000 });
  expect(await auditTenant({ db: pools.worker, tenantId })).toEqual([]);
});

test('the portal cannot make credits; a plan that is granted in the log holds once the worker has applied it', async () => {
  const tenantId = await newTenant();
  const source = { type: 'x', id: 'y' };
  const granting = grantCredits({ db: pools.app, tenantId }, { amount: 1, kind: 'adjust', expiresAt: null, source });
  await expect(granting).rejects.toMatchObject({ code: '42501' });
  const granted = { tenantId, plan: 'scale', reason: 'x' } as const;
  await expect(recordPlanGrant({ db: pools.app, tenantId: granted.tenantId, ...BY }, granted)).rejects.toThrow(
    'may not append PlanChanged, PlanGranted',
  );
  await recordPlanGrant({ db: pools.worker, tenantId: granted.tenantId, ...BY }, granted);
  expect(await account(tenantId)).toMatchObject({ plan: 'free', creditsRemaining: 50_000 });
  expect(await applyPlanChanges({ db: pools.worker })).toBe(1);
  expect(await account(tenantId)).toMatchObject({ plan: 'scale', creditsRemaining: 2_550_000 });
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
  const applied = await Promise.all([applyPlanChanges({ db: pools.worker }), applyPlanChanges({ db: pools.worker })]);
  expect(applied.toSorted()).toEqual([0, 1]);
  const paid = await account(tenantId);
  expect(paid).toMatchObject({ plan: 'starter', callsLimit: null, creditsLimit: 150_000 });
  expect(paid?.periodEnd.getTime()).toBe(periodAt('anchored', periodStart.getTime(), Date.now()).endMs);
  expect(await applyPlanChanges({ db: pools.worker })).toBe(0);
});

test('several changes of a plan are applied in their order', async () => {
  const tenantId = await newTenant();
  const now = new Date().toISOString();
  const grant = (plan: 'starter' | 'growth') =>
    ({ type: 'grantPlan', now, plan, reason: 'x', grantedBy: 'op' }) as const;
  await appendToSubscription(tenantId, grant('starter'));
  await appendToSubscription(tenantId, grant('growth'));
  expect(await applyPlanChanges({ db: pools.worker })).toBe(2);
  expect(await account(tenantId)).toMatchObject({ plan: 'growth', creditsRemaining: 50_000 + 100_000 + 500_000 });
  expect(await auditTenant({ db: pools.worker, tenantId })).toEqual([]);
});

test('a suspended workspace stops spending with the event that suspends it', async () => {
  const tenantId = await newTenant();
  const key = await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, { name: 'k', env: 'live' });
  await changeTenant(pools.owner, tenantId, { type: 'suspend', reason: 'fraud' });
  expect(
    await chargeBatch({ db: pools.api }, { charges: [call({ tenantId, key })], engineVersion: ENGINE }),
  ).toMatchObject([{ outcome: 'suspended' }]);
  await changeTenant(pools.owner, tenantId, { type: 'resume' });
  expect(
    await chargeBatch({ db: pools.api }, { charges: [call({ tenantId, key })], engineVersion: ENGINE }),
  ).toMatchObject([{ outcome: 'charged' }]);
});
