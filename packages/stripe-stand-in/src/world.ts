import type { Clock } from './clock.ts';
import type { Deliveries } from './deliveries.ts';
import { newId, type Kind, type State, type StoredEvent, type Tables } from './state.ts';
import { missing } from './stripe-error.ts';

export const API_VERSION = '2026-10-28.endive';

/** The state, clock and deliveries that every action uses. */
export type World = {
  state: State;
  clock: Clock;
  deliveries: Deliveries;
  /** Base URL of its own pages. */
  publicUrl: string;
};

/** Stores the object and sends an event about it. `at` is the time of the event, which may be in the past. */
export function emit<K extends Kind>(
  { state, deliveries }: World,
  type: string,
  kind: K,
  row: Tables[K],
  at: number,
  previous?: object,
): void {
  state.put(kind, row);
  const event: StoredEvent = {
    id: state.idOf('event'),
    object: 'event',
    api_version: API_VERSION,
    created: at,
    data: { object: structuredClone(row), ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  state.put('event', event);
  deliveries.add(event);
}

export function get<K extends Kind>({ state }: Pick<World, 'state'>, kind: K, id: string): Tables[K] {
  const row = state.find(kind, id);
  if (!row) throw missing(kind, id);
  return row;
}

/** The id of a reference. The types allow an expanded object; the state never has one. */
export const idOf = (reference: string | { id: string } | null): string => {
  if (reference === null) throw new Error('A reference that every such object has is missing.');
  return typeof reference === 'string' ? reference : reference.id;
};

export const newItemId = (): string => newId('si');
