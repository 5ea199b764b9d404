import type { EventContext, StoredEvent } from '@graha/domain/core/event';
import { eventSchemas, isEventType, type DomainEvent } from '@graha/domain/events/events';

/** What the log holds of an event; secret fields are present only where a rebuild reads. */
export type Recorded<E extends DomainEvent = DomainEvent> = E extends DomainEvent ? StoredEvent<E> : never;

export interface EventStore {
  /** The stream as this tenant may see it; what is another's looks as if it did not exist. */
  read(stream: string, tenantId: string): Promise<{ events: Recorded[]; version: number }>;
  /**
   * Appends and runs every inline projector in one transaction. `expectedVersion` is the number of events that the caller
   * has seen: rejects with `Conflict` if there are others, and with `ForeignStream` if the stream is not the tenant's.
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

/** Streams of persons, operators and Stripe's messages belong to no tenant. */
export const isTenantless = (stream: string): boolean => /^(admin|user|stripe)-/.test(stream);

/** Nothing enters the log that its schema does not know. */
export function parsed(event: DomainEvent): DomainEvent {
  if (!isEventType(event.type)) throw new TypeError('This type of event is not in the registry.');
  // Safe: the schema filed under a type gives the data of that type.
  return { type: event.type, data: eventSchemas[event.type].parse(event.data) } as DomainEvent;
}
