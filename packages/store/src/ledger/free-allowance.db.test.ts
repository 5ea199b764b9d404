import { createTestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { PLANS } from '@graha/domain/billing/plans';
import { userStream } from '@graha/domain/core/streams';
import { user } from '@graha/domain/team/user';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { liftCallsLimits } from './free-allowance.ts';
import { BY, useDatabase } from '../testing/testing.ts';
import { stateOf } from '../aggregates/execute.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { accountOf } from '../requests/usage.ts';
import { openOwnedTenant, recordUserFact } from '../tenants/user-log.ts';
import { grantPlan } from '../billing/operator-grants.ts';
import { ensureTenant } from '../tenants/workspace.ts';

const { pools } = useDatabase(createTestDatabase);
let ownerUserId: string;

beforeEach(() => {
  ownerUserId = randomUUID();
});

/** Opens a workspace with the rights of the portal. */
async function open(): Promise<string> {
  const tenantId = randomUUID();
  await openOwnedTenant({ db: pools.app, tenantId, ...BY }, { name: 'Nadir Tools', ownerUserId });
  return tenantId;
}
const verify = () =>
  recordUserFact({ db: pools.app, ...BY }, { userId: ownerUserId, fact: { type: 'EmailVerified', data: {} } });
const callsMax = async (tenantId: string) => (await accountOf({ db: pools.worker, tenantId }))?.callsLimit;
const credits = async (tenantId: string) => (await accountOf({ db: pools.worker, tenantId }))?.creditsRemaining;
const wholePlan = PLANS.free.callsPerPeriod;

test('a workspace has 100 calls until its owner’s address is verified, and then what the plan allows', async () => {
  const tenantId = await open();
  await liftCallsLimits({ db: pools.worker });
  expect(await callsMax(tenantId)).toBe(100);
  await verify();
  await liftCallsLimits({ db: pools.worker });
  expect(await callsMax(tenantId)).toBe(wholePlan);
});

test('an address that was verified before the first workspace counts from its first call on', async () => {
  await verify();
  expect(await callsMax(await open())).toBe(wholePlan);
});

test('a verification between the claim and the opening is not lost', async () => {
  const tenantId = randomUUID();
  const claimed = openOwnedTenant({ db: pools.app, tenantId, ...BY }, { name: 'Nadir Tools', ownerUserId });
  await Promise.all([claimed, verify(), liftCallsLimits({ db: pools.worker })]);
  await liftCallsLimits({ db: pools.worker });
  expect(await callsMax(tenantId)).toBe(wholePlan);
});

test('further workspaces of the same owner have no free calls and no free credits, verified or not', async () => {
  const [first, second] = [await open(), await open()];
  await verify();
  await liftCallsLimits({ db: pools.worker });
  const third = await open();
  await liftCallsLimits({ db: pools.worker });
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
  await openOwnedTenant({ db: pools.app, tenantId, ...BY }, { name: 'Again', ownerUserId });
  await verify();
  await liftCallsLimits({ db: pools.worker });
  expect(await callsMax(tenantId)).toBe(wholePlan);
});

describe('a workspace that goes through a paid plan and back to Free', () => {
  const plan = async (tenantId: string, to: 'starter' | 'free') =>
    grantPlan({ db: pools.owner, tenantId, ...BY }, { plan: to, reason: 'test' });

  test('has no free calls if it had none before', async () => {
    await verify();
    await open();
    const second = await open();
    await plan(second, 'starter');
    expect(await callsMax(second)).toBeNull();
    await plan(second, 'free');
    expect(await callsMax(second)).toBe(0);
    expect(await credits(second)).toBe(PLANS.starter.creditsPerPeriod); // Paid credits stay until they expire.
  });

  test('has 100 if nobody verified an address, and the whole plan once somebody does', async () => {
    const first = await open();
    await plan(first, 'starter');
    await plan(first, 'free');
    expect(await callsMax(first)).toBe(100);
    await verify();
    await liftCallsLimits({ db: pools.worker });
    expect(await callsMax(first)).toBe(wholePlan);
  });
});

test('verifying an address takes nothing from a paid plan, and workspaces without an owner have the whole plan', async () => {
  const paid = await open();
  await grantPlan({ db: pools.owner, tenantId: paid, ...BY }, { plan: 'growth', reason: 'test' });
  const ownerless = randomUUID();
  await ensureTenant({ db: pools.app, tenantId: ownerless, ...BY }, { name: 'System', ownerUserId: null });
  await verify();
  await liftCallsLimits({ db: pools.worker });
  expect(await Promise.all([paid, ownerless].map(callsMax))).toEqual([null, wholePlan]);
});

test('a portal role that appends events without the decider moves no allowance and lifts nothing above the Free plan', async () => {
  const tenantId = await open();
  const events = [
    { type: 'EmailVerified', data: {} },
    { type: 'FreeAllowanceClaimed', data: { tenantId: randomUUID() } },
  ];
  const context = JSON.stringify({ actor: BY.actor, correlationId: 'c' });
  await withTenant(pools.app, NIL_TENANT_ID, (tx) =>
    tx.query('SELECT FROM graha.append_events($1, 1, $2, $3, $4)', [
      userStream(ownerUserId),
      NIL_TENANT_ID,
      context,
      JSON.stringify(events),
    ]),
  );
  await liftCallsLimits({ db: pools.worker });
  expect((await stateOf({ db: pools.worker }, user, ownerUserId)).freeTenantId).toBe(tenantId);
  expect(await Promise.all([callsMax(tenantId), credits(tenantId)])).toEqual([wholePlan, PLANS.free.creditsPerPeriod]);
});
