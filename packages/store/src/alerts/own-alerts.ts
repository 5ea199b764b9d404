import { tenant } from '@graha/domain/team/tenant';
import { useAt, type ThresholdOf } from '@graha/domain/team/thresholds';
import type { PoolClient } from 'pg';
import { execute } from '../aggregates/execute.ts';
import { queueMailToKeepers, type Letter } from '../mail/mail-outbox.ts';
import type { CommandContext, Db, TenantContext } from '../postgres/context.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { sumOfEach } from '../postgres/sum-of-each.ts';
import { inTransaction, withTenant } from '../postgres/tenant-transaction.ts';
import { queueMessage } from '../webhooks/webhook-outbox.ts';

/** A threshold that the workspace has added; `sentAt` and `mails` belong to the open period. */
export type OwnAlertRow = {
  alertId: string;
  pct: number;
  keyId: string | null;
  sentAt: Date | null;
  mails: number | null;
};

export function ownAlertsOf({ db, tenantId }: TenantContext): Promise<OwnAlertRow[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT alert ->> 'alertId' AS "alertId", (alert ->> 'pct')::int AS pct, alert ->> 'keyId' AS "keyId",
         s.noticed_at AS "sentAt", s.mails
       FROM graha.tenant_card t CROSS JOIN jsonb_array_elements(t.own_alerts) WITH ORDINALITY AS x (alert, place)
       LEFT JOIN graha.credit_account a ON a.tenant_id = t.tenant_id
       LEFT JOIN graha.own_alert_sent s ON s.tenant_id = t.tenant_id AND s.alert_id = (alert ->> 'alertId')::uuid
         AND s.period_start = a.period_start
       WHERE t.tenant_id = $1 ORDER BY place`,
      [tenantId],
    );
    return required(rows, 'alertId', 'pct');
  });
}

export async function addAlert(
  ctx: CommandContext,
  input: { alertId: string; pct: number; keyId: string | null },
): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'addAlert', ...input });
}

export async function removeAlert(ctx: CommandContext, input: { alertId: string }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'removeAlert', ...input });
}

/** `used` is the use at the threshold, as in the alerts of the ledger. */
export type OwnCrossing = {
  tenantId: string;
  workspace: string;
  alertId: string;
  periodStart: string;
  pct: number;
  keyId: string | null;
  keyName: string | null;
  of: ThresholdOf;
  used: number;
  limit: number;
  renewsAt: Date | null;
};

export type WriteOwnAlert = (crossing: OwnCrossing) => Promise<Letter>;

/** Use of the allowance, or of the cap of a key. A key that is gone or has no cap has no threshold. */
const CROSSED = `
  SELECT t.tenant_id AS "tenantId", t.name AS workspace, alert ->> 'alertId' AS "alertId", (alert ->> 'pct')::int AS pct,
    to_char(a.period_start AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "periodStart",
    alert ->> 'keyId' AS "keyId", k.name AS "keyName", m.of, m."limit"::float8 AS "limit",
    CASE WHEN a.period_kind <> 'none' THEN a.period_end END AS "renewsAt"
  FROM graha.tenant_card t CROSS JOIN jsonb_array_elements(t.own_alerts) AS x (alert)
  JOIN graha.credit_account a ON a.tenant_id = t.tenant_id
  LEFT JOIN graha.api_key k ON k.tenant_id = t.tenant_id AND k.key_id = (alert ->> 'keyId')::uuid
  CROSS JOIN LATERAL (
    SELECT 'credits' AS of, graha.key_spent(a, coalesce(k.line_id, k.key_id)) AS used, k.monthly_credits_max AS "limit"
    WHERE k.monthly_credits_max IS NOT NULL
    UNION ALL
    SELECT CASE WHEN a.calls_limit IS NULL THEN 'credits' ELSE 'calls' END,
      CASE WHEN a.calls_limit IS NULL THEN a.credits_used ELSE a.calls_used END, graha.disposal(a)
    WHERE alert ->> 'keyId' IS NULL
  ) m
  WHERE t.own_alerts <> '[]' AND t.status <> 'erased' AND m."limit" > 0
    AND m.used >= (m."limit" * (alert ->> 'pct')::int + 99) / 100
    AND NOT EXISTS (SELECT FROM graha.own_alert_sent s WHERE s.tenant_id = t.tenant_id
      AND s.alert_id = (alert ->> 'alertId')::uuid AND s.period_start = a.period_start)`;

/**
 * Mails the owners and admins of each workspace about crossings of its own thresholds, and queues them for its webhooks (role:
 * worker). The transaction that queues also writes a row for the alert and period, so each crossing is reported once.
 *
 * @returns the number of crossings
 */
export async function notifyOwnAlerts({ db }: Db, { write }: { write: WriteOwnAlert }): Promise<number> {
  const { rows } = await query(db, CROSSED);
  const crossings = narrowed<Omit<OwnCrossing, 'used'>>(required(rows, 'alertId', 'pct'));
  return sumOfEach(crossings, async (row) => {
    const crossing = { ...row, used: useAt(row.pct, row.limit) };
    return (await inTransaction(db, (tx) => notifyOne(tx, crossing, write))) ? 1 : 0;
  });
}

async function notifyOne(tx: PoolClient, crossing: OwnCrossing, write: WriteOwnAlert): Promise<boolean> {
  const { tenantId, alertId, periodStart, keyId, pct, of, used, limit } = crossing;
  const { rows } = await query(
    tx,
    `INSERT INTO graha.own_alert_sent (tenant_id, alert_id, period_start, key_id, pct, of, "limit", noticed_at, mails)
     VALUES ($1, $2, $3, $4, $5, $6, $7, graha.ledger_now(), 0) ON CONFLICT DO NOTHING RETURNING noticed_at AS "noticedAt"`,
    [tenantId, alertId, periodStart, keyId, pct, of, limit],
  );
  const [row] = rows;
  if (!row) return false; // Another worker was first.
  const dedupeKey = `own-alert:${tenantId}:${alertId}:${periodStart}`;
  const mails = await queueMailToKeepers({ db: tx, tenantId }, { ...(await write(crossing)), dedupeKey });
  await tx.query(
    'UPDATE graha.own_alert_sent SET mails = $4 WHERE tenant_id = $1 AND alert_id = $2 AND period_start = $3',
    [tenantId, alertId, periodStart, mails],
  );
  await queueMessage(tx, {
    tenantId,
    occasion: `own alert ${alertId} ${periodStart}`,
    type: 'credits.threshold',
    at: row.noticedAt,
    data: {
      of,
      key_id: keyId,
      pct,
      used,
      limit,
      period_start: periodStart,
      crossed_at: row.noticedAt.toISOString(),
    },
  });
  return true;
}
