import { sentenceOf } from './difference.ts';
import { auditOne } from './tenant.ts';
import type { TenantContext } from '../postgres/context.ts';

/** A tenant's whole ledger, from its first entry on, as worker or owner; returns what differs, a sentence each. */
export async function auditTenant(ctx: TenantContext): Promise<string[]> {
  const { listed } = await auditOne(ctx, { fromGenesis: true });
  return listed.map(sentenceOf);
}
