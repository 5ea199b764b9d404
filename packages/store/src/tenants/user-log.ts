import { freeCallsMax, user, type UserCommand } from '@graha/domain/team/user';
import { execute, stateOf } from '../aggregates/execute.ts';
import type { ActorContext, CommandContext } from '../postgres/context.ts';
import { ensureTenant, type NewTenant } from './workspace.ts';

export type UserFact = Extract<UserCommand, { type: 'record' }>['event'];

/** Records an action of a person on their account; a unique fact is recorded once. */
export async function recordUserFact(
  ctx: ActorContext,
  { userId, fact }: { userId: string; fact: UserFact },
): Promise<void> {
  await execute(ctx, user, userId, { type: 'record', event: fact });
}

/**
 * Opens a workspace of this owner. The first one gets the owner's Free allowance. The claim is an event in the owner's stream,
 * so one of two concurrent requests comes second.
 */
export async function openOwnedTenant(
  ctx: CommandContext,
  input: Omit<NewTenant, 'callsMax'> & { ownerUserId: string },
): Promise<void> {
  const { ownerUserId } = input;
  await execute(ctx, user, ownerUserId, { type: 'claimFreeAllowance', tenantId: ctx.tenantId });
  const owner = await stateOf(ctx, user, ownerUserId);
  await ensureTenant(ctx, { ...input, callsMax: freeCallsMax(owner, ctx.tenantId) });
}
