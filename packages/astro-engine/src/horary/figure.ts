import { shortestArcDeg, signIndexOf } from '../core/angle.ts';
import { houseNumberOf } from '../sky/houses.ts';
import { PLANETS, type Planet } from '../vocabulary/grahas.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { signOf } from '../vocabulary/signs.ts';
import { type Aspect, aspectsWithin } from '../western/aspects.ts';
import { dignitiesOf, type EssentialDignity, type Lords, lordsAt } from '../western/essential-dignity.ts';
import type { WesternBody, WesternChart } from '../western/natal.ts';
import type { Sect } from '../western/sect.ts';
import { NEXT_HOUSE_DEG, orbRulesOf, type OrbTable } from './lilly-tables.ts';

/** A planet of a figure, with the lords of its degree. */
export type Placed = {
  planet: Planet;
  longitudeDeg: number;
  speedDegPerDay: number;
  isRetrograde: boolean;
  /** House by its longitude, 1 to 12. */
  houseNumber: number;
  /** The same, or the next house if its cusp is within 5° ahead. */
  countedHouseNumber: number;
  lords: Lords;
  dignities: readonly EssentialDignity[];
  /** Points of the essential dignities. */
  score: number;
};

export type Placements = Readonly<Record<Planet, Placed>>;

/** The figure of a question: the chart as Lilly reads it. */
export type Figure = {
  jdUt: number;
  sect: Sect;
  cuspsDeg: readonly number[];
  ascendantDeg: number;
  placements: Placements;
  /** Aspects of the seven within the sum of their moieties. */
  aspects: readonly Aspect[];
  orbTable: OrbTable;
};

function countedHouse(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  const houseNumber = houseNumberOf(longitudeDeg, cuspsDeg);
  const nextCuspDeg = rowAt(cuspsDeg, houseNumber);
  const isNear = Math.abs(shortestArcDeg(longitudeDeg, nextCuspDeg)) <= NEXT_HOUSE_DEG;
  return isNear ? (houseNumber % 12) + 1 : houseNumber;
}

/** Returns the five lords of a degree by Lilly's tables. @source Christian Astrology, p. 104 */
export const lillyLordsAt = (longitudeDeg: number, sect: Sect): Lords => lordsAt(longitudeDeg, sect, 'lilly', 'lilly');

function placedOf(
  { longitudeDeg, speedDegPerDay, isRetrograde }: WesternBody,
  planet: Planet,
  sect: Sect,
  cuspsDeg: readonly number[],
): Placed {
  const lords = lillyLordsAt(longitudeDeg, sect);
  return {
    planet,
    longitudeDeg,
    speedDegPerDay,
    isRetrograde,
    houseNumber: houseNumberOf(longitudeDeg, cuspsDeg),
    countedHouseNumber: countedHouse(longitudeDeg, cuspsDeg),
    lords,
    ...dignitiesOf(planet, longitudeDeg, lords),
  };
}

/**
 * Reads a tropical, geocentric chart as the figure of a question.
 * @param chart with at least the seven planets
 * @throws RangeError if one of the seven is missing
 * @source William Lilly, Christian Astrology (1647): orbs p. 107, dignities pp. 104 and 115
 */
export function figureOf({ jdUt, bodies, frame }: WesternChart, sect: Sect, orbTable: OrbTable): Figure {
  const { cuspsDeg, ascendantDeg } = frame;
  const placed = PLANETS.map((planet) => {
    const body = bodies.find(({ point }) => point === planet);
    if (body === undefined) throw new RangeError(`the chart has no ${planet}`);
    return placedOf(body, planet, sect, cuspsDeg);
  });
  const points = placed.map(({ planet, longitudeDeg, speedDegPerDay }) => ({
    point: planet,
    longitudeDeg,
    motionDeg: speedDegPerDay,
  }));
  return {
    jdUt,
    sect,
    cuspsDeg,
    ascendantDeg,
    // Safe: one row for each of the seven.
    placements: Object.fromEntries(placed.map((one) => [one.planet, one])) as Placements,
    aspects: aspectsWithin(points, orbRulesOf(orbTable)),
    orbTable,
  };
}

/** Returns the aspect of two planets within their moieties, or null. */
export const platicAspect = ({ aspects }: Figure, a: Planet, b: Planet): Aspect | null =>
  aspects.find(({ pointA, pointB }) => (pointA === a && pointB === b) || (pointA === b && pointB === a)) ?? null;

/** Returns the lord of a house: the ruler of the sign on its cusp. @param houseNumber 1 to 12 */
export const lordOfHouse = ({ cuspsDeg }: Pick<Figure, 'cuspsDeg'>, houseNumber: number): Planet =>
  signOf(rowAt(cuspsDeg, houseNumber - 1)).lord;

/** Whether two longitudes are in one sign. */
export const inOneSign = (oneDeg: number, otherDeg: number): boolean => signIndexOf(oneDeg) === signIndexOf(otherDeg);

/** Returns the planets in a house by longitude, in the order of the seven. */
export const planetsIn = ({ placements }: Figure, houseNumber: number): Planet[] =>
  PLANETS.filter((planet) => placements[planet].houseNumber === houseNumber);
