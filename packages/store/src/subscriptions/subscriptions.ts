import type { DeliverBy, StoppedBecause } from '@graha/domain/subscriptions/event-subscription';
import type { PoolClient } from 'pg';
import type { TenantContext } from '../postgres/context.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { openTarget, type SubscribedTo } from './sealed-target.ts';

export type Subscription = {
  subscriptionId: string;
  of: SubscribedTo;
  kinds: string[];
  daysAhead: number;
  deliver: DeliverBy;
  language: string;
  capCredits: number | null;
  status: 'active' | 'paused';
  /** Why nothing is delivered until `stoppedUntil`; null: not stopped. */
  stoppedBecause: StoppedBecause | null;
  stoppedUntil: Date | null;
  /** Instant since which its calendar has the present address; null: none. */
  calendarSince: Date | null;
  /** Whether it can deliver: a feed, or an active webhook that takes `sky.event`. */
  canDeliver: boolean;
  /** Credits spent in the current month, UTC. */
  spentCredits: number;
  createdAt: Date;
};

/** The last subscription of a page: the next page begins after it. */
export type SubscriptionCursor = { createdAt: Date; subscriptionId: string };

type Row = Omit<Subscription, 'of' | 'spentCredits'> & { sealed: Buffer; spentCredits: string };

const COLUMNS = `subscription_id AS "subscriptionId", sealed, kinds, days_ahead AS "daysAhead", deliver, language,
  cap_credits AS "capCredits", status, calendar_since AS "calendarSince", created_at AS "createdAt",
  CASE WHEN deliver_from > (SELECT graha.ledger_now()) THEN stopped_because END AS "stoppedBecause",
  CASE WHEN deliver_from > (SELECT graha.ledger_now()) THEN deliver_from END AS "stoppedUntil",
  CASE WHEN spent_month = date_trunc('month', (SELECT graha.ledger_now()) AT TIME ZONE 'utc') THEN spent_credits ELSE 0 END
    AS "spentCredits",
  deliver <> 'webhook' OR EXISTS (SELECT FROM graha.webhook w WHERE w.tenant_id = event_subscription.tenant_id AND w.status = 'active'
    AND 'sky.event' = ANY (w.types)) AS "canDeliver"` as const;

async function keyOf(tx: PoolClient, tenantId: string): Promise<Buffer | null> {
  const { rows } = await query(tx, 'SELECT key FROM graha.text_key WHERE tenant_id = $1', [tenantId]);
  return rows[0]?.key ?? null;
}

const opened = (key: Buffer, tenantId: string, { sealed, spentCredits, ...row }: Row): Subscription => ({
  ...row,
  spentCredits: Number(spentCredits),
  of: openTarget(key, sealed, { tenantId, subscriptionId: row.subscriptionId }),
});

/** Returns one subscription; null if the workspace has none with this id. */
export function findSubscription(
  { db, tenantId }: TenantContext,
  { subscriptionId }: { subscriptionId: string },
): Promise<Subscription | null> {
  return withTenant(db, tenantId, async (tx) => {
    const key = await keyOf(tx, tenantId);
    const { rows } = await query(
      tx,
      `SELECT ${COLUMNS} FROM graha.event_subscription WHERE tenant_id = $1 AND subscription_id = $2 AND status <> 'deleted'`,
      [tenantId, subscriptionId],
    );
    const [row] = narrowed<Row>(rows);
    return key === null || !row ? null : opened(key, tenantId, row);
  });
}

/** Returns subscriptions, newest first. */
export function listSubscriptions(
  { db, tenantId }: TenantContext,
  { limit, after = null }: { limit: number; after?: SubscriptionCursor | null },
): Promise<Subscription[]> {
  return withTenant(db, tenantId, async (tx) => {
    const key = await keyOf(tx, tenantId);
    if (key === null) return [];
    const { rows } = await query(
      tx,
      `SELECT ${COLUMNS} FROM graha.event_subscription
       WHERE tenant_id = $1 AND status <> 'deleted'
         AND (created_at, subscription_id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)
       ORDER BY created_at DESC, subscription_id DESC LIMIT $4`,
      [tenantId, after?.createdAt ?? null, after?.subscriptionId ?? LAST_ID, limit],
    );
    return narrowed<Row>(rows).map((row) => opened(key, tenantId, row));
  });
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** An event at its end: `delivered`, or `missed` at no cost because no webhook took it. */
export type SettledEvent = {
  eventId: string;
  kind: string;
  at: Date;
  birthId: string | null;
  state: 'delivered' | 'missed';
  settledAt: Date;
  credits: number;
  /** Null: missed, and not paid for. */
  details: Record<string, unknown> | null;
};

/** The last event of a page. */
export type SettledCursor = { settledAt: Date; eventId: string };

/** Returns the settled events of a subscription, newest first. Events are kept for three months. */
export function listSettled(
  { db, tenantId }: TenantContext,
  { subscriptionId, limit, after = null }: { subscriptionId: string; limit: number; after?: SettledCursor | null },
): Promise<SettledEvent[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT event_id AS "eventId", kind, at, birth_id AS "birthId", state, settled_at AS "settledAt",
         coalesce(credits, 0) AS credits, CASE WHEN state = 'delivered' THEN details END AS details
       FROM graha.due_event
       WHERE tenant_id = $1 AND subscription_id = $2 AND state <> 'due'
         AND (settled_at, event_id) < (coalesce($3::timestamptz, 'infinity'), $4::uuid)
       ORDER BY settled_at DESC, event_id DESC LIMIT $5`,
      [tenantId, subscriptionId, after?.settledAt ?? null, after?.eventId ?? LAST_ID, limit],
    );
    return narrowed<SettledEvent>(required(rows, 'settledAt'));
  });
}
