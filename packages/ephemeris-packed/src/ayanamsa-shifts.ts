import type { FixedAyanamsa } from '@graha/astro-engine/core/ephemeris';
import { isPackedAyanamsa, type PackedAyanamsa, type Years } from './coverage.ts';

/** A packed ayanamsa, and the powers of the position in the years of an era by which another one exceeds it, degrees. */
export type ShiftRow = { over: PackedAyanamsa; powers: readonly number[] };

export type AyanamsaShift = ShiftRow & { years: Years };

const halfSpanDays = ({ firstJdUt, untilJdUt }: Years): number => (untilJdUt - firstJdUt) / 2;
const middleJdEt = ({ firstJdUt, untilJdUt }: Years): number => (untilJdUt + firstJdUt) / 2;

/** Returns the instant at a position in the years: −1 to 1. */
export const jdEtAt = (years: Years, span: number): number => middleJdEt(years) + span * halfSpanDays(years);

const spanAt = (years: Years, jdEt: number): number => (jdEt - middleJdEt(years)) / halfSpanDays(years);

/** Returns the excess at an instant, degrees. */
export function shiftDeg({ powers, years }: AyanamsaShift, jdEt: number): number {
  const span = spanAt(years, jdEt);
  return powers.reduceRight((sum, power) => sum * span + power, 0);
}

/** Returns the rate of the excess, degrees a day. */
export function shiftRateDegPerDay({ powers, years }: AyanamsaShift, jdEt: number): number {
  const span = spanAt(years, jdEt);
  const perSpan = powers.reduceRight((sum, power, order) => (order === 0 ? sum : sum * span + order * power), 0);
  return perSpan / halfSpanDays(years);
}

export type AyanamsaShifts = ReadonlyMap<FixedAyanamsa, AyanamsaShift>;

/**
 * Returns ayanamsas that differ from a packed one by a constant or nearly so: they count the same precession from another
 * day. The rest follow a star or the Galaxy, and the library computes them.
 * @source fitted to the library by `scripts/ayanamsa-shifts.ts`
 * @accuracy 1e-10° for the years of the era
 */
export const shiftsOf = (
  rows: Record<string, { over: string; powers: readonly number[] }>,
  years: Years,
): AyanamsaShifts =>
  new Map(
    Object.entries(rows).map(([name, { over, powers }]) => {
      if (!isPackedAyanamsa(over)) throw new Error(`${over} is not packed`);
      // Safe: the script writes names of the engine, and a test compares every row with the library.
      return [name as FixedAyanamsa, { over, powers, years }];
    }),
  );
