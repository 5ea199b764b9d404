import { wholeSecond } from '../core/moment.ts';

/** A range of time, half-open; Julian Days in UT. */
export type Interval = { startJdUt: number; endJdUt: number };

/** Returns the end of the n-th of `count` equal parts: an end of the interval itself, or a whole second, as it is printed. */
function boundaryAt({ startJdUt, endJdUt }: Interval, count: number, nth: number): number {
  if (nth === 0) return startJdUt;
  return nth === count ? endJdUt : wholeSecond(startJdUt + ((endJdUt - startJdUt) * nth) / count);
}

/** Cuts an interval into equal parts that tile it: each begins with exactly the number that ended the previous one. */
export function tile(interval: Interval, count: number): Interval[] {
  const parts: Interval[] = [];
  let startJdUt = interval.startJdUt;
  for (let nth = 1; nth <= count; nth += 1) {
    const endJdUt = boundaryAt(interval, count, nth);
    parts.push({ startJdUt, endJdUt });
    startJdUt = endJdUt;
  }
  return parts;
}

/** Returns the n-th of `count` equal parts. @param nth 1 is the first */
export function slice(interval: Interval, count: number, nth: number): Interval {
  if (!(Number.isInteger(nth) && nth >= 1 && nth <= count)) throw new RangeError(`there is no part ${nth} of ${count}`);
  return { startJdUt: boundaryAt(interval, count, nth - 1), endJdUt: boundaryAt(interval, count, nth) };
}

/** Cuts an interval into parts that tile it, as long as their weights. @param weights greater than 0 */
export function tileBy(interval: Interval, weights: readonly number[]): Interval[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let startJdUt = interval.startJdUt;
  let passed = 0;
  return weights.map((weight) => {
    passed += weight;
    const part = { startJdUt, endJdUt: boundaryAt(interval, sum, passed) };
    startJdUt = part.endJdUt;
    return part;
  });
}
