import { describe, expect, test } from 'vitest';
import { AutoTopUpRule } from './auto-top-up.ts';
import { TOP_UP } from './plans.ts';
import type { SubscriptionCommand, SubscriptionEvent } from './subscription.ts';
import { afterCancel, entered, given, now, onStarter } from './subscription-testing.ts';

const [FIRST, SECOND] = ['0b7cf2de-6d7e-4a3e-9a43-0f6a4b8f2c11', '7c1e3f7a-2a55-4d0c-8f6e-5f0f6a0f9d22'] as const;
const linked: SubscriptionEvent = { type: 'BillingCustomerLinked', data: { stripeCustomerId: 'cus_1' } };
const rule = { belowCredits: 1_000, packsMax: 2, priceCents: TOP_UP.priceCents };
const on: SubscriptionEvent = { type: 'AutoTopUpTurnedOn', data: rule };
const off: SubscriptionEvent = { type: 'AutoTopUpTurnedOff', data: {} };
const started = (purchaseId: string, month = '2026-03'): SubscriptionEvent => ({
  type: 'AutoTopUpStarted',
  data: { purchaseId, month },
});
const paused = (
  reason: Extract<SubscriptionEvent, { type: 'AutoTopUpPaused' }>['data']['reason'],
): SubscriptionEvent => ({ type: 'AutoTopUpPaused', data: { reason } });
const bought = (purchaseId: string): SubscriptionEvent => ({
  type: 'TopUpPurchased',
  data: { sessionId: `in_${purchaseId}`, credits: 50_000, expiresAt: '2027-03-10T00:00:00Z', purchaseId },
});
const failed = (
  purchaseId: string,
  reason: 'card_declined' | 'withdrawn' = 'card_declined',
): Extract<SubscriptionEvent, { type: 'PurchaseFailed' }> => ({
  type: 'PurchaseFailed',
  data: { purpose: 'top_up', plan: null, purchaseId, reason },
});
const fall = (change: Partial<Extract<SubscriptionCommand, { type: 'startAutoTopUp' }>> = {}): SubscriptionCommand => ({
  type: 'startAutoTopUp',
  purchaseId: SECOND,
  creditsLeft: 999,
  paymentsSeen: 0,
  now,
  ...change,
});
const turnOn = (change: Partial<AutoTopUpRule> = {}): SubscriptionCommand => ({
  type: 'turnOnAutoTopUp',
  now,
  ...rule,
  ...change,
});
const ready = [...onStarter, linked, on];

describe('automatic top-up is turned on', () => {
  test('with a paid plan, a customer and the price of today', () => {
    given(...onStarter, linked)
      .when(turnOn())
      .then(on);
    given(linked).when(turnOn()).thenRefuses('top_up_on_free');
    given(...onStarter)
      .when(turnOn())
      .thenRefuses('card_absent');
    given(...onStarter, linked)
      .when(turnOn({ priceCents: 1 }))
      .thenRefuses('top_up_price_changed');
  });

  test('once; another rule, or a pause, makes it news', () => {
    given(...ready)
      .when(turnOn())
      .then();
    given(...ready)
      .when(turnOn({ packsMax: 3 }))
      .then({ type: 'AutoTopUpTurnedOn', data: { ...rule, packsMax: 3 } });
    given(...ready, paused('card_declined'))
      .when(turnOn())
      .then(on);
  });

  test('and off, once', () => {
    given(...ready)
      .when({ type: 'turnOffAutoTopUp', now })
      .then(off);
    given(...ready, off)
      .when({ type: 'turnOffAutoTopUp', now })
      .then();
  });

  test.each([{ belowCredits: 1 }, { belowCredits: 10_000_000 }, { packsMax: 1 }, { packsMax: 100 }])(
    'with %o',
    (change) => {
      expect(AutoTopUpRule.safeParse({ ...rule, ...change }).success).toBe(true);
    },
  );

  test.each([
    { belowCredits: 0 },
    { belowCredits: 10_000_001 },
    { packsMax: 0 },
    { packsMax: 101 },
    { belowCredits: 1.5 },
    { packsMax: 1.5 },
    { priceCents: 0 },
  ])('not with %o', (change) => {
    expect(AutoTopUpRule.safeParse({ ...rule, ...change }).success).toBe(false);
  });
});

describe('a fall below the threshold', () => {
  test('buys one pack, and exactly at the threshold none', () => {
    given(...ready)
      .when(fall())
      .then(started(SECOND));
    given(...ready)
      .when(fall({ creditsLeft: 1_000 }))
      .then();
  });

  test('buys nothing while it is off, paused, or a pack is under way', () => {
    given(...onStarter, linked)
      .when(fall())
      .then();
    given(...ready, off)
      .when(fall())
      .then();
    given(...ready, paused('card_declined'))
      .when(fall())
      .then();
    given(...ready, started(FIRST))
      .when(fall())
      .then();
  });

  test('buys nothing where a payment came after the credits were counted', () => {
    given(...ready, started(FIRST), bought(FIRST))
      .when(fall({ paymentsSeen: 0 }))
      .then();
    given(...ready, started(FIRST), bought(FIRST))
      .when(fall({ paymentsSeen: 1 }))
      .then(started(SECOND));
  });

  test('buys as many as the calendar month allows, and again in the next month', () => {
    const two = [...ready, started(FIRST), bought(FIRST), started(SECOND), bought(SECOND)];
    given(...two)
      .when(fall({ paymentsSeen: 2, now: '2026-03-31T23:59:59Z' }))
      .then();
    given(...two)
      .when(fall({ paymentsSeen: 2, now: '2026-04-01T00:00:00Z' }))
      .then(started(SECOND, '2026-04'));
    given(...two)
      .when(fall({ paymentsSeen: 2, now: '2026-02-28T23:59:59Z' }))
      .then(); // A clock that jumped back.
  });

  test('of a plan that ended, or is not paid, pauses', () => {
    given(...onStarter, linked, on, ...afterCancel.slice(onStarter.length))
      .when(fall())
      .then(paused('plan_absent'));
    given(...ready, entered)
      .when(fall())
      .then(paused('plan_unpaid'));
  });

  test('at a price that nobody agreed to pauses', () => {
    const old: SubscriptionEvent = { type: 'AutoTopUpTurnedOn', data: { ...rule, priceCents: 900 } };
    given(...onStarter, linked, old)
      .when(fall())
      .then(paused('price_changed'));
  });
});

describe('a pack that is not bought', () => {
  const record = (event: ReturnType<typeof failed>): SubscriptionCommand => ({
    type: 'recordPurchaseFailure',
    now,
    ...event.data,
  });

  test('pauses, and does not count toward the month', () => {
    given(...ready, started(FIRST))
      .when(record(failed(FIRST)))
      .then(failed(FIRST), paused('card_declined'));
    const past = [started(FIRST), failed(FIRST), paused('card_declined'), on, started(SECOND), bought(SECOND)];
    given(...ready, ...past)
      .when(fall({ purchaseId: FIRST, paymentsSeen: 1 }))
      .then(started(FIRST));
  });

  test('because it was turned off pauses nothing', () => {
    given(...ready, started(FIRST), off)
      .when(record(failed(FIRST, 'withdrawn')))
      .then(failed(FIRST, 'withdrawn'));
  });

  test('by hand pauses nothing', () => {
    given(...ready, started(FIRST))
      .when(record(failed(SECOND)))
      .then(failed(SECOND));
  });
});
