import { boundarySecondOf, jdUtOfSecond } from '../core/moment.ts';
import type { Span } from '../core/search.ts';
import type { MoonSign } from '../events/void-of-course.ts';
import { EARLY_DEG, LATE_DEG } from '../horary/considerations.ts';
import type { Interval } from '../panchang/interval.ts';
import { daylightOf, nightOf, type PanchangDay } from '../panchang/day.ts';
import { horas } from '../panchang/planetary-slots.ts';
import type { RisingZodiac } from '../sky/rising-signs.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import type { Courses } from './courses.ts';
import type { ElectionMoment, RISING_PARTS } from './moment.ts';
import { isSameState, type SkyState, skyStateAt } from './sky-state.ts';

/** The sky of a search at its place. */
export type ElectionSky = {
  sky: Courses;
  /** Tropical; null so near to a pole that signs rise backwards or not at all. */
  zodiac: RisingZodiac | null;
  moonSigns: readonly MoonSign<Planet>[];
  isSouth: boolean;
};

/** A time in which no rule changes, with the facts from which rules are read. */
export type Piece = Interval & Omit<ElectionMoment, 'purpose'>;

/** Shorter than the time between any two changes of which the second undoes the first, but for those at an aspect. */
const STEP_DAYS = 1 / 6;
/** Finer than the printed second. */
const TOLERANCE_DAYS = 0.25 / 86_400;

type Known = { jdUt: number; state: SkyState };
type StateSpan = Interval & { state: SkyState };

/** Instants at which the state is looked at: those of the Moon’s aspects and signs, and others that are not too far apart. */
function samplesOf(moonSigns: readonly MoonSign<Planet>[], { startJdUt, endJdUt }: Interval): number[] {
  const known = moonSigns.flatMap(({ entryJdUt, aspects }) => [entryJdUt, ...aspects.map(({ jdUt }) => jdUt)]);
  const count = Math.ceil((endJdUt - startJdUt) / STEP_DAYS);
  const even = Array.from({ length: count }, (_, index) => startJdUt + (index * (endJdUt - startJdUt)) / count);
  const within = known.filter((jdUt) => jdUt > startJdUt && jdUt < endJdUt);
  return [...even, ...within, endJdUt].toSorted((a, b) => a - b);
}

/** Returns the times of a day in which the state of the sky is the same. @accuracy 1 s; near a station, minutes */
function skySpans({ sky, moonSigns }: ElectionSky, day: Interval): StateSpan[] {
  const signs = moonSigns.filter(({ entryJdUt, exitJdUt }) => exitJdUt > day.startJdUt && entryJdUt <= day.endJdUt);
  const known = (jdUt: number): Known => ({ jdUt, state: skyStateAt(sky, signs, jdUt) });
  const isSame = (one: Known, other: Known): boolean => isSameState(one.state, other.state);
  /** The first instant at which the state of the earlier one is over. Most changes are at the later one itself. */
  const changeBetween = (earlier: Known, later: Known): Known => {
    const before = later.jdUt - TOLERANCE_DAYS;
    if (before <= earlier.jdUt) return later;
    const last = known(before);
    if (isSame(last, earlier)) return later;
    let [inside, outside] = [earlier, last];
    while (outside.jdUt - inside.jdUt > TOLERANCE_DAYS) {
      const middle = known((inside.jdUt + outside.jdUt) / 2);
      if (isSame(middle, earlier)) inside = middle;
      else outside = middle;
    }
    return outside;
  };
  const spans: StateSpan[] = [];
  let from = known(day.startJdUt);
  let startJdUt = day.startJdUt;
  for (const jdUt of samplesOf(signs, day)) {
    const until = known(jdUt);
    while (!isSame(until, from)) {
      const change = changeBetween(from, until);
      const endJdUt = Math.min(jdUtOfSecond(boundarySecondOf(change.jdUt)), day.endJdUt);
      if (endJdUt > startJdUt) spans.push({ startJdUt, endJdUt, state: from.state });
      [from, startJdUt] = [change, endJdUt];
    }
  }
  return startJdUt < day.endJdUt ? [...spans, { startJdUt, endJdUt: day.endJdUt, state: from.state }] : spans;
}

type Rising = NonNullable<ElectionMoment['rising']>;
type Part = (typeof RISING_PARTS)[number];

/** Returns the rising signs of a day in three parts: the first 3°, the last 3°, and between them. */
function risingParts(zodiac: RisingZodiac, day: Interval): (Interval & Rising)[] {
  return zodiac.spansBetween(12, day.startJdUt, day.endJdUt).flatMap(({ index, startJdUt, endJdUt }: Span) => {
    const riseOf = (degree: number): number => Math.min(zodiac.nextRise(index * 30 + degree, startJdUt), endJdUt);
    const edges = [startJdUt, riseOf(EARLY_DEG), riseOf(LATE_DEG), endJdUt];
    return (['early', 'middle', 'late'] as const).map((part: Part, place) => ({
      signIndex: index,
      part,
      startJdUt: edges[place] ?? startJdUt,
      endJdUt: edges[place + 1] ?? endJdUt,
    }));
  });
}

const at = <Held extends Interval>(held: readonly Held[], jdUt: number): Held | null =>
  held.find(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt) ?? null;

/** Returns the pieces of a day, in order, without gaps. */
export function piecesOf(election: ElectionSky, day: PanchangDay): Piece[] {
  const { zodiac, isSouth } = election;
  const states = skySpans(election, day);
  const rising = zodiac === null ? [] : risingParts(zodiac, day);
  const hours = horas(daylightOf(day), nightOf(day), day.weekdayIndex);
  const edges = [states, rising, hours].flatMap((held) => held.map(({ startJdUt }) => startJdUt));
  const inside = edges.filter((jdUt) => jdUt > day.startJdUt && jdUt < day.endJdUt);
  const sorted = [...new Set([day.startJdUt, ...inside, day.endJdUt])].toSorted((a, b) => a - b);
  return sorted.slice(0, -1).flatMap((startJdUt, place): Piece[] => {
    const endJdUt = sorted[place + 1] ?? startJdUt;
    const state = at(states, startJdUt);
    const [sign, hour] = [at(rising, startJdUt), at(hours, startJdUt)];
    if (state === null) return [];
    return [
      {
        startJdUt,
        endJdUt,
        sky: state.state,
        isSouth,
        rising: sign && { signIndex: sign.signIndex, part: sign.part },
        hour: hour && { lord: hour.row.lord, isDay: hour.isDay },
      },
    ];
  });
}
