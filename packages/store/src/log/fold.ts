import type { Aggregate } from '@graha/domain/core/aggregate';
import type { DomainEvent } from '@graha/domain/events/events';
import type { PoolClient } from 'pg';
import { narrowed, query } from '../postgres/query.ts';
import { eventOf, type EventRow } from './event-row.ts';
import type { Recorded } from './event-store.ts';

/** Folds events of a stream into the state of its aggregate. */
export function fold<Id, State, Command, Event extends DomainEvent>(
  aggregate: Aggregate<Id, State, Command, Event>,
  events: readonly Recorded[],
  from: State = aggregate.initial,
): State {
  // Safe: a stream has only events of the aggregate that it is named after, and `evolve` ignores all others.
  return (events as unknown as readonly Event[]).reduce(aggregate.evolve, from);
}

export async function streamIn(tx: PoolClient, stream: string): Promise<Recorded[]> {
  const { rows } = await query(tx, 'SELECT * FROM graha.read_stream($1)', [stream]);
  return narrowed<EventRow>(rows).map(eventOf);
}

/** Folds the state in the caller's transaction, whose tenant decides the visibility. */
export const stateIn = async <Id, State, Command, Event extends DomainEvent>(
  tx: PoolClient,
  aggregate: Aggregate<Id, State, Command, Event>,
  id: Id,
): Promise<State> => fold(aggregate, await streamIn(tx, aggregate.streamOf(id)));
