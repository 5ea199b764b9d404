import type { Untimed } from '@graha/domain/core/aggregate';
import { stripeInbox, type StripeInboxCommand } from '@graha/domain/billing/stripe-inbox';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActorContext, Db } from '../postgres/context.ts';
import { execute, stateOf } from '../aggregates/execute.ts';

type Command = Untimed<StripeInboxCommand>;

/** Appends that a message was received, or its outcome. False if the log has it already. */
export async function appendToInbox(
  { db }: Db,
  { stripeEventId, command }: { stripeEventId: string; command: Command },
): Promise<boolean> {
  const ctx = { db, actor: { kind: 'stripe', id: stripeEventId }, correlationId: stripeEventId } as const;
  return (await execute(ctx, stripeInbox, stripeEventId, command)).length > 0;
}

/**
 * As portal, for an operator: the worker handles a message again. False if it waits already.
 *
 * @throws Refusal where there is no such message
 */
export const replayMessage = async (
  ctx: ActorContext,
  { stripeEventId }: { stripeEventId: string },
): Promise<boolean> =>
  (await execute({ ...ctx, correlationId: stripeEventId }, stripeInbox, stripeEventId, { type: 'replay' })).length > 0;

const POLL_MS = 50;

/** As portal: records a message of our own, as if Stripe had sent it. False where the worker has not handled it in time. */
export async function receiveAndAwait(
  ctx: Db,
  { message, waitMs }: { message: Omit<Extract<Command, { type: 'receive' }>, 'type'>; waitMs: number },
): Promise<boolean> {
  const id = `look_${randomUUID()}`;
  await appendToInbox(ctx, { stripeEventId: id, command: { type: 'receive', ...message } });
  for (const endMs = performance.now() + waitMs; performance.now() < endMs; await sleep(POLL_MS)) {
    if ((await stateOf(ctx, stripeInbox, id)) === 'settled') return true;
  }
  return false;
}

export type WaitingMessage = { stripeEventId: string; eventType: string; objectId: string };

/** As worker: the messages to handle now, in the order in which they were received. */
export async function waitingMessages({ db }: Db, { max }: { max: number }): Promise<WaitingMessage[]> {
  const { rows } = await db.query<WaitingMessage>(
    `SELECT stripe_event_id AS "stripeEventId", event_type AS "eventType", object_id AS "objectId"
     FROM graha.stripe_inbox WHERE status IN ('waiting', 'failed') AND next_attempt_at <= (SELECT graha.ledger_now())
     ORDER BY received_at, stripe_event_id LIMIT $1`,
    [max],
  );
  return rows;
}

/** As worker: the workspace that is this customer at Stripe. */
export async function tenantOfCustomer(
  { db }: Db,
  { stripeCustomerId }: { stripeCustomerId: string },
): Promise<string | null> {
  const { rows } = await db.query<{ tenantId: string }>(
    'SELECT tenant_id AS "tenantId" FROM graha.billing_customer WHERE stripe_customer_id = $1',
    [stripeCustomerId],
  );
  return rows[0]?.tenantId ?? null;
}

/** As worker: every workspace that has a customer at Stripe. */
export async function billingCustomers({ db }: Db): Promise<{ tenantId: string; stripeCustomerId: string }[]> {
  const { rows } = await db.query<{ tenantId: string; stripeCustomerId: string }>(
    'SELECT tenant_id AS "tenantId", stripe_customer_id AS "stripeCustomerId" FROM graha.billing_customer ORDER BY linked_at',
  );
  return rows;
}
