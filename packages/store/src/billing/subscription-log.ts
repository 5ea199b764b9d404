import type { Untimed } from '@graha/domain/core/aggregate';
import { subscription, type SubscriptionCommand } from '@graha/domain/billing/subscription';
import { execute } from '../aggregates/execute.ts';
import type { Recorded } from '../log/event-store.ts';
import type { CommandContext } from '../postgres/context.ts';

/** Appends to the subscription stream of a workspace. @returns the new events; none if the log has them already */
export const appendToSubscription = (ctx: CommandContext, command: Untimed<SubscriptionCommand>): Promise<Recorded[]> =>
  execute(ctx, subscription, ctx.tenantId, command);
