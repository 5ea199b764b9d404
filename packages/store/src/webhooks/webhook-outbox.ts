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
  /** What happened, named so that no other occurrence has the same name: the id of the message follows from it. */
  occasion: string;
  type: WebhookType;
  at: Date;
  data: object;
};

/** Queues what the log says since the last time for every endpoint that subscribed to it, as worker; how many events. */
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

/** In the transaction in which the occasion is noted, as worker. Endpoints that were added later, or are paused, get nothing. */
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

/** Deletes what is older than thirty days, and returns how many deliveries that were. */
export async function sweepDeliveries({ db }: Db): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM graha.webhook_delivery WHERE created_at < (SELECT graha.ledger_now()) - interval '${KEPT}'`,
  );
  return rowCount ?? 0;
}
