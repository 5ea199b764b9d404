import { normalizeDeg, shortestArcDeg } from './angle.ts';
import { boundarySecondOf, jdUtOfSecond } from './moment.ts';
import { type GrowingAngle, nextReach, previousReach, type Span, spansBetween } from './search.ts';

/**
 * Printed boundaries: the first whole second at which the new period has begun. A period contains an instant if `start
 * <= instant < end` by these numbers, so a request for a printed boundary returns the new period.
 */

const ONE_SECOND_DAYS = 1 / 86_400;
/** Two searches for one boundary differ by less. Nearer to a whole second, the angle itself decides the second. */
const DOUBT_SECONDS = 0.03;
/** Rounding error of an angle that is reached exactly at the second. */
const LAST_BITS_DEG = 1e-10;

/**
 * Returns the first whole second at which an angle has reached a boundary, the same from whatever instant the search
 * started.
 * @param foundJdUt result of a search, to 0.03 s
 */
function printedBoundary(angle: GrowingAngle, boundaryDeg: number, foundJdUt: number): number {
  const doubtDays = DOUBT_SECONDS * ONE_SECOND_DAYS;
  const [earlier, later] = [boundarySecondOf(foundJdUt - doubtDays), boundarySecondOf(foundJdUt + doubtDays)];
  const isReached =
    earlier === later || shortestArcDeg(boundaryDeg, angle.degAt(jdUtOfSecond(earlier))) >= -LAST_BITS_DEG;
  return jdUtOfSecond(isReached ? earlier : later);
}

const boundaryDegOf = (index: number, partCount: number): number => (index * 360) / partCount;

/** Returns successive parts with each boundary rounded once: the end of one is exactly the start of the next. */
function printed(angle: GrowingAngle, partCount: number, spans: readonly Span[]): Span[] {
  const [first] = spans;
  if (first === undefined) return [];
  let startJdUt = printedBoundary(angle, boundaryDegOf(first.index, partCount), first.startJdUt);
  return spans.map(({ index, endJdUt: foundJdUt }) => {
    const endJdUt = printedBoundary(angle, boundaryDegOf(index + 1, partCount), foundJdUt);
    const span = { index, startJdUt, endJdUt };
    startJdUt = endJdUt;
    return span;
  });
}

/**
 * Returns every part that the angle passes through between two instants, the first and the last one whole, with the
 * printed boundaries. Two equal instants give the part that contains them.
 * @accuracy 1 s, the rounding up
 */
export function printedSpansBetween(
  angle: GrowingAngle,
  partCount: number,
  fromJdUt: number,
  untilJdUt: number,
): Span[] {
  const found = spansBetween(angle, partCount, fromJdUt - ONE_SECOND_DAYS, untilJdUt + ONE_SECOND_DAYS);
  return printed(angle, partCount, found).filter(
    ({ startJdUt, endJdUt }) => endJdUt > fromJdUt && (startJdUt < untilJdUt || startJdUt <= fromJdUt),
  );
}

/** Returns the part that contains an instant by its printed boundaries. @accuracy 1 s, the rounding up */
export function printedSpanAt(angle: GrowingAngle, partCount: number, jdUt: number): Span {
  const [span] = printedSpansBetween(angle, partCount, jdUt, jdUt);
  if (span === undefined) throw new RangeError(`no part holds JD ${jdUt}`);
  return span;
}

/** At this distance from a boundary, at ten times the mean speed, the angle alone decides the part of an instant. */
const CLEAR_DAYS = 10 * 2 * ONE_SECOND_DAYS;

/** Returns the index of `printedSpanAt`; it searches only within seconds of a boundary. */
export function printedIndexAt(angle: GrowingAngle, partCount: number, jdUt: number): number {
  const parts = (normalizeDeg(angle.degAt(jdUt)) * partCount) / 360;
  const index = Math.floor(parts);
  const clear = (CLEAR_DAYS * angle.meanDegPerDay * partCount) / 360;
  const isClear = parts - index > clear && index + 1 - parts > clear;
  return isClear ? index : printedSpanAt(angle, partCount, jdUt).index;
}

/** Returns `printedSpanAt` without searching its end. */
export function printedStartAt(angle: GrowingAngle, partCount: number, jdUt: number): Omit<Span, 'endJdUt'> {
  const index = printedIndexAt(angle, partCount, jdUt);
  const startJdUt = printedPreviousReach(angle, boundaryDegOf(index, partCount), jdUt + ONE_SECOND_DAYS);
  return { index, startJdUt };
}

/** Returns `nextReach` at the printed second. */
export const printedNextReach = (angle: GrowingAngle, targetDeg: number, fromJdUt: number): number =>
  printedBoundary(angle, targetDeg, nextReach(angle, targetDeg, fromJdUt));

/** Returns `previousReach` at the printed second. */
export const printedPreviousReach = (angle: GrowingAngle, targetDeg: number, fromJdUt: number): number =>
  printedBoundary(angle, targetDeg, previousReach(angle, targetDeg, fromJdUt));
