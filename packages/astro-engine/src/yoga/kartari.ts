import type { Graha } from '../vocabulary/grahas.ts';
import { type ChartFacts, occupantsOf, type Reference } from './facts.ts';
import { ASCENDANT_AND_MOON, type Evidence, fromAny } from './yoga.ts';

/**
 * Tests if the ascendant or the Moon is hemmed in (kartari): the houses on both sides have grahas of one kind only.
 * @returns null if neither is hemmed in
 */
export function hemmedBy(facts: ChartFacts, isOfKind: (graha: Graha) => boolean): Evidence | null {
  const bladesOf = (from: Reference) => [occupantsOf(facts, 2, from), occupantsOf(facts, 12, from)];
  return fromAny(
    ASCENDANT_AND_MOON,
    (from) => bladesOf(from).every((blade) => blade.length > 0 && blade.every(isOfKind)),
    (countedFrom) => countedFrom.flatMap(bladesOf).flat(),
  );
}
