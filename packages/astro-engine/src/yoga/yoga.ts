import { type Graha, POINTS } from '../vocabulary/grahas.ts';
import type { ChartFacts, Reference } from './facts.ts';

export const YOGA_GROUPS = ['major', 'raja_dhana', 'chandra', 'surya', 'nabhasa', 'inauspicious'] as const;
export type YogaGroup = (typeof YOGA_GROUPS)[number];

export type Evidence = {
  /** Who makes the yoga. */
  planets: readonly Graha[];
  /** What it was counted from; empty where nothing is counted. */
  countedFrom: readonly Reference[];
  /** How it comes about, and what weakens it, in sentences. */
  notes: readonly string[];
  /** Where several sets of planets make it, each by itself; empty where one does. */
  combinations: readonly { planets: readonly Graha[]; note: string }[];
  /** Why it does not hold although its condition is met; null where it holds. */
  cancelledBy: string | null;
};

/** One yoga: a row of a table. */
export type Yoga = {
  name: string;
  group: YogaGroup;
  /** The condition, as a sentence. */
  rule: string;
  source: string;
  /** Judged only where this is known of the birth. */
  needs?: 'gender';
  find(facts: ChartFacts): Evidence | null;
};

/** Evidence of a yoga, each planet once. */
export const evidence = (
  planets: readonly Graha[],
  { countedFrom = [], notes = [], cancelledBy = null, combinations = [] }: Partial<Omit<Evidence, 'planets'>> = {},
): Evidence => ({ planets: [...new Set(planets)], countedFrom, notes, cancelledBy, combinations });

/** Evidence where a condition holds. */
export const where = (holds: boolean, planets: readonly Graha[], further?: Partial<Evidence>): Evidence | null =>
  holds ? evidence(planets, further) : null;

/** Evidence where a condition holds from one of some references at least, with those that it holds from. */
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

/** Only the sentences whose condition holds. */
export const notesOf = (notes: readonly (readonly [holds: boolean, note: string])[]): string[] =>
  notes.flatMap(([holds, note]) => (holds ? [note] : []));
