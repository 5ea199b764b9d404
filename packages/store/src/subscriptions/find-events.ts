import { createHash } from 'node:crypto';
import type { BirthData } from '../births/sealed-birth.ts';
import type { OptionsData, PlaceData } from './sealed-target.ts';

/** The question about one birth, one place or the sky. Events at `from` belong to the window, those at `to` do not. */
export type EventsAsked = {
  birth: BirthData | null;
  place: PlaceData | null;
  kinds: readonly string[];
  options: OptionsData;
  from: Date;
  to: Date;
};

/** An event at its instant. */
export type FoundEvent = {
  at: Date;
  kind: string;
  /** Identity of the event apart from its instant, but for its date. */
  key: string;
  /** Identity without a date: an event on another day keeps it. */
  subject: string;
  /** The event's own part of the message. */
  details: Readonly<Record<string, unknown>>;
};

/** Finds events, in an order that depends on the question alone. The app in which both wings meet implements it. */
export type FindEvents = (asked: EventsAsked) => Promise<readonly FoundEvent[]>;

/** An event of a subscription with its id. */
export type PlannedEvent = FoundEvent & { eventId: string };

/**
 * Gives each event the hash of its subscription, birth, key, instant and place among equal ones as its id, so that a second plan
 * has equal ids even if the texts have changed.
 */
export function withIds(
  { subscriptionId, birthId }: { subscriptionId: string; birthId: string },
  found: readonly FoundEvent[],
): PlannedEvent[] {
  const seen = new Map<string, number>();
  return found.map((event) => {
    const name = `${event.kind} ${event.key} ${event.at.toISOString()}`;
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    return { ...event, eventId: idOf(`${subscriptionId} ${birthId} ${name} ${place}`) };
  });
}

function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
