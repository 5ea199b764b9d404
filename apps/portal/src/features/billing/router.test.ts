import { describe, expect, test } from 'vitest';
import { booksInMemory, callerAs, OURS, outcomeOf } from '../../trpc/testing.ts';
import { billingBooksInMemory, type Bought } from './books-in-memory.ts';
import { billingState } from './state.ts';

test('buys for the workspace of the session and no other', async () => {
  const bought: Bought[] = [];
  const books = { ...booksInMemory(), ...billingBooksInMemory(bought) };
  const caller = callerAs('owner', { books }).billing;
  expect(await caller.buyPlan({ plan: 'growth' })).toBe('https://pay.test/growth');
  await caller.changePlan({ plan: 'scale' });
  expect(bought).toEqual([
    { tenantId: OURS, what: 'growth' },
    { tenantId: OURS, what: 'change-scale' },
  ]);
});

test('a plan that nobody has heard of is not bought', async () => {
  // Safe: the procedure's own check of what it is sent is what this test is about.
  const sent = callerAs('owner').billing.buyPlan({ plan: 'gold' as 'growth' });
  expect(await outcomeOf(sent)).toBe('BAD_REQUEST');
});

describe('what may be done about each plan', () => {
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

  test('on Free: buy one', () =>
    expect(steps({ isSubscribed: false }, 'free')).toEqual({
      free: 'current',
      starter: 'buy',
      growth: 'buy',
      scale: 'buy',
    }));
  test('with a subscription: up now, down later, or end', () =>
    expect(steps({})).toEqual({ free: 'end', starter: 'downgrade', growth: 'current', scale: 'upgrade' }));
  test('with a change ahead: keep what one has', () =>
    expect(steps({ scheduled: { to: 'starter', at: '2026-12-01T00:00:00Z' } })).toEqual({
      free: 'end',
      starter: 'fixed',
      growth: 'keep',
      scale: 'upgrade',
    }));
  test('on a plan that was granted, or where nothing is sold: nothing', () => {
    const nothing = { free: 'fixed', starter: 'fixed', growth: 'current', scale: 'fixed' };
    expect(steps({ isGranted: true, isSubscribed: false })).toEqual(nothing);
    expect(steps({ isOpen: false, isSubscribed: false })).toEqual(nothing);
  });
});
