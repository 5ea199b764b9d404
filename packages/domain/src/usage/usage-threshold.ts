import { SPEND_LIMIT_PCTS, THRESHOLDS } from '../team/thresholds.ts';
import { appendEntry, creditsRemaining, type Account } from './usage-period.ts';

/** Appends an entry for each threshold that a charge has crossed, in ascending order. */
export function crossThresholds(account: Account, nowMs: number): Account {
  const limit = account.callsLimit ?? creditsRemaining(account) + account.creditsUsed;
  const used = account.callsLimit === null ? account.creditsUsed : account.callsUsed;
  const of = account.callsLimit === null ? 'credits' : 'calls';
  let next = account;
  for (const { pct } of THRESHOLDS) {
    if (limit === 0 || used * 100 < limit * pct || pct <= next.crossedPct) continue;
    next = appendEntry(next, { kind: 'ThresholdCrossed', cost: 0, about: { pct, of, limit } }, nowMs);
    next = { ...next, crossedPct: pct };
  }
  return crossSpendLimit(next, nowMs);
}

function crossSpendLimit(account: Account, nowMs: number): Account {
  const { spendLimit, creditsUsed } = account;
  if (spendLimit === null) return account;
  return SPEND_LIMIT_PCTS.filter((pct) => creditsUsed * 100 >= spendLimit * pct).reduce<Account>(
    (next, pct) => crossSpendLimitAt(next, pct, nowMs),
    account,
  );
}

/** A call refused by the spend limit crosses 100 %, because calls of several credits may never reach the limit exactly. */
export function crossSpendLimitAt(account: Account, pct: number, nowMs: number): Account {
  const { spendLimit, spendPct } = account;
  if (spendLimit === null || pct <= spendPct) return account;
  const about = { pct, of: 'spend_limit', limit: spendLimit };
  return { ...appendEntry(account, { kind: 'ThresholdCrossed', cost: 0, about }, nowMs), spendPct: pct };
}
