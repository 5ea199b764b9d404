import { tenant } from '@graha/domain/team/tenant';
import { execute } from '../aggregates/execute.ts';
import type { CommandContext, TenantContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

/** Returns the date of the version of the formulas for calls that name none; null: the current version at each call. */
export function formulaVersionOf({ db, tenantId }: TenantContext): Promise<string | null> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      'SELECT formula_version AS "formulaVersion" FROM graha.tenant_card WHERE tenant_id = $1',
      [tenantId],
    );
    return rows[0]?.formulaVersion ?? null;
  });
}

/** Sets that version. Idempotent. The caller has checked that it is served. @param input.version a date, or null */
export async function chooseFormulaVersion(ctx: CommandContext, input: { version: string | null }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'chooseFormulaVersion', ...input });
}
