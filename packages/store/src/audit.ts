import type { Pool } from 'pg';
import { sentenceOf } from './audit/difference.ts';
import { auditOne } from './audit/tenant.ts';

/** A tenant's whole ledger, from its first entry on, as worker or owner; returns what differs, a sentence each. */
export async function auditTenant(pool: Pool, tenantId: string): Promise<string[]> {
  const { told } = await auditOne(pool, tenantId, { fromGenesis: true });
  return told.map(sentenceOf);
}
