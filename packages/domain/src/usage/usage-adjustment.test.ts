import { describe, expect, test } from 'vitest';
import { topUpAt } from '../billing/top-up.ts';
import { adjustCredits, holdShare, setCallsLimit, withdrawGrant } from './usage-adjustment.ts';
import { charge, reverse, type ChargedKey } from './usage-charge.ts';
import { creditsRemaining, grantCredits, leftIn, openAccount, setPlan, type Account } from './usage-period.ts';

const now = Date.parse('2026-01-10T12:00:00Z');
const day = 86_400_000;
const key: ChargedKey = { keyId: 'k1', env: 'live', status: 'active', expiresAtMs: null, monthlyCreditsMax: null };

const grant = (account: Account, sourceId: string, amount: number, expiresAtMs: number) =>
  grantCredits(account, { kind: 'topup', amount, priority: 0, expiresAtMs, sourceType: 'invoice', sourceId }, now);
const purse = () => grant(grant(openAccount('internal', now), 'later', 10, now + 9 * day), 'sooner', 10, now + day);
const spend = (account: Account, cost: number): Account => {
  const wanted = { key, operation: 'x', cost, idempotencyKey: null, inputHash: 'h', asOfMs: null };
  return charge(account, wanted, now)[0] ?? account;
};
const left = ({ grants }: Account) => grants.map(leftIn);
const kinds = ({ entries }: Account) => entries.map(({ kind }) => kind);

describe('an adjustment', () => {
  test('upwards is a grant that does not expire, made once', () => {
    const [account, applied] = adjustCredits(purse(), { adjustmentId: 'a', amount: 5 }, now);
    expect([applied, creditsRemaining(account)]).toEqual([5, 25]);
    expect(account.grants.at(-1)).toMatchObject({ kind: 'adjust', expiresAtMs: Date.parse('9999-12-31T00:00:00Z') });
    expect(adjustCredits(account, { adjustmentId: 'a', amount: 5 }, now)).toEqual([account, null]);
  });

  test('downwards takes unspent credits in the order in which they would burn', () => {
    const [account, applied] = adjustCredits(spend(purse(), 4), { adjustmentId: 'a', amount: -8 }, now);
    expect([applied, left(account)]).toEqual([-8, [8, 0]]);
    expect(kinds(account).slice(-2)).toEqual(['CreditsWithdrawn', 'CreditsWithdrawn']);
  });

  test('downwards never goes below nothing, and has then taken effect as well', () => {
    const [account, applied] = adjustCredits(purse(), { adjustmentId: 'a', amount: -99 }, now);
    expect([applied, creditsRemaining(account)]).toEqual([-20, 0]);
    const richer = grant(account, 'new', 10, now + day);
    expect(adjustCredits(richer, { adjustmentId: 'a', amount: -99 }, now)).toEqual([richer, null]);
  });
});

describe('a withdrawal', () => {
  const source = { sourceType: 'invoice', sourceId: 'sooner' };

  test('takes what is unspent of its grant alone, and what is spent stays spent', () => {
    const [account, taken] = withdrawGrant(spend(purse(), 4), source, now);
    expect([taken, left(account)]).toEqual([6, [10, 0]]);
    expect(account.creditsUsed).toBe(4);
    expect(withdrawGrant(account, source, now)).toEqual([account, 0]);
  });

  test('leaves alone what a reversal gives back later: it was not refunded', () => {
    const spent = spend(purse(), 4);
    const [account] = withdrawGrant(spent, source, now);
    expect(left(reverse(account, spent.entries.length, now))).toEqual([10, 4]);
  });

  test('of a source that has granted nothing does nothing', () => {
    const account = purse();
    expect(withdrawGrant(account, { ...source, sourceId: 'other' }, now)).toEqual([account, null]);
  });
});

describe('a share of what was bought', () => {
  const share = { sourceType: 'invoice', sourceId: 'sooner' };

  test('is taken as far as it is unspent, and is then taken already', () => {
    const [account, held] = holdShare(spend(purse(), 4), { ...share, credits: 8 }, now);
    expect([held, left(account)]).toEqual([6, [10, 0]]);
    expect(holdShare(account, { ...share, credits: 6 }, now)).toEqual([account, 6]);
  });

  test('is given again as a grant that lasts as long as the first, and may be taken from that one too', () => {
    const [taken] = holdShare(purse(), { ...share, credits: 8 }, now);
    const [restored, held] = holdShare(taken, { ...share, credits: 3 }, now);
    expect([held, left(restored)]).toEqual([3, [10, 2, 5]]);
    expect(restored.grants.at(-1)).toMatchObject({ kind: 'topup', expiresAtMs: now + day, sourceType: 'restored' });
    expect(left(holdShare(restored, { ...share, credits: 9 }, now)[0])).toEqual([10, 0, 1]);
  });

  test('takes nothing that another payment was given again', () => {
    const other = { ...share, sourceId: 'later' };
    const [taken] = holdShare(purse(), { ...other, credits: 8 }, now);
    const [restored] = holdShare(taken, { ...other, credits: 3 }, now);
    expect(left(restored)).toEqual([2, 10, 5]);
    const [account, held] = holdShare(restored, { ...share, credits: 12 }, now);
    expect([held, left(account)]).toEqual([10, [2, 0, 5]]);
  });

  test('is not given again once it would have expired', () => {
    const [taken] = holdShare(purse(), { ...share, credits: 8 }, now);
    expect(holdShare(taken, { ...share, credits: 0 }, now + day)[1]).toBe(8);
  });

  test('of a source that has granted nothing is none', () => {
    const account = purse();
    expect(holdShare(account, { ...share, sourceId: 'other', credits: 8 }, now)).toEqual([account, 0]);
  });
});

describe('a limit of calls', () => {
  test('is set once, and has an entry', () => {
    const account = setCallsLimit(openAccount('free', now), 100, now);
    expect(account.callsLimit).toBe(100);
    expect(account.entries.at(-1)).toMatchObject({ kind: 'CallsLimitSet', about: { limit: 100 } });
    expect(setCallsLimit(account, 100, now)).toEqual(account);
  });

  test('is not given to a plan that counts no calls', () => {
    const account = setPlan(openAccount('free', now), 'starter', 1, null, now);
    expect(setCallsLimit(account, 100, now)).toEqual(account);
  });

  test('below what is used already refuses further calls and leaves none, not less', () => {
    const used = spend(spend(openAccount('free', now), 1), 1);
    const wanted = { key, operation: 'x', cost: 1, idempotencyKey: null, inputHash: 'h', asOfMs: null };
    const [, result] = charge(setCallsLimit(used, 1, now), wanted, now);
    expect(result).toMatchObject({ outcome: 'calls_exhausted', callsRemaining: 0 });
  });
});

test('a top-up lasts twelve months, to the last day of a shorter month', () => {
  const { amount, expiresAtMs } = topUpAt(Date.parse('2028-02-29T10:00:00Z'));
  expect([amount, new Date(expiresAtMs).toISOString()]).toEqual([50_000, '2029-02-28T10:00:00.000Z']);
});
