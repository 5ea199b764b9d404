import type { Pool, PoolClient } from 'pg';
import { DatabaseError } from 'pg';
import { narrowed, query } from '../postgres/query.ts';
import { eventOf, splitSecrets, type EventRow } from './event-row.ts';
import { readableData, sealText, type SealedText } from './event-text.ts';
import { Conflict, ForeignStream, parsed, type EventStore, type Recorded } from './event-store.ts';
import { project, type Projector } from './projector.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

const VERSION_CONFLICT = 'GR001';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Creates an event store whose projectors run in the transaction of the append, so a writer can read the effects of its event.
 */
export function createPostgresEventStore(pool: Pool, projectors: readonly Projector[]): EventStore {
  return {
    read: (stream, tenantId) =>
      withTenant(pool, tenantId, async (tx) => {
        const { rows } = await query(tx, 'SELECT * FROM graha.read_stream($1)', [stream]);
        return { events: narrowed<EventRow>(rows).map(eventOf), version: rows.length };
      }),

    append: (stream, expectedVersion, events, context) =>
      withTenant(
        pool,
        context.tenantId,
        async (tx) => {
          const wanted = events.map(parsed);
          const stored = await insert(tx, stream, expectedVersion, wanted, context);
          await project(projectors, tx, stored);
          return stored;
        },
        'BEGIN READ WRITE',
      ),
  };
}

const insert = async (
  tx: PoolClient,
  ...[stream, expectedVersion, events, context]: Parameters<EventStore['append']>
) => {
  const { tenantId, ...metadata } = context;
  const wanted: (ReturnType<typeof splitSecrets> & { sealed: SealedText | null })[] = [];
  for (const [index, event] of events.entries()) {
    const split = splitSecrets(event);
    const place = { tenantId, stream, version: expectedVersion + index + 1 };
    wanted.push({ ...split, ...(await sealText(tx, { ...split, ...place })) });
  }
  const values = [stream, expectedVersion, tenantId, metadata, JSON.stringify(wanted)] as const;
  const { rows } = await query(
    tx,
    'SELECT * FROM graha.append_events($1, $2, $3, $4, $5) ORDER BY stream_version',
    values,
  ).catch((error: unknown) => {
    throw namedError(error, stream);
  });
  return rows.map((row, index) => {
    const envelope = { eventId: row.event_id, streamId: stream, streamVersion: row.stream_version, schemaVersion: 1 };
    const place = { occurredAt: row.occurred_at, pos: BigInt(row.pos), xid: BigInt(row.xid) };
    const event = events[index];
    const data = event && readableData(event.data, wanted[index]?.sealed);
    // Safe: the function returns one row for each event, in their order.
    return { ...event, data, ...context, ...envelope, ...place } as Recorded;
  });
};

function namedError(error: unknown, stream: string): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === VERSION_CONFLICT) return new Conflict(error.message, { cause: error });
  if (error.code === INSUFFICIENT_PRIVILEGE) return new ForeignStream(`${stream}: ${error.message}`, { cause: error });
  return error;
}
