import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { idOf, isoOf, viewOf } from './view-of.ts';

const [START, END] = [1_760_000_000, 1_762_678_400];
const SEEN_AT = new Date('2026-11-30T12:00:00.250Z');

const priceOf = (product: string, interval: string) => ({
  id: `price_${product}_${interval}`,
  metadata: { graha: product },
  recurring: { interval },
});
const MONTH = priceOf('scale', 'month');
const YEAR = priceOf('starter', 'year');

const itemWith = (price: object) => ({ price, current_period_start: START, current_period_end: END });
/** Phases as Stripe lists them: the present one, then the one that begins at an instant. */
const scheduleWith = (price: unknown, startsAt = END) => ({
  phases: [
    { start_date: START, items: [{ price: MONTH }] },
    { start_date: startsAt, items: price === undefined ? [] : [{ price }] },
  ],
});

function viewWith(change: object = {}) {
  const seen = {
    id: 'sub_1',
    status: 'active',
    items: { data: [itemWith(MONTH)] },
    schedule: null,
    cancellation_details: { reason: null },
    billing_cycle_anchor: START - 86_400,
    cancel_at: null,
    cancel_at_period_end: false,
    ...change,
  };
  return viewOf(seen as unknown as Stripe.Subscription, SEEN_AT); // Safe: it has all members that are read.
}

test('a month’s subscription is seen with its own period, anchor and price', () => {
  expect(viewWith()).toEqual({
    stripeSubscriptionId: 'sub_1',
    status: 'active',
    plan: 'scale',
    stripePriceId: 'price_scale_month',
    periodStart: isoOf(START),
    periodEnd: isoOf(END),
    anchorAt: isoOf(START - 86_400),
    cancelAt: null,
    stripeSeenAt: '2026-11-30T12:00:00.250Z',
  });
});

test('an instant of Stripe is in seconds', () => {
  expect(isoOf(1_760_000_000)).toBe('2025-10-09T08:53:20.000Z');
});

test('a reference is an id or an object with one', () => {
  expect([idOf('in_1'), idOf({ id: 'in_2' })]).toEqual(['in_1', 'in_2']);
});

test('a year’s plan names its interval', () => {
  expect(viewWith({ items: { data: [itemWith(YEAR)] } })).toMatchObject({ plan: 'starter', interval: 'year' });
});

test.each([
  ['no item', { items: { data: [] } }],
  ['a price of another product', { items: { data: [itemWith(priceOf('consulting', 'month'))] } }],
  ['a status of a later version of Stripe', { status: 'hibernating' }],
])('a subscription with %s is not one of ours', (_, change) => {
  expect(viewWith(change)).toBeNull();
});

test.each([
  ['that nobody paid', { status: 'unpaid' }, true],
  ['that ended because nobody paid', { status: 'canceled', cancellation_details: { reason: 'payment_failed' } }, true],
  [
    'that its owner ended',
    { status: 'canceled', cancellation_details: { reason: 'cancellation_requested' } },
    undefined,
  ],
  ['without details of its end', { status: 'canceled', cancellation_details: null }, undefined],
  ['whose payment is late', { status: 'past_due' }, undefined],
])('a subscription %s has ended unpaid: %o %o', (_, change, isUnpaid) => {
  expect(viewWith(change)?.endedUnpaid).toBe(isUnpaid);
});

test.each([
  ['the end of its period', { cancel_at_period_end: true }, END],
  ['a day', { cancel_at: END + 86_400 }, END + 86_400],
  ['a day before both', { cancel_at: END - 86_400, cancel_at_period_end: true }, END - 86_400],
])('a subscription that is cancelled for %s ends then', (_, change, endsAt) => {
  expect(viewWith(change)?.cancelAt).toBe(isoOf(endsAt));
});

test('a subscription that has ended has no end to come', () => {
  expect(viewWith({ status: 'canceled', cancel_at: END, cancel_at_period_end: true })?.cancelAt).toBeNull();
});

test('terms that begin at the end of the period come next', () => {
  expect(viewWith({ schedule: scheduleWith(YEAR) })).toMatchObject({ nextPlan: 'starter', nextInterval: 'year' });
});

test.each([
  ['that begin later', scheduleWith(YEAR, END + 1)],
  ['without an item', scheduleWith(undefined)],
  ['of a price that is not expanded', scheduleWith('price_1')],
  ['of a deleted price', scheduleWith({ id: 'price_1', deleted: true })],
  ['of another product', scheduleWith(priceOf('consulting', 'month'))],
])('terms %s are not the next ones', (_, schedule) => {
  const view = viewWith({ schedule });
  expect([view?.plan, view?.nextPlan, view?.nextInterval]).toEqual(['scale', undefined, undefined]);
});

test('a schedule that was not read is an error, because terms to come would be lost', () => {
  expect(() => viewWith({ schedule: 'sub_sched_1' })).toThrow('without its schedule');
});
