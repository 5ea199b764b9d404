import { openShop, type Shop } from '@graha/billing/testing';
import { UNVERIFIED_CALLS_MAX } from '@graha/domain/billing/plans';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW, outcomeOf, THEIRS, useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(scene.database);
});
afterAll(() => shop.close());

test('a plan is bought for the workspace of the session and no other, in the name of the person and the request', async () => {
  const workspace = await scene.openWorkspace();
  const before = await scene.eventsOf(THEIRS);
  const { billing } = scene.callerAs('owner', { shop: shop.deps, requestId: 'req_buy' }, workspace);
  expect(await billing.buyPlan({ plan: 'growth' })).toMatch(/^http:\/\/pay\.test\//);
  const [event] = await scene.eventsOf(workspace);
  const actor = { kind: 'user', id: workspace.people.owner.userId };
  expect(event).toMatchObject({ type: 'CheckoutStarted', data: { plan: 'growth' }, actor, requestId: 'req_buy' });
  expect(await scene.eventsOf(THEIRS)).toEqual(before);
});

test('the page of payment methods and invoices is the one of the workspace’s own customer', async () => {
  const workspace = await scene.openWorkspace();
  const { billing } = scene.callerAs('admin', { shop: shop.deps }, workspace);
  expect(await billing.openPortal()).toMatch(/^http:\/\/pay\.test\//);
  const customers = await shop.stripe.customers.list({ email: workspace.people.admin.email });
  expect(customers.data.map(({ metadata }) => metadata)).toMatchObject([{ tenant: workspace.tenantId }]);
});

test('a workspace reads its own account: its plan, what is left, and what the plans would have meant for its calls', async () => {
  const { plan, allowance, lines, invoices, isOpen, period } = await scene.callerAs('owner').billing.read();
  expect(plan).toMatchObject({ id: 'free', priceCents: 0 });
  expect(allowance).toMatchObject({ unit: 'calls', left: UNVERIFIED_CALLS_MAX - 1, limit: UNVERIFIED_CALLS_MAX });
  expect(lines.month.find(({ id }) => id === 'free')?.fit).toEqual({ spare: 9_999, unit: 'calls' });
  expect(invoices).toEqual([]);
  expect(isOpen).toBe(false);
  expect(period?.end.getTime()).toBeGreaterThan(NOW.getTime());
});

test('the spend limit is set for the workspace of the session, everybody reads it, and the log says who set it', async () => {
  const workspace = await scene.openWorkspace();
  await scene.callerAs('admin', {}, workspace).billing.setSpendLimit({ creditsMax: 500 });
  const { spendLimit, autoTopUp } = await scene.callerAs('viewer', {}, workspace).billing.limits();
  expect(spendLimit).toMatchObject({ creditsMax: 500 });
  expect(autoTopUp).toMatchObject({ isOn: false, isOffered: false, pack: { credits: 50_000, priceCents: 1_200 } });
  const [event] = await scene.eventsOf(workspace);
  const actor = { kind: 'user', id: workspace.people.admin.userId };
  expect(event).toMatchObject({ type: 'SpendLimitSet', data: { creditsMax: 500 }, actor });
});

test.each([0, -1, 1.5, Number.NaN])('a spend limit of %s is refused at its field', async (creditsMax) => {
  const sent = scene.callerAs('owner').billing.setSpendLimit({ creditsMax });
  expect(await outcomeOf(sent)).toBe('BAD_REQUEST');
});

test('automatic top-up is turned on by an owner or admin alone, with a verified address, and not on Free', async () => {
  const workspace = await scene.openWorkspace();
  const input = { belowCredits: 500, packsMax: 2, priceCents: 1_200 };
  const on = (role: 'owner' | 'developer') =>
    scene.callerAs(role, { shop: shop.deps }, workspace).billing.turnOnAutoTopUp(input);
  await expect(on('owner')).rejects.toMatchObject({ cause: { code: 'top_up_on_free' } });
  expect(await outcomeOf(on('developer'))).toBe('FORBIDDEN');
  const { owner } = workspace.people;
  const viewer = { ...owner, isVerified: false, signedInAt: new Date() };
  const unverified = scene.callerAs('owner', { shop: shop.deps, viewer }, workspace).billing.turnOnAutoTopUp(input);
  expect(await outcomeOf(unverified)).toBe('FORBIDDEN');
});

test('where nothing is sold, nothing is bought', async () => {
  const { billing } = scene.callerAs('owner');
  const before = await scene.eventsOf(THEIRS);
  const input = { plan: 'growth' } as const;
  const calls = [billing.buyPlan(input), billing.changePlan(input), billing.openPortal()];
  for (const call of [...calls, billing.buyTopUp({ purchaseId: randomUUID() })]) {
    await expect(call).rejects.toMatchObject({ cause: { code: 'nothing_sold' } });
  }
  expect(await scene.eventsOf(THEIRS)).toEqual(before);
});

test.each(['', 'top-up-1', 7, undefined])(
  'a top-up without a purchase id of its page is not bought: %s',
  async (id) => {
    // Safe: the test is about the procedure's own check of its input.
    const sent = scene.callerAs('owner', { shop: shop.deps }).billing.buyTopUp({ purchaseId: id as string });
    expect(await outcomeOf(sent)).toBe('BAD_REQUEST');
  },
);

test('an unknown plan is not bought', async () => {
  // Safe: the test is about the procedure's own check of its input.
  const sent = scene.callerAs('owner', { shop: shop.deps }).billing.buyPlan({ plan: 'gold' as 'growth' });
  expect(await outcomeOf(sent)).toBe('BAD_REQUEST');
});
