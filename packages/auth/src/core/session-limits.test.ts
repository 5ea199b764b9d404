import { expect, test } from 'vitest';
import { isFresh, isFreshForOperator, mayActUnverified, mayUnverified } from './session-limits.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const HOUR_MS = 3_600_000;
const before = (ms: number) => new Date(NOW.getTime() - ms);

test.each([
  [0, true, true],
  [12 * HOUR_MS - 1, true, true],
  [12 * HOUR_MS, true, false],
  [24 * HOUR_MS - 1, true, false],
  [24 * HOUR_MS, false, false],
])('%i ms after sign-in a customer needs no new proof: %s, an operator: %s', (ms, customer, operator) => {
  expect([isFresh(before(ms), NOW), isFreshForOperator(before(ms), NOW)]).toEqual([customer, operator]);
});

test('before the address is verified only what leads to its verification is open', () => {
  expect([mayUnverified('profile.sendVerification'), mayUnverified('keys.create')]).toEqual([true, false]);
  expect([mayActUnverified('verifyAction'), mayActUnverified('createWorkspaceAction')]).toEqual([true, false]);
});
