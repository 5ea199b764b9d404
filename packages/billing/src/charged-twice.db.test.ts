import { createTestDatabase } from '@graha/dev-stack/test-context';
import type { Stripe } from 'stripe';
import { expect, test, vi } from 'vitest';
import { beyond, overlapping, refundDoubles } from './charged-twice.ts';
import { reconcile } from './reconcile.ts';
import { buyPlan, changePlan } from './shop.ts';
import { FREE, GROWTH, useShop } from './testing-shop.ts';

const { shop, buyer, settled, followed, plan, credits, daysPass } = useShop(createTestDatabase, { isMidMonth: true });

type Invoice = Stripe.Invoice;

const STARTER = 100_000;
const EPOCH = new Date(0);
const reconciled = async () => {
  await reconcile(shop().deps, EPOCH);
  await followed();
  await settled();
};
const charges = async () =>
  (await shop().stripe.charges.list({ limit: 100 })).data.map(({ amount, amount_refunded }) => [
    amount,
    amount_refunded,
  ]);

/** Makes a second upgrade without the shop, as two simultaneous clicks once did. */
async function upgradeAgain(): Promise<void> {
  const [subscription] = (await shop().stripe.subscriptions.list()).data;
  const item = subscription?.items.data[0];
  await shop().stripe.subscriptions.update(subscription?.id ?? '', {
    items: [{ id: item?.id ?? '', price: item?.price.id ?? '' }],
    proration_behavior: 'none',
    billing_cycle_anchor: { type: 'now' },
    payment_behavior: 'error_if_incomplete',
  });
}

async function onGrowthByUpgrade(): Promise<void> {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'starter'));
  await settled();
  await changePlan(shop().deps, buyer(), 'growth');
}

test.each([
  ['in the same second', 0],
  ['a minute later', 1 / 1_440],
  ['a day later', 1],
])('an upgrade that was charged again %s goes back whole, once, and takes no credits', async (_, days) => {
  await onGrowthByUpgrade();
  if (days > 0) await daysPass(days);
  await upgradeAgain();
  await settled();
  for (let run = 0; run < 3; run += 1) await reconciled();
  expect((await charges()).toSorted()).toEqual(
    [
      [1_900, 0],
      [7_900, 7_900],
      [7_900, 0],
    ].toSorted(),
  );
  expect({ plan: await plan(), credits: await credits() }).toEqual({
    plan: 'growth',
    credits: FREE + STARTER + GROWTH,
  });
});

test('an upgrade, a downgrade, each month and a second plan in one period are no doubles', async () => {
  await onGrowthByUpgrade();
  await settled();
  await reconciled();
  await daysPass(10);
  await changePlan(shop().deps, buyer(), 'scale');
  await changePlan(shop().deps, buyer(), 'growth');
  await settled();
  await daysPass(32);
  await settled();
  await changePlan(shop().deps, buyer(), 'scale');
  await settled();
  await reconciled();
  expect(await charges()).toEqual([29_900, 7_900, 29_900, 7_900, 1_900].map((cents) => [cents, 0]));
});

test('nothing is refunded before the ledger has the first allowance', async () => {
  await onGrowthByUpgrade();
  await upgradeAgain();
  await reconcile(shop().deps, EPOCH);
  expect((await charges()).map(([, returned]) => returned)).toEqual([0, 0, 0]);
});

test('an invoice of nothing, or one that is not paid, is no double of a payment', async () => {
  await onGrowthByUpgrade();
  await upgradeAgain();
  await settled();
  const invoices = (await shop().stripe.invoices.list({ limit: 100 })).data;
  const [last, ...others] = invoices.toSorted((one, other) => other.created - one.created);
  if (last === undefined) throw new Error('no invoice');
  const refunds = (change: Partial<typeof last>) =>
    refundDoubles(shop().deps, {
      tenantId: buyer().tenantId,
      customer: String(last?.customer),
      since: new Date(0),
      invoices: [{ ...last, ...change }, ...others],
    });
  expect([await refunds({ amount_paid: 0 }), await refunds({ status: 'open' })]).toEqual([0, 0]);
  expect([await refunds({}), await refunds({})]).toEqual([1, 0]);
});

test('for a year that was paid again, the invoices of the year before are asked for, a leap year at most', async () => {
  const list = vi.spyOn(shop().stripe.invoices, 'list');
  const year = { metadata: { graha: 'growth' }, recurring: { interval: 'year' } };
  const line = {
    parent: { type: 'subscription_item_details', subscription_item_details: { proration: false } },
    pricing: { price_details: { price: year } },
    period: { start: 1_790_000_000, end: 1_821_536_000 },
  };
  const parent = { subscription_details: { subscription: 'sub_1' } };
  // Safe: these members are all that the search reads.
  const invoice = { id: 'in_1', status: 'paid', amount_paid: 1, parent, lines: { data: [line] } } as unknown as Invoice;
  const billed = { tenantId: buyer().tenantId, customer: 'cus_1', invoices: [invoice] };
  const asked = async (since: Date, invoices = billed.invoices) => {
    list.mockClear();
    await refundDoubles(shop().deps, { ...billed, invoices, since });
    return list.mock.calls.map(([query]) => query?.created);
  };
  expect(await asked(new Date('2026-11-30T00:00:00.900Z'))).toEqual([{ gte: 1_764_374_400, lt: 1_795_996_800 }]);
  expect(await asked(EPOCH)).toEqual([{ gte: 0, lt: 0 }]);
  expect(await asked(EPOCH, [])).toEqual([]);
});

const paid = (invoiceId: string, startMs: number, name = 'sub_1 growth') => ({
  invoiceId,
  name,
  plan: 'growth' as const,
  interval: 'month' as const,
  startMs,
  endMs: startMs + 100,
});

test('periods that touch are no overlap; three that overlap are one group', () => {
  expect(overlapping([paid('a', 0), paid('b', 100), paid('c', 200)])).toEqual([]);
  expect(overlapping([paid('a', 0), paid('b', 0, 'sub_2 growth')])).toEqual([]);
  expect(overlapping([paid('c', 120), paid('a', 0), paid('b', 60)])).toMatchObject([
    { paid: [{ invoiceId: 'a' }, { invoiceId: 'b' }, { invoiceId: 'c' }] },
  ]);
});

test.each([
  ['none yet', [], []],
  ['of the first', [0], ['b', 'c']],
  ['of the last', [9], ['a', 'b']],
  ['of a moment between', [4], ['b', 'c']],
  ['of two', [0, 5], ['c']],
  ['of all', [0, 5, 9], []],
  ['of another month', [500], []],
])('with the allowance %s, the other payments go back', (_, starts, back) => {
  const left = beyond([paid('a', 0), paid('b', 5), paid('c', 9)], starts);
  expect(left.map(({ invoiceId }) => invoiceId)).toEqual(back);
});
