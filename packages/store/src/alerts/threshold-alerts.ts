import { useAt, type ThresholdOf, type ThresholdPct } from '@graha/domain/team/thresholds';
import type { Pool, PoolClient } from 'pg';
import { queueMailToKeepers, type Letter } from '../mail/mail-outbox.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import { sumOfEach } from '../postgres/sum-of-each.ts';
import { queueMessage } from '../webhooks/webhook-outbox.ts';
import type { Db } from '../postgres/context.ts';

const CHECKPOINT = 'threshold-alerts';

export type Crossing = {
  tenantId: string;
  workspace: string;
  periodStart: string;
  seq: string;
  pct: ThresholdPct;
  of: ThresholdOf;
  limit: number;
  at: Date;
  /** The end of the period of the crossing, or of its successor if that period is over; null if it never ends. */
  renewsAt: Date | null;
  /** This alert is switched on in the workspace. */
  isOn: boolean;
};

/** `used` is the use at the threshold, so the text does not depend on the time of writing. */
export type WriteAlert = (crossing: Crossing & { used: number }) => Promise<Letter>;

/** Unread crossings of an account. Within a tenant `seq` is dense and becomes visible in order, so none is skipped. */
const NEWS = `e.tenant_id = a.tenant_id AND e.kind = 'ThresholdCrossed'
  AND e.period_start BETWEEN coalesce(c.period_start, '-infinity') AND a.period_start AND e.seq > coalesce(c.seq, 0)`;
const FROM = `graha.credit_account a
  LEFT JOIN graha.projection_checkpoint c ON c.tenant_id = a.tenant_id AND c.projection = '${CHECKPOINT}'` as const;

/**
 * Mails the owners and admins of each workspace about new threshold crossings in the ledger, and queues them for its webhooks
 * (role: worker). The transaction that moves the checkpoint also queues the mail, so each crossing is mailed once. A failure in
 * one workspace does not delay the others.
 *
 * @returns the number of crossings
 */
export async function notifyCrossings({ db }: Db, { write }: { write: WriteAlert }): Promise<number> {
  const { rows } = await query(
    db,
    `SELECT a.tenant_id AS "tenantId" FROM ${FROM}
     WHERE a.seq > coalesce(c.seq, 0) AND EXISTS (SELECT FROM graha.ledger_entry e WHERE ${NEWS})`,
  );
  const crossings = await sumOfEach(rows, ({ tenantId }) =>
    inTransaction(db, (tx) => notifyCrossingsOf(tx, tenantId, write)),
  );
  await passClosedPeriods(db);
  return crossings;
}

/** A second runner waits for the lock on the checkpoint and then reads its new position. */
async function notifyCrossingsOf(tx: PoolClient, tenantId: string, write: WriteAlert): Promise<number> {
  await tx.query(
    `INSERT INTO graha.projection_checkpoint (projection, tenant_id, period_start, seq)
     VALUES ($1, $2, '-infinity', 0) ON CONFLICT DO NOTHING`,
    [CHECKPOINT, tenantId],
  );
  await tx.query('SELECT FROM graha.projection_checkpoint WHERE projection = $1 AND tenant_id = $2 FOR UPDATE', [
    CHECKPOINT,
    tenantId,
  ]);
  const { rows } = await query(
    tx,
    `SELECT e.tenant_id AS "tenantId", coalesce(t.name, '') AS workspace, e.seq,
       to_char(e.period_start AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "periodStart",
       (e.data ->> 'pct')::int AS pct, e.data ->> 'of' AS of, (e.data ->> 'limit')::float8 AS "limit", e.at,
       CASE WHEN a.period_kind <> 'none' THEN CASE e.period_start WHEN a.period_start THEN a.period_end
         ELSE a.period_start END END AS "renewsAt",
       coalesce((e.data ->> 'pct')::int = ANY (t.alert_pcts), false) AS "isOn"
     FROM ${FROM} LEFT JOIN graha.tenant_card t ON t.tenant_id = a.tenant_id JOIN graha.ledger_entry e ON ${NEWS}
     WHERE a.tenant_id = $1 ORDER BY e.period_start, e.seq`,
    [tenantId],
  );
  const crossings = narrowed<Crossing>(required(rows, 'pct', 'of', 'limit'));
  for (const crossing of crossings) await notifyOne(tx, crossing, write);
  return rows.length;
}

async function notifyOne(tx: PoolClient, crossing: Crossing, write: WriteAlert): Promise<void> {
  const { tenantId, periodStart, seq, pct, of, limit, at, isOn } = crossing;
  // A call limit that changes and changes back within a period is crossed again, but the mail is sent once.
  const dedupeKey = `threshold-alert:${tenantId}:${periodStart}:${of}:${limit}:${pct}`;
  const letter = isOn ? await write({ ...crossing, used: useAt(pct, limit) }) : null;
  const mails = letter ? await queueMailToKeepers({ db: tx, tenantId }, { ...letter, dedupeKey }) : 0;
  await tx.query(
    `INSERT INTO graha.threshold_alert (tenant_id, period_start, seq, pct, of, "limit", crossed_at, mails)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tenantId, periodStart, seq, pct, of, limit, at, mails],
  );
  await queueMessage(tx, {
    tenantId,
    occasion: `${periodStart} ${seq}`,
    type: 'credits.threshold',
    at,
    data: {
      of,
      key_id: null,
      pct,
      used: useAt(pct, limit),
      limit,
      period_start: periodStart,
      crossed_at: at.toISOString(),
    },
  });
  await tx.query(
    'UPDATE graha.projection_checkpoint SET period_start = $3, seq = $4 WHERE projection = $1 AND tenant_id = $2',
    [CHECKPOINT, tenantId, periodStart, seq],
  );
}

/** Moves the checkpoint past entries without a crossing, up to the start of the period, so that later runs skip the account. */
async function passClosedPeriods(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO graha.projection_checkpoint AS p (projection, tenant_id, period_start, seq)
     SELECT '${CHECKPOINT}', a.tenant_id, a.period_start, a.opened_seq FROM ${FROM}
     WHERE a.opened_seq > coalesce(c.seq, 0) AND NOT EXISTS (SELECT FROM graha.ledger_entry e WHERE ${NEWS})
     ORDER BY a.tenant_id
     ON CONFLICT (projection, tenant_id) DO UPDATE SET period_start = excluded.period_start, seq = excluded.seq
     WHERE p.seq < excluded.seq`,
  );
}
