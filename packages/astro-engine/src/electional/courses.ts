import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { Motion, Signal } from '../events/crossings.ts';
import type { SearchedSky } from '../events/searched-sky.ts';
import type { Planet } from '../vocabulary/grahas.ts';

/** Positions of this grid are kept by the searched sky. */
const STEP_DAYS = 0.5;

/** The longitude of a point within a step, as a polynomial of the part of the step that has passed. */
type Cubic = { fromJdUt: number; deg: number; first: number; second: number; third: number };

/** Motions of points at an instant: of the seven, and of the node. */
export type Courses = { at(jdUt: number): { planets: Readonly<Record<Planet, Motion>>; node: Motion } };

function cubicFrom(signal: Signal, fromJdUt: number): Cubic {
  const [from, until] = [signal.at(fromJdUt), signal.at(fromJdUt + STEP_DAYS)];
  const arcDeg = shortestArcDeg(from.deg, until.deg);
  const [first, last] = [from.degPerDay * STEP_DAYS, until.degPerDay * STEP_DAYS];
  return { fromJdUt, deg: from.deg, first, second: 3 * arcDeg - 2 * first - last, third: first + last - 2 * arcDeg };
}

function motionAt({ fromJdUt, deg, first, second, third }: Cubic, jdUt: number): Motion {
  const part = (jdUt - fromJdUt) / STEP_DAYS;
  return {
    deg: normalizeDeg(deg + part * (first + part * (second + part * third))),
    degPerDay: (first + part * (2 * second + 3 * part * third)) / STEP_DAYS,
  };
}

/**
 * Returns tropical longitudes and speeds by cubic interpolation between positions half a day apart: a search of many
 * instants needs two positions a day.
 * @accuracy 0.05″ for the Moon, less for the others
 */
export function coursesOf(sky: SearchedSky): Courses {
  const moving = (point: Planet | 'rahu'): ((jdUt: number) => Motion) => {
    const signal = sky.tropicalLongitude(point);
    let cubic: Cubic | null = null;
    return (jdUt) => {
      const fromJdUt = Math.floor(jdUt / STEP_DAYS) * STEP_DAYS;
      if (cubic?.fromJdUt !== fromJdUt) cubic = cubicFrom(signal, fromJdUt);
      return motionAt(cubic, jdUt);
    };
  };
  const motions = ofEach(moving);
  const node = moving('rahu');
  return { at: (jdUt) => ({ planets: ofEach((planet) => motions[planet](jdUt)), node: node(jdUt) }) };
}

/** Returns one value for each of the seven. A literal, because a search builds some thousands of these a month. */
export const ofEach = <Value>(valueOf: (planet: Planet) => Value): Readonly<Record<Planet, Value>> => ({
  sun: valueOf('sun'),
  moon: valueOf('moon'),
  mars: valueOf('mars'),
  mercury: valueOf('mercury'),
  jupiter: valueOf('jupiter'),
  venus: valueOf('venus'),
  saturn: valueOf('saturn'),
});
