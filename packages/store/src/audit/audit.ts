import { sentenceOf } from './difference.ts';
import { auditOne } from './tenant.ts';
import type { TenantContext } from '../postgres/context.ts';

/** Audits the ledger of a tenant from its first entry (role: worker or owner); returns a sentence for each difference. */
export async function auditTenant(ctx: TenantContext): Promise<string[]> {
  const { listed } = await auditOne(ctx, { fromGenesis: true });
  return listed.map(sentenceOf);
}
