import { normalizeDeg } from '../core/angle.ts';
import type { Ephemeris } from '../core/ephemeris.ts';

/** The value of each sky that has one, so that a sky is not wrapped twice for the same. */
const values = new WeakMap<Ephemeris, number>();

/**
 * The same sky with an ayanamsa of the caller's: what it is at J2000, and precession from there on, with nutation. It is an object of
 * its own, so that nothing kept for another value is read.
 * @param j2000Deg degrees at noon of 2000-01-01 (TT), [0, 360]
 * @source `swe_set_sid_mode(SE_SIDM_USER, J2000, j2000Deg)` of Swiss Ephemeris
 * @accuracy 0.000 2″ of it
 */
export function withCustomAyanamsa(sky: Ephemeris, j2000Deg: number): Ephemeris {
  if (values.get(sky) === j2000Deg) return sky;
  const custom: Ephemeris = {
    name: sky.name,
    position: (body, jdUt, from) => sky.position(body, jdUt, from),
    longitudeDeg: (body, jdUt) => sky.longitudeDeg(body, jdUt),
    ayanamsaDeg: (convention, jdUt) =>
      convention === 'custom'
        ? normalizeDeg(sky.ayanamsaDeg('j2000', jdUt) + j2000Deg)
        : sky.ayanamsaDeg(convention, jdUt),
    ayanamsaRateDegPerDay: (convention, jdUt) =>
      sky.ayanamsaRateDegPerDay(convention === 'custom' ? 'j2000' : convention, jdUt),
    houses: (system, jdUt, at) => sky.houses(system, jdUt, at),
    housesFromArmc: (system, armcDeg, latitudeDeg, obliquityDeg) =>
      sky.housesFromArmc(system, armcDeg, latitudeDeg, obliquityDeg),
    obliquityDeg: (jdUt) => sky.obliquityDeg(jdUt),
    nextCrossing: (body, edge, rule, afterJdUt, at) => sky.nextCrossing(body, edge, rule, afterJdUt, at),
    nextEclipse: (kind, afterJdUt) => sky.nextEclipse(kind, afterJdUt),
    star: (name, jdUt) => sky.star(name, jdUt),
  };
  values.set(custom, j2000Deg);
  return custom;
}
