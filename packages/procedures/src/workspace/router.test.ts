import { expect, test } from 'vitest';
import { isUsedUp, noticeOf, type NoticeFacts } from './notice.ts';

const END = new Date('2026-12-01T00:00:00Z');

const standing = (change: Partial<NoticeFacts> = {}): NoticeFacts => ({
  plan: 'free',
  callsLimit: 10_000,
  role: 'owner',
  isVerified: true,
  callsUsed: 0,
  creditsRemaining: 50_000,
  creditsLimit: 50_000,
  spendLimit: null,
  periodEnd: END,
  late: null,
  pausedWebhooks: [],
  leakedKeys: [],
  isPeriodOver: false,
  outage: null,
  ...change,
});

test('an owner who has not verified an address reads how many calls the workspace has until then', () =>
  expect(noticeOf(standing({ isVerified: false, callsLimit: 100 }))).toEqual({ kind: 'limited', callsMax: 100 }));

test('other people who have not verified an address are asked to, and read nothing about calls', () => {
  expect(noticeOf(standing({ isVerified: false, callsLimit: 100, role: 'viewer' }))).toEqual({ kind: 'unverified' });
  expect(noticeOf(standing({ isVerified: false, plan: 'growth', callsLimit: null }))).toEqual({ kind: 'unverified' });
});

test('a workspace without free calls says why, and one that is paid for or in order says nothing', () => {
  expect(noticeOf(standing({ callsLimit: 0 }))).toEqual({ kind: 'no-free-calls' });
  expect(noticeOf(standing({ plan: 'starter', callsLimit: null }))).toBeNull();
  expect(noticeOf(standing())).toBeNull();
});

const paid = { plan: 'growth', callsLimit: null } as const;

test('what stops calls is said first, at the call that it stops and not one before', () => {
  const spent = { ...paid, creditsRemaining: 100, creditsLimit: 600 };
  expect(noticeOf(standing({ ...spent, spendLimit: 500 }))).toEqual({
    kind: 'spend-limit',
    creditsMax: 500,
    renewsAt: END,
  });
  expect(noticeOf(standing({ ...spent, spendLimit: 501 }))).toBeNull();
  expect(noticeOf(standing({ ...paid, creditsRemaining: 0 }))).toEqual({ kind: 'credits-out', renewsAt: END });
  expect(noticeOf(standing({ ...paid, creditsRemaining: 1 }))).toBeNull();
  expect(noticeOf(standing({ callsUsed: 10_000 }))).toEqual({ kind: 'calls-out', callsMax: 10_000, renewsAt: END });
  expect(noticeOf(standing({ callsUsed: 9_999 }))).toBeNull();
  const all = { late: { retryAt: END }, pausedWebhooks: ['hooks.example'] };
  expect(noticeOf(standing({ ...paid, ...all, creditsRemaining: 0 }))?.kind).toBe('credits-out');
  expect(noticeOf(standing({ ...paid, ...all }))).toEqual({ kind: 'payment-late', retryAt: END });
  expect(noticeOf(standing({ ...paid, ...all, late: null }))).toEqual({
    kind: 'webhook-paused',
    hosts: ['hooks.example'],
  });
});

test('an outage is said after what stops the workspace itself, and before what does not', () => {
  const outage = 'Calls fail';
  expect(noticeOf(standing({ outage }))).toEqual({ kind: 'outage', title: 'Calls fail' });
  expect(noticeOf(standing({ outage, late: { retryAt: null }, pausedWebhooks: ['x'] }))?.kind).toBe('outage');
  expect(noticeOf(standing({ outage, callsUsed: 10_000 }))?.kind).toBe('calls-out');
  expect(noticeOf(standing({ outage, isVerified: false }))?.kind).toBe('unverified');
});

test('a period that is over stops nothing, although no call has settled the account yet', () => {
  for (const out of [{ creditsRemaining: 0 }, { ...paid, spendLimit: 1, creditsRemaining: 1 }, { callsUsed: 10_000 }]) {
    expect(noticeOf(standing({ ...out, isPeriodOver: false }))).not.toBeNull();
    expect(noticeOf(standing({ ...out, isPeriodOver: true }))).toBeNull();
  }
});

test('a leaked key that works is said before all else, because it must be stopped', () => {
  const leakedKeys = [{ keyId: 'k1', name: 'Almanac cron' }];
  const notice = { kind: 'key-leaked', keys: leakedKeys };
  expect(noticeOf(standing({ leakedKeys }))).toEqual(notice);
  expect(noticeOf(standing({ leakedKeys, isVerified: false, callsLimit: 100, late: { retryAt: null } }))).toEqual(
    notice,
  );
});

test('the clock is needed only for an account whose calls are refused', () => {
  expect(isUsedUp(standing())).toBe(false);
  expect(isUsedUp(standing({ callsUsed: 10_000 }))).toBe(true);
});
