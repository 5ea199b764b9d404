import { degreeInSign, signIndexOf } from '../core/angle.ts';
import { PLANETS, type Planet } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import {
  EXALTATION_SIGN_INDEX,
  faceLordAt,
  termLordAt,
  type TermSchool,
  TRIPLICITIES,
  type TriplicitySchool,
} from './essential-tables.ts';
import type { Sect } from './sect.ts';

/** Possible dignities of a planet at a degree, with their points. @source William Lilly, Christian Astrology (1647), p. 115 */
export const DIGNITY_POINTS = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  term: 2,
  face: 1,
  detriment: -5,
  fall: -4,
  peregrine: -5,
} as const;
export type EssentialDignity = keyof typeof DIGNITY_POINTS;
export const ESSENTIAL_DIGNITIES = Object.keys(DIGNITY_POINTS) as EssentialDignity[]; // Safe: the keys of the table itself.

/** Lords of a degree of the tropical zodiac. */
export type Lords = {
  domicile: Planet;
  exaltation: Planet | null;
  /** Depends on the sect of the chart. */
  triplicity: Planet;
  participating: Planet | null;
  term: Planet;
  face: Planet;
};

/** Returns the five lords of a degree. @param longitudeDeg any finite angle @source the tables in `essential-tables.ts` */
export function lordsAt(
  longitudeDeg: number,
  sect: Sect,
  school: TriplicitySchool,
  terms: TermSchool = 'egyptian',
): Lords {
  const [signIndex, degree] = [signIndexOf(longitudeDeg), degreeInSign(longitudeDeg)];
  const { lord, element } = signAt(signIndex);
  const triplicity = TRIPLICITIES[school][element];
  return {
    domicile: lord,
    exaltation: PLANETS.find((planet) => EXALTATION_SIGN_INDEX[planet] === signIndex) ?? null,
    triplicity: triplicity[sect],
    participating: triplicity.participating,
    term: termLordAt(signIndex, degree, terms),
    face: faceLordAt(signIndex, degree),
  };
}

/** The dignities that a lord of a degree has there, the strongest first. */
export const FIVE_DIGNITIES = ['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const;
const oppositeSign = (signIndex: number): number => (signIndex + 6) % 12;

/** Returns the dignities of a planet at a longitude; peregrine if it has none of the five. */
export function dignitiesOf(
  planet: Planet,
  longitudeDeg: number,
  lords: Lords,
): { dignities: readonly EssentialDignity[]; score: number } {
  const signIndex = signIndexOf(longitudeDeg);
  const held: EssentialDignity[] = FIVE_DIGNITIES.filter((dignity) => lords[dignity] === planet);
  const isPeregrine = held.length === 0;
  if (signAt(oppositeSign(signIndex)).lord === planet) held.push('detriment');
  if (oppositeSign(EXALTATION_SIGN_INDEX[planet]) === signIndex) held.push('fall');
  if (isPeregrine) held.push('peregrine');
  return { dignities: held, score: held.reduce((sum, dignity) => sum + DIGNITY_POINTS[dignity], 0) };
}

/**
 * Returns the points of the seven at one degree, by the five dignities, and the planets with most points (several if
 * equal).
 */
export function almutenAt(lords: Lords): { almutens: readonly Planet[]; points: Readonly<Record<Planet, number>> } {
  const pointsOf = (planet: Planet): number =>
    FIVE_DIGNITIES.reduce((sum, dignity) => sum + (lords[dignity] === planet ? DIGNITY_POINTS[dignity] : 0), 0);
  // Safe: one row for each of the seven.
  const points = Object.fromEntries(PLANETS.map((planet) => [planet, pointsOf(planet)])) as Record<Planet, number>;
  const most = Math.max(...PLANETS.map((planet) => points[planet]));
  return { almutens: PLANETS.filter((planet) => points[planet] === most), points };
}

export type Reception = { planetA: Planet; planetB: Planet; dignity: 'domicile' | 'exaltation' };

/** Returns pairs of planets, each in the domicile of the other, or each in the other's exaltation. */
export function mutualReceptions(lordsOf: Readonly<Record<Planet, Lords>>): Reception[] {
  const pairs = PLANETS.flatMap((planetA, index) => PLANETS.slice(index + 1).map((planetB) => ({ planetA, planetB })));
  return (['domicile', 'exaltation'] as const).flatMap((dignity) =>
    pairs
      .filter(({ planetA, planetB }) => lordsOf[planetA][dignity] === planetB && lordsOf[planetB][dignity] === planetA)
      .map((pair) => ({ ...pair, dignity })),
  );
}
