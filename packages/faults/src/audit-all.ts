import { runAudit } from '@graha/store/audit-run';
import { runProjections } from '@graha/store/read-models/usage-by-day';
import type { Pool } from 'pg';
import type { Audit } from './report.ts';

/** Counts what the scenarios have left to be counted, then recomputes every ledger and all that follows from it. */
export async function auditAll(worker: Pool): Promise<Audit> {
  await runProjections(worker);
  const differences: string[] = [];
  const { tenants, entries } = await runAudit(worker, {
    fromGenesis: true,
    onDifference: ({ tenantId, seq, subject, problem }) =>
      differences.push(`workspace ${tenantId}, ${subject} ${seq}: ${problem}`),
  });
  return { tenants, entries, differences };
}
