import { expect, test } from 'vitest';
import { PLANS } from '@graha/domain/billing/plans';
import { billingState, fitOf } from './state.ts';

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
  spendLimit: null,
} as const;
const PAID_UNTIL = new Date('2026-12-01T00:00:00Z');
const standing = {
  isOpen: true,
  isGranted: false,
  isSubscribed: true,
  chargesAgain: true,
  isLate: false,
  retryAt: null,
  isPaused: false,
  interval: 'month',
  paidUntil: PAID_UNTIL,
  scheduled: null,
} as const;

/** Returns the possible step for each plan. */
const steps = (change: object, plan: 'free' | 'growth' = 'growth', interval: 'month' | 'year' = 'month') =>
  Object.fromEntries(
    billingState({
      account: { ...account, plan },
      standing: { ...standing, ...change },
      grants: [],
      invoices: [],
      days: [],
      now: account.periodStart,
    }).lines[interval].map(({ id, step }) => [id, step]),
  );

test('a workspace on Free may buy each plan', () =>
  expect(steps({ isSubscribed: false }, 'free')).toEqual(
    Object.fromEntries(PUBLIC_PLANS.map((id) => [id, id === 'free' ? 'current' : 'buy'])),
  ));

test('a workspace with a subscription may upgrade now, downgrade later, or end it', () =>
  expect(steps({})).toMatchObject({ free: 'end', starter: 'downgrade', growth: 'current', scale: 'upgrade' }));

test('the next invoice is that of the plan that follows, and there is none before Free or without a subscription', () => {
  const next = (change: object) =>
    billingState({
      account,
      standing: { ...standing, ...change },
      grants: [],
      invoices: [],
      days: [],
      now: account.periodStart,
    }).nextInvoice;
  const at = account.periodEnd;
  const scheduled = (to: string) => ({ scheduled: { to, at: '2026-12-01T00:00:00Z' } });
  expect(next({})).toEqual({ amountCents: PLANS.growth.priceCents, at });
  expect(next(scheduled('starter'))).toEqual({ amountCents: PLANS.starter.priceCents, at });
  expect([next(scheduled('free')), next({ isSubscribed: false })]).toEqual([null, null]);
});

test('by the year, the same plan is paid at once, and a dearer one too; a cheaper one waits', () => {
  expect(steps({}, 'growth', 'year')).toMatchObject({
    free: 'end',
    starter: 'downgrade',
    growth: 'yearly',
    scale: 'upgrade',
  });
  expect(steps({ isSubscribed: false }, 'free', 'year')).toMatchObject({ free: 'current', starter: 'buy' });
});

test('in a paid year every plan by the month waits, and the year itself is current', () => {
  const year = { interval: 'year' };
  expect(steps(year)).toMatchObject({ free: 'end', starter: 'downgrade', growth: 'monthly', scale: 'later' });
  expect(steps(year, 'growth', 'year')).toMatchObject({ starter: 'downgrade', growth: 'current', scale: 'upgrade' });
  const toMonth = { ...year, scheduled: { to: 'growth', at: '2027-11-01T00:00:00Z', interval: 'month' } };
  expect([steps(toMonth)['growth'], steps(toMonth, 'growth', 'year')['growth']]).toEqual(['fixed', 'keep']);
});

test('a year has its next invoice at its end, and its next credits at the end of the month', () => {
  const paidUntil = new Date('2027-10-01T00:00:00Z');
  const state = (change: object) =>
    billingState({
      account,
      standing: { ...standing, interval: 'year', paidUntil, ...change },
      grants: [],
      invoices: [],
      days: [],
      now: account.periodStart,
    });
  expect(state({}).nextInvoice).toEqual({ amountCents: 79_000, at: paidUntil });
  expect(state({}).period?.end).toEqual(account.periodEnd);
  expect(state({}).plan).toMatchObject({ priceCents: 79_000, interval: 'year' });
  const scheduled = { to: 'growth', at: paidUntil.toISOString(), interval: 'month' };
  expect(state({ scheduled })).toMatchObject({
    nextInvoice: { amountCents: 7_900, at: paidUntil },
    scheduled: { name: 'Growth', interval: 'month' },
  });
});

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

const nothing = { calls: 0, credits: 0 };
const days = (...spent: number[]) => spent.map((credits) => ({ calls: credits / 2, credits }));

test('a plan that would have been enough says how much of it would be left', () => {
  expect(fitOf(PLANS.starter, days(40_000, 0, 60_000))).toEqual({ spare: 0, unit: 'credits' });
  expect(fitOf(PLANS.growth, days(40_000, 0, 60_000))).toEqual({ spare: 400_000, unit: 'credits' });
});

test('a plan that would not says for how many whole days', () => {
  expect(fitOf(PLANS.starter, days(40_000, 0, 60_002))).toEqual({ stopsAfterDays: 2 });
  expect(fitOf(PLANS.starter, days(100_002))).toEqual({ stopsAfterDays: 0 });
});

test('Free is counted in calls', () => {
  expect(fitOf(PLANS.free, [{ calls: 9_000, credits: 9_000 }])).toEqual({ spare: 1_000, unit: 'calls' });
  expect(fitOf(PLANS.free, [{ calls: 10_001, credits: 10_001 }])).toEqual({ stopsAfterDays: 0 });
});

test('the days before the first call are none of a plan’s', () =>
  expect(fitOf(PLANS.starter, [nothing, nothing, ...days(60_000, 60_000)])).toEqual({ stopsAfterDays: 1 }));

test('nothing is said of who has called nothing', () => expect(fitOf(PLANS.free, [nothing, nothing])).toBeNull());
