import type { Db } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';

export type InboxStatus = 'waiting' | 'applied' | 'ignored' | 'failed';

export type InboxMessage = {
  stripeEventId: string;
  eventType: string;
  objectId: string;
  /** Creation time at Stripe and time of receipt. */
  createdAt: Date;
  receivedAt: Date;
  status: InboxStatus;
  attempts: number;
  /** Null unless the message is waiting or has failed. */
  nextAttemptAt: Date | null;
  /** The effect, the reason for ignoring it, or the failure. */
  note: string | null;
};

export type InboxFilter = {
  status?: InboxStatus;
  /** Id of the message or of its object, or a part of its type. */
  search?: string;
  /** The last message of the previous page. */
  after?: Pick<InboxMessage, 'receivedAt' | 'stripeEventId'>;
  limit: number;
};

const MESSAGES_PER_PAGE_MAX = 200;

const RECEIVED = `date_trunc('milliseconds', received_at AT TIME ZONE 'UTC')`;
const NEWEST_FIRST = `ORDER BY ${RECEIVED} DESC, stripe_event_id DESC LIMIT $1` as const;
/** Messages in the state of the page that are older than the last message of the previous page. */
const OF_PAGE = `($2::text IS NULL OR status = $2)
  AND ($3::timestamptz IS NULL OR (${RECEIVED}, stripe_event_id) < ($3::timestamptz AT TIME ZONE 'UTC', $4))` as const;

/** There are few types among many messages; one index look-up finds each. */
const TYPES = `
  (SELECT event_type FROM graha.stripe_inbox ORDER BY event_type LIMIT 1)
  UNION ALL SELECT (SELECT event_type FROM graha.stripe_inbox m WHERE m.event_type > t.event_type ORDER BY event_type LIMIT 1)
  FROM types t WHERE t.event_type IS NOT NULL`;

/** Each of the three conditions has an index; a single condition with OR would read all messages. */
const MATCHING = `
  (SELECT * FROM graha.stripe_inbox WHERE stripe_event_id = $5 AND ${OF_PAGE})
  UNION (SELECT * FROM graha.stripe_inbox WHERE object_id = $5 AND ${OF_PAGE} ${NEWEST_FIRST})
  UNION (SELECT m.* FROM types t CROSS JOIN LATERAL (
      SELECT * FROM graha.stripe_inbox WHERE event_type = t.event_type AND ${OF_PAGE} ${NEWEST_FIRST}) m
    WHERE strpos(t.event_type, lower($5)) > 0)` as const;

const page = <const From extends string>(from: From) =>
  `
  SELECT stripe_event_id AS "stripeEventId", event_type AS "eventType", object_id AS "objectId",
    created_at AS "createdAt", date_trunc('milliseconds', received_at) AS "receivedAt", status, attempts, note,
    CASE WHEN status IN ('waiting', 'failed') THEN next_attempt_at END AS "nextAttemptAt"
  FROM ${from} ${NEWEST_FIRST}` as const;
const NEWEST = page(`graha.stripe_inbox WHERE ${OF_PAGE}`);
const FOUND = `WITH RECURSIVE types AS (${TYPES}) ${page(`(${MATCHING}) found`)}` as const;

/** Returns messages from Stripe, newest first (role: operator or worker). */
export async function inboxPage({ db }: Db, { status, search, after, limit }: InboxFilter): Promise<InboxMessage[]> {
  const asked = [
    Math.min(limit, MESSAGES_PER_PAGE_MAX),
    status ?? null,
    after?.receivedAt ?? null,
    after?.stripeEventId ?? null,
  ] as const;
  const { rows } = search === undefined ? await query(db, NEWEST, asked) : await query(db, FOUND, [...asked, search]);
  return narrowed<InboxMessage>(rows);
}

/** Numbers of messages that need attention. */
export type InboxCounts = { waiting: number; failed: number };

/**
 * Counts waiting and failed messages (role: operator or worker). A partial index has only these rows, so applied ones cost
 * nothing.
 */
export async function inboxCounts({ db }: Db): Promise<InboxCounts> {
  const { rows } = await query(
    db,
    `SELECT count(*) FILTER (WHERE status = 'waiting')::float8 AS waiting,
       count(*) FILTER (WHERE status = 'failed')::float8 AS failed
     FROM graha.stripe_inbox WHERE status IN ('waiting', 'failed')`,
  );
  if (!rows[0]) throw new Error('A count without groups is one row.');
  return rows[0];
}
