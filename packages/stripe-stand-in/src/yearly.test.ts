import { afterEach, expect, test } from 'vitest';
import { listening } from './testing.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const GOOD = '4242424242424242';
const [MONTH, YEAR, DEARER_YEAR] = [7_900, 79_000, 299_000];
const dayOf = (seconds?: number): string => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

/** A customer with a subscription that is paid by the year, since 31 January 2026. */
async function yearly() {
  const standIn = await listening();
  open.push({ close: () => standIn.app.close() });
  const { stripe } = standIn;
  const { id: product } = await stripe.products.create({ name: 'Growth' });
  const priced = (unit_amount: number, interval: 'month' | 'year') =>
    stripe.prices.create({ product, currency: 'usd', unit_amount, recurring: { interval } });
  const [month, year, dearer] = [
    await priced(MONTH, 'month'),
    await priced(YEAR, 'year'),
    await priced(DEARER_YEAR, 'year'),
  ];
  const { id: customer } = await stripe.customers.create({ email: 'asha@nadir.tools' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: year.id, quantity: 1 }],
    success_url: 'http://portal.test/done',
  });
  await standIn.control(`checkouts/${session.id}/pay`, { card: GOOD });
  const [subscription] = (await stripe.subscriptions.list({ customer })).data;
  const item = subscription?.items.data[0];
  if (!subscription || !item) throw new Error('nothing was bought');
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: standIn.world.clock.now() });
  const until = (instant: string) =>
    stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: Date.parse(instant) / 1000 });
  const phases = (next: string) => ({
    end_behavior: 'release' as const,
    proration_behavior: 'none' as const,
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        proration_behavior: 'none' as const,
      },
      { items: [{ price: next, quantity: 1 }], proration_behavior: 'none' as const },
    ],
  });
  const seen = async () => {
    const now = await stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule.phases.items.price'] });
    return { now, item: now.items.data[0], end: dayOf(now.items.data[0]?.current_period_end) };
  };
  const totals = async () => (await stripe.invoices.list({ limit: 100 })).data.map(({ total }) => total);
  return { ...standIn, subscription, item, month, year, dearer, until, phases, seen, totals };
}

test('a year renews on its own day, with one invoice', async () => {
  const { until, seen, totals } = await yearly();
  expect((await seen()).end).toBe('2027-01-31');
  await until('2026-12-31T00:00:00Z');
  expect(await totals()).toEqual([YEAR]);
  await until('2027-01-31T10:00:00Z');
  expect([(await seen()).end, await totals()]).toEqual(['2028-01-31', [YEAR, YEAR]]);
  expect((await seen()).item?.plan.interval).toBe('year');
});

test('a dearer price in the middle of a year is charged less the unused time, on one invoice', async () => {
  const { stripe, subscription, item, dearer, until, seen } = await yearly();
  await until('2026-04-14T10:00:00Z'); // 73 of 365 days.
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: dearer.id }],
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    expand: ['latest_invoice'],
  });
  expect(changed.latest_invoice).toMatchObject({
    amount_paid: DEARER_YEAR - YEAR * 0.8,
    lines: {
      data: [
        { amount: -YEAR * 0.8, parent: { subscription_item_details: { proration: true } } },
        { amount: DEARER_YEAR, parent: { subscription_item_details: { proration: false } } },
      ],
    },
  });
  expect((await seen()).end).toBe('2027-04-14');
});

test('a price of another interval needs a restart or a schedule', async () => {
  const { stripe, subscription, item, month } = await yearly();
  const change = stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: month.id }],
    proration_behavior: 'none',
  });
  await expect(change).rejects.toThrow('restarts the billing cycle');
});

test('a schedule leaves the year as it is, and the month follows it', async () => {
  const { stripe, subscription, month, until, phases, seen, totals } = await yearly();
  const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  await stripe.subscriptionSchedules.update(id, phases(month.id));
  const { now } = await seen();
  expect(now.schedule).toMatchObject({ phases: [{}, { items: [{ price: { unit_amount: MONTH } }] }] });
  expect(await totals()).toEqual([YEAR]);
  await until('2027-01-31T10:00:00Z');
  expect([(await seen()).end, await totals()]).toEqual(['2027-02-28', [MONTH, YEAR]]);
  await until('2027-02-28T10:00:00Z');
  expect([(await seen()).now.schedule, (await seen()).end]).toEqual([null, '2027-03-31']);
});

test('a subscription with a schedule is changed after its release alone, and a released one is not scheduled', async () => {
  const { stripe, subscription, month, until, phases, seen, totals } = await yearly();
  const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  await stripe.subscriptionSchedules.update(id, phases(month.id));
  const again = stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  await expect(again).rejects.toThrow('has a schedule already');
  const cancel = () => stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await expect(cancel()).rejects.toThrow('Release the schedule first');
  await stripe.subscriptionSchedules.release(id);
  await expect(stripe.subscriptionSchedules.update(id, phases(month.id))).rejects.toThrow('released');
  expect((await cancel()).cancel_at_period_end).toBe(true);
  await until('2027-02-01T00:00:00Z');
  expect([(await seen()).now.status, await totals()]).toEqual(['canceled', [YEAR]]);
});
