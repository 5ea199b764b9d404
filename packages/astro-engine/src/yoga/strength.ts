import type { Graha } from '../vocabulary/grahas.ts';
import { isPlanet } from '../vocabulary/grahas.ts';
import { isCombust, isDebilitated, isOwnOrExalted } from './dignity.ts';
import { type ChartFacts, DUSTHANAS, isIn, KENDRAS, TRIKONAS } from './facts.ts';
import { type Evidence, named } from './yoga.ts';

export const YOGA_GRADES = ['strong', 'medium', 'weak'] as const;
export type YogaGrade = (typeof YOGA_GRADES)[number];

export type YogaStrength = {
  grade: YogaGrade;
  /** Mean of the marks of each planet, -3 to 2. */
  score: number;
  /** Marks for and against each, as sentences. */
  reasons: readonly string[];
};

const MARKS: readonly (readonly [text: string, points: number, holds: (facts: ChartFacts, graha: Graha) => boolean])[] =
  [
    ['in its own or exaltation sign', 1, (facts, graha) => isPlanet(graha) && isOwnOrExalted(facts, graha)],
    ['in a kendra or trikona', 1, (facts, graha) => isIn(facts, graha, [...KENDRAS, ...TRIKONAS])],
    ['debilitated', -1, (facts, graha) => isPlanet(graha) && isDebilitated(facts, graha)],
    ['combust', -1, (facts, graha) => isPlanet(graha) && isCombust(facts, graha)],
    ['in the 6th, 8th or 12th', -1, (facts, graha) => isIn(facts, graha, DUSTHANAS)],
  ];

const STRONG_FROM = 1;
const MEDIUM_FROM = 0;

/**
 * Rates the strength of planets that form a yoga: one point each for own or exaltation sign and for a kendra or
 * trikona, minus one each for debilitation, combustion, and a dusthana. Strong from a mean of 1, weak below 0.
 * @source Phaladeepika ch. 6 and 7 name these as the makers and breakers of yogas; the count is a convention of this
 * engine
 */
export function yogaStrengthOf(facts: ChartFacts, planets: readonly Graha[]): YogaStrength {
  const reasons: string[] = [];
  let sum = 0;
  for (const graha of planets) {
    const marks = MARKS.filter(([, , holds]) => holds(facts, graha));
    sum += marks.reduce((points, [, mark]) => points + mark, 0);
    if (marks.length > 0) reasons.push(`${named(graha)}: ${marks.map(([text]) => text).join(', ')}.`);
  }
  const score = planets.length === 0 ? 0 : sum / planets.length;
  return { grade: score >= STRONG_FROM ? 'strong' : score >= MEDIUM_FROM ? 'medium' : 'weak', score, reasons };
}

export type Combination = { planets: readonly Graha[]; note: string | null; strength: YogaStrength };

/** Returns every set of planets that makes a yoga, the strongest first. */
export function combinationsOf(facts: ChartFacts, { planets, combinations }: Evidence): Combination[] {
  const sets = combinations.length > 0 ? combinations : [{ planets, note: null }];
  return sets
    .map((set) => ({ ...set, strength: yogaStrengthOf(facts, set.planets) }))
    .toSorted((one, other) => other.strength.score - one.strength.score);
}
