import { type Graha, POINTS } from '../vocabulary/grahas.ts';
import type { ChartFacts, Reference } from './facts.ts';

export const YOGA_GROUPS = ['major', 'raja_dhana', 'chandra', 'surya', 'nabhasa', 'inauspicious'] as const;
export type YogaGroup = (typeof YOGA_GROUPS)[number];

export type Evidence = {
  /** Grahas that form the yoga. */
  planets: readonly Graha[];
  /** References of the count; empty if nothing is counted. */
  countedFrom: readonly Reference[];
  /** Explanation of the yoga, and its weaknesses, in sentences. */
  notes: readonly string[];
  /** Separate sets of planets, if several form it; empty for one set. */
  combinations: readonly { planets: readonly Graha[]; note: string }[];
  /** Reason that it does not hold although its condition is met; null if it holds. */
  cancelledBy: string | null;
};

/** One yoga: a row of a table. */
export type Yoga = {
  name: string;
  group: YogaGroup;
  /** The condition, as a sentence. */
  rule: string;
  source: string;
  /** Evaluated only if this is known about the birth. */
  needs?: 'gender';
  find(facts: ChartFacts): Evidence | null;
};

/** Returns evidence of a yoga, each planet once. */
export const evidence = (
  planets: readonly Graha[],
  { countedFrom = [], notes = [], cancelledBy = null, combinations = [] }: Partial<Omit<Evidence, 'planets'>> = {},
): Evidence => ({ planets: [...new Set(planets)], countedFrom, notes, cancelledBy, combinations });

/** Returns evidence if a condition holds. */
export const where = (holds: boolean, planets: readonly Graha[], further?: Partial<Evidence>): Evidence | null =>
  holds ? evidence(planets, further) : null;

/** Returns evidence if a condition holds from at least one of some references, with those references. */
export function fromAny(
  references: readonly Reference[],
  holdsFrom: (reference: Reference) => boolean,
  planets: (countedFrom: readonly Reference[]) => readonly Graha[],
): Evidence | null {
  const countedFrom = references.filter(holdsFrom);
  return where(countedFrom.length > 0, planets(countedFrom), { countedFrom });
}

export const ASCENDANT_AND_MOON: readonly Reference[] = ['ascendant', 'moon'];

/** The English name of a graha. */
export const named = (graha: Graha): string => POINTS[graha].name;

/** Returns the sentences whose condition holds. */
export const notesOf = (notes: readonly (readonly [holds: boolean, note: string])[]): string[] =>
  notes.flatMap(([holds, note]) => (holds ? [note] : []));
