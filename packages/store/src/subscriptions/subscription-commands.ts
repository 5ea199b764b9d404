import {
  eventSubscription,
  type StoppedBecause,
  type SubscriptionTerms,
} from '@graha/domain/subscriptions/event-subscription';
import { Refusal } from '@graha/domain/core/refusal';
import { randomBytes, randomUUID } from 'node:crypto';
import { execute } from '../aggregates/execute.ts';
import { ForeignStream } from '../log/event-store.ts';
import type { CommandContext } from '../postgres/context.ts';
import type { SubscribedTo } from './sealed-target.ts';
import { calendarHash } from './event-calendar.ts';
import { addingRow, CHANGING, openingCalendar } from './subscription-rows.ts';

type SubscriptionId = { subscriptionId: string };

/** The subscription of another workspace is none of this one. */
const own = (error: unknown): never => {
  throw error instanceof ForeignStream ? new Refusal('subscription_unknown') : error;
};

const refOf = ({ tenantId }: CommandContext, { subscriptionId }: SubscriptionId) => ({ tenantId, subscriptionId });

/**
 * Subscribes to events from now on.
 * @param input `subscriptionId`: the id of a new subscription, bound to an Idempotency-Key
 * @throws Refusal `subscriptions_too_many`, `subscription_exists`, `birth_unknown`
 */
export async function createSubscription(
  ctx: CommandContext,
  {
    subscriptionId = randomUUID(),
    of,
    ...terms
  }: Omit<SubscriptionTerms, 'target'> & { of: SubscribedTo } & Partial<SubscriptionId>,
): Promise<SubscriptionId> {
  const command = { type: 'create', subscriptionId, target: of.target, ...terms } as const;
  await execute(ctx, eventSubscription, refOf(ctx, { subscriptionId }), command, [addingRow(of)]).catch(own);
  return { subscriptionId };
}

/** Pauses a subscription: events that are due meanwhile are neither delivered nor charged. @throws Refusal `subscription_unknown` */
export async function pauseSubscription(ctx: CommandContext, input: SubscriptionId): Promise<void> {
  await execute(ctx, eventSubscription, refOf(ctx, input), { type: 'pause', ...input }, [CHANGING]).catch(own);
}

/** Resumes a subscription that was paused or that stopped. @throws Refusal `subscription_unknown` */
export async function resumeSubscription(ctx: CommandContext, input: SubscriptionId): Promise<void> {
  await execute(ctx, eventSubscription, refOf(ctx, input), { type: 'resume', ...input }, [CHANGING]).catch(own);
}

/** Sets the cap of a month; null: none. A subscription that stopped stays stopped. @throws Refusal `subscription_unknown` */
export async function changeSubscriptionCap(
  ctx: CommandContext,
  input: SubscriptionId & { capCredits: number | null },
): Promise<void> {
  await execute(ctx, eventSubscription, refOf(ctx, input), { type: 'changeCap', ...input }, [CHANGING]).catch(own);
}

/** Stops a subscription until the next month, once (role: worker). */
export async function stopSubscription(
  ctx: CommandContext,
  input: SubscriptionId & { because: StoppedBecause },
): Promise<void> {
  await execute(ctx, eventSubscription, refOf(ctx, input), { type: 'stop', ...input }, [CHANGING]);
}

const TOKEN_BYTES = 32;

/**
 * Gives the calendar of a subscription a new private address, and ends the address before.
 * @returns the secret part of the address, which only its hash is kept of
 * @throws Refusal `subscription_unknown`
 */
export async function openCalendar(ctx: CommandContext, input: SubscriptionId): Promise<{ token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const projectors = [openingCalendar(calendarHash(token))];
  await execute(ctx, eventSubscription, refOf(ctx, input), { type: 'openCalendar', ...input }, projectors).catch(own);
  return { token };
}

/** Ends the address of a calendar; without one nothing changes. @throws Refusal `subscription_unknown` */
export async function closeCalendar(ctx: CommandContext, input: SubscriptionId): Promise<void> {
  await execute(ctx, eventSubscription, refOf(ctx, input), { type: 'closeCalendar', ...input }, [CHANGING]).catch(own);
}

/** Deletes a subscription; the worker then removes its events. @throws Refusal `subscription_unknown` */
export async function deleteSubscription(ctx: CommandContext, input: SubscriptionId): Promise<void> {
  await execute(ctx, eventSubscription, refOf(ctx, input), { type: 'delete', ...input }, [CHANGING]).catch(own);
}
