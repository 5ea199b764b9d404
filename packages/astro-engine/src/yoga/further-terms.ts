import { VARGAS } from '../varga/vargas.ts';
import { vargaSpot } from '../varga/varga-sign.ts';
import { type Graha, type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { dispositorOf } from './aspects.ts';
import { isExalted, isOwnOrExalted } from './dignity.ts';
import {
  type ChartFacts,
  houseFrom,
  isBenefic,
  isIn,
  KENDRAS,
  lordOf,
  occupantsOf,
  type Reference,
  TRIKONAS,
} from './facts.ts';
import { evidence, type Evidence, type Yoga, type YogaGroup } from './yoga.ts';

/** Terms for the rows of further yogas. */

export const FROM_ASCENDANT = { countedFrom: ['ascendant'] } as const;
export const KENDRAS_AND_TRIKONAS: readonly number[] = [...new Set([...KENDRAS, ...TRIKONAS])];

export const lords = (facts: ChartFacts, ...houses: number[]): Planet[] => houses.map((house) => lordOf(facts, house));

export const inHouse = (facts: ChartFacts, graha: Graha, ...houses: number[]): boolean => isIn(facts, graha, houses);

export const inKendra = (facts: ChartFacts, graha: Graha, from: Reference = 'ascendant'): boolean =>
  isIn(facts, graha, KENDRAS, from);

/** Two lords, each in a sign of the other. */
export const exchange = (facts: ChartFacts, one: number, other: number): boolean => {
  const [first, second] = [lordOf(facts, one), lordOf(facts, other)];
  return first !== second && dispositorOf(facts, first) === second && dispositorOf(facts, second) === first;
};

export const hasFixedLagna = ({ chart }: ChartFacts): boolean => signAt(chart.ascendant.signIndex).modality === 'fixed';

export const isInMovable = (facts: ChartFacts, graha: Graha): boolean =>
  signAt(facts.signIndexes[graha]).modality === 'movable';

/** Lord of the navamsa sign of a planet. */
export const navamsaLordOf = ({ chart }: ChartFacts, planet: Planet): Planet =>
  signAt(vargaSpot(VARGAS.d9, chart.placements[planet].longitudeDeg).signIndex).lord;

/** Planets in their own or exaltation sign. */
export const dignified = (facts: ChartFacts): Planet[] => PLANETS.filter((planet) => isOwnOrExalted(facts, planet));

export const beneficsIn = (facts: ChartFacts, house: number, from: Reference = 'ascendant'): Graha[] =>
  occupantsOf(facts, house, from).filter((graha) => isBenefic(facts, graha));

export const maleficsIn = (facts: ChartFacts, house: number): Graha[] =>
  occupantsOf(facts, house).filter((graha) => !isBenefic(facts, graha));

/** Returns the benefics, if each of some houses from a reference has at least one; else null. */
export const beneficsInEach = (facts: ChartFacts, houses: readonly number[], from: Reference): Graha[] | null => {
  const each = houses.map((house) => beneficsIn(facts, house, from));
  return each.every((found) => found.length > 0) ? each.flat() : null;
};

export const isWellOrExalted = (facts: ChartFacts, planet: Planet): boolean =>
  isIn(facts, planet, KENDRAS_AND_TRIKONAS) || isExalted(facts, planet);

export const standsFrom = (facts: ChartFacts, reference: Reference, graha: Graha, ...houses: number[]): boolean =>
  houses.includes(houseFrom(facts, reference, graha));

/** Returns the grahas that form the yoga, or null if it does not hold. */
type Finder = (facts: ChartFacts) => readonly Graha[] | null;

/** Builds a row from name, condition as a sentence, source, and finder. */
export const row = (name: string, group: YogaGroup, rule: string, source: string, find: Finder): Yoga => ({
  name,
  group,
  rule,
  source,
  find: (facts): Evidence | null => {
    const planets = find(facts);
    return planets === null ? null : evidence(planets, FROM_ASCENDANT);
  },
});

export const when = (holds: boolean, planets: readonly Graha[]): readonly Graha[] | null => (holds ? planets : null);
