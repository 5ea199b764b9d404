import { createTestDatabase } from '@graha/dev-stack/test-context';
import type { AutoTopUpRule } from '@graha/domain/billing/auto-top-up';
import { TOP_UP } from '@graha/domain/billing/plans';
import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { Crash, dyingPool } from '@graha/store/testing/testing-crash';
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buyDuePacks, turnOffAutoTopUp, turnOnAutoTopUp } from './auto-top-up.ts';
import { receiveMessage, workInbox } from './inbox.ts';
import { reconcile } from './reconcile.ts';
import { buyPlan, buyTopUp } from './shop.ts';
import { BY } from './testing.ts';
import { FREE, useShop } from './testing-shop.ts';

const SHOP = { latencyMs: 5, isMidMonth: true };
const { shop, buyer, settled, followed, credits, daysPass } = useShop(createTestDatabase, SHOP);

const STARTER = FREE + 100_000;
const [DECLINED, FAILS_LATER] = ['4000000000000002', '4000000000000341'];
/** More credits than exist, so that every run of the worker finds a balance below the threshold. */
const ALWAYS = 9_000_000;
const rule: AutoTopUpRule = { belowCredits: ALWAYS, packsMax: 1, priceCents: TOP_UP.priceCents };

const state = async (who = buyer()) =>
  (await stateOf({ db: shop().pools.owner }, subscription, who.tenantId)).autoTopUp;
const turnOn = (change: Partial<AutoTopUpRule> = {}, who = buyer()) =>
  turnOnAutoTopUp({ ...shop().deps, pool: shop().pools.app }, who, { ...rule, ...change });
const turnOff = () => turnOffAutoTopUp({ db: shop().pools.app, tenantId: buyer().tenantId, ...BY });
const work = (deps = shop().deps) => buyDuePacks({ ...deps, automaticTax: false });
const packsPaid = async () =>
  (await shop().stripe.invoices.list({ status: 'paid', limit: 100 })).data.filter(
    ({ total }) => total === TOP_UP.priceCents,
  ).length;
async function logged(type: string, { tenantId } = buyer()): Promise<unknown[]> {
  const query = 'SELECT data, actor FROM graha.event WHERE tenant_id = $1 AND type = $2 ORDER BY pos';
  return (await shop().pools.owner.query(query, [tenantId, type])).rows;
}
async function useCard(card: string, who = buyer()): Promise<void> {
  const { stripeCustomerId } = await stateOf({ db: shop().pools.app }, subscription, who.tenantId);
  await shop().post(`customers/${stripeCustomerId}/card`, { card });
}
async function customerAtStripe() {
  const { stripeCustomerId, stripe } = await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId);
  const customer = shop().world.state.find('customer', stripeCustomerId ?? '');
  if (!customer) throw new Error('no customer');
  return { customer, subscribed: shop().world.state.find('subscription', stripe?.stripeSubscriptionId ?? '') };
}
async function onStarter(who = buyer()): Promise<void> {
  await shop().pay(await buyPlan(shop().deps, who, 'starter'));
  await settled();
}
/** Runs until nothing changes any more, as the worker's loop does. */
async function workOn(): Promise<void> {
  for (let run = 0; run < 6; run += 1) {
    await work();
    await settled();
  }
}

beforeEach(() => shop().pools.worker.query('DELETE FROM graha.auto_top_up')); // Each test has a new Stripe.
afterEach(() => vi.restoreAllMocks());

describe('a workspace with a paid plan and a card', () => {
  beforeEach(() => onStarter());

  test('that falls below its threshold gets one pack, with an invoice, a payment and its credits', async () => {
    await turnOn();
    await workOn();
    expect([await packsPaid(), await credits()]).toEqual([1, STARTER + TOP_UP.credits]);
    expect(await logged('PaymentReceived')).toMatchObject([
      { data: { bought: { purpose: 'plan' } } },
      { data: { amountCents: TOP_UP.priceCents, bought: { purpose: 'top_up' } }, actor: { id: 'auto-top-up' } },
    ]);
    expect(await state()).toMatchObject({ openPurchaseId: null, packs: 1, pausedBecause: null });
  });

  test('pays with the card of its subscription, where Checkout has left it there alone', async () => {
    const { customer, subscribed } = await customerAtStripe();
    if (subscribed) subscribed.default_payment_method = customer.invoice_settings.default_payment_method;
    customer.invoice_settings.default_payment_method = null;
    await turnOn();
    await workOn();
    expect([await packsPaid(), (await state()).pausedBecause]).toEqual([1, null]);
  });

  test('buys nothing above the threshold, and one credit below it buys', async () => {
    await turnOn({ belowCredits: STARTER });
    await workOn();
    expect(await packsPaid()).toBe(0);
    await turnOn({ belowCredits: STARTER + 1 });
    await workOn();
    expect(await packsPaid()).toBe(1);
  });

  test('two workers at once buy one pack, however often they look', async () => {
    await turnOn({ packsMax: 9, belowCredits: STARTER + 1 });
    for (let time = 0; time < 3; time += 1) await Promise.allSettled([work(), work(), work()]);
    expect(await packsPaid()).toBe(1);
    await workOn();
    expect([await packsPaid(), await credits()]).toEqual([1, STARTER + TOP_UP.credits]);
  });

  test('a pack that is paid and not granted yet counts as there', async () => {
    await turnOn({ packsMax: 9, belowCredits: STARTER + TOP_UP.credits });
    for (let time = 0; time < 4; time += 1) await work(); // No credits are granted meanwhile.
    expect([await packsPaid(), await credits()]).toEqual([1, STARTER]);
    await followed();
    await workOn();
    expect([await packsPaid(), await credits()]).toEqual([1, STARTER + TOP_UP.credits]);
  });

  test('a worker that dies at every fourth step leaves a pack that the next one finishes, once', async () => {
    for (let query = 1, survived = false; !survived; query += 4) {
      await turnOn({ packsMax: 100, belowCredits: ALWAYS + query });
      const before = await packsPaid();
      const { pool, hasDied, ended } = dyingPool(shop().pools.worker, query);
      await work({ ...shop().deps, pool }).catch((error: unknown) => {
        if (!hasDied()) throw error;
      });
      survived = !hasDied();
      await ended();
      await work();
      const packs = (await packsPaid()) - before;
      // A worker that dies after recording the payment has completed its pack; the next run buys the next one.
      expect(packs).toBe((await logged('AutoTopUpStarted')).length - before);
      expect(await state()).toMatchObject({ openPurchaseId: null, pausedBecause: null });
      await followed();
    }
    await settled();
    expect(await credits()).toBe(STARTER + (await packsPaid()) * TOP_UP.credits);
    expect(await logged('TopUpPurchased')).toHaveLength(await packsPaid());
  }, 240_000);

  test.each(['create', 'finalizeInvoice', 'pay'] as const)(
    'where the answer to %s is lost, the pack is bought once',
    async (step) => {
      await turnOn();
      const { invoices } = shop().stripe;
      const send = invoices[step].bind(invoices) as (...args: unknown[]) => Promise<never>; // Safe: passed on unchanged.
      vi.spyOn(invoices, step).mockImplementationOnce(async (...args: unknown[]) => {
        await send(...args);
        throw new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'The answer was lost.' });
      });
      await expect(work()).rejects.toThrow('lost');
      expect((await state()).openPurchaseId).not.toBeNull();
      await workOn();
      expect([await packsPaid(), await credits()]).toEqual([1, STARTER + TOP_UP.credits]);
    },
  );

  test('a purchase whose answer was lost is bought once, two days later, when Stripe has forgotten its keys', async () => {
    await turnOn();
    const { invoices } = shop().stripe;
    const pay = invoices.pay.bind(invoices) as (...args: unknown[]) => Promise<never>; // Safe: passed on unchanged.
    vi.spyOn(invoices, 'pay').mockImplementationOnce(async (...args: unknown[]) => {
      await pay(...args);
      throw new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'The answer was lost.' });
    });
    await expect(work()).rejects.toThrow('lost');
    await daysPass(2);
    await workOn();
    expect(await packsPaid()).toBe(1);
  });

  test('messages of Stripe’s that come twice, and a comparison with Stripe, add nothing', async () => {
    await turnOn();
    await work();
    for await (const event of shop().stripe.events.list({ limit: 100 })) {
      const [again, first] = [{ ...event, id: `${event.id}_again` }, event];
      for (const one of [first, again]) await receiveMessage(shop().deps, one);
    }
    await workInbox(shop().deps);
    await reconcile(shop().deps, new Date(0));
    await followed();
    expect(await credits()).toBe(STARTER + TOP_UP.credits);
    expect(await logged('TopUpPurchased')).toHaveLength(1);
  });

  test('a declined card is tried once: it pauses, the invoice is void, and a new card buys after a person says so', async () => {
    await turnOn();
    await useCard(DECLINED);
    await workOn();
    expect(await logged('AutoTopUpPaused')).toMatchObject([{ data: { reason: 'card_declined' } }]);
    expect(await logged('AutoTopUpStarted')).toHaveLength(1);
    const charges = await shop().stripe.charges.list({ limit: 100 });
    expect(charges.data.filter(({ paid }) => !paid)).toHaveLength(1);
    expect((await shop().stripe.invoices.list({ status: 'open' })).data).toEqual([]);
    await useCard('4242424242424242');
    await workOn();
    expect(await packsPaid()).toBe(0);
    await turnOn();
    await workOn();
    expect([await packsPaid(), (await state()).packs]).toEqual([1, 1]); // The declined pack does not count.
  });

  test('a worker that dies right after the card was declined does not try it again', async () => {
    await turnOn();
    await useCard(DECLINED);
    vi.spyOn(shop().stripe.invoices, 'voidInvoice').mockRejectedValueOnce(new Crash('died'));
    await expect(work()).rejects.toThrow('died');
    await daysPass(2);
    await workOn();
    const charges = await shop().stripe.charges.list({ limit: 100 });
    expect(charges.data.filter(({ paid }) => !paid)).toHaveLength(1);
    expect(await state()).toMatchObject({ openPurchaseId: null, pausedBecause: 'card_declined' });
  });

  test('buys no more packs than the month allows, and goes on with the next month', async () => {
    await turnOn({ packsMax: 2 });
    await workOn();
    expect(await packsPaid()).toBe(2);
    await daysPass(32);
    await settled();
    await workOn();
    expect([await packsPaid(), (await state()).packs]).toEqual([4, 2]);
  });

  test('that turns it off while a pack waits for Stripe pays nothing more', async () => {
    await turnOn();
    vi.spyOn(shop().stripe.invoices, 'pay').mockRejectedValueOnce(new Crash('died'));
    await expect(work()).rejects.toThrow('died');
    await turnOff();
    await workOn();
    expect(await packsPaid()).toBe(0);
    expect(await state()).toMatchObject({ rule: null, openPurchaseId: null, packs: 0, pausedBecause: null });
  });

  test('whose plan is not paid for pauses instead of buying', async () => {
    await useCard(FAILS_LATER);
    await shop().stripe.customers.list(); // Advances the time of the stand-in.
    await turnOn({ belowCredits: 1 });
    await useCard(DECLINED);
    await daysPass(32);
    await settled();
    await turnOn();
    await workOn();
    expect([await packsPaid(), (await state()).pausedBecause]).toEqual([0, 'plan_unpaid']);
  });

  test('that has just paid a top-up by hand is not charged for another', async () => {
    await turnOn({ belowCredits: STARTER + 1, packsMax: 5 });
    await shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()));
    for (let time = 0; time < 3; time += 1) await work(); // Runs before the message of the payment arrives.
    await workOn();
    expect([await packsPaid(), await credits()]).toEqual([1, STARTER + TOP_UP.credits]);
    expect(await logged('AutoTopUpStarted')).toEqual([]);
  });

  test('whose pack is refunded loses its credits, as of one bought by hand', async () => {
    await turnOn();
    await workOn();
    await turnOff();
    const { data } = await shop().stripe.charges.list({ limit: 100 });
    const charge = data.find(({ amount }) => amount === TOP_UP.priceCents);
    await shop().stripe.refunds.create({ charge: charge?.id ?? '' });
    await settled();
    expect(await credits()).toBe(STARTER);
  });

  test('leaves another workspace untouched', async () => {
    const other = await shop().buyer();
    await onStarter(other);
    await turnOn({ packsMax: 3 });
    await workOn();
    expect(await logged('TopUpPurchased', other)).toEqual([]);
    expect(await packsPaid()).toBe(3);
  });

  test('is not turned on at a price that nobody was shown, and a repeat adds nothing', async () => {
    await expect(turnOn({ priceCents: 1 })).rejects.toMatchObject({ code: 'top_up_price_changed' });
    await Promise.all([turnOn(), turnOn()]);
    expect(await logged('AutoTopUpTurnedOn')).toHaveLength(1);
  });
});

test('on Free, or without a card, it is not turned on', async () => {
  await expect(turnOn()).rejects.toMatchObject({ code: 'top_up_on_free' });
  await buyPlan(shop().deps, buyer(), 'starter'); // Creates a customer with neither a subscription nor a card.
  await expect(turnOn()).rejects.toMatchObject({ code: 'card_absent' });
  await onStarter();
  const { customer } = await customerAtStripe();
  customer.invoice_settings.default_payment_method = null;
  await expect(turnOn()).rejects.toMatchObject({ code: 'card_absent' });
});

test('one whose subscription ended is paused, and nothing is bought', async () => {
  await onStarter();
  await turnOn({ belowCredits: 1 });
  await shop().stripe.subscriptions.cancel(
    (await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId)).stripe?.stripeSubscriptionId ?? '',
  );
  await settled();
  await shop().pools.worker.query('UPDATE graha.auto_top_up SET below_credits = $1', [ALWAYS]);
  await workOn();
  expect(await packsPaid()).toBe(0);
});
