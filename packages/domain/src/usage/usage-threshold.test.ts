import { describe, expect, test } from 'vitest';
import { charge, reverse, type Charge, type ChargedKey } from './usage-charge.ts';
import { setCallsLimit, setSpendLimit } from './usage-adjustment.ts';
import { grantCredits, openAccount, settle, type Account } from './usage-period.ts';

const now = Date.parse('2026-01-10T12:00:00Z');
const soon = now + 3_600_000;
const february = Date.parse('2026-02-01T00:00:00Z');
const key: ChargedKey = { keyId: 'k1', env: 'live', status: 'active', expiresAtMs: null, monthlyCreditsMax: null };

/** An account without an allowance, so that only the test adds credits. */
const purse = (amount: number) => topUp(openAccount('internal', now), amount);
const topUp = (account: Account, amount: number, expiresAtMs = february * 2) =>
  grantCredits(
    account,
    {
      kind: 'topup',
      amount,
      priority: 0,
      expiresAtMs,
      sourceType: 'test',
      sourceId: `s${account.entries.length}`,
    },
    now,
  );
const limited = (callsMax: number) => setCallsLimit(openAccount('free', now), callsMax, now);
const pay = (account: Account, cost: number, change: Partial<Charge> = {}, atMs = now): Account => {
  const wanted = { key, operation: 'x', cost, idempotencyKey: null, inputHash: 'h', asOfMs: null, ...change };
  const [next, { outcome }] = charge(account, wanted, atMs);
  if (!next || outcome !== 'charged') throw new Error(outcome);
  return next;
};
const crossed = ({ entries }: Account) =>
  entries.filter(({ kind }) => kind === 'ThresholdCrossed').map(({ about }) => [about['pct'], about['of']]);

describe('thresholds of credits', () => {
  test('are crossed by the call that reaches them, in the entry after it', () => {
    const before = pay(purse(10), 4);
    expect(crossed(before)).toEqual([]);
    const after = pay(before, 1);
    expect(crossed(after)).toEqual([[50, 'credits']]);
    expect(after.entries.slice(-2).map(({ kind }) => kind)).toEqual(['CallCharged', 'ThresholdCrossed']);
  });

  test('that one call crosses together have an entry each', () => {
    expect(crossed(pay(purse(10), 10))).toEqual([
      [50, 'credits'],
      [80, 'credits'],
      [100, 'credits'],
    ]);
  });

  test('are crossed once, however often the balance passes them', () => {
    let account = pay(purse(10), 8);
    for (let time = 0; time < 3; time += 1) {
      const seq = account.entries.findLast(({ kind }) => kind === 'CallCharged')?.seq ?? 0;
      account = pay(reverse(account, seq, now), 8);
    }
    expect(crossed(account)).toEqual([
      [50, 'credits'],
      [80, 'credits'],
    ]);
  });

  test('are higher after a top-up, which adds to the available credits', () => {
    const enlarged = topUp(pay(purse(10), 5), 10);
    expect(crossed(pay(enlarged, 10))).toHaveLength(1);
    expect(crossed(pay(enlarged, 11)).at(-1)).toEqual([80, 'credits']);
  });

  test('are lower after credits expire, and are crossed by the next call', () => {
    const account = pay(topUp(purse(10), 10, soon), 9);
    expect(crossed(account)).toEqual([]);
    expect(crossed(settle(account, soon))).toEqual([]);
    expect(crossed(pay(account, 1, {}, soon))).toEqual([[50, 'credits']]);
  });

  test('begin anew with the period', () => {
    const january = pay(openAccount('starter', now), 50_000);
    const next = pay(january, 50_000, {}, january.periodEndMs);
    expect(crossed(next)).toEqual([
      [50, 'credits'],
      [50, 'credits'],
    ]);
  });

  test('are not crossed where there is nothing to use', () => {
    expect(crossed(pay(openAccount('internal', now), 1, { key: { ...key, env: 'test' } }))).toEqual([]);
  });
});

describe('thresholds of calls', () => {
  test('hold where the plan counts calls, whatever the credits', () => {
    expect(crossed(pay(pay(limited(4), 2), 2))).toEqual([[50, 'calls']]);
  });

  test('are reset when the limit is raised', () => {
    const used = pay(pay(limited(2), 1), 1);
    expect(crossed(used).at(-1)).toEqual([100, 'calls']);
    const raised = pay(setCallsLimit(used, 5, now), 1);
    expect(crossed(raised)).toHaveLength(4);
    expect(raised.crossedPct).toBe(50);
  });
});

describe('a spend limit', () => {
  const wanted = (cost: number, change: Partial<Charge> = {}): Charge => ({
    key,
    operation: 'x',
    cost,
    idempotencyKey: null,
    inputHash: 'h',
    asOfMs: null,
    ...change,
  });
  const outcomeOf = (account: Account, cost: number, change: Partial<Charge> = {}) =>
    charge(account, wanted(cost, change), now)[1].outcome;
  const spending = (limit: number | null) => setSpendLimit(purse(100), limit);

  test('lets calls without a price pass, also when more than it is spent', () => {
    const passed = setSpendLimit(pay(spending(10), 10), 5);
    expect([outcomeOf(passed, 0), outcomeOf(passed, 1)]).toEqual(['charged', 'spend_limit_reached']);
  });

  test('lets calls spend up to it exactly, by whatever keys', () => {
    const almost = pay(pay(spending(10), 6), 3, { key: { ...key, keyId: 'k2' } });
    expect([outcomeOf(almost, 2), outcomeOf(almost, 1)]).toEqual(['spend_limit_reached', 'charged']);
    expect(outcomeOf(pay(almost, 1), 1)).toBe('spend_limit_reached');
  });

  test('refuses no call that costs nothing, and none once it is ended', () => {
    const reached = pay(spending(10), 10);
    expect(outcomeOf(reached, 5, { key: { ...key, env: 'test' } })).toBe('charged');
    expect(outcomeOf(setSpendLimit(reached, null), 5)).toBe('charged');
  });

  test('begins anew with the period', () => {
    const january = setSpendLimit(openAccount('starter', now), 10);
    expect(outcomeOf(pay(january, 10), 1)).toBe('spend_limit_reached');
    expect(charge(pay(january, 10), wanted(1), january.periodEndMs)[1].outcome).toBe('charged');
  });

  test('is crossed at 80 and 100 %, each once', () => {
    const spendCrossings = (account: Account) => crossed(account).filter(([, of]) => of === 'spend_limit');
    expect(spendCrossings(pay(spending(10), 7))).toEqual([]);
    expect(spendCrossings(pay(pay(spending(10), 8), 1))).toEqual([[80, 'spend_limit']]);
    expect(spendCrossings(pay(spending(10), 10))).toEqual([
      [80, 'spend_limit'],
      [100, 'spend_limit'],
    ]);
  });

  test('that refuses a call before it is reached is crossed at 100 %, once', () => {
    let account: Account | null = pay(spending(10), 9);
    for (let time = 0; time < 3; time += 1) [account] = charge(account, wanted(2), now);
    if (!account) throw new Error('The account is gone.');
    expect(crossed(account).at(-1)).toEqual([100, 'spend_limit']);
    expect(crossed(account)).toHaveLength(2);
    expect(outcomeOf(account, 1)).toBe('charged');
  });

  test('that is set anew can be crossed anew', () => {
    const raised = pay(setSpendLimit(pay(spending(10), 10), 20), 6);
    expect(crossed(raised).slice(-1)).toEqual([[80, 'spend_limit']]);
    expect(setSpendLimit(raised, 20)).toBe(raised);
  });
});
