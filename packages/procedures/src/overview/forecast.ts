import { PLANS } from '@graha/domain/plans';
import type { Account } from '@graha/store/requests/usage';

const DAY_MS = 86_400_000;
/** A forecast needs at least this many full days. */
const PACE_DAYS_MIN = 3;
const PACE_DAYS = 7;

/** Credits used by the end of the period at the pace of the last full days; `days` end today. Null while that is unknown. */
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
