import { newsOf, NEWS_EVENTS } from '@graha/domain/events/webhook-news';
import { webhookBody, type WebhookType } from '@graha/domain/webhooks/webhook-types';
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { feedSteps } from '../log/event-feed.ts';
import type { Recorded } from '../log/event-store.ts';
import type { Db } from '../postgres/context.ts';

const CONSUMER = 'webhooks';
const KEPT = '30 days';

export type WebhookNews = {
  tenantId: string;
  /** Unique name of the event, from which the id of the message is derived. */
  occasion: string;
  type: WebhookType;
  at: Date;
  data: object;
};

/** Queues new events of the log for every subscribed endpoint (role: worker). Returns the number of events. */
export async function queueNews({ db }: Db): Promise<number> {
  let events = 0;
  const steps = feedSteps({ db }, { name: CONSUMER, types: NEWS_EVENTS, upTo: 'end', handle: queueEvent });
  for await (const step of steps) events += step;
  return events;
}

async function queueEvent(tx: PoolClient, event: Recorded): Promise<void> {
  const news = newsOf(event);
  if (!news) return;
  await queueMessage(tx, { tenantId: event.tenantId, occasion: event.eventId, at: event.occurredAt, ...news });
}

/** The id of a message, the same for all endpoints. */
export const messageIdOf = (tenantId: string, occasion: string): string =>
  `msg_${createHash('sha256').update(`${tenantId} ${occasion}`).digest('hex').slice(0, 32)}`;

/**
 * Queues a message in the transaction that records the event (role: worker). Endpoints that were added later, or are paused,
 * get nothing.
 */
export async function queueMessage(tx: PoolClient, { occasion, at, data, ...news }: WebhookNews): Promise<void> {
  const messages = [{ occasion, body: webhookBody(news.type, at, data) }];
  await queueMessages(tx, { ...news, since: at, messages });
}

type Messages = {
  tenantId: string;
  type: WebhookType;
  /** Endpoints that were added later get nothing. */
  since: Date;
  messages: readonly { occasion: string; body: string }[];
};

/** Queues several messages of one type, as `queueMessage` does. */
export async function queueMessages(tx: PoolClient, { tenantId, type, since, messages }: Messages): Promise<void> {
  if (messages.length === 0) return;
  await tx.query(
    `INSERT INTO graha.webhook_delivery
       (tenant_id, delivery_id, webhook_id, message_id, type, body, created_at, next_attempt_at)
     SELECT w.tenant_id, gen_random_uuid(), w.webhook_id, m.id, $2, m.body, n.now, n.now
     FROM graha.webhook w, unnest($4::text[], $5::text[]) AS m (id, body), (SELECT graha.ledger_now() AS now) n
     WHERE w.tenant_id = $1 AND w.status = 'active' AND $2 = ANY (w.types) AND w.added_at <= $3
     ON CONFLICT (tenant_id, webhook_id, message_id) DO NOTHING`,
    [
      tenantId,
      type,
      since,
      messages.map(({ occasion }) => messageIdOf(tenantId, occasion)),
      messages.map(({ body }) => body),
    ],
  );
}

/** Deletes deliveries older than thirty days; returns the number deleted. */
export async function sweepDeliveries({ db }: Db): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM graha.webhook_delivery WHERE created_at < (SELECT graha.ledger_now()) - interval '${KEPT}'`,
  );
  return rowCount ?? 0;
}
