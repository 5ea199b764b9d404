import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

/** Limit per workspace: receivers that never answer must not delay other workspaces. */
const PER_WORKSPACE = 6;
/** Limit per webhook: a slow receiver must not delay the others of its workspace. */
const PER_WEBHOOK = 3;
/** A delivery whose worker died is taken again after this time, which is much longer than an attempt and its record. */
export const LEASE_S = 60;

export type Taken = {
  tenantId: string;
  deliveryId: string;
  webhookId: string;
  messageId: string;
  body: string;
  /** Number of earlier attempts. */
  attempts: number;
  now: Date;
  /** The end of the lease, as Postgres writes it. A worker that reads another end no longer holds the delivery. */
  lease: string;
  url: string;
  sealed: string;
  oldSealed: string | null;
};

/**
 * $2 and $3 name the workspace and the webhook of each active delivery. `pending` goes from webhook to webhook of the index: a
 * list of all due deliveries would be read again for each take, a hundred thousand times when as many are due.
 */
const TAKE = `
  WITH RECURSIVE clock AS MATERIALIZED (SELECT graha.ledger_now() AS now),
  pending AS (
    (SELECT d.tenant_id, d.webhook_id FROM graha.webhook_delivery d WHERE d.next_attempt_at IS NOT NULL
      ORDER BY d.tenant_id, d.webhook_id LIMIT 1)
    UNION ALL
    SELECT n.tenant_id, n.webhook_id FROM pending p CROSS JOIN LATERAL (
      SELECT d.tenant_id, d.webhook_id FROM graha.webhook_delivery d WHERE d.next_attempt_at IS NOT NULL
        AND (d.tenant_id, d.webhook_id) > (p.tenant_id, p.webhook_id) ORDER BY d.tenant_id, d.webhook_id LIMIT 1) n),
  due AS (SELECT d.tenant_id, d.delivery_id, d.next_attempt_at AS due_at, w.url, w.sealed_secret, w.old_sealed_secret, w.old_valid_until,
      row_number() OVER (PARTITION BY d.tenant_id ORDER BY d.next_attempt_at)
        + (SELECT count(*) FROM unnest($2::uuid[]) u WHERE u = d.tenant_id) AS place
    FROM pending b JOIN graha.webhook w USING (tenant_id, webhook_id)
    CROSS JOIN LATERAL (SELECT x.tenant_id, x.delivery_id, x.next_attempt_at FROM graha.webhook_delivery x
      WHERE x.tenant_id = w.tenant_id AND x.webhook_id = w.webhook_id AND x.next_attempt_at <= (SELECT now FROM clock)
      ORDER BY x.next_attempt_at
      LIMIT greatest(0, ${PER_WEBHOOK} - (SELECT count(*) FROM unnest($3::uuid[]) u WHERE u = w.webhook_id))) d
    WHERE w.status = 'active'),
  chosen AS (SELECT * FROM due WHERE place <= ${PER_WORKSPACE} ORDER BY place, due_at LIMIT $1),
  locked AS (SELECT c.* FROM chosen c JOIN graha.webhook_delivery x USING (tenant_id, delivery_id)
    WHERE x.next_attempt_at <= (SELECT now FROM clock) FOR UPDATE OF x SKIP LOCKED)
  UPDATE graha.webhook_delivery t SET next_attempt_at = clock.now + interval '${LEASE_S} seconds'
  FROM locked l, clock WHERE t.tenant_id = l.tenant_id AND t.delivery_id = l.delivery_id
  RETURNING t.tenant_id AS "tenantId", t.delivery_id AS "deliveryId", t.webhook_id AS "webhookId",
    t.message_id AS "messageId", t.body, t.attempts, clock.now, t.next_attempt_at::text AS lease, l.url,
    l.sealed_secret AS sealed, CASE WHEN l.old_valid_until > clock.now THEN l.old_sealed_secret END AS "oldSealed"` as const;

type Asked = { room: number; underWay: readonly Pick<Taken, 'tenantId' | 'webhookId'>[] };

/**
 * Takes up to `room` due deliveries, within the limits per workspace and per webhook, including active ones. Workspaces with
 * the fewest active deliveries come first. No other worker takes them before the lease has ended.
 */
export async function takeDue({ db }: Db, { room, underWay }: Asked): Promise<Taken[]> {
  const tenants = underWay.map(({ tenantId }) => tenantId);
  const webhooks = underWay.map(({ webhookId }) => webhookId);
  const { rows } = await query(db, TAKE, [room, tenants, webhooks]);
  return rows;
}
