import { arcDeg, normalizeDeg, shortestArcDeg } from './angle.ts';

/** 0.05 s: finer than any printed almanac, coarser than the last bit of a Julian Day (40 µs). */
const TOLERANCE_DAYS = 0.05 / 86_400;
/** The secant stops at steps ten times smaller: its error is even smaller than its last step. */
const LAST_STEP_DAYS = TOLERANCE_DAYS / 10;
const ROUNDS_MAX = 100;

/**
 * An angle that only grows with time: a longitude that never turns back, a sum or difference of such. Its speed may
 * vary, but less than tenfold. Real examples are the Sun, the Moon and combinations of the two. A planet turns back:
 * search it with `nextChange`.
 */
export type GrowingAngle = {
  /** Degrees at an instant (JD in UT); reduced to one turn or not. */
  degAt(jdUt: number): number;
  /** Mean speed, greater than 0; the true angle deviates from the mean motion by less than half a turn. */
  meanDegPerDay: number;
};

/** One of the equal parts of a turn, and the time that an angle spends in it; half-open. */
export type Span = { index: number; startJdUt: number; endJdUt: number };

type Origin = { jdUt: number; deg: number };

const originAt = (angle: GrowingAngle, jdUt: number): Origin => ({ jdUt, deg: normalizeDeg(angle.degAt(jdUt)) });

/** Returns the growth since the origin without the jumps at 360: the value nearest to the mean motion. */
function grownDeg(angle: GrowingAngle, origin: Origin, jdUt: number): number {
  const expectedDeg = (jdUt - origin.jdUt) * angle.meanDegPerDay;
  return expectedDeg + shortestArcDeg(origin.deg + expectedDeg, angle.degAt(jdUt));
}

/**
 * Returns the instant at which the angle has grown by `growthDeg` since the origin (a negative growth: before the
 * origin). Secant method with the mean speed as first slope; a step out of the bracket is replaced by bisection.
 */
function instantOfGrowth(angle: GrowingAngle, origin: Origin, growthDeg: number): number {
  let jdUt = origin.jdUt;
  let missingDeg = growthDeg;
  let slope = angle.meanDegPerDay;
  let beforeJdUt = -Infinity;
  let afterJdUt = Infinity;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    if (missingDeg > 0) beforeJdUt = Math.max(beforeJdUt, jdUt);
    else afterJdUt = Math.min(afterJdUt, jdUt);
    let nextJdUt = jdUt + missingDeg / slope;
    if (Math.abs(nextJdUt - jdUt) < LAST_STEP_DAYS) return nextJdUt;
    if (nextJdUt <= beforeJdUt || nextJdUt >= afterJdUt) nextJdUt = (beforeJdUt + afterJdUt) / 2;
    if (afterJdUt - beforeJdUt < LAST_STEP_DAYS) return nextJdUt;
    const nextMissingDeg = growthDeg - grownDeg(angle, origin, nextJdUt);
    const secant = (missingDeg - nextMissingDeg) / (nextJdUt - jdUt);
    slope = secant > 0 ? secant : angle.meanDegPerDay; // Also if the angle does not change, or is NaN.
    jdUt = nextJdUt;
    missingDeg = nextMissingDeg;
  }
  throw new RangeError(`no instant found near JD ${origin.jdUt} at which the angle has grown by ${growthDeg}°`);
}

/**
 * Returns the first instant at or after another at which the angle reaches a value.
 * @param targetDeg any finite angle
 * @accuracy 0.05 s
 */
export function nextReach(angle: GrowingAngle, targetDeg: number, fromJdUt: number): number {
  const origin = originAt(angle, fromJdUt);
  return instantOfGrowth(angle, origin, arcDeg(origin.deg, targetDeg));
}

/** Returns the last instant at or before another at which the angle reached a value. @accuracy 0.05 s */
export function previousReach(angle: GrowingAngle, targetDeg: number, fromJdUt: number): number {
  const origin = originAt(angle, fromJdUt);
  return instantOfGrowth(angle, origin, -arcDeg(targetDeg, origin.deg));
}

/**
 * Returns the part (of `partCount` equal parts of 360°) that contains the angle at an instant, with its start and end.
 * @param partCount 30 for tithis, 60 for karanas, 27 for nakshatras and yogas, 12 for signs
 * @accuracy 0.05 s at both ends
 */
export function spanAt(angle: GrowingAngle, partCount: number, jdUt: number): Span {
  const origin = originAt(angle, jdUt);
  const index = Math.floor((origin.deg * partCount) / 360);
  return {
    index,
    startJdUt: instantOfGrowth(angle, origin, (index * 360) / partCount - origin.deg),
    endJdUt: instantOfGrowth(angle, origin, ((index + 1) * 360) / partCount - origin.deg),
  };
}

/**
 * Returns the end of the current part: the next multiple of 360°/partCount after an instant.
 * @returns the index of the part that begins then, and the instant
 * @accuracy 0.05 s
 */
export function nextBoundary(
  angle: GrowingAngle,
  partCount: number,
  fromJdUt: number,
): { index: number; jdUt: number } {
  const origin = originAt(angle, fromJdUt);
  const following = Math.floor((origin.deg * partCount) / 360) + 1;
  return {
    index: following % partCount,
    jdUt: instantOfGrowth(angle, origin, (following * 360) / partCount - origin.deg),
  };
}

/**
 * Returns every part that the angle passes through between two instants, the first and the last one whole. Each
 * boundary is searched once: the end of a span is exactly the start of the next.
 * @accuracy 0.05 s
 */
export function spansBetween(angle: GrowingAngle, partCount: number, fromJdUt: number, untilJdUt: number): Span[] {
  const first = spanAt(angle, partCount, fromJdUt);
  const spans = [first];
  for (let last = first; last.endJdUt < untilJdUt; spans.push(last)) {
    const boundaryDeg = ((last.index + 1) * 360) / partCount;
    const origin = { jdUt: last.endJdUt, deg: normalizeDeg(boundaryDeg) };
    const endJdUt = instantOfGrowth(angle, origin, 360 / partCount);
    last = { index: (last.index + 1) % partCount, startJdUt: last.endJdUt, endJdUt };
  }
  return spans;
}

/** Bisects a step whose `oldJdUt` end has the old value and whose other end does not. */
function boundaryBetween<T>(valueAt: (jdUt: number) => T, old: T, oldJdUt: number, newJdUt: number): [number, number] {
  let [inside, outside] = [oldJdUt, newJdUt];
  while (Math.abs(outside - inside) > TOLERANCE_DAYS) {
    const middle = (inside + outside) / 2;
    if (valueAt(middle) === old) inside = middle;
    else outside = middle;
  }
  return [inside, outside];
}

/**
 * Returns the first instant after another at which a stepwise function of time has a new value, such as a sign entry or
 * a station.
 * @param stepDays shorter than the shortest duration of a value, so that no change is missed
 * @returns null if nothing changes within `limitDays`
 * @accuracy 0.05 s; the function already has its new value there
 */
export function nextChange<T>(
  valueAt: (jdUt: number) => T,
  fromJdUt: number,
  stepDays: number,
  limitDays: number,
): number | null {
  const initial = valueAt(fromJdUt);
  for (let elapsedDays = 0; elapsedDays < limitDays; elapsedDays += stepDays) {
    const [beforeJdUt, afterJdUt] = [fromJdUt + elapsedDays, fromJdUt + Math.min(elapsedDays + stepDays, limitDays)];
    if (valueAt(afterJdUt) !== initial) return boundaryBetween(valueAt, initial, beforeJdUt, afterJdUt)[1];
  }
  return null;
}

/**
 * Returns the instant since which a stepwise function of time has had its present value.
 * @param stepDays shorter than the shortest duration of a value
 * @returns null if it has had the value for at least `limitDays`
 * @accuracy 0.05 s; the function already has the value there
 */
export function previousChange<T>(
  valueAt: (jdUt: number) => T,
  fromJdUt: number,
  stepDays: number,
  limitDays: number,
): number | null {
  const initial = valueAt(fromJdUt);
  for (let elapsedDays = 0; elapsedDays < limitDays; elapsedDays += stepDays) {
    const [laterJdUt, earlierJdUt] = [fromJdUt - elapsedDays, fromJdUt - Math.min(elapsedDays + stepDays, limitDays)];
    if (valueAt(earlierJdUt) !== initial) return boundaryBetween(valueAt, initial, laterJdUt, earlierJdUt)[0];
  }
  return null;
}
