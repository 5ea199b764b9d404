import { auditTenant } from '@graha/store/audit';
import type { Pool } from 'pg';
import type { Audit } from './report.ts';

/** Recomputes every ledger that the scenarios have left behind. */
export async function auditAll(worker: Pool): Promise<Audit> {
  const { rows } = await worker.query<{ id: string }>('SELECT tenant_id AS id FROM graha.credit_account');
  const differences: string[] = [];
  for (const { id } of rows) {
    differences.push(...(await auditTenant(worker, id)).map((difference) => `workspace ${id}, ${difference}`));
  }
  return { tenants: rows.length, differences };
}
