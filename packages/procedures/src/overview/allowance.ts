import { PLANS } from '@graha/domain/billing/plans';
import type { Account } from '@graha/store/requests/usage';

/** The use of a workspace in a period, and its limit: calls on a plan that limits calls, credits on the others. */
export type Allowance = {
  unit: 'calls' | 'credits';
  used: number;
  left: number;
  limit: number;
  /** Use at the end of the period at the pace of the last full days; null if unknown. */
  forecast: number | null;
};

type UsedOnDay = { calls: number; credits: number };

const DAY_MS = 86_400_000;
/** Minimum number of full days for a forecast. */
const PACE_DAYS_MIN = 3;
const PACE_DAYS = 7;

/**
 * Returns the allowance of a workspace in the unit of its plan.
 * @param days without gaps, the last one is today
 */
export function allowanceOf(account: Account, days: readonly UsedOnDay[], now: Date): Allowance {
  const { callsLimit, callsUsed, creditsLimit, creditsRemaining } = account;
  const unit = callsLimit === null ? 'credits' : 'calls';
  const limit = callsLimit ?? creditsLimit;
  const used = callsLimit === null ? creditsLimit - creditsRemaining : callsUsed;
  return {
    unit,
    used,
    left: Math.max(0, limit - used),
    limit,
    forecast: forecastOf(
      account,
      days.map((day) => day[unit]),
      { used, now },
    ),
  };
}

/** Today is not over, so it does not count for the pace. */
function forecastOf(account: Account, used: readonly number[], so: { used: number; now: Date }): number | null {
  if (PLANS[account.plan].period === 'none') return null;
  const full = used.slice(0, -1);
  const firstUsed = full.findIndex((day) => day > 0);
  const lately = firstUsed === -1 ? [] : full.slice(firstUsed).slice(-PACE_DAYS);
  if (lately.length < PACE_DAYS_MIN) return null;
  const perDay = lately.reduce((sum, day) => sum + day, 0) / lately.length;
  const daysLeft = Math.max(0, account.periodEnd.getTime() - so.now.getTime()) / DAY_MS;
  return Math.round(so.used + perDay * daysLeft);
}
