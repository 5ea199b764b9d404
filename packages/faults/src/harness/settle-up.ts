import { auditTenant } from '@graha/store/audit/audit';
import type { Workspace } from '@graha/store/testing/testing';
import type { Pool } from 'pg';
import { type Attempt, type LedgerFacts, compare, type Findings } from '../findings.ts';
import { query, required } from '@graha/store/postgres/query';

/** The ledger of a workspace, read from its entries. */
async function ledgerOf(worker: Pool, tenantId: string): Promise<LedgerFacts> {
  const { rows: charges } = await query(
    worker,
    `SELECT request_id AS "requestId", cost::float8 AS credits,
       EXISTS (SELECT FROM graha.charge_reversal r WHERE r.tenant_id = e.tenant_id AND r.of_seq = e.seq) AS "isReversed"
     FROM graha.ledger_entry e WHERE tenant_id = $1 AND kind = 'CallCharged' ORDER BY period_start, seq`,
    [tenantId],
  );
  const { rows: sums } = await query(
    worker,
    `SELECT remaining::float8 AS remaining, (
       SELECT coalesce(sum(CASE kind WHEN 'CreditsGranted' THEN cost ELSE -cost END), 0)::float8
       FROM graha.ledger_entry e
       WHERE e.tenant_id = a.tenant_id AND kind IN ('CreditsGranted', 'CreditsExpired', 'CreditsWithdrawn')) AS granted
     FROM graha.credit_account a WHERE tenant_id = $1`,
    [tenantId],
  );
  return {
    charges: required(charges, 'requestId'),
    creditsGranted: sums[0]?.granted ?? 0,
    creditsRemaining: sums[0]?.remaining ?? 0,
  };
}

/**
 * Compares the answers of a workspace's clients with its ledger, and audits the ledger.
 * @param judge returns further violations of the scenario's guarantee
 */
export async function settleUp(
  worker: Pool,
  { tenantId }: Workspace,
  attempts: readonly Attempt[],
  judge: (ledger: LedgerFacts) => string[] = () => [],
): Promise<Findings> {
  const ledger = await ledgerOf(worker, tenantId);
  const found = compare(attempts, ledger);
  const differences = await auditTenant({ db: worker, tenantId });
  const problems = differences.map((difference) => `workspace ${tenantId}, ${difference}`);
  return { ...found, problems: [...found.problems, ...problems, ...judge(ledger)] };
}
