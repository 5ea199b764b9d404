import { NIL_TENANT_ID } from '@graha/domain/event';
import { withoutSecrets } from '@graha/domain/events';
import { randomUUID } from 'node:crypto';
import { Conflict, ForeignStream, isTenantless, parsed, type EventStore, type Recorded } from './event-store.ts';

/** For tests of what stands on the port: the same rules without a database, and no read models. */
export function createMemoryEventStore(now: () => Date = () => new Date()): EventStore {
  const log: Recorded[] = [];
  const streamOf = (stream: string) => log.filter(({ streamId }) => streamId === stream);

  return {
    read(stream, tenantId) {
      const events = streamOf(stream).filter((event) => isTenantless(stream) || event.tenantId === tenantId);
      return Promise.resolve({ events: events.map(withoutSecrets), version: events.length });
    },

    async append(stream, expectedVersion, events, context) {
      const present = streamOf(stream);
      if (
        isTenantless(stream) !== (context.tenantId === NIL_TENANT_ID) ||
        isForeign(present, stream, context.tenantId)
      ) {
        throw new ForeignStream(`stream ${stream} belongs to another tenant`);
      }
      if (present.length !== expectedVersion) throw new Conflict(`stream ${stream} has moved on`);
      const stored = events.map((event, index) => {
        const pos = BigInt(log.length + index + 1);
        const envelope = { eventId: randomUUID(), streamId: stream, streamVersion: expectedVersion + index + 1 };
        // Safe: an event of the registry with its envelope is what the log records.
        return {
          ...parsed(event),
          ...context,
          ...envelope,
          schemaVersion: 1,
          occurredAt: now(),
          pos,
          xid: pos,
        } as Recorded;
      });
      log.push(...stored);
      return stored;
    },
  };
}

function isForeign(present: readonly Recorded[], stream: string, tenantId: string): boolean {
  const named = /^(?:tenant|subscription)-(.*)$/.exec(stream)?.[1] ?? tenantId;
  return named !== tenantId || present.some((event) => event.tenantId !== tenantId);
}
