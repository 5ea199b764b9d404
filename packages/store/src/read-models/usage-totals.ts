import type { Db } from '../postgres/context.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';

/** Counts `usage_total` anew, as worker; from then on its trigger keeps it. Writers of the usage wait meanwhile. */
export function recountUsage({ db }: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.query('LOCK TABLE graha.usage_by_day IN SHARE ROW EXCLUSIVE MODE');
    await tx.query('DELETE FROM graha.usage_total');
    await tx.query(
      `INSERT INTO graha.usage_total (day, calls, credits)
       SELECT day, sum(calls), sum(credits) FROM graha.usage_by_day GROUP BY day`,
    );
  });
}
