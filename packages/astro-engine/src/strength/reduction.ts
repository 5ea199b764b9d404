import { PLANETS, type Planet } from '../vocabulary/grahas.ts';
import { ownSignIndexesOf } from '../vocabulary/signs.ts';
import type { ContributorSigns } from './ashtakavarga.ts';
import { GRAHA_MULTIPLIERS } from './bindu-tables.ts';

/** Rule for an empty sign with more bindus than the occupied sign of the same lord. */
export const EKADHIPATYA_RULES = ['equalise', 'subtract', 'zero'] as const;
export type EkadhipatyaRule = (typeof EKADHIPATYA_RULES)[number];

/** Points that make a sign occupied. */
export const OCCUPANCIES = ['planets', 'planets_and_ascendant'] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];

export type ReductionRules = {
  ekadhipatya: EkadhipatyaRule;
  occupancy: Occupancy;
  /** Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. */
  virgoMultiplier: 5 | 6;
};

export type Reduced = {
  /** Twelve from Aries, after the reduction by trines. */
  afterTrikona: readonly number[];
  /** Twelve from Aries, after both reductions. */
  afterEkadhipatya: readonly number[];
  rasiPinda: number;
  grahaPinda: number;
  /** The sum of both. */
  shodhyaPinda: number;
};

/** Weight of a sign in the rasi pinda, from Aries; Virgo is a setting. @source Phaladeepika ch. 24 */
const RASI_MULTIPLIERS = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12] as const;
const VIRGO_INDEX = 5;

const TRINES = [0, 1, 2, 3].map((first) => [first, first + 4, first + 8]);

/** The two signs of each planet that rules two. */
const LORD_PAIRS = PLANETS.map(ownSignIndexesOf).filter((pair) => pair.length === 2);

/**
 * Computes both reductions of one row and its pindas, from which the texts time good and bad periods.
 *
 * Trikona: each of the three signs of a trine loses the least of the three. Ekadhipatya, for the two signs of one lord:
 * nothing changes if one has nothing or both are occupied; two empty ones keep the smaller number, or nothing if they
 * are equal; an empty one beside an occupied one keeps nothing unless it has more; then the rule decides.
 * @param bindus twelve from Aries
 * @param signs signs of the planets and the ascendant, 0 = Aries
 * @source Phaladeepika ch. 24; Raman, Ashtakavarga System of Prediction; checked with three published sheets
 */
export function reductionOf(
  bindus: readonly number[],
  signs: ContributorSigns,
  { ekadhipatya, occupancy, virgoMultiplier }: ReductionRules,
): Reduced {
  const afterTrikona = [...bindus];
  for (const trine of TRINES) {
    const least = Math.min(...trine.map((signIndex) => bindus[signIndex] ?? 0));
    for (const signIndex of trine) afterTrikona[signIndex] = (bindus[signIndex] ?? 0) - least;
  }
  const afterEkadhipatya = [...afterTrikona];
  const occupied = new Set(PLANETS.map((planet) => signs[planet]));
  if (occupancy === 'planets_and_ascendant') occupied.add(signs.ascendant);
  for (const [one = 0, other = 0] of LORD_PAIRS) {
    const pair = reducedPair(
      { bindus: afterTrikona[one] ?? 0, isOccupied: occupied.has(one) },
      { bindus: afterTrikona[other] ?? 0, isOccupied: occupied.has(other) },
      ekadhipatya,
    );
    [afterEkadhipatya[one], afterEkadhipatya[other]] = pair;
  }
  const rasiPinda = afterEkadhipatya.reduce(
    (sum, number, signIndex) =>
      sum + number * (signIndex === VIRGO_INDEX ? virgoMultiplier : (RASI_MULTIPLIERS[signIndex] ?? 0)),
    0,
  );
  const grahaPinda = PLANETS.reduce(
    (sum: number, planet: Planet) => sum + (afterEkadhipatya[signs[planet]] ?? 0) * GRAHA_MULTIPLIERS[planet],
    0,
  );
  return { afterTrikona, afterEkadhipatya, rasiPinda, grahaPinda, shodhyaPinda: rasiPinda + grahaPinda };
}

type OfPair = { bindus: number; isOccupied: boolean };

function reducedPair(one: OfPair, other: OfPair, rule: EkadhipatyaRule): [number, number] {
  if (one.bindus === 0 || other.bindus === 0 || (one.isOccupied && other.isOccupied)) return [one.bindus, other.bindus];
  if (!one.isOccupied && !other.isOccupied) {
    const kept = one.bindus === other.bindus ? 0 : Math.min(one.bindus, other.bindus);
    return [kept, kept];
  }
  if (one.isOccupied) return [one.bindus, emptyBeside(one.bindus, other.bindus, rule)];
  return [emptyBeside(other.bindus, one.bindus, rule), other.bindus];
}

function emptyBeside(occupiedBindus: number, emptyBindus: number, rule: EkadhipatyaRule): number {
  if (emptyBindus <= occupiedBindus) return 0;
  return { equalise: occupiedBindus, subtract: emptyBindus - occupiedBindus, zero: 0 }[rule];
}
