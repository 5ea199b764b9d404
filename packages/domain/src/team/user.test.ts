import { describe, expect, test } from 'vitest';
import { PLANS } from '../billing/plans.ts';
import { specify } from '../core/testing.ts';
import { freeCallsMax, freeTerms, user, userEvents, type UserCommand, type UserEvent } from './user.ts';

const { given } = specify(user);
const NOW = '2026-01-01T00:00:00Z';
type Fact = Extract<UserCommand, { type: 'record' }>['event'];
const record = (event: Fact): UserCommand => ({ type: 'record', event, now: NOW });
const claim = (tenantId: string): UserCommand => ({ type: 'claimFreeAllowance', tenantId, now: NOW });
const registered: Fact = { type: 'UserRegistered', data: {} };
const verified: Fact = { type: 'EmailVerified', data: {} };
const changed: Fact = { type: 'PasswordChanged', data: {} };
const erased: UserEvent = { type: 'UserErased', data: {} };
const claimed = (tenantId: string): UserEvent => ({ type: 'FreeAllowanceClaimed', data: { tenantId } });

test.each([registered, verified, changed])('$type is recorded', (event) => given().when(record(event)).then(event));
test('a password may change again', () => given(registered, changed).when(record(changed)).then(changed));
test.each([registered, verified])('$type is recorded once', (event) =>
  given(registered, verified).when(record(event)).then(),
);
test('nothing is recorded after the erasure', () => given(registered, erased).when(record(changed)).then());

describe('of a person’s workspaces', () => {
  test('the first has the Free allowance', () => given(registered).when(claim('a')).then(claimed('a')));
  test('the second does not', () => given(registered, claimed('a')).when(claim('b')).then());
  test('the first keeps it, however often it asks', () => given(claimed('a')).when(claim('a')).then());
  test('the first keeps it, even if the log has a second claim', () => {
    const person = [claimed('a'), claimed('b')].reduce(user.evolve, user.initial);
    expect(person.freeTenantId).toBe('a');
  });
  test('none has it after the erasure', () => given(erased).when(claim('a')).then());

  const after = (...events: UserEvent[]) => events.reduce(user.evolve, user.initial);
  test('the first has 100 calls until the address is verified, then what the plan allows; the others have none', () => {
    expect(freeCallsMax(after(registered, claimed('a')), 'a')).toBe(100);
    expect(freeCallsMax(after(claimed('a'), verified), 'a')).toBe(PLANS.free.callsPerPeriod);
    expect(freeCallsMax(after(verified, claimed('a')), 'a')).toBe(PLANS.free.callsPerPeriod);
    expect(freeCallsMax(after(verified, claimed('a')), 'b')).toBe(0);
    expect(freeCallsMax(after(verified), 'b')).toBe(0);
  });
});

describe('the deletion of an account', () => {
  const dueAt = '2026-01-08T00:00:00Z';
  const asked: UserEvent = { type: 'UserErasureRequested', data: { dueAt, tenantIds: ['a'] } };
  const kept: UserEvent = { type: 'UserErasureWithdrawn', data: {} };
  const ask = (): UserCommand => ({ type: 'requestErasure', dueAt, tenantIds: ['a'], now: NOW });
  const keep: UserCommand = { type: 'withdrawErasure', now: NOW };
  const complete = (now: string): UserCommand => ({ type: 'completeErasure', now });

  test('is asked for once', () => given(registered, asked).when(ask()).then());
  test('is asked for again after it was taken back', () => given(registered, asked, kept).when(ask()).then(asked));
  test('is not due in the past', () => {
    const late: UserCommand = { type: 'requestErasure', dueAt: '2025-12-31T23:59:59Z', tenantIds: [], now: NOW };
    given(registered).when(late).thenRefuses('expiry_in_past');
  });
  test('is taken back before it is carried out', () => given(registered, asked).when(keep).then(kept));
  test('is taken back once, and only where it was asked for', () => {
    given(registered, asked, kept).when(keep).then();
    given(registered).when(keep).then();
  });
  test('is carried out at its moment, not a second earlier, and once', () => {
    given(registered, asked).when(complete('2026-01-07T23:59:59Z')).thenRefuses('erasure_not_due');
    given(registered, asked).when(complete(dueAt)).then(erased);
    given(registered, asked, erased).when(complete(dueAt)).thenRefuses('erasure_not_due');
    given(registered, asked, kept).when(complete(dueAt)).thenRefuses('erasure_not_due');
  });
  test('is final', () => {
    given(registered, asked, erased).when(keep).thenRefuses('account_erased');
    given(registered, asked, erased).when(ask()).then();
  });
});

test('a workspace without free calls has no free credits to carry into a paid plan either', () => {
  expect(freeTerms(0)).toEqual({ credits: 0, calls: 0 });
  expect(freeTerms(100)).toEqual({ credits: PLANS.free.creditsPerPeriod, calls: 100 });
  expect(freeTerms(undefined)).toEqual({ credits: PLANS.free.creditsPerPeriod, calls: PLANS.free.callsPerPeriod });
});

test('no event of a person carries anything about the person', () => {
  const fields = Object.values(userEvents).flatMap((schema) => Object.keys(schema.shape));
  expect(new Set(fields)).toEqual(new Set(['passkeyId', 'all', 'tenantId', 'dueAt', 'tenantIds', 'provider']));
});
