import { expect, test } from 'vitest';
import type { Account, UsageRow } from '@graha/store/requests/usage';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { keyRow } from '../testing/key-row.ts';
import { firstDayShown, summaryOf } from './summary.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const TODAY = '2026-11-21';
const KEY_ID = '7b0c0f86-0f25-4e0e-9e5a-3f6f6f0b7a11';

const account: Account = {
  plan: 'free',
  status: 'active',
  periodStart: new Date('2026-11-01T00:00:00Z'),
  periodEnd: new Date('2026-12-01T00:00:00Z'),
  creditsRemaining: 19_000,
  creditsLimit: 20_000,
  callsUsed: 900,
  callsLimit: 10_000,
  crossedPct: 0,
  spendLimit: null,
};
const row = (day: string, operation: string, calls: number, credits = calls): UsageRow => ({
  day,
  operation,
  keyId: KEY_ID,
  calls,
  credits,
});
const key = (status: KeyListItem['status'], lastUsedAt: Date | null = null): KeyListItem =>
  keyRow(KEY_ID, { status, lastUsedAt });
const summary = (parts: { account?: Partial<Account>; usage?: UsageRow[]; keys?: KeyListItem[] }) =>
  summaryOf({
    account: { ...account, ...parts.account },
    usage: parts.usage ?? [],
    keys: parts.keys ?? [],
    now: NOW,
    today: TODAY,
  });

test('twenty-one days are shown, the last of them today, and days without calls are zeros', () => {
  const { days } = summary({ usage: [row('2026-11-21', 'kundali/basic', 2), row('2026-11-20', 'panchang/full', 3)] });
  expect(days).toHaveLength(21);
  expect(days[0]).toEqual({ day: firstDayShown(TODAY), calls: 0, credits: 0 });
  expect(days.slice(-2).map(({ calls }) => calls)).toEqual([3, 2]);
});

test('the table by operation adds up to the days', () => {
  const usage = [
    row('2026-11-20', 'kundali/basic', 5),
    row('2026-11-21', 'kundali/basic', 2),
    row('2026-11-21', 'matchmaking/ashtakoot', 9, 18),
  ];
  const { operations, days, today } = summary({ usage });
  expect(operations).toEqual([
    { operation: 'matchmaking/ashtakoot', calls: 9, credits: 18 },
    { operation: 'kundali/basic', calls: 7, credits: 7 },
  ]);
  expect(days.reduce((sum, { credits }) => sum + credits, 0)).toBe(25);
  expect(today).toEqual({ calls: 11, credits: 20 });
});

/** A plan that counts credits. */
const PAID = { plan: 'starter', callsLimit: null } as const;

test('the allowance of a plan that limits calls is in calls, that of the others in credits', () => {
  expect(summary({}).allowance).toEqual({ unit: 'calls', used: 900, left: 9_100, limit: 10_000, forecast: null });
  expect(summary({ account: PAID }).allowance).toEqual({
    unit: 'credits',
    used: 1_000,
    left: 19_000,
    limit: 20_000,
    forecast: null,
  });
});

test('the forecast is in the unit of the plan', () => {
  const usage = ['18', '19', '20'].map((day) => row(`2026-11-${day}`, 'dasha/vimshottari', 10, 30));
  expect(summary({ usage }).allowance.forecast).toBe(Math.round(900 + 10 * (9 + 16 / 24)));
  expect(summary({ usage, account: PAID }).allowance.forecast).toBe(Math.round(1_000 + 30 * (9 + 16 / 24)));
});

test('the pace of the last full days gives the forecast; today, which is not over, does not count', () => {
  const usage = ['18', '19', '20'].map((day) => row(`2026-11-${day}`, 'kundali/basic', 60));
  const expected = 1_000 + 60 * (9 + 16 / 24);
  expect(summary({ usage, account: PAID }).allowance.forecast).toBe(Math.round(expected));
  expect(
    summary({ usage: [...usage, row('2026-11-21', 'kundali/basic', 9_000)], account: PAID }).allowance.forecast,
  ).toBe(Math.round(expected));
});

test('two days of use are too few for a forecast', () => {
  const usage = ['19', '20'].map((day) => row(`2026-11-${day}`, 'kundali/basic', 60));
  expect(summary({ usage, account: PAID }).allowance.forecast).toBeNull();
});

test('a plan whose period never ends neither renews nor has a pace', () => {
  const { renewsAt, allowance } = summary({ account: { plan: 'internal', callsLimit: null } });
  expect([renewsAt, allowance.forecast]).toEqual([null, null]);
});

test('a workspace has called once its account, its usage or a key shows it', () => {
  const fresh = { callsUsed: 0, creditsRemaining: 20_000 };
  expect(summary({ account: fresh, keys: [key('active')] }).called).toBe(false);
  expect(summary({ account: fresh, keys: [key('revoked', NOW)] }).called).toBe(true);
  expect(summary({ account: { ...fresh, callsUsed: 1 } }).called).toBe(true);
});

test('the last call is that of the key that called last', () => {
  const [early, late] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-11-21T07:00:00Z')];
  const keys = [key('active', early), key('active'), key('revoked', late), key('active', early)];
  expect(summary({ keys }).lastCallAt).toEqual(late);
  expect(summary({ keys: [key('active')] }).lastCallAt).toBeNull();
});

test('revoked, disabled and expired keys are counted, but not as active ones', () => {
  const expired = { ...key('active'), expiresAt: NOW };
  const keys = [key('active'), key('revoked'), key('disabled'), expired];
  expect(summary({ keys }).keys).toEqual({ active: 1, total: 4 });
});

test('more calls than the plan has leave none, and not fewer', () => {
  expect(summary({ account: { callsUsed: 10_001 } }).allowance).toMatchObject({ left: 0, limit: 10_000 });
  expect(summary({ account: { callsUsed: 9_999 } }).allowance).toMatchObject({ left: 1, limit: 10_000 });
});

test('the forecast counts up to seven full days since the first use, and no day after the end of the period', () => {
  const day = (date: string, credits: number) => row(`2026-11-${date}`, 'kundali/basic', 1, credits);
  const usage = ['12', '13', '14', '15', '16', '17', '18', '19', '20'].map((date) => day(date, 70));
  expect(summary({ usage: [day('11', 9_000), ...usage], account: PAID }).allowance.forecast).toBe(
    Math.round(1_000 + 70 * (9 + 16 / 24)),
  );
  expect(summary({ usage: [day('17', 140), day('20', 140)], account: PAID }).allowance.forecast).toBe(
    Math.round(1_000 + 70 * (9 + 16 / 24)),
  );
  expect(summary({ usage, account: { ...PAID, periodEnd: new Date('2026-11-20T00:00:00Z') } }).allowance.forecast).toBe(
    1_000,
  );
});
