import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { computedYears } from '@graha/astro-engine/core/ephemeris-years';
import {
  type Clock,
  dateOfDayCount,
  isoAt,
  jdUtOfSecond,
  midnightJdUt,
  secondOf,
} from '@graha/astro-engine/core/moment';
import { dayCountAt } from '../../../request/date-span.ts';
import { jdUtOfTarget } from '../../../request/target.ts';
import { customSkyOf } from '../../../request/zodiac/custom-ayanamsa.ts';
import { isInstant } from './asked.ts';
import type { FoundEvent } from './kind.ts';
import { TIMELINE_KINDS, type TimelineKindId } from './kinds.ts';
import { kindsOf, type UpcomingInput } from './request.ts';
import { clockOfAsked, Scene, type Seconds } from './scene.ts';
import { type Facts, NO_FACTS } from './wire.ts';

const SECONDS_PER_DAY = 86_400;

/** An event of a timeline as an answer prints it. */
export type UpcomingRow = {
  at: string;
  ends_at: string | null;
  kind: TimelineKindId;
  group: 'birth' | 'sky' | 'place';
  title: string;
  weight: number;
  key: string;
} & Facts;

/** A row with its instants as whole seconds since 1970, and the price of its delivery. */
export type UpcomingEvent = {
  atSecond: number;
  endsAtSecond: number | null;
  creditsPerEvent: number;
  row: UpcomingRow;
};

/** The half-open span of a timeline, by printed seconds. */
export function secondsOf({ from, days }: Pick<UpcomingInput, 'from' | 'days'>, clock: Clock): Seconds {
  if (isInstant(from)) {
    const fromSecond = Math.ceil((jdUtOfTarget(from) - jdUtOfSecond(0)) * SECONDS_PER_DAY - 0.001);
    return { fromSecond, untilSecond: fromSecond + days * SECONDS_PER_DAY };
  }
  const midnightOf = (dayCount: number): number => secondOf(midnightJdUt(dateOfDayCount(dayCount), clock));
  return { fromSecond: midnightOf(dayCountAt(from)), untilSecond: midnightOf(dayCountAt(from) + days) };
}

/** Facts that tell events of one instant apart; the others are measures of it. */
const IDENTITY = [
  'system', 'level', 'lords', 'body', 'other_body', 'aspect', 'change', 'detail', 'sign', 'nakshatra', 'number', 'date',
] as const satisfies readonly (keyof Facts)[]; // prettier-ignore

const keyOf = (kind: TimelineKindId, facts: Facts, names: readonly (keyof Facts)[] = IDENTITY): string =>
  [kind, ...names.map((name) => facts[name]).filter((fact) => fact !== null)].join(':');

/** The identity of an event without its date: an event that moves to another day keeps it. */
export const subjectOf = (row: UpcomingRow): string =>
  keyOf(
    row.kind,
    row,
    IDENTITY.filter((name) => name !== 'date'),
  );

function presented(kind: TimelineKindId, found: FoundEvent, clock: Clock): UpcomingEvent {
  const { group, weight, creditsPerEvent } = TIMELINE_KINDS[kind];
  const facts: Facts = { ...NO_FACTS, ...found.facts };
  const iso = (second: number): string => isoAt(jdUtOfSecond(second), clock);
  return {
    atSecond: found.second,
    endsAtSecond: found.untilSecond,
    creditsPerEvent,
    row: {
      at: iso(found.second),
      ends_at: found.untilSecond === null ? null : iso(found.untilSecond),
      kind,
      group,
      title: found.title,
      weight: found.weight ?? weight,
      key: keyOf(kind, facts),
      ...facts,
    },
  };
}

/**
 * Returns the events of a timeline in order of their printed seconds, for a caller without HTTP.
 *
 * A timeline is half-open: an event at its start belongs to it, one at its end to the next. Successive timelines
 * contain every event once. Events of a birth begin after it.
 * @param ctx the ephemeris
 * @param input parsed by `UpcomingRequest`
 * @throws EphemerisRangeError outside the ephemeris
 * @accuracy 1 s; stations a minute
 */
export function upcomingEvents(ctx: { sky: Ephemeris }, input: UpcomingInput): UpcomingEvent[] {
  const clock = clockOfAsked(input);
  const seconds = secondsOf(input, clock);
  const scene = new Scene(customSkyOf(input, ctx.sky), input, { clock, seconds });
  const birthSecond = scene.natal?.second ?? -Infinity;
  return kindsOf(input)
    .flatMap((kind) => {
      const { find, group } = TIMELINE_KINDS[kind];
      const first = group === 'birth' ? Math.max(seconds.fromSecond, birthSecond + 1) : seconds.fromSecond;
      return find(scene)
        .filter(({ second }) => second >= first && second < seconds.untilSecond)
        .map((found) => presented(kind, found, clock));
    })
    .toSorted((one, other) => one.atSecond - other.atSecond); // Stable: within a second the order of kinds stays.
}

/** Whether a start is within the years that are computed. */
const isComputed = (iso: string): boolean => Number(iso.slice(0, iso.indexOf('-'))) <= computedYears().last;

/** Cuts before a second whose events do not fit whole; a second with more events than a page is returned whole. */
function cutSecondOf(events: readonly UpcomingEvent[], limit: number): number | null {
  const [first, over] = [events[0], events[limit]];
  if (first === undefined || over === undefined) return null;
  return over.atSecond > first.atSecond ? over.atSecond : first.atSecond + 1;
}

/** Returns the events of an answer, and the start of the next timeline. */
export function pageOf(
  ctx: { sky: Ephemeris },
  input: UpcomingInput,
): { events: UpcomingRow[]; next: string | null; isCut: boolean } {
  const found = upcomingEvents(ctx, input);
  const clock = clockOfAsked(input);
  const cutSecond = cutSecondOf(found, input.limit);
  const endSecond = cutSecond ?? secondsOf(input, clock).untilSecond;
  const next = isoAt(jdUtOfSecond(endSecond), clock);
  return {
    events: found.filter(({ atSecond }) => atSecond < endSecond).map(({ row }) => row),
    next: isComputed(next) ? next : null,
    isCut: cutSecond !== null,
  };
}
