import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { AUTO_PACK, originOfCharge, purchaseOfInvoice, purchaseOfSession } from './bought.ts';

const START = Date.UTC(2026, 10, 1) / 1_000;
const GROWTH = { metadata: { graha: 'growth' }, recurring: { interval: 'month' } };
const lineOf = (price: unknown, type = 'subscription_item_details', proration = false) => ({
  parent: { type, [type]: { proration } },
  pricing: { price_details: { price } },
  period: { start: START },
});

/** Returns the purchase of an invoice with these lines. Stripe knows the price `price_growth`. */
const boughtBy = (lines: object[], metadata: Record<string, string> | null = null) =>
  purchaseOfInvoice(
    // Safe: the function reads these members alone.
    {
      prices: { retrieve: async (id: string) => (id === 'price_growth' ? GROWTH : { metadata: {} }) },
    } as unknown as Stripe,
    { id: 'in_1', metadata, lines: { data: lines } } as unknown as Stripe.Invoice,
  );

test('an invoice of an automatic top-up bought a top-up, whatever stands on it', async () => {
  const topUp = { paymentId: 'in_1', bought: { purpose: 'top_up', sessionId: 'in_1' } };
  expect(await boughtBy([], { graha: AUTO_PACK })).toEqual(topUp);
  expect(await boughtBy([lineOf(GROWTH)], { graha: AUTO_PACK })).toEqual(topUp);
});

test('an invoice of a subscription bought the plan of its price from the start of its line', async () => {
  const plan = {
    paymentId: 'in_1',
    bought: { purpose: 'plan', plan: 'growth', periodStart: '2026-11-01T00:00:00.000Z' },
  };
  expect(await boughtBy([lineOf(GROWTH)])).toEqual(plan);
  expect(await boughtBy([lineOf(GROWTH, 'invoice_item_details'), lineOf('price_growth')], { graha: 'other' })).toEqual(
    plan,
  );
});

test('the rest of an earlier period on an invoice is not bought with it', async () => {
  const earlier = { ...lineOf({ ...GROWTH, metadata: { graha: 'starter' } }, undefined, true), period: { start: 0 } };
  expect(await boughtBy([earlier, lineOf(GROWTH)])).toMatchObject({
    bought: { plan: 'growth', periodStart: '2026-11-01T00:00:00.000Z' },
  });
  expect(await boughtBy([earlier])).toBeNull();
});

test('an invoice of a year names its interval', async () => {
  const year = { ...GROWTH, recurring: { interval: 'year' } };
  expect(await boughtBy([lineOf(year)])).toMatchObject({ bought: { plan: 'growth', interval: 'year' } });
});

test.each([
  ['without lines', []],
  ['of another product', [lineOf('price_other')]],
  ['without a price', [lineOf(null)]],
  ['of a single item', [lineOf(GROWTH, 'invoice_item_details')]],
])('an invoice %s bought nothing of ours', async (_what, lines) => {
  expect(await boughtBy(lines)).toBeNull();
});

test('a checkout of a top-up is recorded under its own id', () => {
  // Safe: the function reads the id alone.
  expect(purchaseOfSession({ id: 'cs_1' } as Stripe.Checkout.Session)).toEqual({
    paymentId: 'cs_1',
    bought: { purpose: 'top_up', sessionId: 'cs_1' },
  });
});

const TOP_UP_PAGE = { id: 'cs_1', mode: 'payment' };
const PLAN_PAGE = { id: 'cs_2', mode: 'subscription' };

test.each([
  ['without a payment', null, [TOP_UP_PAGE], ['in_1'], null],
  ['of a top-up', 'pi_1', [TOP_UP_PAGE], [], { session: TOP_UP_PAGE }],
  ['of a plan', 'pi_1', [PLAN_PAGE], ['in_1'], { invoiceId: 'in_1' }],
  ['of a renewal', 'pi_1', [], ['in_1'], { invoiceId: 'in_1' }],
  ['of another product', 'pi_1', [], [], null],
])('a charge %s leads to its checkout or its invoice', async (_what, paymentIntent, pages, invoices, origin) => {
  const asked: unknown[] = [];
  const found = (query: unknown, data: unknown) => {
    asked.push(query);
    return Promise.resolve({ data });
  };
  const stripe = {
    checkout: { sessions: { list: (query: unknown) => found(query, pages) } },
    invoicePayments: { list: (query: unknown) => found(query, invoices.map((invoice) => ({ invoice }))) }, // prettier-ignore
  } as unknown as Stripe; // Safe: the function reads these members alone.
  const charge = { payment_intent: paymentIntent } as Stripe.Charge; // Safe: as above.
  expect(await originOfCharge(stripe, charge)).toEqual(origin);
  expect(asked.every((query) => JSON.stringify(query).includes('pi_1'))).toBe(true);
});
