import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { Words } from '../../../languages/words-of-answer.ts';
import { TIMELINE_KIND_IDS, TIMELINE_KINDS, type TimelineKindId } from './kinds.ts';
import type { EventGroup } from './kind.ts';
import { DAYS_MAX } from './asked.ts';
import { UpcomingRequest } from './request.ts';
import { subjectOf, type UpcomingRow, upcomingEvents } from './timeline.ts';
import { wordsOfEvent } from './upcoming.ts';

const DAY_MS = 86_400_000;

/** Kinds that need a choice which a subscription does not have: `muhurta` a purpose. */
const UNSUBSCRIBED: ReadonlySet<TimelineKindId> = new Set(['muhurta']);

const inGroup = (group: EventGroup): readonly TimelineKindId[] =>
  TIMELINE_KIND_IDS.filter((id) => TIMELINE_KINDS[id].group === group && !UNSUBSCRIBED.has(id));

/** The kinds of events that a subscription may name, by the input on which they depend. */
export const SUBSCRIBED_KINDS: Readonly<Record<EventGroup, readonly TimelineKindId[]>> = {
  birth: inGroup('birth'),
  sky: inGroup('sky'),
  place: inGroup('place'),
};

const isKind = (kind: string): kind is TimelineKindId => Object.hasOwn(TIMELINE_KINDS, kind);

/** Returns the price of one delivered event, in credits. @throws RangeError for a name of no kind */
export function creditsOfEvent(kind: string): number {
  if (!isKind(kind)) throw new RangeError(`“${kind}” is no kind of event.`);
  return TIMELINE_KINDS[kind].creditsPerEvent;
}

/** A question of any length about one birth, one place or the sky, in the terms of a request. */
export type Subscribed = {
  birth: object | null;
  place: object | null;
  kinds: readonly string[];
  /** Members of `SubscribedOptions`, as they were sent. */
  options?: object;
  from: Date;
  to: Date;
};

/** An event with the identity that it keeps if it moves. */
export type SubscribedEvent = {
  at: Date;
  subject: string;
  /** `words`: the words of the row in the language of the options, if it is not English. */
  row: UpcomingRow & { words?: Words };
};

/**
 * Version of the formulas of all kinds. Raise it with every change that moves an event by a second: the plans of all subscriptions
 * are then renewed, and subscribers get the new instants.
 */
export const EVENT_FORMULAS = 1;

/**
 * Returns the events of a subscription from `from` until before `to`, in order, with the instants of the printed rows.
 * @param ctx the ephemeris
 * @throws ZodError if the request is not one of `events/upcoming`
 * @throws EphemerisRangeError outside the ephemeris
 * @accuracy 1 s; stations a minute
 */
export function subscribedEvents(
  { sky }: { sky: Ephemeris },
  { birth, place, kinds, options = {}, from, to }: Subscribed,
): SubscribedEvent[] {
  const events: SubscribedEvent[] = [];
  const toMs = to.getTime();
  // A timeline begins at a whole second; an event in the second of `from` has its instant at or after it.
  for (let startMs = Math.ceil(from.getTime() / 1000) * 1000; startMs < toMs; startMs += DAYS_MAX * DAY_MS) {
    const days = Math.min(DAYS_MAX, Math.ceil((toMs - startMs) / DAY_MS));
    const request = UpcomingRequest.parse({
      ...options,
      ...(birth === null ? {} : { birth }),
      ...(place === null ? {} : { place }),
      kinds: kinds.join(','),
      from: `${new Date(startMs).toISOString().slice(0, 19)}Z`,
      days,
    });
    for (const { atSecond, row } of upcomingEvents({ sky }, request))
      if (atSecond * 1000 < toMs)
        events.push({
          at: new Date(atSecond * 1000),
          subject: subjectOf(row),
          row: { ...row, ...wordsOfEvent(row, request.settings.language) },
        });
  }
  return events;
}
