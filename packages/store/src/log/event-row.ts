import { secretFieldsOf, type Actor } from '@graha/domain/core/event';
import { eventSchemas, isEventType, type DomainEvent } from '@graha/domain/events/events';
import type { z } from 'zod';
import type { Recorded } from './event-store.ts';
import { openText, type SealedText } from './event-text.ts';

export type EventRow = {
  pos: string;
  xid: string;
  event_id: string;
  stream_id: string;
  stream_version: number;
  type: string;
  schema_version: number;
  tenant_id: string;
  occurred_at: Date;
  actor: Actor;
  correlation_id: string;
  causation_id: string | null;
  request_id: string | null;
  data: Record<string, unknown>;
  /** Present only if the reader may select the column. */
  secret?: Record<string, unknown> | null;
  sealed?: SealedText | null;
  text_key?: Buffer | null;
};

/** Columns that every reader of the log may select: all but `secret`. */
export const EVENT_COLUMNS = `pos, xid, event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
  correlation_id, causation_id, request_id, data, sealed`;

/** Moves secret fields to a separate column, which only a rebuild may read. */
export function splitSecrets({
  type,
  data,
}: DomainEvent): Pick<EventRow, 'type' | 'data'> & { secret: EventRow['secret'] } {
  const names = secretFieldsOf(eventSchemas[type]);
  const entries = Object.entries(data);
  const secret = entries.filter(([name]) => names.includes(name));
  return {
    type,
    data: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    secret: secret.length === 0 ? null : Object.fromEntries(secret),
  };
}

/**
 * Decodes a row. Data of a type from a newer version is returned unchanged; deciders and projectors skip it. @throws TypeError
 * if `text_key` was not selected
 */
export function eventOf(row: EventRow): Recorded {
  const { stream_id: stream, stream_version: version, sealed, text_key: key } = row;
  const data = { ...openText({ stream, version, data: row.data, sealed, key }), ...row.secret };
  // Safe: append stores only data that the registry's schemas have parsed; most readers get no secret fields.
  return {
    type: row.type,
    data: isEventType(row.type) ? withDefaults(row.type, data) : data,
    tenantId: row.tenant_id,
    actor: row.actor,
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    requestId: row.request_id,
    eventId: row.event_id,
    streamId: row.stream_id,
    streamVersion: row.stream_version,
    schemaVersion: row.schema_version,
    occurredAt: row.occurred_at,
    pos: BigInt(row.pos),
    xid: BigInt(row.xid),
  } as Recorded;
}

/** Applies today's schema to an old event: a field that was added since takes its default. */
function withDefaults(type: DomainEvent['type'], data: Record<string, unknown>): Record<string, unknown> {
  const absent = secretFieldsOf(eventSchemas[type]).filter((name) => !(name in data));
  return absent.length === 0 ? eventSchemas[type].parse(data) : lessened(type, absent).parse(data);
}

const LESSENED = new Map<string, z.ZodObject>();

/** Cached, because a schema is compiled when it first parses. */
function lessened(type: DomainEvent['type'], absent: readonly string[]): z.ZodObject {
  const name = [type, ...absent].join(' ');
  const known = LESSENED.get(name);
  if (known) return known;
  const schema: z.ZodObject = eventSchemas[type];
  // Safe: the names are those of the schema's own fields.
  const mask = Object.fromEntries(absent.map((field) => [field, true])) as Record<never, true>;
  const made = schema.omit(mask);
  LESSENED.set(name, made);
  return made;
}
