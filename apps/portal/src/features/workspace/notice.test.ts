import { expect, test, vi } from 'vitest';
import type { Books } from '../../trpc/context.ts';
import { booksInMemory, callerAs, OURS, viewerNow } from '../../trpc/testing.ts';
import { noticeOf, type Standing } from './notice.ts';

const standing = (change: Partial<Standing> = {}): Standing => ({
  plan: 'free',
  callsLimit: 10_000,
  role: 'owner',
  isVerified: true,
  ...change,
});

test('an owner who has not verified an address learns what the workspace lacks', () =>
  expect(noticeOf(standing({ isVerified: false, callsLimit: 100 }))).toEqual({ kind: 'limited', callsMax: 100 }));

test('whoever else has not verified one is asked to, without a word about calls', () => {
  expect(noticeOf(standing({ isVerified: false, callsLimit: 100, role: 'viewer' }))).toEqual({ kind: 'unverified' });
  expect(noticeOf(standing({ isVerified: false, plan: 'growth', callsLimit: null }))).toEqual({ kind: 'unverified' });
});

test('a workspace without free calls says why, and one that is paid for or in order says nothing', () => {
  expect(noticeOf(standing({ callsLimit: 0 }))).toEqual({ kind: 'no-free-calls' });
  expect(noticeOf(standing({ plan: 'starter', callsLimit: null }))).toBeNull();
  expect(noticeOf(standing())).toBeNull();
});

test('a verification that was never told is told when its owner comes by, and by nobody else', async () => {
  const recordFact = vi.fn<Books['recordFact']>();
  const inMemory = booksInMemory();
  const account = async () => ({ ...(await inMemory.account(OURS)), callsLimit: 100 });
  const books = { ...inMemory, account, recordFact };
  await callerAs('viewer', { books }).workspace.plan();
  await callerAs('owner', { books, viewer: { ...viewerNow(), isVerified: false } }).workspace.plan();
  expect(recordFact).not.toHaveBeenCalled();
  await callerAs('owner', { books }).workspace.plan();
  expect(recordFact).toHaveBeenCalledExactlyOnceWith('user-1', { type: 'EmailVerified', data: {} });
});
