import type { Untimed } from '@graha/domain/aggregate';
import { subscription, type Subscription, type SubscriptionCommand } from '@graha/domain/subscription';
import { execute, stateOf } from '../aggregates/execute.ts';
import type { Recorded } from '../log/event-store.ts';
import type { CommandContext, TenantContext } from '../postgres/context.ts';

/** Appends to the history of a workspace's subscription. @returns what was decided; nothing where the log has it already */
export const appendToSubscription = (ctx: CommandContext, command: Untimed<SubscriptionCommand>): Promise<Recorded[]> =>
  execute(ctx, subscription, ctx.tenantId, command);

export const subscriptionOf = (ctx: TenantContext): Promise<Subscription> => stateOf(ctx, subscription, ctx.tenantId);
