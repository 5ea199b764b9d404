import { describe, expect, test } from 'vitest';
import { PLANS } from '../billing/plans.ts';
import { charge, reverse, type Charge, type ChargedKey } from './usage-charge.ts';
import {
  creditsRemaining,
  grantCredits,
  openAccount,
  resume,
  setPlan,
  settle,
  suspend,
  type Account,
  type NewGrant,
} from './usage-period.ts';

const ms = (iso: string) => Date.parse(iso);
const now = ms('2026-01-10T12:00:00Z');
const february = ms('2026-02-01T00:00:00Z');

const key: ChargedKey = { keyId: 'k1', env: 'live', status: 'active', expiresAtMs: null, monthlyCreditsMax: null };
const call: Charge = { key, operation: 'panchang/full', cost: 1, idempotencyKey: null, inputHash: 'h', asOfMs: null };
const topUp = (sourceId: string, change: Partial<NewGrant> = {}): NewGrant => ({
  kind: 'top_up',
  amount: 10,
  priority: 0,
  expiresAtMs: ms('2027-01-01T00:00:00Z'),
  sourceType: 'checkout',
  sourceId,
  ...change,
});

/** An account without an allowance, so that only the test adds credits. */
const purse = (...grants: NewGrant[]): Account =>
  grants.reduce((account, grant) => grantCredits(account, grant, now), openAccount('internal', now));

const pay = (account: Account, change: Partial<Charge> = {}, atMs = now) => {
  const [next, result] = charge(account, { ...call, ...change }, atMs);
  if (!next) throw new Error('the account vanished');
  return { account: next, ...result };
};
const kinds = ({ entries }: Account) => entries.map(({ kind }) => kind);
const left = ({ grants }: Account) => grants.map(({ amount, used, expired }) => amount - used - expired);

describe('a charge', () => {
  test.each([
    ['after', 0, [49_999, 10]],
    ['before', -1, [50_000, 9]],
  ])('takes the allowance %s a credit of priority %i that ends with it', (_what, priority, expected) => {
    const beside = topUp('beside', { priority, expiresAtMs: february });
    expect(left(pay(grantCredits(openAccount('free', now), beside, now)).account)).toEqual(expected);
  });

  test('takes its cost, counts as a call and says what is left', () => {
    const { account, ...result } = pay(openAccount('free', now), { cost: 2 });
    expect(result).toEqual({
      outcome: 'charged',
      seq: 3,
      cost: 2,
      creditsRemaining: 49_998,
      creditsLimit: 50_000,
      callsRemaining: 9_999,
      asOfMs: null,
    });
    expect(kinds(account)).toEqual(['PeriodOpened', 'CreditsGranted', 'CallCharged']);
  });

  test('of a tenant without an account is refused', () => {
    expect(charge(null, call, now)).toEqual([null, expect.objectContaining({ outcome: 'unknown_tenant', cost: 0 })]);
  });

  test('is refused when credits are short, and takes no part of them', () => {
    const { account, ...result } = pay(purse(topUp('a', { amount: 1 })), { cost: 2 });
    expect(result).toMatchObject({ outcome: 'credits_exhausted', seq: null, cost: 0, creditsRemaining: 1 });
    expect(left(account)).toEqual([1]);
  });

  test('is refused when the calls of the plan are used up', () => {
    const spent = { ...openAccount('free', now), callsUsed: 10_000 };
    expect(pay(spent)).toMatchObject({ outcome: 'calls_exhausted', callsRemaining: 0, creditsRemaining: 50_000 });
  });

  test('of a suspended tenant is refused until it is resumed', () => {
    const account = suspend(purse(topUp('a')));
    expect(pay(account).outcome).toBe('suspended');
    expect(pay(resume(account)).outcome).toBe('charged');
  });

  test.each<[string, Partial<ChargedKey>]>([
    ['disabled', { status: 'disabled' }],
    ['revoked', { status: 'revoked' }],
    ['expired this moment', { expiresAtMs: now }],
  ])('by a key that is %s is refused', (_name, change) => {
    expect(pay(purse(topUp('a')), { key: { ...key, ...change } }).outcome).toBe('key_inactive');
  });

  test('by a test key costs nothing and counts toward nothing', () => {
    const { account, ...result } = pay(openAccount('free', now), { key: { ...key, env: 'test' }, cost: 2 });
    expect(result).toMatchObject({ outcome: 'charged', cost: 0, creditsRemaining: 50_000, callsRemaining: 10_000 });
    expect(account.entries.at(-1)).toMatchObject({ kind: 'CallCharged', cost: 0, calls: 0, burn: [] });
  });
});

describe('credits burn', () => {
  const soon = ms('2026-03-01T00:00:00Z');
  test.each<[string, NewGrant, NewGrant]>([
    ['what expires sooner first', topUp('a'), topUp('b', { expiresAtMs: soon })],
    ['the lower priority number first where both expire together', topUp('a', { priority: 1 }), topUp('b')],
  ])('%s', (_name, later, sooner) => {
    expect(left(pay(purse(later, sooner)).account)).toEqual([10, 9]);
    expect(left(pay(purse(sooner, later)).account)).toEqual([9, 10]);
  });

  test('the older grant first where all else is equal', () => {
    expect(left(pay(purse(topUp('a'), topUp('b'))).account)).toEqual([9, 10]);
  });

  test('over two grants where one does not suffice, and the entry says how', () => {
    const { account } = pay(purse(topUp('a', { amount: 1 }), topUp('b')), { cost: 2 });
    const [first, second] = account.grants;
    expect(left(account)).toEqual([0, 9]);
    expect(account.entries.at(-1)?.burn).toEqual([
      { grantId: first?.id, credits: 1 },
      { grantId: second?.id, credits: 1 },
    ]);
  });
});

describe('an idempotency key', () => {
  const idempotencyKey = 'once';
  const first = pay(purse(topUp('a', { amount: 1 })), { idempotencyKey, asOfMs: 7 });

  test('repeats free of charge, even with nothing left, and as of the first time', () => {
    const again = pay(first.account, { idempotencyKey, asOfMs: 8 });
    expect(again).toMatchObject({ outcome: 'replayed', seq: first.seq, cost: 0, asOfMs: 7, creditsRemaining: 0 });
    expect(again.account.entries).toHaveLength(first.account.entries.length);
  });

  test.each<Partial<Charge>>([{ inputHash: 'other' }, { operation: 'western/natal' }])(
    'is refused for another call: %o',
    (change) => {
      const again = pay(first.account, { idempotencyKey, ...change });
      expect(again).toMatchObject({ outcome: 'idempotency_key_reuse', seq: null, cost: 0 });
    },
  );

  test('of a test call is not that of a live one', () => {
    const test = { ...key, env: 'test' as const };
    const tried = pay(purse(topUp('a')), { idempotencyKey, key: test });
    expect(pay(tried.account, { idempotencyKey, key: test }).outcome).toBe('replayed');
    expect(pay(tried.account, { idempotencyKey }).outcome).toBe('idempotency_key_reuse');
  });

  test('holds for a day and not a moment longer', () => {
    const account = grantCredits(first.account, topUp('b'), now);
    const day = 24 * 3_600_000;
    expect(pay(account, { idempotencyKey }, now + day - 1).outcome).toBe('replayed');
    expect(pay(account, { idempotencyKey }, now + day).outcome).toBe('charged');
  });

  test('of a refused call is not remembered', () => {
    const refused = pay(purse(), { idempotencyKey });
    expect(refused.outcome).toBe('credits_exhausted');
    expect(pay(grantCredits(refused.account, topUp('a'), now), { idempotencyKey }).outcome).toBe('charged');
  });

  test('of a reversed call is forgotten', () => {
    const reversed = reverse(first.account, first.seq ?? 0, now);
    expect(pay(reversed, { idempotencyKey }).outcome).toBe('charged');
  });
});

describe('a grant', () => {
  test('from one source is made once', () => {
    expect(creditsRemaining(purse(topUp('a'), topUp('a', { amount: 99 })))).toBe(10);
  });

  test('expires on its instant, and what is left of it is gone', () => {
    const { account } = pay(purse(topUp('a', { expiresAtMs: february })));
    expect(creditsRemaining(settle(account, february - 1))).toBe(9);
    const expired = settle(account, february);
    expect(creditsRemaining(expired)).toBe(0);
    expect(expired.entries.at(-1)).toMatchObject({ kind: 'CreditsExpired', cost: 9 });
    expect(settle(expired, february + 1)).toEqual(expired);
  });
});

describe('a period', () => {
  test('that is over is closed, and the next call belongs to the next one', () => {
    const january = pay(openAccount('free', now), {}, february - 1).account;
    const { account, ...result } = pay(january, {}, february);
    expect(kinds(account).slice(3)).toEqual([
      'CreditsExpired',
      'PeriodClosed',
      'PeriodOpened',
      'CreditsGranted',
      'CallCharged',
    ]);
    expect(result).toMatchObject({ callsRemaining: 9_999, creditsRemaining: 49_999, creditsLimit: 50_000 });
    expect(account.entries.at(-1)?.periodStartMs).toBe(february);
  });

  test('is opened once, however often it is looked for', () => {
    const rolled = settle(openAccount('free', now), february);
    expect(settle(settle(rolled, february), february + 1)).toEqual(rolled);
  });

  test('skipped by an idle tenant leaves no allowance behind', () => {
    const account = settle(openAccount('free', now), ms('2026-06-15T00:00:00Z'));
    expect(account.periodStartMs).toBe(ms('2026-06-01T00:00:00Z'));
    expect(creditsRemaining(account)).toBe(PLANS.free.creditsPerPeriod);
  });

  test('that ends leaves a top-up as it is', () => {
    const account = grantCredits(openAccount('free', now), topUp('a'), now);
    expect(creditsRemaining(settle(account, february))).toBe(PLANS.free.creditsPerPeriod + 10);
  });
});

describe('a plan', () => {
  test('starts its period at once with the full allowance, and old credits stay until their own expiry', () => {
    const starter = setPlan(openAccount('free', now), 'starter', 1, null, now);
    expect(starter).toMatchObject({ plan: 'starter', periodStartMs: now, callsLimit: null });
    expect(starter.periodEndMs).toBe(ms('2026-02-10T12:00:00Z'));
    expect(creditsRemaining(starter)).toBe(PLANS.free.creditsPerPeriod + PLANS.starter.creditsPerPeriod);
    expect(creditsRemaining(settle(starter, february))).toBe(PLANS.starter.creditsPerPeriod);
  });

  test('is set once by one version of the subscription, and never by an older one', () => {
    const starter = setPlan(openAccount('free', now), 'starter', 1, null, now);
    expect(setPlan(starter, 'scale', 1, null, now + 1)).toEqual(starter);
    expect(setPlan(starter, 'scale', 0, null, now + 1)).toEqual(starter);
  });

  test('left and taken up again within its month grants nothing anew', () => {
    const starter = setPlan(openAccount('free', now), 'starter', 1, null, now);
    const free = setPlan(starter, 'free', 2, null, now + 1);
    expect(creditsRemaining(free)).toBe(PLANS.free.creditsPerPeriod + PLANS.starter.creditsPerPeriod);
  });
});

describe('a reversal', () => {
  test('gives credits and the call back, once', () => {
    const paid = pay(openAccount('free', now), { cost: 2 });
    const reversed = reverse(paid.account, paid.seq ?? 0, now);
    expect(reversed).toMatchObject({ callsUsed: 0, creditsUsed: 0 });
    expect(creditsRemaining(reversed)).toBe(PLANS.free.creditsPerPeriod);
    expect(reverse(reversed, paid.seq ?? 0, now)).toEqual(reversed);
  });

  test('of a call of an earlier period does not change this period’s calls, and credits of an expired grant expire', () => {
    const paid = pay(openAccount('free', now), { cost: 2 });
    const next = pay(paid.account, {}, february).account;
    const reversed = reverse(next, paid.seq ?? 0, february);
    expect(reversed.callsUsed).toBe(1);
    expect(creditsRemaining(reversed)).toBe(creditsRemaining(next));
    expect(kinds(reversed).slice(-2)).toEqual(['ChargeReversed', 'CreditsExpired']);
  });

  test('counts with the period of its charge, even where the next one began at the same instant', () => {
    const paid = pay(setPlan(openAccount('free', now), 'starter', 1, null, now));
    const next = setPlan(paid.account, 'scale', 2, null, now);
    expect(next.periodStartMs).toBe(paid.account.periodStartMs);
    expect(reverse(next, paid.seq ?? 0, now)).toMatchObject({ callsUsed: 0, creditsUsed: 0 });
  });

  test('of what is not a charge does nothing', () => {
    const account = openAccount('free', now);
    expect(reverse(account, 1, now)).toEqual(account);
    expect(reverse(account, 99, now)).toEqual(account);
  });
});

test('a clock that jumps back never takes time back in the history', () => {
  const paid = pay(openAccount('free', now), {}, now);
  const { account } = pay(paid.account, {}, now - 3_600_000);
  expect(account.entries.at(-1)?.atMs).toBe(now);
});
