import { NIL_TENANT_ID, type Actor } from '@graha/domain/core/event';
import { withoutSecrets } from '@graha/domain/events/events';
import type { Db } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';
import { openText, TEXT_KEY, WITH_TEXT_KEY, type SealedText } from './event-text.ts';

/** An event as an operator reads it, without secrets. */
export type LoggedEvent = {
  pos: number;
  at: Date;
  type: string;
  streamId: string;
  streamVersion: number;
  /** Null: no tenant. */
  tenantId: string | null;
  tenantName: string | null;
  actor: Actor;
  requestId: string | null;
  correlationId: string;
  causationId: string | null;
  data: Record<string, unknown>;
};

export type EventLogFilter = {
  type?: string;
  tenantId?: string;
  actorKind?: Actor['kind'];
  /** Days in UTC, both inclusive. */
  fromDay?: string;
  toDay?: string;
  /** A stream with or without its prefix, or the id of a request, an event or a correlation. */
  search?: string;
  /** Position of the last event of the previous page. */
  before?: number;
  limit: number;
};

type SealedRow = { sealed: SealedText | null; text_key: Buffer | null };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const EVENTS_PER_PAGE_MAX = 200;

/** Returns events of all streams, newest first (role: operator or worker). */
export async function eventLog({ db }: Db, filter: EventLogFilter): Promise<LoggedEvent[]> {
  const { type, tenantId, actorKind, fromDay, toDay, search, before, limit } = filter;
  const { rows } = await query(
    db,
    `SELECT e.pos::float8 AS pos, e.occurred_at AS at, e.type, e.stream_id AS "streamId",
       e.stream_version AS "streamVersion", nullif(e.tenant_id, '${NIL_TENANT_ID}') AS "tenantId", c.name AS "tenantName", e.actor,
       e.request_id AS "requestId", e.correlation_id AS "correlationId", e.causation_id AS "causationId", e.data,
       e.sealed, ${TEXT_KEY}
     FROM graha.event e LEFT JOIN graha.tenant_card c USING (tenant_id) ${WITH_TEXT_KEY}
     WHERE ($1::text IS NULL OR e.type = $1) AND ($2::uuid IS NULL OR e.tenant_id = $2)
       AND ($3::text IS NULL OR e.actor ->> 'kind' = $3)
       AND ($4::date IS NULL OR e.occurred_at >= $4::date::timestamp AT TIME ZONE 'utc')
       AND ($5::date IS NULL OR e.occurred_at < ($5::date + 1)::timestamp AT TIME ZONE 'utc')
       AND ($6::text IS NULL OR e.request_id = $6 OR e.correlation_id = $6 OR e.event_id = $9::uuid
         OR e.stream_id IN ($6, 'tenant-' || $6, 'key-' || $6, 'subscription-' || $6, 'user-' || $6, 'admin-' || $6,
           'stripe-' || $6, 'incident-' || $6, 'broadcast-' || $6))
       AND ($7::bigint IS NULL OR e.pos < $7)
     ORDER BY e.pos DESC LIMIT $8`,
    [
      type ?? null,
      tenantId ?? null,
      actorKind ?? null,
      fromDay ?? null,
      toDay ?? null,
      search ?? null,
      before ?? null,
      Math.min(limit, EVENTS_PER_PAGE_MAX),
      search !== undefined && UUID.test(search) ? search : null,
    ],
  );
  return narrowed<LoggedEvent & SealedRow>(rows).map(({ sealed, text_key: key, ...event }) => {
    const { streamId: stream, streamVersion: version, data } = event;
    return withoutSecrets({ ...event, data: openText({ stream, version, data, sealed, key }) });
  });
}
