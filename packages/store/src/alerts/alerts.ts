import { tenant } from '@graha/domain/team/tenant';
import type { ThresholdOf, ThresholdPct } from '@graha/domain/team/thresholds';
import { execute } from '../aggregates/execute.ts';
import type { CommandContext, TenantContext } from '../postgres/context.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

/** `mails`: the number sent; 0 if the alert was switched off. */
export type SentAlert = { pct: ThresholdPct; of: ThresholdOf; limit: number; crossedAt: Date; mails: number };

export type Alerts = {
  /** The thresholds at which a mail is sent. */
  pcts: ThresholdPct[];
  /** Crossings in this period, oldest first. A limit that was raised can be crossed again. */
  crossings: { pct: ThresholdPct; at: Date }[];
  /** Newest first. */
  alerts: SentAlert[];
};

const ALERTS_SHOWN = 20;

export function alertsOf({ db, tenantId }: TenantContext): Promise<Alerts> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows: cards } = await query(tx, 'SELECT alert_pcts AS pcts FROM graha.tenant_card WHERE tenant_id = $1', [
      tenantId,
    ]);
    const { rows: crossings } = await query(
      tx,
      `SELECT (e.data ->> 'pct')::int AS pct, e.at FROM graha.credit_account a
       JOIN graha.ledger_entry e ON e.tenant_id = a.tenant_id AND e.period_start = a.period_start AND e.seq > a.opened_seq
       WHERE a.tenant_id = $1 AND e.kind = 'ThresholdCrossed' AND e.data ->> 'of' <> 'spend_limit' ORDER BY e.seq`,
      [tenantId],
    );
    const { rows: alerts } = await query(
      tx,
      `SELECT pct, of, "limit"::float8 AS "limit", crossed_at AS "crossedAt", mails
       FROM graha.threshold_alert WHERE tenant_id = $1 ORDER BY period_start DESC, seq DESC LIMIT $2`,
      [tenantId, ALERTS_SHOWN],
    );
    return {
      pcts: narrowed<{ pcts: ThresholdPct[] }>(cards)[0]?.pcts ?? [],
      crossings: narrowed<Alerts['crossings'][number]>(required(crossings, 'pct')),
      alerts: narrowed<SentAlert>(alerts),
    };
  });
}

/** Switches the mail at one threshold on or off. */
export async function switchAlert(ctx: CommandContext, input: { pct: ThresholdPct; isOn: boolean }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'switchAlert', ...input });
}
