import { DEFAULT_CLOCK, tenant, type TenantClock } from '@graha/domain/tenant';
import { execute } from '../aggregates/execute.ts';
import type { CommandContext, TenantContext } from '../postgres/context.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

/** By whose clock the days of a workspace begin, and of which place its panchang is. */
export function clockOf({ db, tenantId }: TenantContext): Promise<TenantClock> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await tx.query<{ data: TenantClock }>(
      "SELECT data FROM graha.event WHERE tenant_id = $1 AND type = 'ClockChosen' ORDER BY pos DESC LIMIT 1",
      [tenantId],
    );
    return rows[0]?.data ?? DEFAULT_CLOCK;
  });
}

/** The same choice again changes nothing. */
export async function chooseClock(ctx: CommandContext, { clock }: { clock: TenantClock }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'chooseClock', clock });
}
