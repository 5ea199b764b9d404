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
  /** Only where the reader has the column. */
  secret?: Record<string, unknown> | null;
  sealed?: SealedText | null;
  text_key?: Buffer | null;
};

/** What every reader of the log may ask for: all but `secret`. */
export const EVENT_COLUMNS = `pos, xid, event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
  correlation_id, causation_id, request_id, data, sealed`;

/** What is secret goes into a column of its own, which only a rebuild may read. */
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

/** Of a type that newer code has written, the data comes as it is: deciders and projectors pass over it. @throws TypeError if `text_key` was not read */
export function eventOf(row: EventRow): Recorded {
  const { stream_id: stream, stream_version: version, sealed, text_key: key } = row;
  const data = { ...openText({ stream, version, data: row.data, sealed, key }), ...row.secret };
  // Safe: append stores only what the registry's schemas have parsed; secret fields are left out for most readers.
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

/** An old event meets today's schema here: a field that was added since takes its default. */
function withDefaults(type: DomainEvent['type'], data: Record<string, unknown>): Record<string, unknown> {
  const absent = secretFieldsOf(eventSchemas[type]).filter((name) => !(name in data));
  return absent.length === 0 ? eventSchemas[type].parse(data) : lessened(type, absent).parse(data);
}

const LESSENED = new Map<string, z.ZodObject>();

/** A schema is compiled when it first parses, so each is made once. */
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
