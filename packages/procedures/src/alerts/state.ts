import { PLANS } from '@graha/domain/billing/plans';
import { may } from '@graha/domain/team/roles';
import { THRESHOLDS, useAt } from '@graha/domain/team/thresholds';
import type { Alerts } from '@graha/store/alerts/alerts';
import type { MemberRow } from '@graha/store/team/lists';
import type { OwnAlertRow } from '@graha/store/alerts/own-alerts';
import type { KeyListItem } from '@graha/store/keys/key-list';
import type { Account, UsageSum } from '@graha/store/requests/usage';

export type AlertsState = ReturnType<typeof alertsState> & ReturnType<typeof ownAlertsState>;

/** Returns the state of the thresholds in this period. Calls count if the plan limits them, otherwise credits. */
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
      // A raised limit makes its thresholds uncrossed again, so earlier crossings are ignored.
      crossedAt: pct <= crossedPct ? (crossings.findLast((crossing) => crossing.pct === pct)?.at ?? null) : null,
    })),
    receivers: members
      .filter(({ role }) => may(role, 'alerts.manage'))
      .map(({ userId, name, email, role }) => ({ userId, name, email, role })),
    alerts,
  };
}

type Own = {
  own: readonly OwnAlertRow[];
  keys: readonly KeyListItem[];
  spent: readonly UsageSum[];
  /** Whether the reader may see keys; caps are limits of keys. */
  mayReadKeys: boolean;
};

/** Returns the thresholds added by the workspace, and the keys with a cap that can have one. A hidden cap is null. */
export function ownAlertsState(
  { callsLimit, callsUsed, creditsLimit, creditsRemaining }: Account,
  { own, keys, spent, mayReadKeys }: Own,
) {
  const ofWorkspace =
    callsLimit === null
      ? { of: 'credits' as const, used: creditsLimit - creditsRemaining, limit: creditsLimit }
      : { of: 'calls' as const, used: callsUsed, limit: callsLimit };
  const ofKey = (keyId: string, limit: number) => ({
    of: 'credits' as const,
    used: spent.filter(({ group }) => group === keyId).reduce((sum, { credits }) => sum + credits, 0),
    limit,
  });
  return {
    own: own.map((alert) => {
      const key = keys.find(({ keyId }) => keyId === alert.keyId);
      const measured = alert.keyId === null ? ofWorkspace : ofKey(alert.keyId, key?.monthlyCreditsMax ?? 0);
      const isHidden = alert.keyId !== null && !mayReadKeys;
      const limit = isHidden ? null : measured.limit;
      const firesAt = limit !== null && limit > 0 ? useAt(alert.pct, limit) : null;
      return { ...alert, ...measured, limit, keyName: key?.name ?? null, firesAt };
    }),
    cappedKeys: (mayReadKeys ? keys : [])
      .filter(({ monthlyCreditsMax, status }) => monthlyCreditsMax !== null && status !== 'revoked')
      .map(({ keyId, name }) => ({ keyId, name })),
  };
}
