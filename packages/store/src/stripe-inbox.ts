import { NIL_TENANT_ID, type EventContext } from '@graha/domain/event';
import { stripeInbox, type StripeInboxCommand } from '@graha/domain/stripe-inbox';
import { stripeStream } from '@graha/domain/streams';
import type { Pool } from 'pg';
import { execute } from './execute.ts';
import { ledgerNow } from './ledger-clock.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { INLINE } from './read-models/all.ts';
import { contextOf } from './workspace.ts';

type Wish = StripeInboxCommand extends infer Command ? (Command extends unknown ? Omit<Command, 'now'> : never) : never;

/** Notes a message, or what became of it. True if that is news. */
export const tellInbox = (pool: Pool, stripeEventId: string, wish: Wish): Promise<boolean> =>
  tell(pool, stripeEventId, wish, {
    tenantId: NIL_TENANT_ID,
    actor: { kind: 'stripe', id: stripeEventId },
    correlationId: stripeEventId,
    causationId: null,
    requestId: null,
  });

/**
 * As portal, for an operator: lets a message be acted upon once more, soon and by the same hand as ever. False if it waits for
 * that already. @throws Refusal where there is no such message
 */
export const replayMessage = (
  pool: Pool,
  stripeEventId: string,
  { operatorId, requestId }: { operatorId: string; requestId: string },
): Promise<boolean> => {
  const by = contextOf(NIL_TENANT_ID, { actor: { kind: 'admin', id: operatorId }, requestId });
  return tell(pool, stripeEventId, { type: 'replay' }, { ...by, correlationId: stripeEventId });
};

async function tell(pool: Pool, stripeEventId: string, wish: Wish, context: EventContext): Promise<boolean> {
  // Safe: a wish is a command without its moment.
  const command = { ...wish, now: (await ledgerNow(pool)).toISOString() } as StripeInboxCommand;
  const store = createPostgresEventStore(pool, INLINE);
  return (await execute(store, stripeInbox, stripeStream(stripeEventId), command, context)).length > 0;
}

export type WaitingMessage = { stripeEventId: string; eventType: string; objectId: string };

/** As worker: what is to be acted upon now, in the order of its coming. */
export async function waitingMessages(pool: Pool, max: number): Promise<WaitingMessage[]> {
  const { rows } = await pool.query<WaitingMessage>(
    `SELECT stripe_event_id AS "stripeEventId", event_type AS "eventType", object_id AS "objectId"
     FROM graha.stripe_inbox WHERE status IN ('waiting', 'failed') AND next_attempt_at <= graha.ledger_now()
     ORDER BY received_at, stripe_event_id LIMIT $1`,
    [max],
  );
  return rows;
}

/** As worker: the workspace that is this customer at Stripe. */
export async function tenantOfCustomer(pool: Pool, stripeCustomerId: string): Promise<string | null> {
  const { rows } = await pool.query<{ tenantId: string }>(
    'SELECT tenant_id AS "tenantId" FROM graha.billing_customer WHERE stripe_customer_id = $1',
    [stripeCustomerId],
  );
  return rows[0]?.tenantId ?? null;
}

/** As worker: every workspace that has ever been about to pay. */
export async function billingCustomers(pool: Pool): Promise<{ tenantId: string; stripeCustomerId: string }[]> {
  const { rows } = await pool.query<{ tenantId: string; stripeCustomerId: string }>(
    'SELECT tenant_id AS "tenantId", stripe_customer_id AS "stripeCustomerId" FROM graha.billing_customer ORDER BY linked_at',
  );
  return rows;
}
