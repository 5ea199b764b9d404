import { shortestArcDeg } from '../core/angle.ts';
import { type Ayanamsa, type Ephemeris, EphemerisRangeError } from '../core/ephemeris.ts';

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
const ROUNDS_MAX = 20;
/**
 * At his returns the Sun is as fast as at birth to a thousandth, so that a step from his place leaves at most this share of
 * itself: a step of 10 s ends the search with 0.01 s.
 */
const LAST_STEP_DAYS = 10 / 86_400;

/**
 * Years counted by the Sun himself: a year has passed when he is back at his sidereal place at birth. Within a year time
 * runs evenly: half a year is half the time between two returns, though he moves quicker in one half than in the other.
 * Where the ephemeris does not reach, years go on with their mean length; `leftEphemeris` then says so.
 * @source the true sidereal solar year of Jagannatha Hora
 * @accuracy 0.01 s within the ephemeris
 */
export function solarYears(
  sky: Ephemeris,
  ayanamsa: Ayanamsa,
  birthJdUt: number,
): { clock: YearClock; leftEphemeris(): boolean } {
  const sunDegAt = (jdUt: number) => sky.longitudeDeg('sun', jdUt) - sky.ayanamsaDeg(ayanamsa, jdUt);
  const birthDeg = sunDegAt(birthJdUt);
  const sunDegPerDay =
    sky.position('sun', birthJdUt, 'geocentre').speedDegPerDay - sky.ayanamsaRateDegPerDay(ayanamsa, birthJdUt);
  const returns = new Map<number, number>([[0, birthJdUt]]);
  let left = false;

  const solveReturn = (jdUtNear: number): number => {
    let jdUt = jdUtNear;
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const stepDays = shortestArcDeg(sunDegAt(jdUt), birthDeg) / sunDegPerDay;
      jdUt += stepDays;
      if (Math.abs(stepDays) < LAST_STEP_DAYS) return jdUt;
    }
    throw new RangeError(`the Sun does not return near JD ${jdUtNear}`);
  };
  const returnAt = (wholeYears: number): number => {
    const known = returns.get(wholeYears);
    if (known !== undefined) return known;
    const near = birthJdUt + wholeYears * MEAN_SIDEREAL_YEAR_DAYS;
    let found = near;
    try {
      found = solveReturn(near);
    } catch (error) {
      if (!(error instanceof EphemerisRangeError)) throw error;
      left = true;
    }
    returns.set(wholeYears, found);
    return found;
  };
  const clock: YearClock = (years) => {
    const whole = Math.floor(years);
    const start = returnAt(whole);
    return years === whole ? start : start + (years - whole) * (returnAt(whole + 1) - start);
  };
  return { clock, leftEphemeris: () => left };
}
