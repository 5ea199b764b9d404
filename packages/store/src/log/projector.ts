import type { DomainEvent } from '@graha/domain/events/events';
import type { PoolClient } from 'pg';
import type { Recorded } from './event-store.ts';

/** Handlers by event type; other events are skipped. */
export type Projector = {
  name: string;
  on: {
    [Type in DomainEvent['type']]?: (
      tx: PoolClient,
      event: Recorded<Extract<DomainEvent, { type: Type }>>,
    ) => Promise<unknown>;
  };
};

/** Runs the projectors in the order of the events and, for each event, in the order of the list. */
export async function project(
  projectors: readonly Projector[],
  tx: PoolClient,
  events: readonly Recorded[],
): Promise<void> {
  for (const event of events) {
    for (const { on } of projectors) {
      // Safe: a handler is filed under the type of the one event that it takes.
      const handle = on[event.type] as ((tx: PoolClient, event: Recorded) => Promise<unknown>) | undefined;
      await handle?.(tx, event);
    }
  }
}
