import { createTestDatabase } from '@graha/dev-stack/test-context';
import { TOP_UP } from '@graha/domain/billing/plans';
import { setClockOffset } from '@graha/store/postgres/ledger-clock';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buyDuePacks, turnOnAutoTopUp } from './auto-top-up.ts';
import { receiveMessage, workInbox } from './inbox.ts';
import { catchUp, reconcile } from './reconcile.ts';
import { buyPlan, buyTopUp } from './shop.ts';
import { FREE, GROWTH, useShop } from './testing-shop.ts';
import { query } from '@graha/store/postgres/query';

const { shop, buyer, settled, followed, plan, credits } = useShop(createTestDatabase);

const HOUR_MS = 3_600_000;
const EPOCH = new Date(0);

async function onGrowth(card?: string): Promise<void> {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'growth'), card);
  await settled();
}

describe('refunded money', () => {
  const lastCharge = async () => (await shop().stripe.charges.list({ limit: 1 })).data[0]?.id ?? '';

  test('takes its share of what is unspent, once', async () => {
    await onGrowth();
    await shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()));
    await settled();
    await shop().stripe.refunds.create({ charge: await lastCharge(), amount: 300 });
    await settled();
    await settled();
    expect(await credits()).toBe(FREE + GROWTH + 50_000 - 12_500);
    await shop().stripe.refunds.create({ charge: await lastCharge() });
    await settled();
    expect(await credits()).toBe(FREE + GROWTH);
  });

  test('of a dispute returns when the dispute is won', async () => {
    await onGrowth();
    const dispute = await shop().post(`charges/${await lastCharge()}/dispute`);
    await settled();
    expect(await credits()).toBe(FREE);
    await shop().post(`disputes/${String(dispute['id'])}/close`, { status: 'won' });
    await settled();
    expect(await credits()).toBe(FREE + GROWTH);
  });

  test('has the same result when its message arrives before the payment', async () => {
    await onGrowth();
    await shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()));
    await shop().stripe.refunds.create({ charge: await lastCharge() });
    const { data } = await shop().stripe.events.list({ type: 'charge.refunded' });
    if (data[0]) await receiveMessage(shop().deps, data[0]);
    await workInbox(shop().deps);
    await followed();
    await settled();
    expect(await credits()).toBe(FREE + GROWTH);
  });
});

describe('messages that are lost', () => {
  test('are found in Stripe’s list of events', async () => {
    await shop().pay(await buyPlan(shop().deps, buyer(), 'growth'));
    const nowMs = shop().world.clock.now() * 1_000;
    expect(await catchUp(shop().deps, new Date(nowMs + HOUR_MS))).toBe(0);
    expect(await catchUp(shop().deps, new Date(nowMs - HOUR_MS))).toBe(3);
    expect(await catchUp(shop().deps, EPOCH)).toBe(0);
    await workInbox(shop().deps);
    await followed();
    expect(await plan()).toBe('growth');
  });

  test('are not needed: the reconciliation finds what is missing', async () => {
    await shop().pay(await buyPlan(shop().deps, buyer(), 'growth'));
    await reconcile(shop().deps, EPOCH);
    await shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()));
    await reconcile(shop().deps, EPOCH);
    await reconcile(shop().deps, EPOCH);
    await followed();
    expect({ plan: await plan(), credits: await credits() }).toEqual({
      plan: 'growth',
      credits: FREE + GROWTH + 50_000,
    });
  });
});

test('a refund whose message was lost is found by the reconciliation, and taken once', async () => {
  await onGrowth();
  await shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()));
  await settled();
  const { data } = await shop().stripe.charges.list({ limit: 1 });
  await shop().stripe.refunds.create({ charge: data[0]?.id ?? '' });
  await reconcile(shop().deps, EPOCH);
  await reconcile(shop().deps, EPOCH);
  await followed();
  expect(await credits()).toBe(FREE + GROWTH);
});

test('a failure at Stripe is tried again later and loses nothing', async () => {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'growth'));
  for await (const event of shop().stripe.events.list()) await receiveMessage(shop().deps, event);
  const broken = {
    ...shop().deps,
    stripe: new Proxy(shop().stripe, {
      get: () => {
        throw new Error('no answer');
      },
    }),
  };
  await workInbox(broken);
  const { rows } = await query(
    shop().pools.owner,
    "SELECT DISTINCT status, note FROM graha.stripe_inbox WHERE status = 'failed'",
  );
  expect(rows).toEqual([{ status: 'failed', note: 'Error: no answer' }]);
  await setClockOffset(shop().pools.owner, 60);
  await workInbox(shop().deps);
  await followed();
  expect(await plan()).toBe('growth');
});

describe('a payment is recorded as Stripe states it', () => {
  const logged = async (type: string) =>
    (await shop().pools.owner.query('SELECT data FROM graha.event WHERE tenant_id = $1 AND type = $2 ORDER BY pos', [buyer().tenantId, type])).rows.map(({ data }) => data); // prettier-ignore

  test.each([
    [
      { amount_total: 1_500, currency: 'eur' },
      { amountCents: 1_500, currency: 'eur' },
    ],
    [
      { amount_total: null, currency: null },
      { amountCents: TOP_UP.priceCents, currency: 'usd' },
    ],
  ])('with the sum and the currency of its checkout: %j', async (stated, recorded) => {
    await onGrowth();
    await shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()));
    const [session] = (await shop().stripe.checkout.sessions.list({ limit: 1 })).data;
    Object.assign(shop().world.state.find('checkout.session', session?.id ?? '') ?? {}, stated);
    await settled();
    expect((await logged('PaymentReceived')).at(-1)).toMatchObject(recorded);
    expect((await logged('TopUpPurchased')).at(-1)).not.toHaveProperty('purchaseId');
  });

  test('with the purchase that made its invoice', async () => {
    await onGrowth();
    const rule = { belowCredits: 9_000_000, packsMax: 1, priceCents: TOP_UP.priceCents };
    await turnOnAutoTopUp({ ...shop().deps, pool: shop().pools.app }, buyer(), rule);
    await buyDuePacks({ ...shop().deps, automaticTax: false });
    const [started] = await logged('AutoTopUpStarted');
    expect(started).toHaveProperty('purchaseId');
    expect(await logged('TopUpPurchased')).toMatchObject([{ purchaseId: started.purchaseId, credits: TOP_UP.credits }]);
  });
});
