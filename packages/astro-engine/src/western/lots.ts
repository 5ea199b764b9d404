import { normalizeDeg } from '../core/angle.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import type { Sect } from './sect.ts';

/** The seven hermetic lots, and those of the parents; each follows the lots from which it is counted. */
export const LOTS = [
  'fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis', 'father', 'mother',
] as const; // prettier-ignore
export type Lot = (typeof LOTS)[number];

/** The arc from the second to the first point is added to the ascendant by day, from the first to the second by night. */
type Formula = readonly [to: Planet | Lot, from: Planet | Lot];

/** @source Paulus Alexandrinus, Introductory Matters ch. 23 (the seven); Dorotheus I (father and mother) */
export const LOT_FORMULAS: Readonly<Record<Lot, Formula>> = {
  fortune: ['moon', 'sun'],
  spirit: ['sun', 'moon'],
  eros: ['venus', 'spirit'],
  necessity: ['fortune', 'mercury'],
  courage: ['fortune', 'mars'],
  victory: ['jupiter', 'spirit'],
  nemesis: ['fortune', 'saturn'],
  father: ['saturn', 'sun'],
  mother: ['moon', 'venus'],
};

/** Whether a birth by night swaps the two ends of the arc, as the Greek books do, or never, as Ptolemy does for Fortune. */
export const LOT_RULES = ['by_sect', 'day_always'] as const;
export type LotRule = (typeof LOT_RULES)[number];

/**
 * Returns the lots (Arabic parts) of a chart: ascendant + one body − another.
 * @param planets longitudes of the seven
 * @returns degrees in [0, 360), in the order of `LOTS`
 * @accuracy that of the ascendant: 1° in about 4 minutes of birth time
 */
export function lotsOf(
  ascendantDeg: number,
  planets: Readonly<Record<Planet, number>>,
  sect: Sect,
  rule: LotRule,
): Readonly<Record<Lot, number>> {
  const isSwapped = sect === 'night' && rule === 'by_sect';
  const found: Record<string, number> = { ...planets };
  for (const lot of LOTS) {
    const [to, from] = LOT_FORMULAS[lot];
    const arcDeg = (found[to] ?? Number.NaN) - (found[from] ?? Number.NaN);
    found[lot] = normalizeDeg(ascendantDeg + (isSwapped ? -arcDeg : arcDeg));
  }
  // Safe: the loop has written one row for each lot.
  return found as Record<Lot, number>;
}
