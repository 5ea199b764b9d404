import type { z } from 'zod';

/** Schemas of one aggregate's events, keyed by past-tense name. The record is the registry. */
export type EventSchemas = Record<string, z.ZodObject>;

export type EventOf<S extends EventSchemas> = {
  [Name in keyof S & string]: { type: Name; data: z.output<S[Name]> };
}[keyof S & string];

/** The originator of an event; `impersonator` is the operator who acted in another person's session. */
export type Actor = { kind: 'user' | 'key' | 'admin' | 'system' | 'stripe'; id: string; impersonator?: string };

/** Metadata of an append from its caller. All effects of one request share its `correlationId`. */
export type EventContext = {
  tenantId: string;
  actor: Actor;
  correlationId: string;
  causationId: string | null;
  requestId: string | null;
};

/** An event as the log stores it. `occurredAt` is the database's clock; `(xid, pos)` orders events of all streams. */
export type StoredEvent<E extends { type: string; data: unknown } = { type: string; data: unknown }> = E &
  EventContext & {
    eventId: string;
    streamId: string;
    streamVersion: number;
    schemaVersion: number;
    occurredAt: Date;
    pos: bigint;
    xid: bigint;
  };

/** Tenant of events without one (`admin-*`, `stripe-*`, `user-*`): no tenant policy ever matches it. */
export const NIL_TENANT_ID = '00000000-0000-0000-0000-000000000000';

/** Marks a field that only a rebuild may read. */
export const secret = <S extends z.ZodType>(schema: S): S => schema.meta({ secret: true });

export const secretFieldsOf = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => (isSecret(field) ? [name] : []));

function isSecret(field: unknown): boolean {
  // Safe: every field of an object's schema is a schema, and those that wrap another one (`nullable`) have `unwrap`.
  const schema = field as z.ZodType & { unwrap?: () => unknown };
  return schema.meta()?.['secret'] === true || (schema.unwrap !== undefined && isSecret(schema.unwrap()));
}
