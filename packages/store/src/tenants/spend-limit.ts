import { tenant } from '@graha/domain/team/tenant';
import { execute } from '../aggregates/execute.ts';
import type { CommandContext } from '../postgres/context.ts';

/**
 * Limits what the calls of all keys together may spend in a period; null ends the limit. Holds from the next charge on.
 * @throws Refusal if a key raises or ends it
 */
export async function setSpendLimit(ctx: CommandContext, input: { creditsMax: number | null }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, {
    type: 'setSpendLimit',
    ...input,
    mayLift: ctx.actor.kind !== 'key',
  });
}
