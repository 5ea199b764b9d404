import { subscriptionStream } from '@graha/domain/streams';
import {
  subscription,
  type Subscription,
  type SubscriptionCommand,
  type SubscriptionEvent,
} from '@graha/domain/subscription';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Recorded } from './event-store.ts';
import { execute } from './execute.ts';
import { ledgerNow } from './ledger-clock.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { INLINE } from './read-models/all.ts';
import type { Acting } from './workspace.ts';

type Wish = SubscriptionCommand extends infer Command
  ? Command extends unknown
    ? Omit<Command, 'now'>
    : never
  : never;

/** Says something about a workspace's subscription. What was decided; nothing where it was known. */
export async function tellSubscription(
  pool: Pool,
  tenantId: string,
  wish: Wish,
  { actor, requestId, correlationId }: Acting,
): Promise<Recorded[]> {
  const context = {
    tenantId,
    actor,
    correlationId: correlationId ?? requestId ?? randomUUID(),
    causationId: null,
    requestId: requestId ?? null,
  };
  // Safe: a wish is a command without its moment.
  const command = { ...wish, now: (await ledgerNow(pool)).toISOString() } as SubscriptionCommand;
  return execute(createPostgresEventStore(pool, INLINE), subscription, subscriptionStream(tenantId), command, context);
}

export async function subscriptionOf(pool: Pool, tenantId: string): Promise<Subscription> {
  const { events } = await createPostgresEventStore(pool, []).read(subscriptionStream(tenantId), tenantId);
  // Safe: a subscription's stream holds the events of a subscription.
  return (events as unknown as SubscriptionEvent[]).reduce(subscription.evolve, subscription.initial);
}
