import type { Graha } from '../vocabulary/grahas.ts';
import { type ChartFacts, occupantsOf, type Reference } from './facts.ts';
import { ASCENDANT_AND_MOON, type Evidence, fromAny } from './yoga.ts';

/**
 * The ascendant or the Moon between two scissor blades: the houses on both sides hold grahas of one kind alone.
 * @returns null where neither is hemmed so
 */
export function hemmedBy(facts: ChartFacts, isOfKind: (graha: Graha) => boolean): Evidence | null {
  const bladesOf = (from: Reference) => [occupantsOf(facts, 2, from), occupantsOf(facts, 12, from)];
  return fromAny(
    ASCENDANT_AND_MOON,
    (from) => bladesOf(from).every((blade) => blade.length > 0 && blade.every(isOfKind)),
    (countedFrom) => countedFrom.flatMap(bladesOf).flat(),
  );
}
