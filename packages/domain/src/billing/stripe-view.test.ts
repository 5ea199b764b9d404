import { expect, test } from 'vitest';
import { isNews, type StripeView } from './stripe-view.ts';
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
