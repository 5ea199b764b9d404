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

/**
 * Queues a message in the transaction that records the event (role: worker). Endpoints that were added later, or are paused,
 * get nothing.
 */
export async function queueMessage(tx: PoolClient, { tenantId, occasion, type, at, data }: WebhookNews): Promise<void> {
  const messageId = `msg_${createHash('sha256').update(`${tenantId} ${occasion}`).digest('hex').slice(0, 32)}`;
  await tx.query(
    `INSERT INTO graha.webhook_delivery
       (tenant_id, delivery_id, webhook_id, message_id, type, body, created_at, next_attempt_at)
     SELECT w.tenant_id, gen_random_uuid(), w.webhook_id, $2, $3, $4, n.now, n.now
     FROM graha.webhook w, (SELECT graha.ledger_now() AS now) n
     WHERE w.tenant_id = $1 AND w.status = 'active' AND $3 = ANY (w.types) AND w.added_at <= $5
     ON CONFLICT (tenant_id, webhook_id, message_id) DO NOTHING`,
    [tenantId, messageId, type, webhookBody(type, at, data), at],
  );
}

/** Deletes deliveries older than thirty days; returns the number deleted. */
export async function sweepDeliveries({ db }: Db): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM graha.webhook_delivery WHERE created_at < (SELECT graha.ledger_now()) - interval '${KEPT}'`,
  );
  return rowCount ?? 0;
}
