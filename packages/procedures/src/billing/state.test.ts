import { PLANS } from '@graha/domain/plans';
import { expect, test } from 'vitest';
import { billingState } from './state.ts';

const PUBLIC_PLANS = Object.values(PLANS)
  .filter((plan) => plan.public)
  .map(({ id }) => id);

const account = {
  plan: 'growth',
  status: 'active',
  periodStart: new Date('2026-11-01T00:00:00Z'),
  periodEnd: new Date('2026-12-01T00:00:00Z'),
  creditsRemaining: 1,
  creditsLimit: 2,
  callsUsed: 0,
  callsLimit: null,
  crossedPct: 0,
} as const;
const standing = { isOpen: true, isGranted: false, isSubscribed: true, isLate: false, scheduled: null };

/** What may be done about each plan. */
const steps = (change: object, plan: 'free' | 'growth' = 'growth') =>
  Object.fromEntries(
    billingState({
      account: { ...account, plan },
      standing: { ...standing, ...change },
      grants: [],
      invoices: [],
      days: [],
      now: account.periodStart,
    }).lines.map(({ id, step }) => [id, step]),
  );

test('a workspace on Free may buy each plan', () =>
  expect(steps({ isSubscribed: false }, 'free')).toEqual(
    Object.fromEntries(PUBLIC_PLANS.map((id) => [id, id === 'free' ? 'current' : 'buy'])),
  ));

test('a workspace with a subscription may upgrade now, downgrade later, or end it', () =>
  expect(steps({})).toMatchObject({ free: 'end', starter: 'downgrade', growth: 'current', scale: 'upgrade' }));

test('a workspace with a scheduled change may keep its plan', () =>
  expect(steps({ scheduled: { to: 'starter', at: '2026-12-01T00:00:00Z' } })).toMatchObject({
    free: 'end',
    starter: 'fixed',
    growth: 'keep',
    scale: 'upgrade',
  }));

test('on a granted plan, and where nothing is sold, nothing may be changed', () => {
  const nothing = Object.fromEntries(PUBLIC_PLANS.map((id) => [id, id === 'growth' ? 'current' : 'fixed']));
  expect(steps({ isGranted: true, isSubscribed: false })).toEqual(nothing);
  expect(steps({ isOpen: false, isSubscribed: false })).toEqual(nothing);
});
