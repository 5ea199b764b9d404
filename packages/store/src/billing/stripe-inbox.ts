import type { Untimed } from '@graha/domain/core/aggregate';
import { stripeInbox, type StripeInboxCommand } from '@graha/domain/billing/stripe-inbox';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActorContext, Db } from '../postgres/context.ts';
import { execute, stateOf } from '../aggregates/execute.ts';
import { query } from '../postgres/query.ts';

type Command = Untimed<StripeInboxCommand>;

/** Appends the receipt of a message, or its outcome. Returns false if the log has it already. */
export async function appendToInbox(
  { db }: Db,
  { stripeEventId, command }: { stripeEventId: string; command: Command },
): Promise<boolean> {
  const ctx = { db, actor: { kind: 'stripe', id: stripeEventId }, correlationId: stripeEventId } as const;
  return (await execute(ctx, stripeInbox, stripeEventId, command)).length > 0;
}

/**
 * Makes the worker handle a message again (role: portal, for an operator). Returns false if the message is already waiting.
 *
 * @throws Refusal if there is no such message
 */
export const replayMessage = async (
  ctx: ActorContext,
  { stripeEventId }: { stripeEventId: string },
): Promise<boolean> =>
  (await execute({ ...ctx, correlationId: stripeEventId }, stripeInbox, stripeEventId, { type: 'replay' })).length > 0;

const POLL_MS = 50;

/**
 * Records an internal message as if from Stripe (role: portal). Returns false if the worker has not handled it within `waitMs`.
 */
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

/** Returns the messages that are due, in order of receipt (role: worker). */
export async function waitingMessages({ db }: Db, { max }: { max: number }): Promise<WaitingMessage[]> {
  const { rows } = await query(
    db,
    `SELECT stripe_event_id AS "stripeEventId", event_type AS "eventType", object_id AS "objectId"
     FROM graha.stripe_inbox WHERE status IN ('waiting', 'failed') AND next_attempt_at <= (SELECT graha.ledger_now())
     ORDER BY received_at, stripe_event_id LIMIT $1`,
    [max],
  );
  return rows;
}

/** Returns the workspace of a Stripe customer (role: worker). */
export async function tenantOfCustomer(
  { db }: Db,
  { stripeCustomerId }: { stripeCustomerId: string },
): Promise<string | null> {
  const { rows } = await query(
    db,
    'SELECT tenant_id AS "tenantId" FROM graha.billing_customer WHERE stripe_customer_id = $1',
    [stripeCustomerId],
  );
  return rows[0]?.tenantId ?? null;
}

/** Returns every workspace that has a Stripe customer (role: worker). */
export async function billingCustomers({ db }: Db): Promise<{ tenantId: string; stripeCustomerId: string }[]> {
  const { rows } = await query(
    db,
    'SELECT tenant_id AS "tenantId", stripe_customer_id AS "stripeCustomerId" FROM graha.billing_customer ORDER BY linked_at',
  );
  return rows;
}
