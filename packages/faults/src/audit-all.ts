import { runAudit } from '@graha/store/audit/audit-run';
import { runProjections } from '@graha/store/read-models/usage-by-day';
import type { Pool } from 'pg';
import type { Audit } from './report.ts';

/** Finishes pending counts, then recomputes every ledger and everything derived from it. */
export async function auditAll(worker: Pool): Promise<Audit> {
  await runProjections({ db: worker });
  const differences: string[] = [];
  const { tenants, entries } = await runAudit(
    { db: worker },
    {
      fromGenesis: true,
      onDifference: ({ tenantId, seq, subject, problem }) =>
        differences.push(`workspace ${tenantId}, ${subject} ${seq}: ${problem}`),
    },
  );
  return { tenants, entries, differences };
}
