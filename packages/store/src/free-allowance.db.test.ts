import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { PLANS } from '@graha/domain/plans';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { liftCallsLimits } from './free-allowance.ts';
import { BY, openPools, type Pools } from './testing.ts';
import { accountOf } from './usage.ts';
import { openOwnedTenant, recordUserFact } from './user-log.ts';
import { ensureTenant, grantPlan } from './workspace.ts';

let database: TestDatabase;
let pools: Pools;
let ownerUserId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database);
});
beforeEach(() => {
  ownerUserId = randomUUID();
});
afterAll(async () => {
  await pools.close();
  await database.stop();
});

/** As the portal does, with no more rights than it has. */
async function open(): Promise<string> {
  const tenantId = randomUUID();
  await openOwnedTenant(pools.app, { tenantId, name: 'Nadir Tools', ownerUserId }, BY);
  return tenantId;
}
const verify = () => recordUserFact(pools.app, ownerUserId, { type: 'EmailVerified', data: {} }, BY);
const callsMax = async (tenantId: string) => (await accountOf(pools.worker, tenantId))?.callsLimit;
const credits = async (tenantId: string) => (await accountOf(pools.worker, tenantId))?.creditsRemaining;
const wholePlan = PLANS.free.callsPerPeriod;

test('a workspace has 100 calls until its owner’s address is verified, and then what the plan allows', async () => {
  const tenantId = await open();
  await liftCallsLimits(pools.worker);
  expect(await callsMax(tenantId)).toBe(100);
  await verify();
  await liftCallsLimits(pools.worker);
  expect(await callsMax(tenantId)).toBe(wholePlan);
});

test('an address that was verified before the first workspace counts from its first call on', async () => {
  await verify();
  expect(await callsMax(await open())).toBe(wholePlan);
});

test('a verification between the claim and the opening is not lost', async () => {
  const tenantId = randomUUID();
  const claimed = openOwnedTenant(pools.app, { tenantId, name: 'Nadir Tools', ownerUserId }, BY);
  await Promise.all([claimed, verify(), liftCallsLimits(pools.worker)]);
  await liftCallsLimits(pools.worker);
  expect(await callsMax(tenantId)).toBe(wholePlan);
});

test('further workspaces of the same owner have no free calls and no free credits, verified or not', async () => {
  const [first, second] = [await open(), await open()];
  await verify();
  await liftCallsLimits(pools.worker);
  const third = await open();
  await liftCallsLimits(pools.worker);
  expect(await Promise.all([first, second, third].map(callsMax))).toEqual([wholePlan, 0, 0]);
  expect(await Promise.all([second, third].map(credits))).toEqual([0, 0]);
});

test('of eight workspaces opened at the same moment one has the allowance', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, open));
  const limits = await Promise.all(opened.map(callsMax));
  expect(limits.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 100]);
});

test('opening a workspace that broke half way again takes the allowance no second time', async () => {
  const tenantId = await open();
  await openOwnedTenant(pools.app, { tenantId, name: 'Again', ownerUserId }, BY);
  await verify();
  await liftCallsLimits(pools.worker);
  expect(await callsMax(tenantId)).toBe(wholePlan);
});

describe('a workspace that goes through a paid plan and back to Free', () => {
  const plan = async (tenantId: string, to: 'starter' | 'free') =>
    grantPlan(pools.owner, { tenantId, plan: to, reason: 'test' }, BY);

  test('has no free calls if it had none before', async () => {
    await verify();
    await open();
    const second = await open();
    await plan(second, 'starter');
    expect(await callsMax(second)).toBeNull();
    await plan(second, 'free');
    expect(await callsMax(second)).toBe(0);
    expect(await credits(second)).toBe(PLANS.starter.creditsPerPeriod); // What was paid for stays until it expires.
  });

  test('has 100 if nobody verified an address, and the whole plan once somebody does', async () => {
    const first = await open();
    await plan(first, 'starter');
    await plan(first, 'free');
    expect(await callsMax(first)).toBe(100);
    await verify();
    await liftCallsLimits(pools.worker);
    expect(await callsMax(first)).toBe(wholePlan);
  });
});

test('verifying an address takes nothing from a paid plan, and workspaces without an owner have the whole plan', async () => {
  const paid = await open();
  await grantPlan(pools.owner, { tenantId: paid, plan: 'growth', reason: 'test' }, BY);
  const ownerless = randomUUID();
  await ensureTenant(pools.app, { tenantId: ownerless, name: 'System', ownerUserId: null }, BY);
  await verify();
  await liftCallsLimits(pools.worker);
  expect(await Promise.all([paid, ownerless].map(callsMax))).toEqual([null, wholePlan]);
});
