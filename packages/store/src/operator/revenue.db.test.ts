import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { calls, ENGINE, openWorkspace } from '../testing/testing.ts';
import { moneyOf } from './payments.ts';
import { revenueByDay, revenueByMonth } from './revenue.ts';
import { closeRevenueMonths } from './revenue-months.ts';
import { pay, commandSubscription, useOperatorLedger } from '../testing/testing-operator.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const periodStart = '2026-11-01T00:00:00Z';
const plan = (id: 'starter' | 'growth') => ({ purpose: 'plan', plan: id, periodStart }) as const;

test('a month has what was paid and what went back of it, the subscriptions that live, and the credits sold and consumed', async () => {
  const { api, worker } = ledger.pools;
  const [one, two, three] = [
    await openWorkspace(ledger.pools, { credits: 10 }),
    await openWorkspace(ledger.pools),
    await openWorkspace(ledger.pools),
  ];
  await pay(worker, one.tenantId, plan('starter'), 1_900);
  await pay(worker, one.tenantId, plan('growth'), 7_900); // An upgrade: one subscription, at the newer price.
  const bought = plan('starter');
  const paymentId = await pay(worker, two.tenantId, bought, 1_900);
  await commandSubscription(worker, two.tenantId, {
    type: 'recordMoney',
    now: new Date().toISOString(),
    event: {
      type: 'RefundIssued',
      data: { refundId: 're_1', chargeId: 'ch_1', paymentId, amountCents: 1_900, bought },
    },
  });
  await pay(worker, three.tenantId, { purpose: 'top_up', sessionId: 'cs_1' }, 1_200);
  await chargeBatch({ db: api }, { charges: calls(4, one), engineVersion: ENGINE });
  await runProjections({ db: worker });

  const [present, past] = await revenueByMonth({ db: operator() }, { months: 2 });
  expect(present).toEqual({
    month: expect.stringMatching(/^\d{4}-\d\d-01$/),
    plansCents: 11_700,
    topUpsCents: 1_200,
    returnedCents: 1_900,
    subscriptions: { growth: 1 },
    mrrCents: 7_900,
    creditsSold: 100_000 + 500_000 + 100_000 + 50_000,
    creditsConsumed: 4,
  });
  expect(past).toMatchObject({ plansCents: 0, mrrCents: 0, subscriptions: {}, creditsSold: 0, creditsConsumed: 0 });

  const days = await revenueByDay({ db: operator() }, { days: 3 });
  expect(days.map(({ plansCents, topUpsCents }) => plansCents + topUpsCents)).toEqual([0, 0, 12_900]);
  expect(days.map(({ topUpsSold }) => topUpsSold)).toEqual([0, 0, 1]);

  expect(await moneyOf({ db: operator(), tenantId: two.tenantId }, { limit: 10 })).toMatchObject({
    stripeCustomerId: null,
    payments: [{ paymentId, amountCents: 1_900, returnedCents: 1_900, plan: 'starter' }],
  });
});

test('a year that is paid at once counts with a twelfth of its price in each month that its money was not returned for', async () => {
  const { owner, worker } = ledger.pools;
  const { tenantId } = await openWorkspace(ledger.pools);
  const bought = { ...plan('growth'), interval: 'year' } as const;
  const before = await revenueByMonth({ db: operator() }, { months: 13 });
  const paymentId = await pay(worker, tenantId, bought, 79_000);
  const yearly = async () =>
    (await revenueByMonth({ db: operator() }, { months: 13 })).map(
      ({ subscriptions }) => subscriptions['growth year'] ?? 0,
    );
  const [present] = await revenueByMonth({ db: operator() }, { months: 1 });
  expect((present?.mrrCents ?? 0) - (before[0]?.mrrCents ?? 0)).toBe(6_583); // $790 / 12
  expect((present?.creditsSold ?? 0) - (before[0]?.creditsSold ?? 0)).toBe(12 * 500_000);
  expect(await moneyOf({ db: operator(), tenantId }, { limit: 1 })).toMatchObject({
    payments: [{ plan: 'growth', isYearly: true }],
  });

  await owner.query(
    `UPDATE graha.payment SET paid_at = date_trunc('month', graha.ledger_now()) - interval '8 months' + interval '9 days'
     WHERE payment_id = $1`,
    [paymentId],
  );
  expect(await yearly()).toEqual([...Array.from({ length: 9 }, () => 1), 0, 0, 0, 0]);
  await closeRevenueMonths({ db: worker });
  expect(await yearly()).toEqual([...Array.from({ length: 9 }, () => 1), 0, 0, 0, 0]);
  // Half of the money is that of the last six months; the stored sums of months after the payment are computed again.
  await owner.query('UPDATE graha.payment SET returned_cents = 39500 WHERE payment_id = $1', [paymentId]);
  expect(await yearly()).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
  await closeRevenueMonths({ db: worker });
  expect(await yearly()).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
});

test('a second payment for a running year that goes back leaves the subscription of the first', async () => {
  const { owner, worker } = ledger.pools;
  const { tenantId } = await openWorkspace(ledger.pools);
  const scale = { purpose: 'plan', plan: 'scale', periodStart, interval: 'year' } as const;
  const counted = async () =>
    (await revenueByMonth({ db: operator() }, { months: 1 }))[0]?.subscriptions['scale year'] ?? 0;
  const give = (paymentId: string) =>
    owner.query('UPDATE graha.payment SET returned_cents = amount_cents WHERE payment_id = $1', [paymentId]);
  const first = await pay(worker, tenantId, scale, 299_000);
  await give(await pay(worker, tenantId, scale, 299_000));
  expect(await counted()).toBe(1);
  await give(first);
  expect(await counted()).toBe(0);
});
