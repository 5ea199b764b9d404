import { normalizeDeg, shortestArcDeg } from './angle.ts';
import { boundarySecondOf, jdUtOfSecond } from './moment.ts';
import { type GrowingAngle, nextReach, previousReach, type Span, spansBetween } from './search.ts';

/**
 * Boundaries as they are printed: at the first whole second at which the new period has begun. A period holds an instant where
 * `start <= instant < end` by these numbers, so that asking at a printed boundary is asking in the new period.
 */

const ONE_SECOND_DAYS = 1 / 86_400;
/** Two searches for one boundary differ by less: nearer to a whole second, the angle itself says which second it is. */
const DOUBT_SECONDS = 0.03;
/** What the last bits of an angle may lack where it is reached at the very second. */
const LAST_BITS_DEG = 1e-10;

/**
 * The first whole second at which an angle has reached a boundary, the same from whatever instant the boundary was searched.
 * @param foundJdUt where a search found it, to 0.03 s
 */
function printedBoundary(angle: GrowingAngle, boundaryDeg: number, foundJdUt: number): number {
  const doubtDays = DOUBT_SECONDS * ONE_SECOND_DAYS;
  const [earlier, later] = [boundarySecondOf(foundJdUt - doubtDays), boundarySecondOf(foundJdUt + doubtDays)];
  const isReached =
    earlier === later || shortestArcDeg(boundaryDeg, angle.degAt(jdUtOfSecond(earlier))) >= -LAST_BITS_DEG;
  return jdUtOfSecond(isReached ? earlier : later);
}

const boundaryDegOf = (index: number, partCount: number): number => (index * 360) / partCount;

/** Parts in a row with each boundary rounded once: the end of one is the very number that begins the next. */
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
 * Every part that the angle passes through between two instants, the first and the last one whole, with the printed
 * boundaries. Where both instants are one: the part that holds it.
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

/** The part that holds an instant by its printed boundaries. @accuracy 1 s, the rounding up */
export function printedSpanAt(angle: GrowingAngle, partCount: number, jdUt: number): Span {
  const [span] = printedSpansBetween(angle, partCount, jdUt, jdUt);
  if (span === undefined) throw new RangeError(`no part holds JD ${jdUt}`);
  return span;
}

/** So far from a boundary, at ten times the mean speed, the angle alone says which part holds an instant. */
const CLEAR_DAYS = 10 * 2 * ONE_SECOND_DAYS;

/** Which part holds an instant: the index of `printedSpanAt`, for which nothing is searched but within seconds of a boundary. */
export function printedIndexAt(angle: GrowingAngle, partCount: number, jdUt: number): number {
  const parts = (normalizeDeg(angle.degAt(jdUt)) * partCount) / 360;
  const index = Math.floor(parts);
  const clear = (CLEAR_DAYS * angle.meanDegPerDay * partCount) / 360;
  const isClear = parts - index > clear && index + 1 - parts > clear;
  return isClear ? index : printedSpanAt(angle, partCount, jdUt).index;
}

/** `printedSpanAt` without its end, which is then not searched. */
export function printedStartAt(angle: GrowingAngle, partCount: number, jdUt: number): Omit<Span, 'endJdUt'> {
  const index = printedIndexAt(angle, partCount, jdUt);
  const startJdUt = printedPreviousReach(angle, boundaryDegOf(index, partCount), jdUt + ONE_SECOND_DAYS);
  return { index, startJdUt };
}

/** `nextReach` at the printed second. */
export const printedNextReach = (angle: GrowingAngle, targetDeg: number, fromJdUt: number): number =>
  printedBoundary(angle, targetDeg, nextReach(angle, targetDeg, fromJdUt));

/** `previousReach` at the printed second. */
export const printedPreviousReach = (angle: GrowingAngle, targetDeg: number, fromJdUt: number): number =>
  printedBoundary(angle, targetDeg, previousReach(angle, targetDeg, fromJdUt));
