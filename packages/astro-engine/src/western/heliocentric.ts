import type { Ephemeris, OrbitingBody } from '../core/ephemeris.ts';
import { ayanamsaIn, type Spot, spotOf, type Zodiac } from '../sky/placements.ts';

/** Planets as they are seen from the Sun, in the order of their distances; the Earth is one of them. */
export const HELIOCENTRIC_PLANETS = [
  'mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto',
] as const satisfies readonly OrbitingBody[]; // prettier-ignore
export type HeliocentricPlanet = (typeof HELIOCENTRIC_PLANETS)[number];

export type HeliocentricPlace = Spot & {
  planet: HeliocentricPlanet;
  latitudeDeg: number;
  /** From the Sun. */
  distanceAu: number;
  /** Always forward: a planet is retrograde only as seen from another one. */
  speedDegPerDay: number;
};

/**
 * Returns the planets as seen from the centre of the Sun, on the ecliptic of date.
 * @throws EphemerisRangeError outside the ephemeris
 * @source geometric positions less light time, with nutation, as Swiss Ephemeris defines `SEFLG_HELCTR`
 * @accuracy that of the ephemeris
 */
export function heliocentricPlaces(sky: Ephemeris, jdUt: number, zodiac: Zodiac): HeliocentricPlace[] {
  const ayanamsaDeg = ayanamsaIn(sky, zodiac, jdUt);
  return HELIOCENTRIC_PLANETS.map((planet) => {
    const { longitudeDeg, latitudeDeg, distanceAu, speedDegPerDay } = sky.heliocentric(planet, jdUt);
    return { planet, ...spotOf(longitudeDeg - ayanamsaDeg), latitudeDeg, distanceAu, speedDegPerDay };
  });
}
