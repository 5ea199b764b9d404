import type { EventContext, StoredEvent } from '@graha/domain/core/event';
import { eventSchemas, isEventType, type DomainEvent } from '@graha/domain/events/events';

/** An event as stored in the log; secret fields are present only in a rebuild. */
export type Recorded<E extends DomainEvent = DomainEvent> = E extends DomainEvent ? StoredEvent<E> : never;

export interface EventStore {
  /** Returns the stream as this tenant may see it; another tenant's stream looks empty. */
  read(stream: string, tenantId: string): Promise<{ events: Recorded[]; version: number }>;
  /**
   * Appends and runs every inline projector in one transaction. `expectedVersion` is the number of events that the caller has
   * seen.
   * @throws Conflict if the stream has another version
   * @throws ForeignStream if the stream belongs to another tenant
   */
  append(
    stream: string,
    expectedVersion: number,
    events: readonly DomainEvent[],
    context: EventContext,
  ): Promise<Recorded[]>;
}

export class Conflict extends Error {
  override readonly name = 'Conflict';
}

export class ForeignStream extends Error {
  override readonly name = 'ForeignStream';
}

/** Streams of persons, operators and Stripe messages belong to no tenant. */
export const isTenantless = (stream: string): boolean => /^(admin|user|stripe|incident|broadcast)-/.test(stream);

/** Parses an event with its schema; only parsed events enter the log. */
export function parsed(event: DomainEvent): DomainEvent {
  if (!isEventType(event.type)) throw new TypeError('This type of event is not in the registry.');
  // Safe: the schema filed under a type gives the data of that type.
  return { type: event.type, data: eventSchemas[event.type].parse(event.data) } as DomainEvent;
}
