import { PLANS } from '@graha/domain/plans';
import { may } from '@graha/domain/roles';
import { THRESHOLDS, useAt } from '@graha/domain/thresholds';
import type { Alerts } from '@graha/store/alerts/alerts';
import type { MemberRow } from '@graha/store/team/lists';
import type { Account } from '@graha/store/requests/usage';

export type AlertsState = ReturnType<typeof alertsState>;

/** How the thresholds stand in this period. Calls count where the plan limits them, else credits. */
export function alertsState(account: Account, { pcts, crossings, alerts }: Alerts, members: readonly MemberRow[]) {
  const { callsLimit, callsUsed, creditsLimit, creditsRemaining, crossedPct } = account;
  const limit = callsLimit ?? creditsLimit;
  return {
    of: callsLimit === null ? ('credits' as const) : ('calls' as const),
    used: callsLimit === null ? creditsLimit - creditsRemaining : callsUsed,
    limit,
    renewsAt: PLANS[account.plan].period === 'none' ? null : account.periodEnd,
    thresholds: THRESHOLDS.map(({ pct, means }) => ({
      pct,
      means,
      isOn: pcts.includes(pct),
      firesAt: limit > 0 ? useAt(pct, limit) : null,
      // A limit that was raised has its thresholds before it again, whatever was crossed below.
      crossedAt: pct <= crossedPct ? (crossings.findLast((crossing) => crossing.pct === pct)?.at ?? null) : null,
    })),
    receivers: members
      .filter(({ role }) => may(role, 'alerts.manage'))
      .map(({ userId, name, email, role }) => ({ userId, name, email, role })),
    alerts,
  };
}
