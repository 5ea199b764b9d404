import { PLANS } from '@graha/domain/plans';
import type { Account, UsageRow } from '@graha/store/requests/usage';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { works } from '../keys/key.ts';
import { dayOf, daysBefore, daysUpTo } from '@graha/domain/days';
import { forecastOf } from './forecast.ts';

export const DAYS_SHOWN = 21;

export type Summary = ReturnType<typeof summaryOf>;

export type SummaryParts = { account: Account; usage: UsageRow[]; keys: KeyListItem[]; now: Date };

export const firstDayShown = (now: Date): string => daysBefore(dayOf(now), DAYS_SHOWN - 1);

/** The content of the overview. Balances come from the ledger's account, the rows by day from its read model. */
export function summaryOf({ account, usage, keys, now }: SummaryParts) {
  const creditsUsed = account.creditsLimit - account.creditsRemaining;
  const today = dayOf(now);
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

function byOperation(usage: UsageRow[]) {
  const operations = [...new Set(usage.map(({ operation }) => operation))];
  return operations
    .map((operation) => ({ operation, ...totalOf(usage.filter((row) => row.operation === operation)) }))
    .toSorted((a, b) => b.calls - a.calls || a.operation.localeCompare(b.operation));
}
