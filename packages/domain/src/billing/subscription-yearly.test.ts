import { describe, expect, test } from 'vitest';
import type { PlanId } from './plans.ts';
import { termsOf, termsToCome } from './standing.ts';
import { subscription, type SubscriptionCommand, type SubscriptionEvent } from './subscription.ts';
import {
  changed,
  given,
  now,
  onStarter,
  seen,
  select,
  selected,
  sync,
  synced,
  type View,
} from './subscription-testing.ts';

const YEAR_END = '2027-03-01T00:00:00Z';
const year: Partial<View> = { interval: 'year', periodEnd: YEAR_END };
const onYear = [
  synced(year),
  { type: 'PlanChanged', data: { from: 'free', to: 'starter', effectiveAt: now, interval: 'year' } } as const,
];
const selectYear = (plan: PlanId): SubscriptionCommand => ({ type: 'selectPlan', plan, interval: 'year', now });
const selectedYear = (plan: PlanId, effective: 'checkout' | 'now' | 'period_end'): SubscriptionEvent => ({
  type: 'PlanSelected',
  data: { plan, interval: 'year', effective },
});
const changedTo = (from: PlanId, to: PlanId, interval: 'month' | 'year'): SubscriptionEvent => ({
  type: 'PlanChanged',
  data: { from, to, effectiveAt: now, interval },
});

describe('a choice of the interval', () => {
  test('goes to the checkout first', () => given().when(selectYear('growth')).then(selectedYear('growth', 'checkout')));
  test('of a year instead of a month holds now', () =>
    given(...onStarter)
      .when(selectYear('starter'))
      .then(selectedYear('starter', 'now')));
  test('of a month instead of a year waits for the end of the year', () =>
    given(...onYear)
      .when(select('starter'))
      .then(selected('starter', 'period_end')));
  test('of a dearer plan by the month waits too, since the year is paid', () =>
    given(...onYear)
      .when(select('scale'))
      .then(selected('scale', 'period_end')));
  test('of a dearer plan by the year holds now', () =>
    given(...onYear)
      .when(selectYear('scale'))
      .then(selectedYear('scale', 'now')));
  test('in force is refused', () =>
    given(...onYear)
      .when(selectYear('starter'))
      .thenRefuses('plan_current'));
});

describe('what Stripe shows of a year', () => {
  test('puts the plan in force, and says how it is paid', () =>
    given()
      .when(sync(year))
      .then(synced(year), changedTo('free', 'starter', 'year')));
  test('after a month begins the plan anew, on its own date', () => {
    const later = { ...year, periodStart: seen(5), anchorAt: seen(5), stripeSeenAt: seen(6) };
    given(...onStarter)
      .when(sync(later))
      .then(synced(later), changedTo('starter', 'starter', 'year'));
  });
  test('is recorded once, whatever is seen twice', () =>
    given(...onYear)
      .when(sync({ ...year, stripeSeenAt: seen(2) }))
      .then());
  test('and ends schedules the free plan for the end of the year', () => {
    const ending = { ...year, cancelAt: YEAR_END, stripeSeenAt: seen(2) };
    given(...onYear)
      .when(sync(ending))
      .then(synced(ending), { type: 'PlanScheduled', data: { to: 'free', at: YEAR_END } });
  });
});

describe('what Stripe has scheduled', () => {
  const monthly: Partial<View> = { ...year, nextPlan: 'starter', nextInterval: 'month', stripeSeenAt: seen(2) };
  const scheduled: SubscriptionEvent = {
    type: 'PlanScheduled',
    data: { to: 'starter', at: YEAR_END, interval: 'month' },
  };
  const past = [...onYear, synced(monthly), scheduled];

  test('is a month instead of a year', () =>
    given(...onYear)
      .when(sync(monthly))
      .then(synced(monthly), scheduled));
  test('can be taken back by choosing the year in force', () =>
    given(...past)
      .when(selectYear('starter'))
      .then(selectedYear('starter', 'period_end')));
  test('is cleared once Stripe shows none', () =>
    given(...past)
      .when(sync({ ...year, stripeSeenAt: seen(3) }))
      .then(synced({ ...year, stripeSeenAt: seen(3) }), { type: 'PlanScheduleCleared', data: {} }));
  test('is the present plan once its period has begun', () => {
    const next: Partial<View> = {
      periodStart: YEAR_END,
      periodEnd: '2027-04-01T00:00:00Z',
      anchorAt: YEAR_END,
      stripeSeenAt: seen(9),
    };
    given(...past)
      .when(sync(next))
      .then(synced(next), changedTo('starter', 'starter', 'month'));
  });
  test('is a cheaper plan, whose interval is not named if it stays', () => {
    const cheaper: Partial<View> = {
      ...year,
      plan: 'growth',
      nextPlan: 'starter',
      nextInterval: 'year',
      stripeSeenAt: seen(2),
    };
    given(synced({ ...year, plan: 'growth' }), changedTo('free', 'growth', 'year'))
      .when(sync(cheaper))
      .then(synced(cheaper), { type: 'PlanScheduled', data: { to: 'starter', at: YEAR_END } });
  });
  test('is read together with the present terms', () => {
    const state = past.reduce(subscription.evolve, subscription.initial);
    expect([termsOf(state), termsToCome(state)]).toEqual([
      { plan: 'starter', interval: 'year' },
      { plan: 'starter', interval: 'month' },
    ]);
    const old = [synced(), changed('free', 'starter')].reduce(subscription.evolve, subscription.initial);
    expect(termsToCome(old)).toEqual({ plan: 'starter', interval: 'month' });
  });
});

test('a plan that we grant after a year has ended names no interval, since nobody pays for it', () =>
  given(...onYear, synced({ ...year, status: 'canceled', stripeSeenAt: seen(2) }), changed('starter', 'free'))
    .when({ type: 'grantPlan', plan: 'scale', reason: 'A trial.', grantedBy: 'operator', now })
    .then(
      { type: 'PlanGranted', data: { plan: 'scale', reason: 'A trial.', grantedBy: 'operator' } },
      changed('free', 'scale'),
    ));

test('the order and the repetition of what Stripe shows of a year make no difference', () => {
  const looks = [
    sync({ stripeSeenAt: seen(1) }),
    sync({ ...year, periodStart: seen(2), stripeSeenAt: seen(2) }),
    sync({ ...year, periodStart: seen(2), nextPlan: 'starter', nextInterval: 'month', stripeSeenAt: seen(3) }),
    sync({ ...year, plan: 'growth', periodStart: seen(4), stripeSeenAt: seen(4) }),
  ];
  const orders = [looks, looks.toReversed(), [...looks, ...looks], [...looks.toReversed(), ...looks.slice(1)]];
  for (const order of orders) {
    let state = subscription.initial;
    for (const look of order) state = subscription.decide(look, state).reduce(subscription.evolve, state);
    expect(state).toMatchObject({ plan: 'growth', scheduled: null, stripe: { interval: 'year' } });
  }
});
