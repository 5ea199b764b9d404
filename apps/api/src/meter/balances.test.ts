import type { ChargeResult } from '@graha/store/ledger/metering';
import { expect, test } from 'vitest';
import { createBalances, creditHeaders } from './balances.ts';

const RESETS_AT = new Date('2027-02-01T00:00:00Z');
const result = (facts: Partial<ChargeResult>): ChargeResult => ({
  outcome: 'charged',
  seq: null,
  cost: 0,
  creditsRemaining: 3,
  creditsLimit: 100,
  callsRemaining: 2,
  resetsAt: RESETS_AT,
  asOf: null,
  engineVersion: 'engine',
  ...facts,
});

/** The early refusal of a call that costs 4, `afterMs` after the last answer. */
function early(last: ChargeResult, { afterMs = 0, ledgerNow = new Date(RESETS_AT.getTime() - 1), cost = 4 } = {}) {
  let nowMs = 50;
  const balances = createBalances(
    () => ledgerNow,
    () => nowMs,
  );
  balances.remember('a', last);
  nowMs += afterMs;
  expect(balances.earlyRefusal('b', cost)).toBeNull();
  return balances.earlyRefusal('a', cost)?.outcome ?? null;
}

test.each([
  [
    'a refusal for want of credits, of a call that costs more than is left',
    'credits_exhausted',
    4,
    'credits_exhausted',
  ],
  ['no refusal for want of credits, of a call that they cover', 'credits_exhausted', 3, null],
  [
    'a refusal for want of calls, of a call that counts as more than are left',
    'calls_exhausted',
    11,
    'calls_exhausted',
  ],
  ['no refusal for want of calls, of one that counts as fewer', 'calls_exhausted', 10, null],
  ['no charge, however little is left', 'charged', 4, null],
  ['no refusal of one key', 'key_cap_reached', 4, null],
  ['no limit that the workspace may have moved', 'spend_limit_reached', 4, null],
] as const)('repeats %s', (_what, outcome, cost, repeated) => {
  expect(early(result({ outcome }), { cost })).toBe(repeated);
});

test('a refusal is repeated for a second, and not when the next period has begun', () => {
  const refused = result({ outcome: 'calls_exhausted', callsRemaining: 0 });
  expect(early(refused, { afterMs: 999 })).toBe('calls_exhausted');
  expect(early(refused, { afterMs: 1_000 })).toBeNull();
  expect(early(refused, { ledgerNow: RESETS_AT })).toBeNull();
});

test('what was seen last counts, and of many workspaces the one that was seen longest ago is forgotten', () => {
  const balances = createBalances(
    () => new Date(0),
    () => 0,
  );
  const of = (tenantId: string) => balances.headersOf({ tenantId, browser: null })['x-credits-remaining'];
  balances.remember('first', result({}));
  balances.remember('second', result({}));
  balances.remember('first', result({ creditsRemaining: 2 }));
  for (let index = 0; index < 19_999; index += 1) balances.remember(`tenant ${index}`, result({}));
  expect([of('first'), of('second')]).toEqual(['2', undefined]);
});

test('the headers of an uncharged answer say that it cost nothing; a page learns only that', () => {
  const balances = createBalances(() => new Date(0));
  expect(balances.headersOf({ tenantId: 'a', browser: null })).toEqual({});
  balances.remember('a', result({ cost: 4, callsRemaining: 0 }));
  expect(balances.headersOf({ tenantId: 'a', browser: null })).toEqual({
    'x-credits-cost': '0',
    'x-credits-remaining': '3',
    'x-credits-limit': '100',
    'x-credits-reset': '2027-02-01T00:00:00.000Z',
    'x-calls-remaining': '0',
  });
  const browser = { origins: [], dailyCreditsMax: 1, visitorCallsMax: 1 };
  expect(balances.headersOf({ tenantId: 'a', browser })).toEqual({ 'x-credits-cost': '0' });
  expect(creditHeaders({ browser: null }, result({ callsRemaining: null }))).not.toHaveProperty('x-calls-remaining');
});
