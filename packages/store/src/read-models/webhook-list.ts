import { Refusal } from '@graha/domain/core/refusal';
import { WEBHOOKS_MAX } from '@graha/domain/webhooks/webhook-types';
import type { PoolClient } from 'pg';
import type { Projector } from '../log/projector.ts';
import { query } from '../postgres/query.ts';

type Ref = { tenantId: string; data: { webhookId: string } };
const HERE = 'WHERE tenant_id = $1 AND webhook_id = $2';

const removeAll = async (tx: PoolClient, { tenantId, data: { webhookId } }: Ref): Promise<void> => {
  await tx.query(`DELETE FROM graha.webhook_delivery ${HERE}`, [tenantId, webhookId]);
  await tx.query(`DELETE FROM graha.webhook ${HERE}`, [tenantId, webhookId]);
};

/** Limits the number of webhooks here, under a lock per tenant, because one stream does not know the others of its workspace. */
async function requireSpace(tx: PoolClient, tenantId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`webhooks ${tenantId}`]);
  const { rows } = await query(tx, 'SELECT count(*)::int AS count FROM graha.webhook WHERE tenant_id = $1', [tenantId]);
  if ((rows[0]?.count ?? 0) >= WEBHOOKS_MAX) throw new Refusal('webhooks_too_many');
}

/** Webhooks, for the list in the portal and for signing and sending messages. */
export const webhookList: Projector = {
  name: 'webhook-list',
  on: {
    WebhookAdded: async (tx, { tenantId, occurredAt, data: { webhookId, url, types, sealed } }) => {
      await requireSpace(tx, tenantId);
      await tx.query(
        `INSERT INTO graha.webhook (tenant_id, webhook_id, url, types, status, sealed_secret, added_at)
         VALUES ($1, $2, $3, $4, 'active', $5, $6)`,
        [tenantId, webhookId, url, types, sealed, occurredAt],
      );
    },
    WebhookChanged: (tx, { tenantId, data: { webhookId, url, types } }) =>
      tx.query(`UPDATE graha.webhook SET url = $3, types = $4 ${HERE}`, [tenantId, webhookId, url, types]),
    WebhookSecretReplaced: (tx, { tenantId, data: { webhookId, sealed, oldValidUntil } }) =>
      tx.query(
        `UPDATE graha.webhook SET old_sealed_secret = sealed_secret, old_valid_until = $4, sealed_secret = $3 ${HERE}`,
        [tenantId, webhookId, sealed, oldValidUntil],
      ),
    WebhookPaused: (tx, { tenantId, data: { webhookId, because } }) =>
      tx.query(`UPDATE graha.webhook SET status = 'paused', paused_because = $3 ${HERE}`, [
        tenantId,
        webhookId,
        because,
      ]),
    WebhookResumed: (tx, { tenantId, data: { webhookId } }) =>
      tx.query(`UPDATE graha.webhook SET status = 'active', paused_because = NULL ${HERE}`, [tenantId, webhookId]),
    WebhookRemoved: removeAll,
  },
};
