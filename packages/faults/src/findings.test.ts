import { expect, test } from 'vitest';
import { type Answer, type Attempt, type LedgerFacts, compare, NOTHING_FOUND } from './findings.ts';

const answer = (requestId: string, change: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: {},
  body: Buffer.alloc(0),
  requestId,
  credits: 1,
  isReplay: false,
  tookMs: 1,
  ...change,
});
const heard = (requestId: string, change?: Partial<Answer>): Attempt => ({
  idempotencyKey: null,
  answer: answer(requestId, change),
});
const keyed = (idempotencyKey: string, answered: Answer | null): Attempt => ({ idempotencyKey, answer: answered });
const replay = (requestId: string): Answer => answer(requestId, { isReplay: true, credits: 0 });
const UNHEARD: Attempt = { idempotencyKey: null, answer: null };

const ledger = (requestIds: string[], change: Partial<LedgerFacts> = {}): LedgerFacts => ({
  charges: requestIds.map((requestId) => ({ requestId, credits: 1, isReversed: false })),
  creditsGranted: 100,
  creditsRemaining: 100 - requestIds.length,
  ...change,
});

test('calls that are charged once each are no findings', () => {
  expect(compare([heard('a'), heard('b'), UNHEARD], ledger(['a', 'b', 'x']))).toEqual({
    ...NOTHING_FOUND,
    acknowledged: 2,
    unheard: 1,
  });
});

test('a 200 that the ledger does not know is lost', () => {
  expect(compare([heard('a'), heard('b', { credits: 2 })], ledger(['a']))).toMatchObject({ creditsLost: 2 });
});

test('a charge whose caller got an error is lost, unless it was taken back', () => {
  const attempts = [heard('a', { status: 503, credits: 0 })];
  expect(compare(attempts, ledger(['a']))).toMatchObject({ creditsLost: 1, acknowledged: 0 });
  const reversed = ledger([], { charges: [{ requestId: 'a', credits: 1, isReversed: true }] });
  expect(compare(attempts, reversed)).toEqual(NOTHING_FOUND);
});

test('two charges under one request id are one too many', () => {
  expect(compare([heard('a')], ledger(['a', 'a']))).toMatchObject({ creditsDoubled: 1, creditsLost: 0 });
});

test('a charge that no broken connection explains is one too many', () => {
  expect(compare([heard('a')], ledger(['a', 'x']))).toMatchObject({ creditsDoubled: 1 });
  expect(compare([heard('a'), UNHEARD], ledger(['a', 'x', 'y']))).toMatchObject({ creditsDoubled: 1 });
});

test('a key that was charged with its first answer may have no second charge, even if a retry was not answered', () => {
  const attempts = [keyed('k', answer('a')), keyed('k', null), keyed('k', replay('b'))];
  expect(compare(attempts, ledger(['a']))).toMatchObject({ creditsDoubled: 0, creditsLost: 0 });
  expect(compare(attempts, ledger(['a', 'b']))).toMatchObject({ creditsDoubled: 1 });
});

test('two paid answers to one key are one too many', () => {
  const attempts = [keyed('k', answer('a')), keyed('k', answer('b'))];
  expect(compare(attempts, ledger(['a', 'b']))).toMatchObject({ creditsDoubled: 1 });
});

test('a replay of a call that was never charged is lost', () => {
  const attempts = [keyed('k', null), keyed('k', replay('b'))];
  expect(compare(attempts, ledger(['a']))).toMatchObject({ creditsLost: 0, creditsDoubled: 0 });
  expect(compare(attempts, ledger([]))).toMatchObject({ creditsLost: 1 });
});

test('a charge answered with an error is not lost if its key was answered later, unless it was reversed', () => {
  const attempts = [keyed('k', answer('a', { status: 503, credits: 0 })), keyed('k', replay('b'))];
  expect(compare(attempts, ledger(['a']))).toMatchObject({ creditsLost: 0, creditsDoubled: 0, unheard: 0 });
  const reversed = ledger([], { charges: [{ requestId: 'a', credits: 1, isReversed: true }] });
  expect(compare(attempts, reversed)).toMatchObject({ creditsLost: 1 });
});

test('more charged than granted, or a balance below zero, is overspent', () => {
  const three = [heard('a'), heard('b'), heard('c')];
  const spent = ledger(['a', 'b', 'c'], { creditsGranted: 2, creditsRemaining: -1 });
  expect(compare(three, spent)).toMatchObject({ creditsOverspent: 2 });
});

test('an answer that names another price than the ledger is a problem', () => {
  expect(compare([heard('a', { credits: 2 })], ledger(['a'])).problems).toEqual(['a cost 1, its answer said 2']);
});
