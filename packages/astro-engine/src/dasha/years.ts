import { normalizeDeg, shortestArcDeg } from '../angle.ts';
import { type Ayanamsa, type Ephemeris, EphemerisRangeError } from '../ephemeris.ts';

/** When so many years of a dasha have passed since birth: JD in UT. Negative years lie before birth. */
export type YearClock = (yearsSinceBirth: number) => number;

/** Lengths of a dasha year that are in use, in days. @source Julian year; Gregorian year; mean sidereal year; savana year */
export const YEAR_LENGTHS_DAYS = [365.25, 365.2425, 365.256364, 360] as const;

/** Years of one steady length: what almanacs and most programs use. @param daysPerYear one of `YEAR_LENGTHS_DAYS` */
export const steadyYears =
  (birthJdUt: number, daysPerYear: number): YearClock =>
  (years) =>
    birthJdUt + years * daysPerYear;

const MEAN_SIDEREAL_YEAR_DAYS = 365.256364;
const SUN_DEG_PER_DAY = 360 / MEAN_SIDEREAL_YEAR_DAYS;
const ROUNDS_MAX = 20;
/** 0.05 s. */
const TOLERANCE_DAYS = 0.05 / 86_400;

/**
 * Years counted by the Sun himself: a year has passed when he is back at his sidereal place at birth, half a year when
 * he is opposite. Where the ephemeris does not reach, years go on with their mean length; `leftEphemeris` then says so.
 * @source the convention of Jagannatha Hora
 * @accuracy 0.05 s within the ephemeris
 */
export function solarYears(
  sky: Ephemeris,
  ayanamsa: Ayanamsa,
  birthJdUt: number,
): { clock: YearClock; leftEphemeris(): boolean } {
  const sunDegAt = (jdUt: number) => sky.longitudeDeg('sun', jdUt) - sky.ayanamsaDeg(ayanamsa, jdUt);
  const birthDeg = sunDegAt(birthJdUt);
  let left = false;
  const clock: YearClock = (years) => {
    let jdUt = birthJdUt + years * MEAN_SIDEREAL_YEAR_DAYS;
    try {
      const targetDeg = normalizeDeg(birthDeg + (years - Math.floor(years)) * 360);
      for (let round = 0; round < ROUNDS_MAX; round += 1) {
        const stepDays = shortestArcDeg(sunDegAt(jdUt), targetDeg) / SUN_DEG_PER_DAY;
        jdUt += stepDays;
        if (Math.abs(stepDays) < TOLERANCE_DAYS) return jdUt;
      }
      return jdUt;
    } catch (error) {
      if (!(error instanceof EphemerisRangeError)) throw error;
      left = true;
      return birthJdUt + years * MEAN_SIDEREAL_YEAR_DAYS;
    }
  };
  return { clock, leftEphemeris: () => left };
}
