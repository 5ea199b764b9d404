import type { Aggregate, Untimed } from '@graha/domain/core/aggregate';
import type { EventContext } from '@graha/domain/core/event';
import type { DomainEvent } from '@graha/domain/events/events';
import { randomUUID } from 'node:crypto';
import { Conflict, type EventStore, type Recorded } from '../log/event-store.ts';
import { fold } from '../log/fold.ts';
import { createPostgresEventStore } from '../log/postgres-event-store.ts';
import type { Projector } from '../log/projector.ts';
import type { ActorContext, Db } from '../postgres/context.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { INLINE } from '../read-models/all.ts';

const ATTEMPTS = 4;

/**
 * Reads, folds, decides and appends; events enter the log in no other way.
 * @param effects writes, in the same transaction, what the events themselves do not carry
 * @returns the stored events
 */
export async function execute<Id, State, Command extends { now: string }, Event extends DomainEvent>(
  ctx: ActorContext & { causationId?: string },
  aggregate: Aggregate<Id, State, Command, Event>,
  id: Id,
  command: Untimed<Command>,
  effects: readonly Projector[] = [],
): Promise<Recorded[]> {
  const now = command.now ?? (await ledgerNow(ctx.db)).toISOString();
  // Safe: an untimed command with its `now` is the command.
  const timed = { ...command, now } as unknown as Command;
  const stream = aggregate.streamOf(id);
  const context = eventContext(ctx, aggregate.tenantOf(id));
  return appendDecided(createPostgresEventStore(ctx.db, [...INLINE, ...effects]), stream, context, (past) =>
    aggregate.decide(timed, fold(aggregate, past)),
  );
}

/** Folds the current state of an aggregate. An aggregate of another tenant has its initial state. */
export async function stateOf<Id, State, Command, Event extends DomainEvent>(
  { db }: Db,
  aggregate: Aggregate<Id, State, Command, Event>,
  id: Id,
): Promise<State> {
  const store = createPostgresEventStore(db, []);
  return fold(aggregate, (await store.read(aggregate.streamOf(id), aggregate.tenantOf(id))).events);
}

/** On a version conflict, reads again and decides again. @throws Conflict after repeated conflicts */
export async function appendDecided(
  store: EventStore,
  stream: string,
  context: EventContext,
  decide: (past: readonly Recorded[]) => readonly DomainEvent[],
): Promise<Recorded[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { events, version } = await store.read(stream, context.tenantId);
    const decided = decide(events);
    if (decided.length === 0) return [];
    try {
      return await store.append(stream, version, decided, context);
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error;
    }
  }
}

type Caused = Omit<ActorContext, 'db'> & { causationId?: string };

const eventContext = ({ actor, requestId, correlationId, causationId }: Caused, tenantId: string): EventContext => ({
  tenantId,
  actor,
  correlationId: correlationId ?? requestId ?? randomUUID(),
  causationId: causationId ?? null,
  requestId: requestId ?? null,
});
