import { auditTenant } from '@graha/store/audit';
import type { Workspace } from '@graha/store/testing';
import type { Pool } from 'pg';
import { type Attempt, type Books, compare, type Findings } from '../findings.ts';

/** What the ledger says of a workspace, read from its entries. */
async function booksOf(worker: Pool, tenantId: string): Promise<Books> {
  const { rows: charges } = await worker.query<Books['charges'][number]>(
    `SELECT request_id AS "requestId", cost::float8 AS credits,
       EXISTS (SELECT FROM graha.charge_reversal r WHERE r.tenant_id = e.tenant_id AND r.of_seq = e.seq) AS "isReversed"
     FROM graha.ledger_entry e WHERE tenant_id = $1 AND kind = 'CallCharged' ORDER BY period_start, seq`,
    [tenantId],
  );
  const { rows: sums } = await worker.query<{ granted: number; remaining: number }>(
    `SELECT remaining::float8 AS remaining, (
       SELECT coalesce(sum(CASE kind WHEN 'CreditsGranted' THEN cost ELSE -cost END), 0)::float8
       FROM graha.ledger_entry e
       WHERE e.tenant_id = a.tenant_id AND kind IN ('CreditsGranted', 'CreditsExpired', 'CreditsWithdrawn')) AS granted
     FROM graha.credit_account a WHERE tenant_id = $1`,
    [tenantId],
  );
  return { charges, creditsGranted: sums[0]?.granted ?? 0, creditsRemaining: sums[0]?.remaining ?? 0 };
}

/**
 * What the clients of a workspace were told against what its ledger says, and the ledger against itself.
 * @param judge says what else is not as the scenario wants it
 */
export async function settleUp(
  worker: Pool,
  { tenantId }: Workspace,
  attempts: readonly Attempt[],
  judge: (books: Books) => string[] = () => [],
): Promise<Findings> {
  const books = await booksOf(worker, tenantId);
  const found = compare(attempts, books);
  const differences = await auditTenant(worker, tenantId);
  const problems = differences.map((difference) => `workspace ${tenantId}, ${difference}`);
  return { ...found, problems: [...found.problems, ...problems, ...judge(books)] };
}
