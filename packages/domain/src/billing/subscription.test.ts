import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from './plans.ts';
import {
  purchaseOf,
  subscription,
  subscriptionEvents,
  subscriptionLives,
  type SubscriptionCommand,
  type SubscriptionEvent,
} from './subscription.ts';
import {
  given,
  now,
  seen,
  view,
  synced,
  sync,
  changed,
  grantedPlan,
  grant,
  select,
  selected,
  entered,
  cleared,
  onStarter,
  onGrant,
  afterCancel,
} from './subscription-testing.ts';

describe('a grant', () => {
  test.each(PLAN_IDS.filter((plan) => plan !== 'free'))('of %s holds at once', (plan) =>
    given().when(grant(plan)).then(grantedPlan(plan), changed('free', plan)),
  );
  test('in force is not repeated', () =>
    given(...onGrant)
      .when(grant('internal'))
      .then());
  test('follows another', () =>
    given(...onGrant)
      .when(grant('scale'))
      .then(grantedPlan('scale'), changed('internal', 'scale')));
  test('is refused beside a running subscription, which would go on being billed', () =>
    given(...onStarter)
      .when(grant('scale'))
      .thenRefuses('subscription_lives'));
  test('may follow an ended subscription', () =>
    given(...afterCancel)
      .when(grant('scale'))
      .then(grantedPlan('scale'), changed('free', 'scale')));
  test('ends with the free plan', () =>
    given(...onGrant)
      .when(grant('free'))
      .then(grantedPlan('free'), changed('internal', 'free')));
  test('ends with what was paid for meanwhile', () =>
    given(...onGrant, synced())
      .when(grant('free'))
      .then(grantedPlan('free'), changed('internal', 'starter')));
  test('of the free plan to nobody in particular is nothing', () => given().when(grant('free')).then());
  test('after its end leaves the plan to the subscription', () =>
    given(...onGrant, grantedPlan('free'), changed('internal', 'free'))
      .when(sync())
      .then(synced(), changed('free', 'starter')));
});

describe('a choice of plan', () => {
  test('goes to the checkout first', () => given().when(select('growth')).then(selected('growth', 'checkout')));
  test('goes to the checkout again after an end', () =>
    given(...afterCancel)
      .when(select('starter'))
      .then(selected('starter', 'checkout')));
  test('of a dearer plan holds now', () =>
    given(...onStarter)
      .when(select('scale'))
      .then(selected('scale', 'now')));
  test('of a cheaper plan holds at the end of the period', () =>
    given(synced({ plan: 'scale' }), changed('free', 'scale'))
      .when(select('starter'))
      .then(selected('starter', 'period_end')));
  test('of the free plan ends the subscription with its period', () =>
    given(...onStarter)
      .when(select('free'))
      .then(selected('free', 'period_end')));
  test('of the plan in force is refused', () =>
    given(...onStarter)
      .when(select('starter'))
      .thenRefuses('plan_current'));
  test('of the free plan while on it is refused', () => given().when(select('free')).thenRefuses('plan_current'));
  test('of the plan in force takes a cancellation back', () =>
    given(synced({ cancelAt: view.periodEnd }), changed('free', 'starter'), {
      type: 'PlanScheduled',
      data: { to: 'free', at: view.periodEnd },
    })
      .when(select('starter'))
      .then(selected('starter', 'period_end')));
  test('of a plan that is not for sale is refused', () =>
    given().when(select('internal')).thenRefuses('plan_not_for_sale'));
  test('is refused while a granted plan holds', () =>
    given(...onGrant)
      .when(select('growth'))
      .thenRefuses('plan_granted'));
});

describe('a checkout', () => {
  const checkout = { sessionId: 'cs_1', purpose: 'plan', plan: 'starter', expiresAt: seen(30) } as const;
  const started: SubscriptionEvent = { type: 'CheckoutStarted', data: checkout };
  const start: SubscriptionCommand = { type: 'startCheckout', now, ...checkout };
  const ended: SubscriptionEvent = { type: 'CheckoutEnded', data: { sessionId: 'cs_1', outcome: 'completed' } };
  const end: SubscriptionCommand = { type: 'endCheckout', sessionId: 'cs_1', outcome: 'completed', now };

  test('starts', () => given().when(start).then(started));
  test('starts once', () => given(started).when(start).then());
  test('for a plan is refused while a subscription runs', () =>
    given(...onStarter)
      .when(start)
      .thenRefuses('subscription_lives'));
  test('for a plan is refused while a granted plan holds', () =>
    given(...onGrant)
      .when(start)
      .thenRefuses('plan_granted'));
  test.each([null, 'free', 'internal'] as const)('for the plan %s is refused', (plan) =>
    given()
      .when({ ...start, plan })
      .thenRefuses('plan_not_for_sale'),
  );
  test('for a top-up is open beside a subscription and a grant', () => {
    const topUp = { sessionId: 'cs_2', purpose: 'top_up', plan: null, expiresAt: seen(30) } as const;
    for (const past of [onStarter, onGrant]) {
      given(...past)
        .when({ type: 'startCheckout', now, ...topUp })
        .then({ type: 'CheckoutStarted', data: topUp });
    }
  });
  test('ends', () => given(started).when(end).then(ended));
  test('ends once', () => given(started, ended).when(end).then());
  test('that never started does not end', () => given().when(end).then());
});

describe('what Stripe shows', () => {
  test('puts the plan in force', () => given().when(sync()).then(synced(), changed('free', 'starter')));
  test('seen twice is recorded once', () =>
    given(...onStarter)
      .when(sync({ stripeSeenAt: seen(2) }))
      .then());
  test('at an earlier time adds nothing', () =>
    given(...onStarter)
      .when(sync({ plan: 'scale', stripeSeenAt: seen(0) }))
      .then());
  test('moves the period on without a change of plan', () =>
    given(...onStarter)
      .when(sync({ periodEnd: '2026-05-01T00:00:00Z', stripeSeenAt: seen(2) }))
      .then(synced({ periodEnd: '2026-05-01T00:00:00Z', stripeSeenAt: seen(2) })));
  test('changes the plan', () =>
    given(...onStarter)
      .when(sync({ plan: 'growth', stripeSeenAt: seen(2) }))
      .then(synced({ plan: 'growth', stripeSeenAt: seen(2) }), changed('starter', 'growth')));
  test('never changes a granted plan', () =>
    given(...onGrant)
      .when(sync())
      .then(synced()));
  test('as incomplete entitles to nothing', () =>
    given()
      .when(sync({ status: 'incomplete' }))
      .then(synced({ status: 'incomplete' })));
  test('as late keeps the plan and begins dunning', () =>
    given(...onStarter)
      .when(sync({ status: 'past_due', stripeSeenAt: seen(2) }))
      .then(synced({ status: 'past_due', stripeSeenAt: seen(2) }), entered));
  test('as paid at last ends dunning', () =>
    given(...onStarter, synced({ status: 'past_due', stripeSeenAt: seen(2) }), entered)
      .when(sync({ stripeSeenAt: seen(3) }))
      .then(synced({ stripeSeenAt: seen(3) }), cleared));
  test('as unpaid takes the plan away', () =>
    given(...onStarter)
      .when(sync({ status: 'unpaid', stripeSeenAt: seen(2) }))
      .then(synced({ status: 'unpaid', stripeSeenAt: seen(2) }), entered, changed('starter', 'free')));
  test('as cancelled takes the plan away', () =>
    given(...onStarter)
      .when(sync({ status: 'canceled', stripeSeenAt: seen(2) }))
      .then(synced({ status: 'canceled', stripeSeenAt: seen(2) }), changed('starter', 'free')));
  test('as active after its end stays cancelled', () =>
    given(...afterCancel)
      .when(sync({ stripeSeenAt: seen(9) }))
      .then());
  test('of an ended subscription never replaces a running one', () =>
    given(...onStarter)
      .when(sync({ stripeSubscriptionId: 'sub_0', status: 'canceled', stripeSeenAt: seen(9) }))
      .then());
  test('of a new subscription follows an ended one', () =>
    given(...afterCancel)
      .when(sync({ stripeSubscriptionId: 'sub_2', stripeSeenAt: seen(9) }))
      .then(synced({ stripeSubscriptionId: 'sub_2', stripeSeenAt: seen(9) }), changed('free', 'starter')));
});

describe('a failed payment', () => {
  const fail = (attempt: number): SubscriptionCommand => ({
    type: 'recordPaymentFailure',
    invoiceId: 'in_1',
    attempt,
    now,
  });
  const failed = (attempt: number): SubscriptionEvent => ({
    type: 'PaymentFailed',
    data: { invoiceId: 'in_1', attempt },
  });
  test('is recorded, and dunning begins', () => given().when(fail(1)).then(failed(1), entered));
  test('is recorded once', () => given(failed(1), entered).when(fail(1)).then());
  test('of a later attempt is recorded, and dunning continues', () =>
    given(failed(1), entered).when(fail(2)).then(failed(2)));
  test('of an earlier attempt comes too late', () => given(failed(2), entered).when(fail(1)).then());
  test('of another invoice is another', () =>
    given(failed(2), entered)
      .when({ type: 'recordPaymentFailure', invoiceId: 'in_2', attempt: 1, now })
      .then({ type: 'PaymentFailed', data: { invoiceId: 'in_2', attempt: 1 } }));
  test('names its amount and the next try, which the end of dunning forgets', () => {
    const data = { invoiceId: 'in_1', attempt: 1, amountCents: 2_900, retryAt: seen(9) };
    const told: SubscriptionEvent = { type: 'PaymentFailed', data };
    given()
      .when({ type: 'recordPaymentFailure', now, ...data })
      .then(told, entered);
    const after = (...events: SubscriptionEvent[]) => events.reduce(subscription.evolve, subscription.initial).retryAt;
    const untold: SubscriptionEvent = { type: 'PaymentFailed', data: { invoiceId: 'in_1', attempt: 2 } };
    const histories = [
      [told, entered],
      [told, entered, cleared],
      [told, entered, untold],
    ];
    expect(histories.map((events) => after(...events))).toEqual([seen(9), null, null]);
  });
  test('is forgotten when cleared', () => given(failed(1), entered).when({ type: 'clearDunning', now }).then(cleared));
  test('that never was needs no clearing', () => given().when({ type: 'clearDunning', now }).then());
});

describe('an adjustment of credits', () => {
  const adjustment = { adjustmentId: 'a1', amount: -500, reason: 'goodwill taken back', by: 'op' };
  const adjusted: SubscriptionEvent = { type: 'CreditsAdjusted', data: adjustment };
  test('is recorded once, however often it is sent', () => {
    given()
      .when({ type: 'adjustCredits', now, ...adjustment })
      .then(adjusted);
    given(adjusted)
      .when({ type: 'adjustCredits', now, ...adjustment })
      .then();
  });

  test.each([0, 1.5, 100_000_001])('of %d credits is no event', (amount) => {
    expect(subscriptionEvents.CreditsAdjusted.safeParse({ ...adjustment, amount }).success).toBe(false);
  });
});

test('the order and the repetition of what Stripe shows make no difference', () => {
  const looks = [
    sync({ stripeSeenAt: seen(1) }),
    sync({ plan: 'growth', stripeSeenAt: seen(2) }),
    sync({ plan: 'growth', status: 'past_due', stripeSeenAt: seen(3) }),
    sync({ plan: 'growth', status: 'canceled', stripeSeenAt: seen(4) }),
  ];
  for (const order of permutations([...looks, ...looks.slice(0, 2)])) {
    let state = subscription.initial;
    for (const look of order) state = subscription.decide(look, state).reduce(subscription.evolve, state);
    expect(state).toMatchObject({ plan: 'free', inDunning: false, stripe: { status: 'canceled' } });
    expect(subscriptionLives(state)).toBe(false);
  }
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

test('a purchase that nobody began has no session and no attempt', () => {
  expect(purchaseOf(subscription.initial, 'p1')).toEqual({ sessionId: null, attempts: 0 });
});
