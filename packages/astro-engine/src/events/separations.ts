import { isWarrior } from '../strength/war.ts';
import { isPlanet, type Planet, type Point } from '../vocabulary/grahas.ts';
import { DIGNITIES } from '../vocabulary/dignities.ts';
import { crossingsIn, turnsIn, type Window } from './crossings.ts';
import type { SearchedSky } from './searched-sky.ts';
import { type Asked, instantOf, pairsOf, type SkyEvent } from './sky-event.ts';

const WAR_DEG = 1;

const isGrahaPlanet = (point: Point): point is Planet =>
  point !== 'uranus' &&
  point !== 'neptune' &&
  point !== 'pluto' &&
  point !== 'chiron' &&
  point !== 'lilith' &&
  isPlanet(point);

/**
 * Finds planetary wars: two of the five come within 1° of longitude, and part again.
 * @source Surya Siddhanta ch. 7; schools differ about the winner
 */
export const warsIn = (sky: SearchedSky, window: Window, asked: Asked): SkyEvent[] =>
  pairsOf(asked)
    .filter(([one, other]) => [one, other].every((point) => isGrahaPlanet(point) && isWarrior(point)))
    .flatMap(([one, other]) =>
      crossingsIn(sky.difference(one, other), [WAR_DEG, 360 - WAR_DEG], window).map(({ jdUt, isForward, targetDeg }) =>
        instantOf(jdUt, one, isForward === (targetDeg === WAR_DEG) ? 'ends' : 'begins', other),
      ),
    );

/**
 * Finds the times at which a planet becomes combust, and visible again: its distance in longitude from the Sun passes
 * its orb. The orb of Mercury and Venus is smaller while retrograde, so a station between the two orbs also begins or
 * ends combustion.
 * @source Surya Siddhanta ch. 9, vv. 6–9
 */
export const combustionsIn = (sky: SearchedSky, window: Window, { points }: Asked): SkyEvent[] =>
  points.filter(isGrahaPlanet).flatMap((planet) => {
    const orbDeg = DIGNITIES[planet].combustionOrbDeg;
    return orbDeg === null ? [] : combustionsOf(sky, window, planet, orbDeg);
  });

type Orb = { direct: number; retrograde: number };

function combustionsOf(sky: SearchedSky, window: Window, planet: Planet, orbDeg: Orb): SkyEvent[] {
  const fromSun = sky.difference(planet, 'sun');
  const orbsDeg = [...new Set([orbDeg.direct, orbDeg.retrograde])];
  const bothSides = orbsDeg.flatMap((deg) => [deg, 360 - deg]);
  const passed = crossingsIn(fromSun, bothSides, window)
    .filter(({ jdUt, targetDeg }) => {
      const inForceDeg = sky.isRetrograde(planet, jdUt) ? orbDeg.retrograde : orbDeg.direct;
      return inForceDeg === Math.min(targetDeg, 360 - targetDeg);
    })
    .map(({ jdUt, isForward, targetDeg }) =>
      instantOf(jdUt, planet, isForward === targetDeg < 180 ? 'visible' : 'combust'),
    );
  if (orbsDeg.length === 1) return passed;
  const turned = turnsIn(sky.longitude(planet), window)
    .filter(({ jdUt }) => {
      const { deg } = fromSun.at(jdUt);
      const apartDeg = Math.min(deg, 360 - deg);
      return apartDeg >= orbDeg.retrograde && apartDeg < orbDeg.direct;
    })
    .map(({ jdUt, isForward }) => instantOf(jdUt, planet, isForward ? 'combust' : 'visible'));
  return [...passed, ...turned];
}
