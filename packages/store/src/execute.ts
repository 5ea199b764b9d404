import type { Decider, EventContext } from '@graha/domain/event';
import type { DomainEvent } from '@graha/domain/events';
import { Conflict, type EventStore, type Recorded } from './event-store.ts';

const ATTEMPTS = 4;

/** read → fold → decide → append: the only way a fact enters the log. Returns what was decided and stored. */
export async function execute<State, Command, Event extends DomainEvent>(
  store: EventStore,
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  context: EventContext,
): Promise<Recorded[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { events, version } = await store.read(stream, context.tenantId);
    // Safe: a stream holds the events of the one aggregate that it is named after.
    const past = events as unknown as readonly Event[];
    const decided = decider.decide(command, past.reduce(decider.evolve, decider.initial));
    if (decided.length === 0) return [];
    try {
      return await store.append(stream, version, decided, context);
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error;
    }
  }
}
