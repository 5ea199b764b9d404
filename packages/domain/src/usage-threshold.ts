import { THRESHOLDS } from './thresholds.ts';
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
  return next;
}
