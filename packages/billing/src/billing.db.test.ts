import { createTestDatabase } from '@graha/dev-stack/test-context';
import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { receiveMessage, workInbox } from './inbox.ts';
import { invoicesOf } from './invoices.ts';
import { buyPlan, buyTopUp, changePlan } from './shop.ts';
import { FREE, GROWTH, useShop } from './testing-shop.ts';

const { shop, buyer, settled, followed, standing, plan, credits, daysPass } = useShop(createTestDatabase);

const SCALE = 2_500_000;
const FAILS_LATER = '4000000000000341';

async function received(): Promise<unknown[]> {
  const query = "SELECT data FROM graha.event WHERE tenant_id = $1 AND type = 'PaymentReceived' ORDER BY pos";
  return (await shop().pools.owner.query(query, [buyer().tenantId])).rows;
}

async function onGrowth(card?: string): Promise<void> {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'growth'), card);
  await settled();
}

describe('a purchase', () => {
  test('brings the plan, its credits and its dates', async () => {
    await onGrowth();
    const { plan, creditsRemaining, callsLimit, periodEnd } = await standing();
    const [subscription] = (await shop().stripe.subscriptions.list()).data;
    expect({ plan, creditsRemaining, callsLimit }).toEqual({
      plan: 'growth',
      creditsRemaining: FREE + GROWTH,
      callsLimit: null,
    });
    expect(periodEnd.getTime() / 1000).toBe(subscription?.items.data[0]?.current_period_end);
    expect(await invoicesOf(shop().deps, buyer().tenantId)).toMatchObject([
      { amountCents: 7_900, status: 'paid', description: expect.stringMatching(/Growth/), pageUrl: expect.any(String) },
    ]);
    const bought = { purpose: 'plan', plan: 'growth' };
    expect(await received()).toMatchObject([{ data: { amountCents: 7_900, currency: 'usd', bought } }]);
  });

  test.each([true, false])('asks Stripe for taxes: %s, as the shop is set', async (automaticTax) => {
    const create = vi.spyOn(shop().stripe.checkout.sessions, 'create');
    await buyPlan({ ...shop().deps, automaticTax }, buyer(), 'growth');
    const [params] = create.mock.lastCall ?? [];
    expect([params?.automatic_tax, params?.customer_update]).toEqual(
      automaticTax ? [{ enabled: true }, { address: 'auto', name: 'auto' }] : [undefined, undefined],
    );
  });

  test('brings the plan by the message of its checkout alone', async () => {
    await shop().pay(await buyPlan(shop().deps, buyer(), 'growth'));
    const { data } = await shop().stripe.events.list({ type: 'checkout.session.completed' });
    expect(data).toHaveLength(1);
    for (const event of data) await receiveMessage(shop().deps, event);
    await workInbox(shop().deps);
    await followed();
    expect(await plan()).toBe('growth');
  });

  test('that is paid is not sold again, by the same plan or another, before its message has come', async () => {
    await shop().pay(await buyPlan(shop().deps, buyer(), 'growth'));
    for (const wanted of ['growth', 'scale'] as const)
      await expect(buyPlan(shop().deps, buyer(), wanted)).rejects.toMatchObject({ code: 'checkout_paid' });
    await settled();
    expect(await received()).toHaveLength(1);
  });

  test('of a top-up keeps its page while that is open, gets another when it ended, and is refused once it is paid', async () => {
    await onGrowth();
    const purchaseId = randomUUID();
    const page = () => buyTopUp(shop().deps, buyer(), purchaseId);
    const first = await page();
    expect(await page()).toBe(first);
    await shop().stripe.checkout.sessions.expire(new URL(first).pathname.split('/').at(-1) ?? '');
    const second = await page();
    expect(second).not.toBe(first);
    await shop().pay(second);
    await expect(page()).rejects.toMatchObject({ code: 'top_up_paid' });
  });

  test('is not made twice: an older page to pay on is closed, a second subscription is ended and refunded', async () => {
    const older = await buyPlan(shop().deps, buyer(), 'growth');
    const newer = await buyPlan(shop().deps, buyer(), 'scale');
    await expect(shop().pay(older)).rejects.toThrow('expired');
    await shop().pay(newer);
    await settled();
    await expect(buyPlan(shop().deps, buyer(), 'starter')).rejects.toThrow('A subscription is running');

    const { stripeCustomerId } = await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId);
    const price = (await shop().stripe.prices.list({ lookup_keys: ['graha_starter_1900'] })).data[0]?.id ?? '';
    const second = await shop().stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: stripeCustomerId ?? '',
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://portal.test',
    });
    await shop().pay(second.url ?? '');
    await settled();
    await settled();
    expect((await shop().stripe.subscriptions.list()).data).toHaveLength(1);
    expect(await plan()).toBe('scale');
    expect((await shop().stripe.charges.list({ limit: 1 })).data[0]).toMatchObject({ amount: 1_900, refunded: true });
  });

  test('of a top-up is refused on Free, where the calls end before the credits', async () =>
    expect(buyTopUp(shop().deps, buyer(), randomUUID())).rejects.toThrow('buy a plan first'));

  test('of a top-up brings its credits for twelve months, once', async () => {
    await onGrowth();
    await shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()));
    await settled();
    await settled();
    expect(await credits()).toBe(FREE + GROWTH + 50_000);
    await daysPass(360);
    expect(await credits()).toBe(GROWTH + 50_000);
    await daysPass(10);
    expect(await credits()).toBe(GROWTH);
  });
});

describe('a change', () => {
  test('to a dearer plan holds at once, at its full price, and old credits stay', async () => {
    await onGrowth();
    await daysPass(10);
    await changePlan(shop().deps, buyer(), 'scale');
    await followed();
    expect(await plan()).toBe('scale');
    expect(await credits()).toBeGreaterThanOrEqual(GROWTH + SCALE);
    await settled();
    expect(await credits()).toBeGreaterThanOrEqual(GROWTH + SCALE);
    expect(await invoicesOf(shop().deps, buyer().tenantId)).toMatchObject([
      { amountCents: 29_900 },
      { amountCents: 7_900 },
    ]);
  });

  test('to a cheaper plan takes effect with the next period, even if no message arrives then', async () => {
    await onGrowth();
    await changePlan(shop().deps, buyer(), 'starter');
    await followed();
    expect(await plan()).toBe('growth');
    await daysPass(32);
    const late = await standing();
    expect({ plan: late.plan, credits: late.creditsRemaining }).toEqual({ plan: 'starter', credits: 100_000 });
    await settled();
    const account = await standing();
    expect({ plan: account.plan, credits: account.creditsRemaining, end: account.periodEnd }).toEqual({
      plan: 'starter',
      credits: 100_000,
      end: late.periodEnd,
    });
  });

  test('to the free plan ends the subscription with its period; choosing the plan again before keeps it', async () => {
    await onGrowth();
    await changePlan(shop().deps, buyer(), 'free');
    await changePlan(shop().deps, buyer(), 'growth');
    await followed();
    await daysPass(32);
    await settled();
    expect(await plan()).toBe('growth');
    await changePlan(shop().deps, buyer(), 'free');
    await followed();
    await daysPass(32);
    expect(await plan()).toBe('free');
    await settled();
    expect(await plan()).toBe('free');
    expect((await standing()).creditsRemaining).toBeLessThanOrEqual(FREE);
  });

  test('changes nothing where the card is declined', async () => {
    await onGrowth();
    const { stripeCustomerId } = await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId);
    await shop().post(`customers/${stripeCustomerId}/card`, { card: '4000000000000002' });
    await expect(changePlan(shop().deps, buyer(), 'scale')).rejects.toThrow('The card was declined.');
    await settled();
    expect({ plan: await plan(), credits: await credits() }).toEqual({ plan: 'growth', credits: FREE + GROWTH });
  });
});

describe('each month', () => {
  test('brings one allowance, whether Stripe or the calendar comes first', async () => {
    await onGrowth();
    for (let month = 0; month < 3; month += 1) {
      await daysPass(31);
      if (month % 2 === 0) await standing();
      await settled();
      expect(await credits()).toBe(GROWTH);
    }
    const { rows } = await shop().pools.owner.query(
      "SELECT FROM graha.credit_grant WHERE tenant_id = $1 AND source_type = 'period' AND source_id LIKE 'growth %'",
      [buyer().tenantId],
    );
    expect(rows).toHaveLength((await shop().stripe.invoices.list({ limit: 100 })).data.length);
  });

  test('that is not paid is served in grace, recorded, and taken back after the last attempt', async () => {
    await onGrowth(FAILS_LATER);
    await daysPass(32);
    await settled();
    expect(await plan()).toBe('growth');
    expect(await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId)).toMatchObject({
      inDunning: true,
    });
    await daysPass(20);
    await settled();
    expect({
      plan: await plan(),
      inDunning: (await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId)).inDunning,
    }).toEqual({
      plan: 'free',
      inDunning: false,
    });
    expect(await credits()).toBeLessThanOrEqual(FREE);
  });

  test('that is paid late continues as if it had been paid in time', async () => {
    await onGrowth(FAILS_LATER);
    await daysPass(32);
    await settled();
    const { stripeCustomerId } = await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId);
    await shop().post(`customers/${stripeCustomerId}/card`, { card: '4242424242424242' });
    const [open] = (await shop().stripe.invoices.list({ status: 'open' })).data;
    await shop().stripe.invoices.pay(open?.id ?? '');
    await settled();
    expect(await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId)).toMatchObject({
      inDunning: false,
      plan: 'growth',
    });
    expect(await credits()).toBe(GROWTH);
  });
});
