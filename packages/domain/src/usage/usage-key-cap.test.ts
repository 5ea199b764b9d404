import { describe, expect, test } from 'vitest';
import { charge, reverse, type ChargedKey } from './usage-charge.ts';
import { openAccount, type Account } from './usage-period.ts';

const ms = (iso: string) => Date.parse(iso);
const now = ms('2026-01-10T12:00:00Z');
const february = ms('2026-02-01T00:00:00Z');

const key: ChargedKey = { keyId: 'k1', env: 'live', status: 'active', expiresAtMs: null, monthlyCreditsMax: null };

/** An account, and the outcomes of successive calls by keys. */
function playing(opened: Account) {
  let account: Account | null = opened;
  return {
    call(by: ChargedKey, cost: number, atMs = now) {
      const wanted = { key: by, cost, operation: 'panchang/full', idempotencyKey: null, inputHash: 'h', asOfMs: null };
      const [next, result] = charge(account, wanted, atMs);
      account = next;
      return result.outcome;
    },
    takeBack(ofSeq: number, atMs = now) {
      if (account) account = reverse(account, ofSeq, atMs);
    },
    seq: () => account?.entries.at(-1)?.seq ?? 0,
  };
}

describe('the maximum of a key in a period', () => {
  const capped = { ...key, monthlyCreditsMax: 3 };

  test('is reached exactly, by this key alone, and resets with the period', () => {
    const { call } = playing(openAccount('free', now));
    expect([call(capped, 2), call(capped, 2), call(capped, 1), call(capped, 1)]).toEqual([
      'charged',
      'key_cap_reached',
      'charged',
      'key_cap_reached',
    ]);
    expect([call({ ...capped, keyId: 'k2' }, 3), call(key, 9)]).toEqual(['charged', 'charged']);
    expect([call(capped, 3, february), call(capped, 1, february)]).toEqual(['charged', 'key_cap_reached']);
  });

  test('has room again for what is taken back, and not for what is taken back of an earlier period', () => {
    const { call, takeBack, seq } = playing(openAccount('free', now));
    call(capped, 3);
    const first = seq();
    takeBack(first);
    expect([call(capped, 3), call(capped, 1)]).toEqual(['charged', 'key_cap_reached']);
    const second = seq();
    expect(call(capped, 3, february)).toBe('charged');
    takeBack(second, february);
    expect(call(capped, 1, february)).toBe('key_cap_reached');
  });
});

describe('the maximum of a key on a day', () => {
  const daily = { ...key, dailyCreditsMax: 5 };

  test('is reached exactly from midnight to midnight, UTC, by this key alone', () => {
    const [midnight, evening] = [ms('2026-01-31T00:00:00Z'), february - 1];
    const { call } = playing(openAccount('free', now));
    expect(call(daily, 5, midnight - 1)).toBe('charged');
    expect([call(daily, 3, midnight), call(daily, 3, evening)]).toEqual(['charged', 'key_daily_cap_reached']);
    expect([call(daily, 2, evening), call(daily, 1, evening)]).toEqual(['charged', 'key_daily_cap_reached']);
    expect([call({ ...daily, keyId: 'k2' }, 5, evening), call(key, 9, evening)]).toEqual(['charged', 'charged']);
    expect([call(daily, 5, february), call(daily, 1, february)]).toEqual(['charged', 'key_daily_cap_reached']);
  });

  test('has no room again for what is taken back', () => {
    const { call, takeBack, seq } = playing(openAccount('free', now));
    expect(call(daily, 2)).toBe('charged');
    takeBack(seq());
    expect([call(daily, 4), call(daily, 3), call(daily, 1)]).toEqual([
      'key_daily_cap_reached',
      'charged',
      'key_daily_cap_reached',
    ]);
  });

  test('holds beside that of the period, which is named first', () => {
    const { call } = playing(openAccount('free', now));
    const both = { ...daily, monthlyCreditsMax: 5 };
    expect([call(both, 5), call(both, 1), call(both, 1, february)]).toEqual(['charged', 'key_cap_reached', 'charged']);
  });
});
