import { countFrom } from '../vocabulary/cycle.ts';
import { type Graha, isPlanet, type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { type ChartFacts, type Reference } from './facts.ts';

/** Full aspects besides the seventh, which all planets have. The nodes have none. @source BPHS ch. 26 */
const FURTHER_ASPECTS: Partial<Record<Planet, readonly number[]>> = {
  mars: [4, 8],
  jupiter: [5, 9],
  saturn: [3, 10],
};

/** Whether a graha has a full aspect on another, or on the ascendant: whole signs, graha drishti. */
export function aspects(facts: Pick<ChartFacts, 'signIndexes'>, from: Graha, to: Reference): boolean {
  if (from === to || !isPlanet(from)) return false;
  const house = countFrom(facts.signIndexes[from], facts.signIndexes[to], 12);
  return house === 7 || (FURTHER_ASPECTS[from] ?? []).includes(house);
}

/** Whether two are in one sign. */
export const joins = (facts: ChartFacts, one: Graha, other: Reference): boolean =>
  one !== other && facts.signIndexes[one] === facts.signIndexes[other];

/** Whether a graha is in the sign of another or aspects it. */
export const joinsOrAspects = (facts: ChartFacts, from: Graha, to: Reference): boolean =>
  joins(facts, from, to) || aspects(facts, from, to);

/** Returns the lord of a graha's sign. */
export const dispositorOf = (facts: ChartFacts, graha: Graha): Planet => signAt(facts.signIndexes[graha]).lord;

export type Tie = 'conjunction' | 'mutual aspect' | 'exchange of signs';

/**
 * Returns the tie of two planets, one of the three that make yogas of their lordships.
 * @returns null without a tie, and for a planet and itself
 * @source BPHS ch. 39; conjunction, mutual full aspect, exchange
 */
export function tieOf(facts: ChartFacts, one: Planet, other: Planet): Tie | null {
  if (one === other) return null;
  if (joins(facts, one, other)) return 'conjunction';
  if (aspects(facts, one, other) && aspects(facts, other, one)) return 'mutual aspect';
  return dispositorOf(facts, one) === other && dispositorOf(facts, other) === one ? 'exchange of signs' : null;
}

/** Every pair of the seven once. */
export const PAIRS: readonly (readonly [Planet, Planet])[] = PLANETS.flatMap((one, index) =>
  PLANETS.slice(index + 1).map((other) => [one, other] as const),
);
