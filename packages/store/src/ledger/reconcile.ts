import type { Pool } from 'pg';
import type { Db } from '../postgres/context.ts';
import { query, required } from '../postgres/query.ts';

/** A failed run, or an absence of the worker, is made up for by a later run. */
const LOOK_BACK = '48 hours';
/** A transaction whose response was lost can commit after its caller got an error. */
const SETTLED = '1 minute';
/** A row has the time of the replica or, if it came late, of its arrival, so the charge can be older than its row. */
const ROW_LATE_MAX = '24 hours';

type Failed = { tenantId: string; requestIds: string[]; since: Date };

/**
 * Reverses charges of calls that ended in a server error: the call failed after the charge, or the API learned of the charge
 * too late (role: worker). A response that the client did not wait for is no such error. A call that was answered later, on a
 * retry with its Idempotency-Key, counts as delivered. Each charge is reversed once, also by parallel workers. Returns the
 * number reversed.
 */
export async function reverseUndelivered({ db }: Db): Promise<number> {
  const { rows } = await query(
    db,
    `SELECT tenant_id AS "tenantId", array_agg(DISTINCT request_id) AS "requestIds", min(at) - $3::interval AS since
     FROM graha.request_log
     WHERE status >= 500 AND at BETWEEN (SELECT graha.ledger_now()) - $1::interval AND (SELECT graha.ledger_now()) - $2::interval
     GROUP BY tenant_id`,
    [LOOK_BACK, SETTLED, ROW_LATE_MAX],
  );
  const failures: unknown[] = [];
  let reversed = 0;
  for (const failed of required(rows, 'since')) {
    try {
      for (const seq of await chargedOf(db, failed)) reversed += await reverseOne(db, failed.tenantId, seq);
    } catch (error) {
      failures.push(error); // The lock of one tenant does not delay the refunds of others.
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} accounts could not be looked through`);
  return reversed;
}

/**
 * Reads the tenant's entries of these days in one pass: an index by request would slow down every charge. Older entries cost
 * nothing.
 */
async function chargedOf(pool: Pool, { tenantId, requestIds, since }: Failed): Promise<string[]> {
  const { rows } = await query(
    pool,
    `SELECT e.seq FROM graha.first_entry_since($1, $3) f
     JOIN graha.ledger_entry e ON e.tenant_id = $1 AND e.period_start >= f.period_start AND e.seq >= f.seq
     WHERE e.kind = 'CallCharged' AND e.request_id = ANY ($2)
       AND NOT EXISTS (SELECT FROM graha.charge_reversal r WHERE r.tenant_id = e.tenant_id AND r.of_seq = e.seq)
       AND NOT EXISTS (
         SELECT FROM graha.request_log l WHERE l.tenant_id = e.tenant_id AND l.replay_of = e.seq AND l.status < 300)`,
    [tenantId, requestIds, since],
  );
  return rows.map(({ seq }) => seq);
}

async function reverseOne(pool: Pool, tenantId: string, seq: string): Promise<number> {
  const { rows } = await query(pool, 'SELECT graha.reverse($1, $2, $3) AS seq', [
    tenantId,
    seq,
    'the call was not answered',
  ]);
  return rows[0]?.seq ? 1 : 0;
}
