import { expect, test } from 'vitest';
import { isNews, meaningOf, type StripeView } from './stripe-view.ts';
import { seen, view } from './subscription-testing.ts';

const running: StripeView = view;
const other = (status: StripeView['status']): StripeView => ({
  ...view,
  stripeSubscriptionId: 'sub_2',
  status,
  stripeSeenAt: seen(2),
});
const ended: StripeView = { ...running, status: 'canceled' };

test.each([
  ['a running subscription is news beside a running one', other('active'), running, true],
  ['a running subscription is news beside one that ended', other('active'), ended, true],
  ['one that ended is news beside another that ended', other('canceled'), ended, true],
  ['one that ended is none beside another that runs', other('canceled'), running, false],
  ['an older view is none', { ...other('active'), stripeSeenAt: seen(0) }, running, false],
  ['the first view is news', running, null, true],
  ['the same view, seen later, is none', { ...running, stripeSeenAt: seen(2) }, running, false],
  ['what ended does not run again', { ...running, stripeSeenAt: seen(2) }, ended, false],
])('%s', (_, found, known, wanted) => expect(isNews(found, known)).toBe(wanted));

test('a cheaper plan waits within a period that was paid, and not once the subscription has ended', () => {
  const known = { stripe: running, plan: 'scale' } as const;
  expect(meaningOf(running, known)).toEqual({ plan: 'scale', scheduled: { to: running.plan, at: running.periodEnd } });
  expect(meaningOf(ended, known)).toEqual({ plan: 'free', scheduled: null });
});

test('a change that Stripe has scheduled ends with the subscription', () => {
  const next = { nextPlan: 'scale', nextInterval: 'year' } as const;
  const known = { stripe: running, plan: running.plan };
  expect(meaningOf({ ...running, ...next }, known).scheduled).toEqual({
    to: 'scale',
    at: running.periodEnd,
    interval: 'year',
  });
  expect(meaningOf({ ...ended, ...next }, known).scheduled).toBeNull();
});
