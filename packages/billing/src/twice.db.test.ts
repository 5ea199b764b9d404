import { createTestDatabase } from '@graha/dev-stack/test-context';
import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { randomUUID } from 'node:crypto';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buyPlan, buyTopUp, changePlan, openPortal } from './shop.ts';
import { keyOf } from './stripe-once.ts';
import { FREE, GROWTH, useShop } from './testing-shop.ts';

const LATENCY_MS = 10;
const { shop, buyer, settled, plan, credits, daysPass } = useShop(createTestDatabase, { latencyMs: LATENCY_MS });

const STARTER = 100_000;
const SCALE = 2_500_000;
const CLICKS = 8;
const CARD_GOOD = '4242424242424242';
const CARD_BAD = '4000000000000002';

const atOnce = <Result>(work: () => Promise<Result>): Promise<PromiseSettledResult<Result>[]> =>
  Promise.allSettled(Array.from({ length: CLICKS }, work));
const valuesOf = <Result>(all: readonly PromiseSettledResult<Result>[]): Result[] =>
  all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
const change = (to: Parameters<typeof changePlan>[2]) => changePlan(shop().deps, buyer(), to);
const cents = async (): Promise<number[]> =>
  (await shop().stripe.invoices.list({ status: 'paid', limit: 100 })).data.map(({ total }) => total);
const logged = async (type: string): Promise<number> => {
  const { rowCount } = await shop().pools.owner.query('SELECT FROM graha.event WHERE tenant_id = $1 AND type = $2', [
    buyer().tenantId,
    type,
  ]);
  return rowCount ?? 0;
};
async function card(number: string): Promise<void> {
  const { stripeCustomerId } = await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId);
  await shop().post(`customers/${stripeCustomerId}/card`, { card: number });
}
async function onStarter(): Promise<void> {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'starter'));
  await settled();
}

describe('clicked eight times at once', () => {
  beforeEach(onStarter);

  test('an upgrade is charged once, brings one allowance, and every later click succeeds', async () => {
    const outcomes = valuesOf(await atOnce(() => change('growth')));
    await settled();
    expect(await cents()).toEqual([7_900, 1_900]);
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: CLICKS - 1 }, () => 'already'), 'changed']);
    expect({ plan: await plan(), credits: await credits() }).toEqual({
      plan: 'growth',
      credits: FREE + STARTER + GROWTH,
    });
    expect(await logged('PlanChanged')).toBe(2);
  });

  test.each(['free', 'starter'] as const)('a change to %s that waits is noted once and costs nothing', async (to) => {
    await change('scale');
    await settled();
    const before = await logged('PlanSelected');
    expect(valuesOf(await atOnce(() => change(to)))).toHaveLength(CLICKS);
    await settled();
    expect([(await logged('PlanSelected')) - before, await logged('PlanScheduled')]).toEqual([1, 1]);
    expect(await cents()).toEqual([29_900, 1_900]);
    expect(valuesOf(await atOnce(() => change('scale')))).toHaveLength(CLICKS);
    expect(await logged('PlanScheduleCleared')).toBe(1);
    expect(await cents()).toEqual([29_900, 1_900]);
  });

  test('a top-up opens one page to pay on, and another purchase another', async () => {
    const purchaseId = randomUUID();
    const pages = valuesOf(await atOnce(() => buyTopUp(shop().deps, buyer(), purchaseId)));
    expect(pages).toHaveLength(CLICKS);
    expect(new Set(pages).size).toBe(1);
    const second = await buyTopUp(shop().deps, buyer(), randomUUID());
    expect(pages).not.toContain(second);
    await shop().pay(pages[0] ?? '');
    await shop().pay(second);
    await settled();
    expect(await credits()).toBe(FREE + STARTER + 2 * 50_000);
    await expect(buyTopUp(shop().deps, buyer(), purchaseId)).rejects.toThrow('This top-up was paid');
  });

  test('the customer portal opens in one session within each ten seconds', async () => {
    const slotNow = async () => Math.floor((await ledgerNow(shop().pools.app)).getTime() / 10_000);
    const created = vi.spyOn(shop().stripe.billingPortal.sessions, 'create');
    const before = await slotNow();
    await openPortal(shop().deps, buyer());
    const after = await slotNow();
    const [[sent, options] = []] = created.mock.calls;
    const keys = [before, after].map((slot) => keyOf('portal', sent?.customer ?? '', slot).idempotencyKey);
    expect(keys).toContain(options?.idempotencyKey);
  });

  test('the customer portal opens for one customer', async () => {
    expect(valuesOf(await atOnce(() => openPortal(shop().deps, buyer())))).toHaveLength(CLICKS);
    expect(shop().world.state.all('customer')).toHaveLength(1);
  });
});

test('eight first purchases at once are one customer, one page to pay on and one selection in the log', async () => {
  const pages = valuesOf(await atOnce(() => buyPlan(shop().deps, buyer(), 'growth')));
  expect(pages).toHaveLength(CLICKS);
  expect(new Set(pages).size).toBe(1);
  const { email, workspaceName: name } = buyer();
  expect(shop().world.state.all('customer')).toMatchObject([{ email, name }]);
  expect(shop().world.state.all('checkout.session')).toHaveLength(1);
  expect([await logged('PlanSelected'), await logged('CheckoutStarted')]).toEqual([1, 1]);
});

describe('a repeat that is meant', () => {
  beforeEach(onStarter);

  test('a plan that was left and is chosen again within one period is changed each time', async () => {
    for (const to of ['growth', 'starter', 'growth', 'starter', 'growth', 'starter'] as const) {
      expect(await change(to)).toBe('changed');
    }
    expect(await cents()).toEqual([7_900, 1_900]);
    await daysPass(32);
    await settled();
    expect(await plan()).toBe('starter');
  });

  test('an upgrade that was declined is charged once as soon as the card is good, and not before', async () => {
    await card(CARD_BAD);
    for (const result of await atOnce(() => change('scale'))) expect(result.status).toBe('rejected');
    await expect(change('scale')).rejects.toThrow('The card was declined.');
    await card(CARD_GOOD);
    expect(await change('scale')).toBe('changed');
    expect(await change('scale')).toBe('already');
    await settled();
    expect(await cents()).toEqual([29_900, 1_900]);
    expect(await credits()).toBe(FREE + STARTER + SCALE);
  });
});
