import type { Pool } from 'pg';

/** Request ids of a workspace's charged calls, with duplicates. */
export async function chargedRequests(worker: Pool, tenantId: string): Promise<string[]> {
  const { rows } = await worker.query<{ id: string }>(
    `SELECT request_id AS id FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged' ORDER BY seq`,
    [tenantId],
  );
  return rows.map(({ id }) => id);
}
