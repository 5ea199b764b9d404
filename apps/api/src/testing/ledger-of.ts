import type { Pool } from 'pg';
import { query, required } from '@graha/store/postgres/query';

/** Request ids of a workspace's charged calls, with duplicates. */
export async function chargedRequests(worker: Pool, tenantId: string): Promise<string[]> {
  const { rows } = await query(
    worker,
    `SELECT request_id AS id FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged' ORDER BY seq`,
    [tenantId],
  );
  return required(rows, 'id').map(({ id }) => id);
}
