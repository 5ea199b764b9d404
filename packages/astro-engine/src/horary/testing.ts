import { normalizeDeg } from '../core/angle.ts';
import type { Ephemeris } from '../core/ephemeris.ts';
import { SearchedSky } from '../events/searched-sky.ts';
import { TROPICAL, WESTERN_SKY } from '../sky/placements.ts';
import { uniformSky } from '../testing.ts';
import { PLANETS, type Planet } from '../vocabulary/grahas.ts';
import { westernChart } from '../western/natal.ts';
import { type Figure, figureOf } from './figure.ts';
import { MEAN_DEG_PER_DAY } from './lilly-tables.ts';
import { PassFinder } from './passes.ts';

/** A planet of a test: its degree at noon and its motion. */
export type Course = { deg: number; /** Its mean motion if omitted. */ degPerDay?: number; degPerDaySquared?: number };

/** 0° of Libra rises; the Sun has been up for a quarter of a day. */
export const NOON = 2_451_545.5;
const HERE = { latitudeDeg: 50, longitudeDeg: 0, altitudeM: 0 };

/** Planets that a test does not name are at the beginnings of signs, behind the others, and hardly move. */
const ASIDE: Readonly<Record<Planet, number>> = {
  sun: 240.05, moon: 300.05, mercury: 330.05, venus: 0.05, mars: 30.05, jupiter: 270.05, saturn: 210.05,
}; // prettier-ignore

const courseOf = (courses: Partial<Record<Planet, Course>>, planet: Planet): Course =>
  courses[planet] ?? { deg: ASIDE[planet], degPerDay: 0.000_001 };

const isPlanetName = (body: string): body is Planet => PLANETS.some((planet) => planet === body);

function skyOf(courses: Partial<Record<Planet, Course>>): Ephemeris {
  const at = (body: string, jdUt: number) => {
    if (!isPlanetName(body)) return { longitudeDeg: 100, latitudeDeg: 0, distanceAu: 1, speedDegPerDay: 0 };
    const { deg, degPerDay = MEAN_DEG_PER_DAY[body], degPerDaySquared = 0 } = courseOf(courses, body);
    const days = jdUt - NOON;
    return {
      longitudeDeg: normalizeDeg(deg + degPerDay * days + (degPerDaySquared * days ** 2) / 2),
      latitudeDeg: 0,
      distanceAu: 1,
      speedDegPerDay: degPerDay + degPerDaySquared * days,
    };
  };
  return { ...uniformSky, position: at, longitudeDeg: (body, jdUt) => at(body, jdUt).longitudeDeg };
}

/** Returns the figure of these planets at noon, and a finder of their aspects. */
export function figureWith(courses: Partial<Record<Planet, Course>>): {
  figure: Figure;
  finder: PassFinder;
  sky: Ephemeris;
} {
  const sky = skyOf(courses);
  const chart = westernChart(sky, { jdUt: NOON, place: HERE }, {
    points: PLANETS, zodiac: TROPICAL, nodeMode: 'mean', isTopocentric: false, houseSystem: 'regiomontanus',
  }); // prettier-ignore
  return {
    figure: figureOf(chart, 'day', 'greater'),
    finder: new PassFinder(new SearchedSky(sky, WESTERN_SKY), NOON),
    sky,
  };
}
