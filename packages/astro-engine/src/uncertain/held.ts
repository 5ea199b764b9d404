import { jdUtOfSecond } from '../core/moment.ts';

/** Possible instants of a birth, as whole seconds from 1970-01-01T00:00Z; half-open. */
export type BirthSpan = { fromSecond: number; untilSecond: number };

/** One value, the instants of birth for which it holds, and their share of the whole span. */
export type HeldPart<T> = { value: T; fromSecond: number; untilSecond: number; share: number };

/** The values of one fact over a span, in order of time. A single part: the fact is certain. */
export type Held<T> = readonly HeldPart<T>[];

export const jdUtBetween = ({ fromSecond, untilSecond }: BirthSpan): number =>
  (jdUtOfSecond(fromSecond) + jdUtOfSecond(untilSecond)) / 2;

/** Returns the middle of the whole seconds of a part: after its last one the next value may hold already. */
export const jdUtWithin = ({ fromSecond, untilSecond }: BirthSpan): number =>
  jdUtBetween({ fromSecond, untilSecond: untilSecond - 1 });

/**
 * Returns the values of a stepwise fact over a span of possible births.
 * @param changesSeconds the first whole second of each new value, in any order; ones that change nothing and ones
 * outside the span do no harm
 * @param valueAt asked once between two changes, far from both unless the part is of few seconds
 */
export function heldOver<T extends string | number | boolean>(
  { fromSecond, untilSecond }: BirthSpan,
  changesSeconds: readonly number[],
  valueAt: (jdUt: number, lengthSeconds: number) => T,
): Held<T> {
  const inside = changesSeconds.filter((second) => second > fromSecond && second < untilSecond);
  const starts = [...new Set([fromSecond, ...inside])].toSorted((one, other) => one - other);
  const parts: HeldPart<T>[] = [];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? untilSecond;
    const value = valueAt(jdUtWithin({ fromSecond: start, untilSecond: end }), end - start);
    const last = parts.at(-1);
    if (last?.value === value) last.untilSecond = end;
    else parts.push({ value, fromSecond: start, untilSecond: end, share: 0 });
  }
  const lengthSeconds = untilSecond - fromSecond;
  for (const part of parts) part.share = (part.untilSecond - part.fromSecond) / lengthSeconds;
  return parts;
}

/**
 * Returns the first second of each new value of a fact that passes through its values in order and never returns to one,
 * by bisection to the second.
 */
export function changesInOrder<T>({ fromSecond, untilSecond }: BirthSpan, valueAt: (jdUt: number) => T): number[] {
  const changes: number[] = [];
  const at = (second: number): T => valueAt(jdUtOfSecond(second));
  function search(low: number, lowValue: T, high: number, highValue: T): void {
    if (lowValue === highValue) return;
    if (high - low === 1) {
      changes.push(high);
      return;
    }
    const middle = Math.floor((low + high) / 2);
    const value = at(middle);
    search(low, lowValue, middle, value);
    search(middle, value, high, highValue);
  }
  const last = untilSecond - 1;
  search(fromSecond, at(fromSecond), last, at(last));
  return changes;
}
