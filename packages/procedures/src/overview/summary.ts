import { PLANS } from '@graha/domain/billing/plans';
import type { Account, UsageRow } from '@graha/store/requests/usage';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { daysBefore, daysUpTo } from '@graha/domain/core/days';
import { works } from '../keys/key.ts';
import { allowanceOf } from './allowance.ts';

export const DAYS_SHOWN = 21;

export type Summary = ReturnType<typeof summaryOf>;

type CountedUsage = Omit<UsageRow, 'keyId'>;
/** `today` and the days of the usage are in one time zone. */
type SummaryParts = { account: Account; usage: CountedUsage[]; keys: KeyListItem[]; now: Date; today: string };

export const firstDayShown = (today: string): string => daysBefore(today, DAYS_SHOWN - 1);

/** Returns the content of the overview. Balances come from the ledger's account, the rows by day from its read model. */
export function summaryOf({ account, usage, keys, now, today }: SummaryParts) {
  const days = daysUpTo(today, DAYS_SHOWN).map((day) => ({ day, ...totalOf(usage.filter((row) => row.day === day)) }));
  return {
    asOf: now,
    planName: PLANS[account.plan].name,
    suspended: account.status === 'suspended',
    renewsAt: PLANS[account.plan].period === 'none' ? null : account.periodEnd,
    allowance: allowanceOf(account, days, now),
    credits: { used: account.creditsLimit - account.creditsRemaining, remaining: account.creditsRemaining },
    callsUsed: account.callsUsed,
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
