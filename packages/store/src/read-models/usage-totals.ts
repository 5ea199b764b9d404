import type { Db } from '../postgres/context.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';

/**
 * Recomputes `usage_total` and `last_call` (role: worker); afterwards the trigger maintains them. Blocks writers of the usage
 * meanwhile.
 */
export function recountUsage({ db }: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.query('LOCK TABLE graha.usage_by_day IN SHARE ROW EXCLUSIVE MODE');
    await tx.query('DELETE FROM graha.usage_total');
    await tx.query(
      `INSERT INTO graha.usage_total (day, calls, credits)
       SELECT day, sum(calls), sum(credits) FROM graha.usage_by_day GROUP BY day`,
    );
    await tx.query('DELETE FROM graha.last_call');
    await tx.query(
      'INSERT INTO graha.last_call (tenant_id, at) SELECT tenant_id, max(last_at) FROM graha.usage_by_day GROUP BY tenant_id',
    );
  });
}
