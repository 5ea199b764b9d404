import { normalizeDeg, shortestArcDeg, signIndexOf } from '../core/angle.ts';
import { type Ayanamsa, type Ephemeris, EphemerisRangeError } from '../core/ephemeris.ts';
import { boundarySecondOf, jdUtOfSecond } from '../core/moment.ts';

/** A planet's transit of one sidereal sign; half-open, in whole seconds. A retrograde return is a separate transit. */
export type SignTransit = {
  /** 0 = Aries. */
  signIndex: number;
  /** null if it began before the ephemeris. */
  startJdUt: number | null;
  /** null if the ephemeris ends first. */
  endJdUt: number | null;
  /** Whether the planet entered retrograde; null if its entry is before the ephemeris. */
  cameInRetrograde: boolean | null;
};

/**
 * Bounds of Saturn's apparent motion in longitude, with a margin.
 * @accuracy from 600 to 2399 he moves −0.0832 to +0.1339° a day and changes that by less than 0.003° a day
 */
const SATURN = { forwardDegPerDay: 0.136, backwardDegPerDay: 0.085, degPerDaySquared: 0.0032 } as const;

/** Shortest step: a transit of less than an hour at a turning point is missed. */
const SHORTEST_STEP_DAYS = 1 / 24;
const TOLERANCE_DAYS = 0.05 / 86_400;
/** The rounding to the printed second, with the tolerance of the search. */
const HALF_SECOND_DAYS = 0.55 / 86_400;
const ROUNDS_MAX = 40;

/** `deg` deviates from the exact longitude by at most `errorDeg`, but `signIndex` is the exact sign. */
type Motion = {
  jdUt: number;
  deg: number;
  errorDeg: number;
  signIndex: number;
  nearDeg: number;
  lastSpeedDegPerDay: number | null;
  lastStepDays: number;
  /** The greatest step that may succeed: a longer one left the ephemeris. */
  mostDays: number;
};
type DegAt = (jdUt: number) => number;

/** Saturn's tropical longitude, the ayanamsa, and a steady one that deviates from it by at most `errorDeg`. */
type Course = { tropicalDegAt: DegAt; ayanamsaDegAt: DegAt; steadyDegAt: DegAt; errorDeg: number };

/**
 * Greatest deviation of an ayanamsa from the chord of a range and of the length of a step before and after it: nutation,
 * and the aberration of a star that the ayanamsa follows.
 * @accuracy measured 0.013° for all ayanamsas, 600 to 2399
 */
export const CHORD_ERROR_DEG = 0.02;

const exactCourse = (sky: Ephemeris, ayanamsa: Ayanamsa): Course => {
  const ayanamsaDegAt: DegAt = (jdUt) => sky.ayanamsaDeg(ayanamsa, jdUt);
  const tropicalDegAt: DegAt = (jdUt) => sky.longitudeDeg('saturn', jdUt);
  return { tropicalDegAt, ayanamsaDegAt, steadyDegAt: ayanamsaDegAt, errorDeg: 0 };
};

/** The library takes 50 µs for the ayanamsa of some stars, so that walking by exact longitudes takes 50 ms for a century. */
function courseOver(sky: Ephemeris, ayanamsa: Ayanamsa, fromJdUt: number, untilJdUt: number): Course {
  const fromDeg = sky.ayanamsaDeg(ayanamsa, fromJdUt);
  const degPerDay = shortestArcDeg(fromDeg, sky.ayanamsaDeg(ayanamsa, untilJdUt)) / (untilJdUt - fromJdUt);
  const steadyDegAt: DegAt = (jdUt) => fromDeg + degPerDay * (jdUt - fromJdUt);
  return { ...exactCourse(sky, ayanamsa), steadyDegAt, errorDeg: CHORD_ERROR_DEG };
}

/** Returns the fewest days for an arc, given the greatest speed, the last mean speed and the greatest acceleration. */
function earliestDays(
  wayDeg: number,
  fastestDegPerDay: number,
  speedDegPerDay: number | null,
  stepDays: number,
): number {
  const byFastest = wayDeg / fastestDegPerDay;
  if (speedDegPerDay === null) return byFastest;
  const fromDegPerDay = speedDegPerDay + (SATURN.degPerDaySquared * stepDays) / 2;
  const root = Math.sqrt(fromDegPerDay * fromDegPerDay + 2 * SATURN.degPerDaySquared * wayDeg);
  return Math.max(byFastest, (root - fromDegPerDay) / SATURN.degPerDaySquared);
}

/** Returns the longest step ahead (direction 1) or back (-1) that cannot skip a change of sign. */
function safeDays(from: Motion, direction: 1 | -1): number {
  const { deg, errorDeg, signIndex, lastSpeedDegPerDay: speed, lastStepDays } = from;
  const aheadDeg = (signIndex + 1) * 30 - deg - errorDeg;
  const behindDeg = deg - signIndex * 30 - errorDeg;
  const [up, down] =
    direction === 1
      ? [SATURN.forwardDegPerDay, SATURN.backwardDegPerDay]
      : [SATURN.backwardDegPerDay, SATURN.forwardDegPerDay];
  const ahead = earliestDays(aheadDeg, up, speed, lastStepDays);
  const behind = earliestDays(behindDeg, down, speed === null ? null : -speed, lastStepDays);
  return Math.max(SHORTEST_STEP_DAYS, Math.min(ahead, behind));
}

/** Returns the place at an instant, which is exact within twice the error of a border. */
function still({ tropicalDegAt, ayanamsaDegAt, steadyDegAt, errorDeg }: Course, jdUt: number): Motion {
  const tropicalDeg = tropicalDegAt(jdUt);
  const nearDeg = normalizeDeg(tropicalDeg - steadyDegAt(jdUt));
  const isProven = Math.abs(nearDeg - Math.round(nearDeg / 30) * 30) >= 2 * errorDeg;
  const deg = isProven ? nearDeg : normalizeDeg(tropicalDeg - ayanamsaDegAt(jdUt));
  const left = { errorDeg: isProven ? errorDeg : 0, lastSpeedDegPerDay: null, lastStepDays: 0, mostDays: Infinity };
  return { jdUt, deg, signIndex: signIndexOf(deg), nearDeg, ...left };
}

/** Makes one step; if the ephemeris ends within it, a shorter one; null if not even the shortest is possible. */
function stepFrom(course: Course, from: Motion, direction: 1 | -1): Motion | null {
  let { mostDays } = from;
  for (let days = Math.min(safeDays(from, direction), mostDays); days >= SHORTEST_STEP_DAYS; days /= 2) {
    try {
      const to = still(course, from.jdUt + direction * days);
      const lastSpeedDegPerDay = shortestArcDeg(from.nearDeg, to.nearDeg) / days;
      return { ...to, lastSpeedDegPerDay, lastStepDays: days, mostDays: mostDays - days };
    } catch (error) {
      if (!(error instanceof EphemerisRangeError)) throw error;
      mostDays = days;
    }
  }
  return null;
}

/**
 * Returns the border between two moments in neighbouring signs, by the secant method, at the printed whole second: the
 * first in the new sign. If it is near a whole second, the sign there decides, so every search prints the same.
 */
function borderBetween(course: Course, one: Motion, other: Motion): number {
  const exact: Course = { ...course, steadyDegAt: course.ayanamsaDegAt, errorDeg: 0 };
  const isForward = (one.signIndex + 1) % 12 === other.signIndex;
  const borderDeg = (isForward ? other.signIndex : one.signIndex) * 30;
  let [a, b] = [one, other];
  for (let round = 0; round < ROUNDS_MAX && Math.abs(b.jdUt - a.jdUt) > TOLERANCE_DAYS; round += 1) {
    const missingDeg = shortestArcDeg(a.deg, borderDeg);
    const share = missingDeg / (missingDeg - shortestArcDeg(b.deg, borderDeg));
    const margin = Math.min(0.25, TOLERANCE_DAYS / 4 / Math.abs(b.jdUt - a.jdUt)); // Keeps both ends moving.
    const middle = still(exact, a.jdUt + (b.jdUt - a.jdUt) * Math.min(1 - margin, Math.max(margin, share)));
    if (middle.signIndex === one.signIndex) a = middle;
    else b = middle;
  }
  const [firstJdUt, lastJdUt] = [Math.min(a.jdUt, b.jdUt), Math.max(a.jdUt, b.jdUt)];
  const [earlier, later] = [boundarySecondOf(firstJdUt), boundarySecondOf(lastJdUt)];
  if (earlier === later) return jdUtOfSecond(earlier);
  const signIndexBefore = one.jdUt < other.jdUt ? one.signIndex : other.signIndex;
  return jdUtOfSecond(still(exact, jdUtOfSecond(earlier)).signIndex === signIndexBefore ? later : earlier);
}

/** Walks until the sign changes: returns the last moment before and the first after, or null if the ephemeris ends first. */
function nextSign(course: Course, from: Motion, direction: 1 | -1): { before: Motion; after: Motion } | null {
  let before = from;
  for (;;) {
    const after = stepFrom(course, before, direction);
    if (after === null) return null;
    if (after.signIndex !== from.signIndex) return { before, after };
    before = after;
  }
}

/** A change of sign, at the printed whole second. */
type Border = { jdUt: number; fromSignIndex: number; toSignIndex: number };

/** All borders in a range of time; open if the ephemeris begins or ends within it. */
type BorderRange = { borders: Border[]; isOpenBefore: boolean; isOpenAfter: boolean };

/** Short, so that walking one range takes no longer than a cheap call. */
export const BORDER_RANGE_DAYS = 1_500;

/** The signs at the two ends of a range decide if a border belongs to it, so none is lost between two ranges. */
function bordersAfter(course: Course, start: Motion, untilJdUt: number): BorderRange {
  const borders: Border[] = [];
  for (let at = start; at.jdUt < untilJdUt;) {
    const far = stepFrom(course, at, 1);
    if (far === null) return { borders, isOpenBefore: false, isOpenAfter: true };
    const next = far.jdUt < untilJdUt ? far : still(course, untilJdUt);
    if (next.signIndex !== at.signIndex) {
      const jdUt = borderBetween(course, at, next);
      borders.push({ jdUt, fromSignIndex: at.signIndex, toSignIndex: next.signIndex });
    }
    at = next;
  }
  return { borders, isOpenBefore: false, isOpenAfter: false };
}

function bordersBefore(course: Course, end: Motion): BorderRange {
  const borders: Border[] = [];
  for (let at = end; ;) {
    const found = nextSign(course, at, -1);
    if (found === null) return { borders, isOpenBefore: true, isOpenAfter: false };
    const jdUt = borderBetween(course, found.before, found.after);
    borders.unshift({ jdUt, fromSignIndex: found.after.signIndex, toSignIndex: at.signIndex });
    at = found.after;
  }
}

function orNull<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof EphemerisRangeError) return null;
    throw error;
  }
}

/**
 * Walks from the first day of the range, or back from its end if the ephemeris begins within it; null if the end is
 * outside too.
 */
function searchRange(sky: Ephemeris, ayanamsa: Ayanamsa, index: number): BorderRange | null {
  const [fromJdUt, untilJdUt] = [index * BORDER_RANGE_DAYS, (index + 1) * BORDER_RANGE_DAYS];
  const exact = exactCourse(sky, ayanamsa);
  const course = orNull(() => courseOver(sky, ayanamsa, fromJdUt, untilJdUt)) ?? exact;
  const first = orNull(() => still(course, fromJdUt));
  if (first !== null) return bordersAfter(course, first, untilJdUt);
  const last = orNull(() => still(exact, untilJdUt));
  return last === null ? null : bordersBefore(exact, last);
}

/** Borders do not depend on the caller, so each range is walked once per ephemeris and ayanamsa. */
const known = new WeakMap<Ephemeris, Map<string, BorderRange | null>>();

function rangeAt(sky: Ephemeris, ayanamsa: Ayanamsa, index: number): BorderRange | null {
  const ofSky = known.get(sky) ?? new Map<string, BorderRange | null>();
  known.set(sky, ofSky);
  const name = `${ayanamsa} ${index}`;
  const kept = ofSky.get(name);
  if (kept !== undefined) return kept;
  const range = searchRange(sky, ayanamsa, index);
  ofSky.set(name, range);
  return range;
}

/** Returns borders in order, from the last one before an instant to the first one at or after another, within the ephemeris. */
function bordersAround(sky: Ephemeris, ayanamsa: Ayanamsa, start: Motion, untilJdUt: number): Border[] {
  let first = Math.floor(start.jdUt / BORDER_RANGE_DAYS);
  let last = first;
  let [head, tail] = [rangeAt(sky, ayanamsa, first), rangeAt(sky, ayanamsa, last)];
  if (head === null) {
    const exact = exactCourse(sky, ayanamsa);
    return [...bordersBefore(exact, start).borders, ...bordersAfter(exact, start, Infinity).borders];
  }
  const borders = [...head.borders];
  while (head && !head.isOpenBefore && !borders.some((border) => isReached(border, start))) {
    head = rangeAt(sky, ayanamsa, (first -= 1));
    borders.unshift(...(head?.borders ?? []));
  }
  const isLast = (border: Border): boolean => !isReached(border, start) && border.jdUt >= untilJdUt;
  while (tail && !tail.isOpenAfter && !borders.some(isLast)) {
    tail = rangeAt(sky, ayanamsa, (last += 1));
    borders.push(...(tail?.borders ?? []));
  }
  return borders;
}

/** A printed border may be up to half a second after the border itself; there the sign at the instant decides. */
const isReached = ({ jdUt, toSignIndex }: Border, at: Motion): boolean =>
  jdUt <= at.jdUt || (jdUt <= at.jdUt + HALF_SECOND_DAYS && toSignIndex === at.signIndex);

/**
 * Returns every transit of Saturn through a sidereal sign that touches an interval, the first and the last one whole.
 *
 * Steps are as long as the bounds of his motion allow without skipping a border, so a century takes about twelve
 * hundred positions, once: the borders of a range of time are cached. The end of a transit is exactly the start of the
 * next.
 *
 * @param fromJdUt within the ephemeris
 * @returns at least the transit at `fromJdUt`; if the ephemeris ends first, the end of the last one is null
 * @throws EphemerisRangeError if `fromJdUt` is outside the ephemeris
 * @accuracy 0.5 s, the rounding to the printed second; a transit of less than an hour, at a turning point exactly on
 * the border, may be missed
 */
export function saturnSignTransits(
  sky: Ephemeris,
  ayanamsa: Ayanamsa,
  fromJdUt: number,
  untilJdUt: number,
): SignTransit[] {
  const start = still(exactCourse(sky, ayanamsa), fromJdUt);
  const borders = bordersAround(sky, ayanamsa, start, untilJdUt);
  const before = borders.findLast((border) => isReached(border, start));
  const transits: SignTransit[] = [];
  let signIndex = before?.toSignIndex ?? start.signIndex;
  let beginning = comingIn(before);
  for (const border of borders.filter((one) => !isReached(one, start))) {
    transits.push({ signIndex, ...beginning, endJdUt: border.jdUt });
    if (border.jdUt >= untilJdUt) return transits;
    signIndex = border.toSignIndex;
    beginning = comingIn(border);
  }
  return [...transits, { signIndex, ...beginning, endJdUt: null }];
}

const comingIn = (border: Border | undefined): Pick<SignTransit, 'startJdUt' | 'cameInRetrograde'> =>
  border === undefined
    ? { startJdUt: null, cameInRetrograde: null }
    : { startJdUt: border.jdUt, cameInRetrograde: (border.toSignIndex + 1) % 12 === border.fromSignIndex };
