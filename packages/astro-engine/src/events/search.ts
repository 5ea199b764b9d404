import { jdUtOfSecond, secondOf } from '../core/moment.ts';
import type { Ephemeris } from '../core/ephemeris.ts';
import type { NodeMode, Zodiac } from '../sky/placements.ts';
import { crossedSecondOf } from './crossings.ts';
import { SearchedSky } from './searched-sky.ts';
import type { Asked, EventKind, SkyEvent } from './sky-event.ts';

/** `kinds` are rows by name, in the order of events of the same second. */
export type EventSearch = Asked & {
  kinds: Readonly<Record<string, EventKind>>;
  zodiac: Zodiac;
  nodeMode: NodeMode;
  /** Whole seconds since 1970, half-open: an event of the last second belongs to the next search. */
  fromSecond: number;
  untilSecond: number;
  /** Most events of a page; events of the same second stay together. */
  limit: number;
};

export type FoundEvent = SkyEvent & { kind: string; /** Printed: whole seconds since 1970. */ second: number };

/** `nextSecond` is the start of the next page; null after the last one. */
export type EventPage = { events: FoundEvent[]; nextSecond: number | null; why: 'limit' | 'computing' | null };

const SECONDS_PER_DAY = 86_400;
/** Window lengths: fast points fill a page soon. Both are multiples of the steps of every grid. */
const FAST_WINDOW_DAYS = 16;
const SLOW_WINDOW_DAYS = 256;
/** Most positions computed for one page: a tenth of a second. */
const COST_MAX = 40_000;
/** Longer than the rounding up to the printed second. */
const MARGIN_DAYS = 2 / SECONDS_PER_DAY;

/**
 * Returns one page of the events of a range, by their printed seconds.
 *
 * Time is walked in windows. A page ends when it is full or has reached its cost, with the start of the next one.
 * Events are found on grids that do not depend on the request, so successive pages contain every event of the range
 * once.
 *
 * @throws EphemerisRangeError outside the ephemeris
 * @accuracy 1 s; stations a minute
 */
export function eventPage(ephemeris: Ephemeris, search: EventSearch): EventPage {
  const sky = new SearchedSky(ephemeris, search);
  const windowDays = search.points.includes('moon') ? FAST_WINDOW_DAYS : SLOW_WINDOW_DAYS;
  const untilJdUt = jdUtOfSecond(search.untilSecond);
  const events: FoundEvent[] = [];
  let fromSecond = search.fromSecond;
  while (fromSecond < search.untilSecond) {
    const windowEndJdUt = (Math.floor(jdUtOfSecond(fromSecond) / windowDays) + 1) * windowDays;
    const endSecond = secondOf(Math.min(windowEndJdUt, untilJdUt));
    events.push(...eventsOfWindow(sky, search, fromSecond, endSecond));
    if (events.length > search.limit) return pageOf(events, search.limit);
    fromSecond = endSecond;
    sky.forget();
    if (sky.cost > COST_MAX && fromSecond < search.untilSecond)
      return { events, nextSecond: fromSecond, why: 'computing' };
  }
  return { events, nextSecond: null, why: null };
}

function eventsOfWindow(sky: SearchedSky, search: EventSearch, fromSecond: number, endSecond: number): FoundEvent[] {
  const window = {
    fromJdUt: jdUtOfSecond(fromSecond) - MARGIN_DAYS,
    untilJdUt: jdUtOfSecond(endSecond) + MARGIN_DAYS,
  };
  return Object.entries(search.kinds)
    .flatMap(([kind, row]) =>
      row.eventsIn(sky, window, search).map((event) => ({ ...event, kind, second: crossedSecondOf(event.jdUt) })),
    )
    .filter(({ second }) => second >= fromSecond && second < endSecond)
    .toSorted((one, other) => one.second - other.second); // Stable: within a second the order of kinds and bodies stays.
}

/** Cuts before a second that does not fit whole; a second with more events than a page is returned whole. */
function pageOf(events: readonly FoundEvent[], limit: number): EventPage {
  const nextSecond = events[limit]?.second ?? 0;
  const kept = events.filter(({ second }) => second < nextSecond);
  if (kept.length > 0) return { events: kept, nextSecond, why: 'limit' };
  return { events: events.filter(({ second }) => second === nextSecond), nextSecond: nextSecond + 1, why: 'limit' };
}
