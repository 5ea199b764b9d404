import { wholeSecond } from '../moment.ts';

/** A range of time, half-open; Julian Days in UT. */
export type Interval = { startJdUt: number; endJdUt: number };

/**
 * An interval cut into equal parts that tile it: each begins with the very number that ended the one before, the last
 * ends with the interval. Cuts lie at whole seconds, as they are printed.
 */
export function tile({ startJdUt, endJdUt }: Interval, count: number): Interval[] {
  const boundaryAt = (index: number): number =>
    index === 0
      ? startJdUt
      : index === count
        ? endJdUt
        : wholeSecond(startJdUt + ((endJdUt - startJdUt) * index) / count);
  return Array.from({ length: count }, (_, index) => ({
    startJdUt: boundaryAt(index),
    endJdUt: boundaryAt(index + 1),
  }));
}

/** The n-th of so many equal parts. @param nth 1 is the first */
export function slice(interval: Interval, count: number, nth: number): Interval {
  const part = tile(interval, count)[nth - 1];
  if (part === undefined) throw new RangeError(`there is no part ${nth} of ${count}`);
  return part;
}
