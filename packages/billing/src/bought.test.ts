import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { AUTO_PACK, purchaseOfInvoice, purchaseOfSession } from './bought.ts';

const START = Date.UTC(2026, 10, 1) / 1_000;
const GROWTH = { metadata: { graha: 'growth' }, recurring: { interval: 'month' } };
const lineOf = (price: unknown, type = 'subscription_item_details') => ({
  parent: { type },
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
