import { expect, test } from 'vitest';
import { noticeOf, type Standing } from './router.ts';

const standing = (change: Partial<Standing> = {}): Standing => ({
  plan: 'free',
  callsLimit: 10_000,
  role: 'owner',
  isVerified: true,
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
