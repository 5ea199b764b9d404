import { DEFAULT_CLOCK, tenant } from '@graha/domain/team/tenant';
import type { TenantClock } from '@graha/domain/team/tenant-events';
import { execute } from '../aggregates/execute.ts';
import { EVENT_COLUMNS, eventOf, type EventRow } from '../log/event-row.ts';
import { TEXT_KEY, WITH_TEXT_KEY } from '../log/event-text.ts';
import type { CommandContext, TenantContext } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

/** Returns the time zone of the workspace's days, and the place for its panchang. */
export function clockOf({ db, tenantId }: TenantContext): Promise<TenantClock> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT e.*, ${TEXT_KEY} FROM (
         SELECT ${EVENT_COLUMNS} FROM graha.event WHERE tenant_id = $1 AND type = 'ClockChosen' ORDER BY pos DESC LIMIT 1
       ) e ${WITH_TEXT_KEY}`,
      [tenantId],
    );
    const [chosen] = narrowed<EventRow>(rows).map(eventOf);
    return chosen?.type === 'ClockChosen' ? chosen.data : DEFAULT_CLOCK;
  });
}

/** Sets the clock. Idempotent. */
export async function chooseClock(ctx: CommandContext, { clock }: { clock: TenantClock }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'chooseClock', clock });
}
