import { normalizeDeg } from '../core/angle.ts';
import type { Ephemeris } from '../core/ephemeris.ts';

/** The custom value of each sky, so that a sky is not wrapped twice for the same value. */
const values = new WeakMap<Ephemeris, number>();

/**
 * Returns the same sky with a custom ayanamsa: its value at J2000, with precession and nutation from there on. A new
 * object, so that caches for another value are not read.
 * @param j2000Deg degrees at noon of 2000-01-01 (TT), [0, 360]
 * @source `swe_set_sid_mode(SE_SIDM_USER, J2000, j2000Deg)` of Swiss Ephemeris
 * @accuracy 0.000 2″ of it
 */
export function withCustomAyanamsa(sky: Ephemeris, j2000Deg: number): Ephemeris {
  if (values.get(sky) === j2000Deg) return sky;
  const custom: Ephemeris = {
    name: sky.name,
    position: (body, jdUt, from) => sky.position(body, jdUt, from),
    heliocentric: (body, jdUt) => sky.heliocentric(body, jdUt),
    longitudeDeg: (body, jdUt) => sky.longitudeDeg(body, jdUt),
    ayanamsaDeg: (convention, jdUt) =>
      convention === 'custom'
        ? normalizeDeg(sky.ayanamsaDeg('j2000', jdUt) + j2000Deg)
        : sky.ayanamsaDeg(convention, jdUt),
    ayanamsaRateDegPerDay: (convention, jdUt) =>
      sky.ayanamsaRateDegPerDay(convention === 'custom' ? 'j2000' : convention, jdUt),
    houses: (system, jdUt, at) => sky.houses(system, jdUt, at),
    housesFromArmc: (...asked) => sky.housesFromArmc(...asked),
    deltaTSeconds: (jdUt) => sky.deltaTSeconds(jdUt),
    obliquityDeg: (jdUt) => sky.obliquityDeg(jdUt),
    nextCrossing: (body, edge, rule, afterJdUt, at) => sky.nextCrossing(body, edge, rule, afterJdUt, at),
    nextEclipse: (kind, afterJdUt) => sky.nextEclipse(kind, afterJdUt),
    star: (name, jdUt) => sky.star(name, jdUt),
  };
  values.set(custom, j2000Deg);
  return custom;
}
