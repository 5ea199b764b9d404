/** Finds the change of sign of a height over the horizon, however flat. Newton's method fails for it at high latitudes. */

import { rootBetween } from '@graha/astro-engine/core/root-between';

/** A height in radians at an instant; it is smooth, and has at most one maximum and one minimum in half a day. */
type HeightAt = (jdUt: number) => number;
type Sample = { jdUt: number; height: number };

const heightOf = ({ height }: Sample): number => height;

/** A turn is detected from samples on both sides of it. */
export const SCAN_STEP_DAYS = 1 / 16;
/** Bound of the error of a parabola through three samples at a maximum or minimum between them. */
const PARABOLA_ERROR = 0.002;
const LAST_STEP_DAYS = 2e-8;
/** The golden section of an interval. */
const GOLDEN = (3 - Math.sqrt(5)) / 2;
/** A maximum is flat: its height is found to 1e-9 rad long before its instant. */
const TOP_DAYS = 1e-5;

/**
 * Returns the first instant after another at which the height goes from below zero to above.
 * @param untilJdUt end of the search
 * @returns null if there is none until then
 * @accuracy 0.002 s in time
 */
export function firstAscent(heightAt: HeightAt, afterJdUt: number, untilJdUt: number): number | null {
  const at = (jdUt: number): Sample => ({ jdUt, height: heightAt(jdUt) });
  let before: Sample | null = null;
  let here = at(afterJdUt);
  for (let start = here; start.jdUt < untilJdUt; start = here) {
    const next = at(here.jdUt + SCAN_STEP_DAYS);
    if (Math.sign(here.height) === Math.sign(next.height)) before ??= at(here.jdUt - SCAN_STEP_DAYS);
    const hidden = before && hiddenTurn(at, before, here, next);
    const samples = before === null || hidden === null ? [here, next] : [before, hidden, next];
    for (const [index, right] of samples.entries()) {
      const left = samples[index - 1];
      if (left === undefined || left.height >= 0 || right.height < 0) continue;
      const found = rootBetween(at, heightOf, left, right, LAST_STEP_DAYS).jdUt;
      if (found > afterJdUt) return found < untilJdUt ? found : null;
    }
    before = here;
    here = next;
  }
  return null;
}

/** Returns a maximum above the horizon, or a minimum below it, between three samples on the other side. */
function hiddenTurn(at: (jdUt: number) => Sample, before: Sample, here: Sample, next: Sample): Sample | null {
  const side = Math.sign(here.height);
  if (Math.sign(before.height) !== side || Math.sign(next.height) !== side) return null;
  const [toBefore, toNext] = [(before.height - here.height) * side, (next.height - here.height) * side];
  if (toBefore < 0 || toNext < 0) return null; // The middle sample is not the nearest to the horizon.
  const parabola = (toNext - toBefore) ** 2 / (8 * (toNext + toBefore) || 1);
  if (here.height * side - parabola > PARABOLA_ERROR) return null;
  const turn = nearest(at, before, next, side);
  return turn.height * side < 0 ? turn : null;
}

/** Returns the sample with the least height on that side, or the first sample beyond the horizon. */
function nearest(at: (jdUt: number) => Sample, before: Sample, next: Sample, side: number): Sample {
  let [left, right] = [before.jdUt, next.jdUt];
  let [one, other] = [at(left + GOLDEN * (right - left)), at(right - GOLDEN * (right - left))];
  while (right - left > TOP_DAYS) {
    const isFirst = one.height * side < other.height * side;
    const least = isFirst ? one : other;
    if (least.height * side < 0) return least;
    if (isFirst) {
      [right, other] = [other.jdUt, one];
      one = at(left + GOLDEN * (right - left));
    } else {
      [left, one] = [one.jdUt, other];
      other = at(right - GOLDEN * (right - left));
    }
  }
  return one;
}
