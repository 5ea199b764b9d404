import { NIL_TENANT_ID } from './event.ts';

/** Pure: instants and ids are part of the command, so the same history and the same command give the same events. */
export type Decider<State, Command, Event> = {
  initial: State;
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
};

/** One rule for each command and each event, filed under its name: a missing one does not compile. */
type Rules<State, Command extends { type: string }, Event extends { type: string }> = {
  initial: State;
  decide: {
    [Name in Command['type']]: (command: Extract<Command, { type: Name }>, state: State) => Event[];
  };
  evolve: {
    [Name in Event['type']]: (state: State, event: Extract<Event, { type: Name }>) => State;
  };
};

export function deciderOf<State, Command extends { type: string }, Event extends { type: string }>(
  parts: Rules<State, Command, Event>,
): Decider<State, Command, Event> {
  // Safe: each rule is filed under the name of the one type that it takes, which the type of the rules proves.
  const decide = parts.decide as unknown as Record<string, (command: Command, state: State) => Event[]>;
  // Safe: as above; and a name that newer code has written into the log has no rule here.
  const evolve = parts.evolve as unknown as Record<string, ((state: State, event: Event) => State) | undefined>;
  return {
    initial: parts.initial,
    decide: (command, state) => decide[command.type]?.(command, state) ?? [],
    evolve: (state, event) => evolve[event.type]?.(state, event) ?? state,
  };
}

type Place<Id> = { name: string; streamOf(id: Id): string; tenantOf(id: Id): string };

/** An aggregate: its decider, and for each id the stream and the tenant. */
export type Aggregate<Id, State, Command, Event> = Place<Id> & Decider<State, Command, Event>;

export const aggregateOf = <Id, State, Command extends { type: string }, Event extends { type: string }>({
  name,
  streamOf,
  tenantOf,
  ...rules
}: Place<Id> & Rules<State, Command, Event>): Aggregate<Id, State, Command, Event> => ({
  name,
  streamOf,
  tenantOf,
  ...deciderOf(rules),
});

/** A command as callers pass it: `execute` adds `now` if it is missing. */
export type Untimed<Command> = Command extends unknown ? Omit<Command, 'now'> & { now?: string } : never;

/** Streams of persons, operators and Stripe messages belong to no tenant. */
export const noTenant = (): string => NIL_TENANT_ID;
