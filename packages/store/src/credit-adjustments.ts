import { subscriptionStream } from '@graha/domain/streams';
import type { Pool, PoolClient } from 'pg';
import { eventOf, type EventRow } from './event-row.ts';
import { inTransaction } from './tenant-transaction.ts';

/**
 * Brings accounts the adjustments that the log says, as worker or owner. Repeats and parallel runs are harmless: an event
 * adjusts once, which the account remembers under its lock.
 */
export async function applyAdjustments(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ tenantId: string }>(
    `SELECT DISTINCT e.tenant_id AS "tenantId" FROM graha.event e JOIN graha.credit_account a USING (tenant_id)
     WHERE e.type = 'CreditsAdjusted' AND NOT EXISTS (
       SELECT FROM graha.credit_adjustment d WHERE d.tenant_id = e.tenant_id AND d.source_id = e.event_id::text)`,
  );
  let applied = 0;
  for (const { tenantId } of rows) applied += await applyAdjustmentsOf(pool, tenantId);
  return applied;
}

export const applyAdjustmentsOf = (pool: Pool, tenantId: string): Promise<number> =>
  inTransaction(pool, (tx) => applyAll(tx, tenantId));

/** The stream of another tenant than the transaction's own is empty: the portal says the wish and makes no credits. */
async function applyAll(tx: PoolClient, tenantId: string): Promise<number> {
  const { rows } = await tx.query<EventRow>('SELECT * FROM graha.stream_events($1)', [subscriptionStream(tenantId)]);
  let applied = 0;
  for (const event of rows.map(eventOf)) {
    if (event.type !== 'CreditsAdjusted') continue;
    const { amount, reason, by } = event.data;
    const { rows: answers } = await tx.query<{ credits: string | null }>(
      'SELECT graha.adjust_credits($1, $2, $3, $4, $5) AS credits',
      [tenantId, amount, reason, by, event.eventId],
    );
    if (answers[0]?.credits != null) applied += 1;
  }
  return applied;
}
