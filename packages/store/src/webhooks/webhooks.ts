import { Refusal } from '@graha/domain/core/refusal';
import { WEBHOOK_TEST, WEBHOOK_TEST_DATA, webhookBody, type WebhookType } from '@graha/domain/webhooks/webhook-types';
import type { PauseReason } from '@graha/domain/webhooks/webhook';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { TenantContext } from '../postgres/context.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { narrowed, query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

export type WebhookRow = {
  webhookId: string;
  url: string;
  types: WebhookType[];
  status: 'active' | 'paused';
  pausedBecause: PauseReason | null;
  /** Until then messages also carry the signature of the replaced secret. */
  oldSecretUntil: Date | null;
  addedAt: Date;
};

export type DeliveryRow = {
  deliveryId: string;
  webhookId: string;
  messageId: string;
  type: string;
  createdAt: Date;
  attempts: number;
  /** Null: delivered, or given up. */
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
  lastAttemptAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
  lastMs: number | null;
};

/** Body and response as transmitted, the response truncated. */
export type Delivery = DeliveryRow & { body: string; lastAnswer: string | null };

const SUMMARY = `delivery_id AS "deliveryId", webhook_id AS "webhookId", message_id AS "messageId", type, created_at AS "createdAt",
  attempts, next_attempt_at AS "nextAttemptAt", delivered_at AS "deliveredAt", last_attempt_at AS "lastAttemptAt",
  last_status AS "lastStatus", last_error AS "lastError", last_ms AS "lastMs"`;

export function listWebhooks({ db, tenantId }: TenantContext): Promise<WebhookRow[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT webhook_id AS "webhookId", url, types, status, paused_because AS "pausedBecause", added_at AS "addedAt",
         CASE WHEN old_valid_until > (SELECT graha.ledger_now()) THEN old_valid_until END AS "oldSecretUntil"
       FROM graha.webhook WHERE tenant_id = $1 ORDER BY added_at, webhook_id`,
      [tenantId],
    );
    return narrowed<WebhookRow>(rows);
  });
}

/** Returns deliveries, newest first. */
export function listDeliveries(
  { db, tenantId }: TenantContext,
  { webhookId, limit }: { webhookId: string; limit: number },
): Promise<DeliveryRow[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT ${SUMMARY} FROM graha.webhook_delivery WHERE tenant_id = $1 AND webhook_id = $2
       ORDER BY created_at DESC, delivery_id LIMIT $3`,
      [tenantId, webhookId, limit],
    );
    return rows;
  });
}

type Message = Pick<DeliveryRow, 'deliveryId' | 'webhookId' | 'messageId' | 'type' | 'createdAt'> & { body: string };

/** Returns the messages to all webhooks of a tenant after a delivery, oldest first. Instants count in whole ms. */
export function listMessages(
  { db, tenantId }: TenantContext,
  { after, limit }: { after: { createdAt: Date; deliveryId: string }; limit: number },
): Promise<Message[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT delivery_id AS "deliveryId", webhook_id AS "webhookId", message_id AS "messageId", type, body,
         created_at AS "createdAt"
       FROM graha.webhook_delivery
       WHERE tenant_id = $1 AND created_at >= $2
         AND webhook_id IN (SELECT webhook_id FROM graha.webhook WHERE tenant_id = $1)
         AND (date_trunc('milliseconds', created_at), delivery_id) > ($2, $3)
       ORDER BY date_trunc('milliseconds', created_at), delivery_id LIMIT $4`,
      [tenantId, after.createdAt, after.deliveryId, limit],
    );
    return rows;
  });
}

/** Returns a delivery. @throws Refusal `delivery_unknown` */
export function findDelivery(
  { db, tenantId }: TenantContext,
  { deliveryId }: { deliveryId: string },
): Promise<Delivery> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT ${SUMMARY}, body, last_answer AS "lastAnswer" FROM graha.webhook_delivery
       WHERE tenant_id = $1 AND delivery_id = $2`,
      [tenantId, deliveryId],
    );
    if (!rows[0]) throw new Refusal('delivery_unknown');
    return rows[0];
  });
}

/** Sends the same message with the same id at once, with all attempts available again. @throws Refusal */
export function resendDelivery({ db, tenantId }: TenantContext, { deliveryId }: { deliveryId: string }): Promise<void> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `UPDATE graha.webhook_delivery SET next_attempt_at = graha.ledger_now(), attempts = 0, delivered_at = NULL
       WHERE tenant_id = $1 AND delivery_id = $2 RETURNING webhook_id AS "webhookId"`,
      [tenantId, deliveryId],
    );
    if (!rows[0]) throw new Refusal('delivery_unknown');
    await requireActive(tx, tenantId, rows[0].webhookId);
  });
}

/** Queues a test message. @throws Refusal */
export async function sendTestMessage(
  { db, tenantId }: TenantContext,
  { webhookId }: { webhookId: string },
): Promise<{ deliveryId: string }> {
  const at = await ledgerNow(db);
  const deliveryId = randomUUID();
  await withTenant(db, tenantId, async (tx) => {
    await requireActive(tx, tenantId, webhookId);
    await tx.query(
      `INSERT INTO graha.webhook_delivery
         (tenant_id, delivery_id, webhook_id, message_id, type, body, created_at, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [
        tenantId,
        deliveryId,
        webhookId,
        `msg_${deliveryId.replaceAll('-', '')}`,
        WEBHOOK_TEST,
        webhookBody(WEBHOOK_TEST, at, WEBHOOK_TEST_DATA),
        at,
      ],
    );
  });
  return { deliveryId };
}

async function requireActive(tx: PoolClient, tenantId: string, webhookId: string): Promise<void> {
  const { rows } = await query(tx, 'SELECT status FROM graha.webhook WHERE tenant_id = $1 AND webhook_id = $2', [
    tenantId,
    webhookId,
  ]);
  if (!rows[0]) throw new Refusal('webhook_unknown');
  if (rows[0].status !== 'active') throw new Refusal('webhook_paused');
}
