import type { FixedAyanamsa } from '@graha/astro-engine/core/ephemeris';
import shifts from '../data/ayanamsa-shifts.json' with { type: 'json' };
import { ALL_YEARS, isPackedAyanamsa, type PackedAyanamsa } from './coverage.ts';

/** A packed ayanamsa, and the powers of `spanAt` by which another one exceeds it, degrees. */
export type AyanamsaShift = { over: PackedAyanamsa; powers: readonly number[] };

const HALF_SPAN_DAYS = (ALL_YEARS.untilJdUt - ALL_YEARS.firstJdUt) / 2;
const MIDDLE_JD_ET = (ALL_YEARS.untilJdUt + ALL_YEARS.firstJdUt) / 2;

/** Returns the position of an instant in all years: −1 to 1. */
export const spanAt = (jdEt: number): number => (jdEt - MIDDLE_JD_ET) / HALF_SPAN_DAYS;

export const jdEtAt = (span: number): number => MIDDLE_JD_ET + span * HALF_SPAN_DAYS;

/** Returns the excess at an instant, degrees. */
export function shiftDeg({ powers }: AyanamsaShift, jdEt: number): number {
  const span = spanAt(jdEt);
  return powers.reduceRight((sum, power) => sum * span + power, 0);
}

/** Returns the rate of the excess, degrees a day. */
export function shiftRateDegPerDay({ powers }: AyanamsaShift, jdEt: number): number {
  const span = spanAt(jdEt);
  const perSpan = powers.reduceRight((sum, power, order) => (order === 0 ? sum : sum * span + order * power), 0);
  return perSpan / HALF_SPAN_DAYS;
}

/**
 * Ayanamsas that differ from a packed one by a constant or nearly so: they count the same precession from another day.
 * The rest follow a star or the Galaxy, and the library computes them.
 * @source fitted to the library by `scripts/ayanamsa-shifts.ts`
 * @accuracy 1e-10° for all packed years
 */
export const AYANAMSA_SHIFTS: ReadonlyMap<FixedAyanamsa, AyanamsaShift> = new Map(
  Object.entries(shifts).map(([name, { over, powers }]) => {
    if (!isPackedAyanamsa(over)) throw new Error(`${over} is not packed`);
    // Safe: the script writes names of the engine, and a test compares every row with the library.
    return [name as FixedAyanamsa, { over, powers }];
  }),
);
