import { countFrom } from '../vocabulary/cycle.ts';
import { type Graha, isPlanet, type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { type ChartFacts, type Reference } from './facts.ts';

/** Houses that planets look at fully beside the seventh, which all do. The nodes look at none. @source BPHS ch. 26 */
const FURTHER_ASPECTS: Partial<Record<Planet, readonly number[]>> = {
  mars: [4, 8],
  jupiter: [5, 9],
  saturn: [3, 10],
};

/** Whether a graha looks fully at another, or at the ascendant: whole signs, graha drishti. */
export function aspects(facts: Pick<ChartFacts, 'signIndexes'>, from: Graha, to: Reference): boolean {
  if (from === to || !isPlanet(from)) return false;
  const house = countFrom(facts.signIndexes[from], facts.signIndexes[to], 12);
  return house === 7 || (FURTHER_ASPECTS[from] ?? []).includes(house);
}

/** Whether two stand in one sign. */
export const joins = (facts: ChartFacts, one: Graha, other: Reference): boolean =>
  one !== other && facts.signIndexes[one] === facts.signIndexes[other];

/** Whether one stands in the sign of another or aspects it. */
export const joinsOrAspects = (facts: ChartFacts, from: Graha, to: Reference): boolean =>
  joins(facts, from, to) || aspects(facts, from, to);

/** The lord of the sign that a graha stands in. */
export const dispositorOf = (facts: ChartFacts, graha: Graha): Planet => signAt(facts.signIndexes[graha]).lord;

export type Tie = 'conjunction' | 'mutual aspect' | 'exchange of signs';

/**
 * How two planets are bound to each other, in the three ways that make yogas of their lordships.
 * @returns null where they are not, and for a planet and itself
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
