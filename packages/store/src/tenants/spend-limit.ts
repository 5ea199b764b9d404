import { tenant } from '@graha/domain/team/tenant';
import { execute } from '../aggregates/execute.ts';
import type { CommandContext } from '../postgres/context.ts';

/**
 * Limits the credits that the calls of all keys together may spend in a period; null removes the limit. Applies from the next
 * charge.
 * @throws Refusal if a key raises or removes it
 */
export async function setSpendLimit(ctx: CommandContext, input: { creditsMax: number | null }): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, {
    type: 'setSpendLimit',
    ...input,
    mayLift: ctx.actor.kind !== 'key',
  });
}
