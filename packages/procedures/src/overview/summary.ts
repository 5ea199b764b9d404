import { PLANS } from '@graha/domain/billing/plans';
import type { Account, UsageRow } from '@graha/store/requests/usage';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { daysBefore, daysUpTo } from '@graha/domain/core/days';
import { works } from '../keys/key.ts';

export const DAYS_SHOWN = 21;

export type Summary = ReturnType<typeof summaryOf>;

type CountedUsage = Omit<UsageRow, 'keyId'>;
/** `today` and the days of the usage are in one time zone. */
type SummaryParts = { account: Account; usage: CountedUsage[]; keys: KeyListItem[]; now: Date; today: string };

export const firstDayShown = (today: string): string => daysBefore(today, DAYS_SHOWN - 1);

/** Returns the content of the overview. Balances come from the ledger's account, the rows by day from its read model. */
export function summaryOf({ account, usage, keys, now, today }: SummaryParts) {
  const creditsUsed = account.creditsLimit - account.creditsRemaining;
  const days = daysUpTo(today, DAYS_SHOWN).map((day) => ({ day, ...totalOf(usage.filter((row) => row.day === day)) }));
  return {
    asOf: now,
    planName: PLANS[account.plan].name,
    suspended: account.status === 'suspended',
    renewsAt: PLANS[account.plan].period === 'none' ? null : account.periodEnd,
    credits: {
      used: creditsUsed,
      remaining: account.creditsRemaining,
      limit: account.creditsLimit,
      forecast: forecastOf(account, days, now),
    },
    calls:
      account.callsLimit === null
        ? null
        : { remaining: Math.max(0, account.callsLimit - account.callsUsed), limit: account.callsLimit },
    today: totalOf(usage.filter((row) => row.day === today)),
    days,
    operations: byOperation(usage),
    keys: { active: keys.filter((key) => works(key, now)).length, total: keys.length },
    lastCallAt: keys.reduce<Date | null>((last, { lastUsedAt }) => later(last, lastUsedAt), null),
    called: account.callsUsed > 0 || usage.length > 0 || keys.some(({ lastUsedAt }) => lastUsedAt !== null),
  };
}

const totalOf = (rows: readonly { calls: number; credits: number }[]) => ({
  calls: rows.reduce((sum, { calls }) => sum + calls, 0),
  credits: rows.reduce((sum, { credits }) => sum + credits, 0),
});

const later = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a);

function byOperation(usage: CountedUsage[]) {
  const operations = [...new Set(usage.map(({ operation }) => operation))];
  return operations
    .map((operation) => ({ operation, ...totalOf(usage.filter((row) => row.operation === operation)) }))
    .toSorted((a, b) => b.calls - a.calls || a.operation.localeCompare(b.operation));
}

const DAY_MS = 86_400_000;
/** Minimum number of full days for a forecast. */
const PACE_DAYS_MIN = 3;
const PACE_DAYS = 7;

/**
 * Forecasts the credits used at the end of the period at the pace of the last full days; `days` end today. Null while unknown.
 */
export function forecastOf(account: Account, days: readonly { credits: number }[], now: Date): number | null {
  if (PLANS[account.plan].period === 'none') return null;
  const full = days.slice(0, -1);
  const firstUsed = full.findIndex(({ credits }) => credits > 0);
  const lately = firstUsed === -1 ? [] : full.slice(firstUsed).slice(-PACE_DAYS);
  if (lately.length < PACE_DAYS_MIN) return null;
  const creditsPerDay = lately.reduce((sum, { credits }) => sum + credits, 0) / lately.length;
  const daysLeft = Math.max(0, account.periodEnd.getTime() - now.getTime()) / DAY_MS;
  return Math.round(account.creditsLimit - account.creditsRemaining + creditsPerDay * daysLeft);
}
