import type { Pool } from 'pg';
import type { Db } from '../postgres/context.ts';

/** A run that fails, or a worker that was away, is made good by a later one. */
const LOOK_BACK = '48 hours';
/** A transaction whose answer was lost may arrive after its caller got an error. */
const SETTLED = '1 minute';
/** A row has the time of the replica or, if it came late, that of its arrival: the charge can be older than its row. */
const ROW_LATE_MAX = '24 hours';

type Failed = { tenantId: string; requestIds: string[]; since: Date };

/**
 * Gives back what calls cost whose answer was an error of ours: they were charged and then failed, or the API did not
 * learn of the charge in time. An answer that the client did not wait for is no such error, and a call that was answered
 * since, when it came again under its Idempotency-Key, was delivered. As worker; a charge is given back once, also
 * by several workers at a time. Returns how many were.
 */
export async function reverseUndelivered({ db }: Db): Promise<number> {
  const { rows } = await db.query<Failed>(
    `SELECT tenant_id AS "tenantId", array_agg(DISTINCT request_id) AS "requestIds", min(at) - $3::interval AS since
     FROM graha.request_log
     WHERE status >= 500 AND at BETWEEN (SELECT graha.ledger_now()) - $1::interval AND (SELECT graha.ledger_now()) - $2::interval
     GROUP BY tenant_id`,
    [LOOK_BACK, SETTLED, ROW_LATE_MAX],
  );
  const failures: unknown[] = [];
  let reversed = 0;
  for (const failed of rows) {
    try {
      for (const seq of await chargedOf(db, failed)) reversed += await reverseOne(db, failed.tenantId, seq);
    } catch (error) {
      failures.push(error); // One tenant's lock does not keep the others waiting for their credits.
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} accounts could not be looked through`);
  return reversed;
}

/**
 * One pass over the tenant's entries of these days: the ledger has no index by request, which every charge would have to pay
 * for. How many are older does not matter.
 */
async function chargedOf(pool: Pool, { tenantId, requestIds, since }: Failed): Promise<string[]> {
  const { rows } = await pool.query<{ seq: string }>(
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
  const { rows } = await pool.query<{ seq: string | null }>('SELECT graha.reverse($1, $2, $3) AS seq', [
    tenantId,
    seq,
    'the call was not answered',
  ]);
  return rows[0]?.seq ? 1 : 0;
}
