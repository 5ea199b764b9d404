import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { applyBillingEffects } from '@graha/store/billing-effects';
import { applyPlanChanges } from '@graha/store/plan-changes';
import { subscriptionOf } from '@graha/store/subscription-log';
import { setClockOffset } from '@graha/store/ledger-clock';
import { accountOf } from '@graha/store/usage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiveMessage, workInbox } from './inbox.ts';
import { invoicesOf } from './invoices.ts';
import { catchUp, reconcile } from './reconcile.ts';
import { buyPlan, buyTopUp, changePlan, type Buyer } from './shop.ts';
import { openShop, type Shop } from './testing.ts';

let database: TestDatabase;
let shop: Shop;
let buyer: Buyer;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  shop = await openShop(database);
  buyer = await shop.buyer();
});
afterEach(async () => {
  await setClockOffset(shop.pools.owner, 0);
  await shop.close();
});
afterAll(() => database.stop());

const DAY_S = 86_400;
const EPOCH = new Date(0);

/** All that Stripe has told so far is heard and acted upon, and the ledger follows. */
async function settled(): Promise<void> {
  for await (const event of shop.stripe.events.list({ limit: 100 })) await receiveMessage(shop.deps, event);
  await workInbox(shop.deps);
  await followed();
}
async function followed(): Promise<void> {
  await applyPlanChanges(shop.pools.worker);
  await applyBillingEffects(shop.pools.worker);
}

async function daysPass(days: number): Promise<void> {
  const clock = await shop.stripe.testHelpers.testClocks.create({ frozen_time: shop.world.clock.now() });
  await shop.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: shop.world.clock.now() + days * DAY_S });
  await shop.pools.owner.query('SELECT graha.ensure_partitions()');
}

async function standing() {
  await shop.pools.worker.query('SELECT graha.settle($1)', [buyer.tenantId]);
  const account = await accountOf(shop.pools.app, buyer.tenantId);
  if (!account) throw new Error('no account');
  return account;
}
const plan = async () => (await standing()).plan;
const credits = async () => (await standing()).creditsRemaining;

async function onGrowth(card?: string): Promise<void> {
  await shop.pay(await buyPlan(shop.deps, buyer, 'growth'), card);
  await settled();
}

const FREE = 20_000;
const GROWTH = 500_000;
const SCALE = 2_500_000;
const FAILS_LATER = '4000000000000341';

describe('a purchase', () => {
  test('brings the plan, its credits and its dates', async () => {
    await onGrowth();
    const { plan, creditsRemaining, callsLimit, periodEnd } = await standing();
    const [subscription] = (await shop.stripe.subscriptions.list()).data;
    expect({ plan, creditsRemaining, callsLimit }).toEqual({
      plan: 'growth',
      creditsRemaining: FREE + GROWTH,
      callsLimit: null,
    });
    expect(periodEnd.getTime() / 1000).toBe(subscription?.items.data[0]?.current_period_end);
    expect(await invoicesOf(shop.deps, buyer.tenantId)).toMatchObject([{ amountCents: 7_900, status: 'paid' }]);
  });

  test('is not made twice: an older page to pay on is closed, a second subscription is ended and given back', async () => {
    const older = await buyPlan(shop.deps, buyer, 'growth');
    const newer = await buyPlan(shop.deps, buyer, 'scale');
    await expect(shop.pay(older)).rejects.toThrow('expired');
    await shop.pay(newer);
    await settled();
    await expect(buyPlan(shop.deps, buyer, 'starter')).rejects.toThrow('A subscription is running');

    const { stripeCustomerId } = await subscriptionOf(shop.pools.app, buyer.tenantId);
    const price = (await shop.stripe.prices.list({ lookup_keys: ['graha_starter_1900'] })).data[0]?.id ?? '';
    const second = await shop.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: stripeCustomerId ?? '',
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://portal.test',
    });
    await shop.pay(second.url ?? '');
    await settled();
    await settled();
    expect((await shop.stripe.subscriptions.list()).data).toHaveLength(1);
    expect(await plan()).toBe('scale');
    expect((await shop.stripe.charges.list({ limit: 1 })).data[0]).toMatchObject({ amount: 1_900, refunded: true });
  });

  test('of a top-up brings its credits for twelve months, once', async () => {
    await shop.pay(await buyTopUp(shop.deps, buyer));
    await settled();
    await settled();
    expect(await credits()).toBe(FREE + 50_000);
    await daysPass(360);
    expect(await credits()).toBe(FREE + 50_000);
    await daysPass(10);
    expect(await credits()).toBe(FREE);
  });
});

describe('a change', () => {
  test('to a dearer plan holds at once, at its full price, and old credits stay', async () => {
    await onGrowth();
    await daysPass(10);
    await changePlan(shop.deps, buyer, 'scale');
    await followed();
    expect(await plan()).toBe('scale');
    expect(await credits()).toBeGreaterThanOrEqual(GROWTH + SCALE);
    await settled();
    expect(await credits()).toBeGreaterThanOrEqual(GROWTH + SCALE);
    expect(await invoicesOf(shop.deps, buyer.tenantId)).toMatchObject([
      { amountCents: 29_900 },
      { amountCents: 7_900 },
    ]);
  });

  test('to a cheaper plan comes with the next period, even if nobody tells the ledger then', async () => {
    await onGrowth();
    await changePlan(shop.deps, buyer, 'starter');
    await followed();
    expect(await plan()).toBe('growth');
    await daysPass(32);
    const late = await standing();
    expect({ plan: late.plan, credits: late.creditsRemaining }).toEqual({ plan: 'starter', credits: 100_000 });
    await settled();
    const told = await standing();
    expect({ plan: told.plan, credits: told.creditsRemaining, end: told.periodEnd }).toEqual({
      plan: 'starter',
      credits: 100_000,
      end: late.periodEnd,
    });
  });

  test('to the free plan ends the subscription with its period; choosing the plan again before keeps it', async () => {
    await onGrowth();
    await changePlan(shop.deps, buyer, 'free');
    await changePlan(shop.deps, { ...buyer, requestId: 'req_keep' }, 'growth');
    await followed();
    await daysPass(32);
    await settled();
    expect(await plan()).toBe('growth');
    await changePlan(shop.deps, { ...buyer, requestId: 'req_end' }, 'free');
    await followed();
    await daysPass(32);
    expect(await plan()).toBe('free');
    await settled();
    expect(await plan()).toBe('free');
    expect((await standing()).creditsRemaining).toBeLessThanOrEqual(FREE);
  });

  test('changes nothing where the card is declined', async () => {
    await onGrowth();
    const { stripeCustomerId } = await subscriptionOf(shop.pools.app, buyer.tenantId);
    await shop.post(`customers/${stripeCustomerId}/card`, { card: '4000000000000002' });
    await expect(changePlan(shop.deps, buyer, 'scale')).rejects.toThrow('The card was declined.');
    await settled();
    expect({ plan: await plan(), credits: await credits() }).toEqual({ plan: 'growth', credits: FREE + GROWTH });
  });
});

describe('each month', () => {
  test('brings one allowance, whether Stripe or the calendar is first to tell', async () => {
    await onGrowth();
    for (let month = 0; month < 3; month += 1) {
      await daysPass(31);
      if (month % 2 === 0) await standing();
      await settled();
      expect(await credits()).toBe(GROWTH);
    }
    const { rows } = await shop.pools.owner.query(
      "SELECT FROM graha.credit_grant WHERE tenant_id = $1 AND source_type = 'period' AND source_id LIKE 'growth %'",
      [buyer.tenantId],
    );
    expect(rows).toHaveLength((await shop.stripe.invoices.list({ limit: 100 })).data.length);
  });

  test('that is not paid is served in grace, told, and taken back when the tries are over', async () => {
    await onGrowth(FAILS_LATER);
    await daysPass(32);
    await settled();
    expect(await plan()).toBe('growth');
    expect(await subscriptionOf(shop.pools.app, buyer.tenantId)).toMatchObject({ inDunning: true });
    await daysPass(20);
    await settled();
    expect({ plan: await plan(), inDunning: (await subscriptionOf(shop.pools.app, buyer.tenantId)).inDunning }).toEqual(
      {
        plan: 'free',
        inDunning: false,
      },
    );
    expect(await credits()).toBeLessThanOrEqual(FREE);
  });

  test('that is paid late goes on as if nothing had been', async () => {
    await onGrowth(FAILS_LATER);
    await daysPass(32);
    await settled();
    const { stripeCustomerId } = await subscriptionOf(shop.pools.app, buyer.tenantId);
    await shop.post(`customers/${stripeCustomerId}/card`, { card: '4242424242424242' });
    const [open] = (await shop.stripe.invoices.list({ status: 'open' })).data;
    await shop.stripe.invoices.pay(open?.id ?? '');
    await settled();
    expect(await subscriptionOf(shop.pools.app, buyer.tenantId)).toMatchObject({ inDunning: false, plan: 'growth' });
    expect(await credits()).toBe(GROWTH);
  });
});

describe('money that goes back', () => {
  const lastCharge = async () => (await shop.stripe.charges.list({ limit: 1 })).data[0]?.id ?? '';

  test('takes its share of what is unspent, once', async () => {
    await shop.pay(await buyTopUp(shop.deps, buyer));
    await settled();
    await shop.stripe.refunds.create({ charge: await lastCharge(), amount: 300 });
    await settled();
    await settled();
    expect(await credits()).toBe(FREE + 50_000 - 12_500);
    await shop.stripe.refunds.create({ charge: await lastCharge() });
    await settled();
    expect(await credits()).toBe(FREE);
  });

  test('by a dispute comes back when it is won', async () => {
    await onGrowth();
    const dispute = await shop.post(`charges/${await lastCharge()}/dispute`);
    await settled();
    expect(await credits()).toBe(FREE);
    await shop.post(`disputes/${String(dispute['id'])}/close`, { status: 'won' });
    await settled();
    expect(await credits()).toBe(FREE + GROWTH);
  });

  test('is heard of before the payment, and ends the same', async () => {
    await shop.pay(await buyTopUp(shop.deps, buyer));
    await shop.stripe.refunds.create({ charge: await lastCharge() });
    const { data } = await shop.stripe.events.list({ type: 'charge.refunded' });
    if (data[0]) await receiveMessage(shop.deps, data[0]);
    await workInbox(shop.deps);
    await followed();
    await settled();
    expect(await credits()).toBe(FREE);
  });
});

describe('messages that are lost', () => {
  test('are found in the list of what was told', async () => {
    await shop.pay(await buyPlan(shop.deps, buyer, 'growth'));
    expect(await catchUp(shop.deps, EPOCH)).toBe(3);
    expect(await catchUp(shop.deps, EPOCH)).toBe(0);
    await workInbox(shop.deps);
    await followed();
    expect(await plan()).toBe('growth');
  });

  test('are not needed: a comparison finds what is missing', async () => {
    await shop.pay(await buyPlan(shop.deps, buyer, 'growth'));
    await shop.pay(await buyTopUp(shop.deps, buyer));
    await reconcile(shop.deps, EPOCH);
    await reconcile(shop.deps, EPOCH);
    await followed();
    expect({ plan: await plan(), credits: await credits() }).toEqual({
      plan: 'growth',
      credits: FREE + GROWTH + 50_000,
    });
  });
});

test('a failure at Stripe is tried again later and loses nothing', async () => {
  await shop.pay(await buyPlan(shop.deps, buyer, 'growth'));
  for await (const event of shop.stripe.events.list()) await receiveMessage(shop.deps, event);
  const broken = {
    ...shop.deps,
    stripe: new Proxy(shop.stripe, {
      get: () => {
        throw new Error('no answer');
      },
    }),
  };
  await workInbox(broken);
  const { rows } = await shop.pools.owner.query<{ status: string; note: string }>(
    "SELECT DISTINCT status, note FROM graha.stripe_inbox WHERE status = 'failed'",
  );
  expect(rows).toEqual([{ status: 'failed', note: 'Error: no answer' }]);
  await setClockOffset(shop.pools.owner, 60);
  await workInbox(shop.deps);
  await followed();
  expect(await plan()).toBe('growth');
});
