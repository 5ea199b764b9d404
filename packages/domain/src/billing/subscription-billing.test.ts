import { describe, expect, test } from 'vitest';
import { grantOf, moneyEvents, shareOf } from './money/billing-money.ts';
import { type PlanId } from './plans.ts';
import { type SubscriptionEvent } from './subscription.ts';
import { given, now, seen, view, synced, sync, changed, select, selected } from './subscription-testing.ts';

describe('money', () => {
  const bought = { purpose: 'top_up', sessionId: 'cs_9' } as const;
  const paid: SubscriptionEvent = {
    type: 'PaymentReceived',
    data: { paymentId: 'cs_9', amountCents: 1200, currency: 'usd', bought },
  };
  const credited: SubscriptionEvent = {
    type: 'TopUpPurchased',
    data: { sessionId: 'cs_9', credits: 50_000, expiresAt: '2027-03-10T00:00:00Z' },
  };
  const returned = { chargeId: 'ch_1', paymentId: 'cs_9', amountCents: 600, bought };
  const refunded: SubscriptionEvent = { type: 'RefundIssued', data: { refundId: 're_1', ...returned } };
  const disputed: SubscriptionEvent = { type: 'DisputeOpened', data: { disputeId: 'du_1', ...returned } };
  const won: SubscriptionEvent = {
    type: 'DisputeClosed',
    data: { disputeId: 'du_1', isWon: true, paymentId: 'cs_9', amountCents: 600, bought },
  };
  const all = [paid, credited, refunded, disputed, won];

  test('that is paid, credited, refunded, disputed and won is recorded at each step, and once at each step', () => {
    for (const [index, event] of all.entries()) {
      given(...all.slice(0, index))
        .when({ type: 'recordMoney', now, event })
        .then(event);
      given(...all)
        .when({ type: 'recordMoney', now, event })
        .then();
    }
  });
  test('that is refunded in part takes its share of the credits, rounded up, and never more than there were', () => {
    expect(shareOf(bought, 600)).toBe(25_000);
    expect(shareOf(bought, 1)).toBe(42);
    expect(shareOf(bought, 5_000)).toBe(50_000);
  });
  test('for a plan is tied to the allowance of its period, to the microsecond of the ledger', () =>
    expect(grantOf({ purpose: 'plan', plan: 'growth', periodStart: view.periodStart }).source).toEqual({
      type: 'period',
      id: 'growth 2026-03-01T00:00:00.000000Z',
    }));
});

describe('a plan that is scheduled', () => {
  const later = '2026-04-02T00:00:00Z';
  const past = [synced({ cancelAt: view.periodEnd }), changed('free', 'starter')];
  const scheduled = (to: PlanId, at: string): SubscriptionEvent => ({ type: 'PlanScheduled', data: { to, at } });
  const known = [...past, scheduled('free', view.periodEnd)];
  const cleared: SubscriptionEvent = { type: 'PlanScheduleCleared', data: {} };

  test.each<[string, Parameters<typeof synced>[0], SubscriptionEvent[]]>([
    ['is no news while Stripe shows the same', { cancelAt: view.periodEnd, stripePriceId: 'price_2' }, []],
    ['is scheduled anew for another moment', { cancelAt: later }, [scheduled('free', later)]],
    ['is cleared once Stripe shows none', { cancelAt: null }, [cleared]],
    [
      'is scheduled anew as another plan',
      { cancelAt: later, plan: 'growth' },
      [changed('starter', 'growth'), scheduled('free', later)],
    ],
  ])('%s', (_what, change, events) => {
    const seenNow = { ...change, stripeSeenAt: seen(2) };
    given(...known)
      .when(sync(seenNow))
      .then(synced(seenNow), ...events);
  });
});

test('a workspace is one customer, whatever comes later', () => {
  const linked: SubscriptionEvent = { type: 'BillingCustomerLinked', data: { stripeCustomerId: 'cus_1' } };
  given().when({ type: 'linkCustomer', now, stripeCustomerId: 'cus_1' }).then(linked);
  given(linked).when({ type: 'linkCustomer', now, stripeCustomerId: 'cus_2' }).then();
});

describe('what waits for the end of the period', () => {
  const growing = [synced({ plan: 'growth' }), changed('free', 'growth')];
  const waits = (to: PlanId): SubscriptionEvent => ({ type: 'PlanScheduled', data: { to, at: view.periodEnd } });
  const nothing: SubscriptionEvent = { type: 'PlanScheduleCleared', data: {} };
  const next = { periodStart: view.periodEnd, periodEnd: '2026-05-01T00:00:00Z', stripeSeenAt: seen(9) };

  test('is a cheaper plan, which the next period brings', () => {
    const cheaper = synced({ stripeSeenAt: seen(2) });
    given(...growing)
      .when(sync({ stripeSeenAt: seen(2) }))
      .then(cheaper, waits('starter'));
    given(...growing, cheaper, waits('starter'))
      .when(sync(next))
      .then(synced(next), changed('growth', 'starter'));
  });
  test('is the free plan where the subscription ends then', () =>
    given(...growing)
      .when(sync({ plan: 'growth', cancelAt: view.periodEnd, stripeSeenAt: seen(2) }))
      .then(synced({ plan: 'growth', cancelAt: view.periodEnd, stripeSeenAt: seen(2) }), waits('free')));
  test('is nothing any more once it is taken back', () =>
    given(...growing, synced({ plan: 'growth', cancelAt: view.periodEnd, stripeSeenAt: seen(2) }), waits('free'))
      .when(sync({ plan: 'growth', stripeSeenAt: seen(3) }))
      .then(synced({ plan: 'growth', stripeSeenAt: seen(3) }), nothing));
  test('gives way to a dearer plan, which holds now', () =>
    given(...growing, synced({ stripeSeenAt: seen(2) }), waits('starter'))
      .when(sync({ plan: 'scale', periodStart: seen(5), stripeSeenAt: seen(6) }))
      .then(synced({ plan: 'scale', periodStart: seen(5), stripeSeenAt: seen(6) }), changed('growth', 'scale')));
  test('can be taken back by choosing the plan in force', () =>
    given(...growing, synced({ stripeSeenAt: seen(2) }), waits('starter'))
      .when(select('growth'))
      .then(selected('growth', 'period_end')));
  test('is not needed where nobody paid: the plan ends at once, and its period is named', () =>
    given(...growing)
      .when(sync({ plan: 'growth', status: 'canceled', endedUnpaid: true, stripeSeenAt: seen(2) }))
      .then(synced({ plan: 'growth', status: 'canceled', endedUnpaid: true, stripeSeenAt: seen(2) }), {
        type: 'PlanChanged',
        data: { from: 'growth', to: 'free', effectiveAt: now, unpaidFrom: view.periodStart },
      }));
});

test('the ids of money have 1 to 255 signs, and its sums are whole cents above 0', () => {
  const refund = {
    refundId: 're_1',
    chargeId: 'ch_1',
    paymentId: 'cs_9',
    amountCents: 1,
    bought: { purpose: 'top_up', sessionId: 'cs_9' },
  };
  const isTaken = (change: object) => moneyEvents.RefundIssued.safeParse({ ...refund, ...change }).success;
  for (const id of ['refundId', 'chargeId', 'paymentId'])
    expect(['', 'x', 'x'.repeat(255), 'x'.repeat(256)].map((text) => isTaken({ [id]: text }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  expect([0, 1, 1.5, -1].map((amountCents) => isTaken({ amountCents }))).toEqual([false, true, false, false]);
});
