import type { PlanId } from '@graha/domain/billing/plans';
import type { Pool, PoolClient } from 'pg';
import { query } from '../postgres/query.ts';

/** Returns the starts of the periods for which this workspace got the allowance of a plan (role: worker). */
export async function allowancesOf(
  { db, tenantId }: { db: Pool | PoolClient; tenantId: string },
  { plan }: { plan: PlanId },
): Promise<Date[]> {
  const { rows } = await query(
    db,
    `SELECT split_part(source_id, ' ', 2)::timestamptz AS "startsAt" FROM graha.credit_grant
     WHERE tenant_id = $1 AND source_type = 'period' AND split_part(source_id, ' ', 1) = $2`,
    [tenantId, plan],
  );
  return rows.map(({ startsAt }) => startsAt);
}
