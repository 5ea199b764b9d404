import { CALENDAR_EVENTS_MAX } from '@graha/domain/management/calendar-path';
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { openBirth } from '../births/sealed-birth.ts';
import type { Db } from '../postgres/context.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

/** An event of a calendar: one that was delivered, and thereby paid for. */
export type CalendarEvent = {
  eventId: string;
  kind: string;
  at: Date;
  settledAt: Date;
  details: Record<string, unknown>;
  /** The workspace's own id of the person; null: none, or an event of a place or of the sky. */
  reference: string | null;
};

/** A calendar with its mark, which changes whenever one of its events is added, moved, named otherwise or removed. */
export type EventCalendar = { mark: string; events: () => Promise<CalendarEvent[]> };

/** The hash by which a calendar is found. The address itself is random, so that it needs neither salt nor key. */
export const calendarHash = (token: string): Buffer => createHash('sha256').update(token).digest();

type Ref = { tenantId: string; subscriptionId: string };

/** Events of erased births are left out, even before the worker has removed them. */
const EVENTS =
  `FROM (SELECT x.event_id, x.at, x.kind, x.state, x.settled_at, x.birth_id, x.details FROM graha.due_event x
    WHERE x.tenant_id = $1 AND x.subscription_id = $2 AND x.state <> 'due'
    ORDER BY x.settled_at DESC, x.event_id DESC LIMIT ${CALENDAR_EVENTS_MAX}) e
  LEFT JOIN graha.birth b ON b.tenant_id = $1 AND b.birth_id = e.birth_id
  WHERE e.state = 'delivered' AND (e.birth_id IS NULL OR b.birth_id IS NOT NULL)
  ORDER BY e.settled_at DESC, e.event_id DESC` as const;

/**
 * Returns the calendar at a private address; null for an address that is none, or none any more. The events are read when they are
 * asked for: a program that polls has most often the same already.
 */
export async function findCalendar({ db }: Db, { token }: { token: string }): Promise<EventCalendar | null> {
  const { rows } = await query(
    db,
    'SELECT tenant_id AS "tenantId", subscription_id AS "subscriptionId" FROM graha.find_event_calendar($1)',
    [calendarHash(token)],
  );
  const [ref] = rows;
  if (!ref) return null;
  return {
    mark: await withTenant(db, ref.tenantId, (tx) => markOf(tx, ref)),
    events: () => withTenant(db, ref.tenantId, (tx) => eventsOf(tx, ref)),
  };
}

async function markOf(tx: PoolClient, { tenantId, subscriptionId }: Ref): Promise<string> {
  const { rows } = await query(tx, `SELECT e.event_id AS id, e.at, b.version ${EVENTS}`, [tenantId, subscriptionId]);
  const text = JSON.stringify([subscriptionId, rows.map(({ id, at, version }) => [id, at, version])]);
  return createHash('sha256').update(text).digest('base64url');
}

type Row = Omit<CalendarEvent, 'reference'> & { birthId: string | null; sealed: Buffer | null };

async function eventsOf(tx: PoolClient, { tenantId, subscriptionId }: Ref): Promise<CalendarEvent[]> {
  const [{ rows: keys }, { rows }] = [
    await query(tx, 'SELECT key FROM graha.text_key WHERE tenant_id = $1', [tenantId]),
    await query(
      tx,
      `SELECT e.event_id AS "eventId", e.kind, e.at, e.settled_at AS "settledAt", e.birth_id AS "birthId", e.details, b.sealed ${EVENTS}`,
      [tenantId, subscriptionId],
    ),
  ];
  const key = keys[0]?.key;
  if (!key) return []; // The workspace is being erased.
  return narrowed<Row>(required(rows, 'settledAt')).map(({ birthId, sealed, ...event }) => ({
    ...event,
    reference: birthId === null || sealed === null ? null : openBirth(key, sealed, { tenantId, birthId }).reference,
  }));
}
