import type { Db } from '../postgres/context.ts';

export type InboxStatus = 'waiting' | 'applied' | 'ignored' | 'failed';

export type InboxMessage = {
  stripeEventId: string;
  eventType: string;
  objectId: string;
  /** When Stripe created it, and when it was received. */
  createdAt: Date;
  receivedAt: Date;
  status: InboxStatus;
  attempts: number;
  /** Null unless it waits or has failed. */
  nextAttemptAt: Date | null;
  /** Its effect, why it was ignored, or the failure. */
  note: string | null;
};

export type InboxFilter = {
  status?: InboxStatus;
  /** A message's id, its object's, or a part of its type. */
  search?: string;
  /** The last one of the page before. */
  after?: Pick<InboxMessage, 'receivedAt' | 'stripeEventId'>;
  limit: number;
};

const MESSAGES_PER_PAGE_MAX = 200;

/** The messages from Stripe, as operator or worker: the newest first. */
export async function inboxPage({ db }: Db, { status, search, after, limit }: InboxFilter): Promise<InboxMessage[]> {
  const { rows } = await db.query<InboxMessage>(
    `SELECT stripe_event_id AS "stripeEventId", event_type AS "eventType", object_id AS "objectId",
       created_at AS "createdAt", date_trunc('milliseconds', received_at) AS "receivedAt", status, attempts, note,
       CASE WHEN status IN ('waiting', 'failed') THEN next_attempt_at END AS "nextAttemptAt"
     FROM graha.stripe_inbox
     WHERE ($1::text IS NULL OR status = $1)
       AND ($2::text IS NULL OR stripe_event_id = $2 OR object_id = $2 OR strpos(event_type, lower($2)) > 0)
       AND ($3::timestamptz IS NULL OR (date_trunc('milliseconds', received_at AT TIME ZONE 'UTC'), stripe_event_id) < ($3::timestamptz AT TIME ZONE 'UTC', $4))
     ORDER BY date_trunc('milliseconds', received_at AT TIME ZONE 'UTC') DESC, stripe_event_id DESC LIMIT $5`,
    [
      status ?? null,
      search ?? null,
      after?.receivedAt ?? null,
      after?.stripeEventId ?? null,
      Math.min(limit, MESSAGES_PER_PAGE_MAX),
    ],
  );
  return rows;
}

export type InboxCounts = Record<InboxStatus, number>;

export async function inboxCounts({ db }: Db): Promise<InboxCounts> {
  const { rows } = await db.query<{ status: InboxStatus; count: number }>(
    'SELECT status, count(*)::float8 AS count FROM graha.stripe_inbox GROUP BY status',
  );
  const none: InboxCounts = { waiting: 0, applied: 0, ignored: 0, failed: 0 };
  return rows.reduce((counts, { status, count }) => ({ ...counts, [status]: count }), none);
}
