import type { Almanac } from '../panchang/crossings.ts';
import type { SearchedSky } from '../events/searched-sky.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { conditionsOfAll, type Condition, type Marks } from './conditions.ts';
import { type Consideration, considerationsOf } from './considerations.ts';
import type { Figure } from './figure.ts';
import { type HourLord, hourLordOf } from './hour-lord.ts';
import { moonCourseOf, type MoonCourse } from './moon-course.ts';
import { PassFinder } from './passes.ts';
import {
  type Application,
  applicationsOf,
  type Collection,
  collectionsOf,
  type Translation,
  translationsOf,
} from './perfection.ts';
import { type ReceptionOf, receptionsAmong } from './receptions.ts';
import { listOf, pairsOf, type Significators, significatorsOf } from './significators.ts';
import { type Testimony, testimoniesOf } from './testimonies.ts';

/** A question judged by the rules of Lilly: facts, and the rules that they meet. */
export type Judgment = {
  significators: Significators;
  conditions: Readonly<Record<Planet, readonly Condition[]>>;
  considerations: readonly Consideration[];
  hour: HourLord | null;
  receptions: readonly ReceptionOf[];
  moon: MoonCourse;
  applications: readonly Application[];
  translations: readonly Translation[];
  collections: readonly Collection[];
  testimonies: readonly Testimony[];
};

/**
 * Judges a question.
 * @param sky tropical
 * @param houseNumber house of the matter, 2 to 12
 * @param marks node and stars, degrees of the tropical zodiac
 * @throws EphemerisRangeError outside the ephemeris
 * @source William Lilly, Christian Astrology (1647), book 2
 * @accuracy 1 s for instants
 */
export function judgmentOf(
  figure: Figure,
  sky: SearchedSky,
  almanac: Almanac,
  houseNumber: number,
  marks: Marks,
): Judgment {
  const finder = new PassFinder(sky, figure.jdUt);
  const significators = significatorsOf(figure, houseNumber);
  const { querent, quesited } = significators;
  const listed = listOf(significators);
  const pairs = pairsOf(significators);
  const moon = moonCourseOf(figure, sky);
  const hour = hourLordOf(almanac, figure);
  const lords: readonly [Planet, Planet] = [querent, quesited];
  const isOnePlanet = querent === quesited;
  const facts = {
    figure,
    houseNumber,
    significators,
    moon,
    applications: pairs.flatMap((pair) => applicationsOf(figure, finder, pair, listed)),
    translations: isOnePlanet ? [] : translationsOf(figure, finder, lords),
    collections: isOnePlanet ? [] : collectionsOf(figure, finder, lords),
  };
  return {
    significators,
    conditions: conditionsOfAll(figure, marks),
    considerations: considerationsOf({ figure, houseNumber, moon, hour }),
    hour,
    receptions: receptionsAmong(figure.placements, listed),
    moon,
    applications: facts.applications,
    translations: facts.translations,
    collections: facts.collections,
    testimonies: testimoniesOf(facts),
  };
}
