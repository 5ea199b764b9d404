import { shortestArcDeg } from '../core/angle.ts';
import { type Ayanamsa, type Ephemeris, EphemerisRangeError } from '../core/ephemeris.ts';

/** Returns the JD in UT at which a number of dasha years since birth has passed. Negative years are before birth. */
export type YearClock = (yearsSinceBirth: number) => number;

/**
 * Common lengths of a dasha year, in days.
 * @source Julian year; Gregorian year; mean tropical year; mean sidereal year; savana year
 */
export const YEAR_LENGTHS_DAYS = [365.25, 365.2425, 365.2422, 365.256364, 360] as const;

/** Years of one constant length, as in almanacs and most programs. @param daysPerYear one of `YEAR_LENGTHS_DAYS` */
export const steadyYears =
  (birthJdUt: number, daysPerYear: number): YearClock =>
  (years) =>
    birthJdUt + years * daysPerYear;

const MEAN_SIDEREAL_YEAR_DAYS = 365.256364;
const ROUNDS_MAX = 20;
/**
 * At his returns the Sun's speed equals that at birth within a thousandth, so a step leaves at most a thousandth of
 * itself as error: after a step of 10 s the error is 0.01 s.
 */
const LAST_STEP_DAYS = 10 / 86_400;

/**
 * Years counted by solar returns: a year ends when the Sun is back at his sidereal longitude of birth. Within a year
 * time runs evenly: half a year is half the time between two returns, although his speed changes within the year.
 * Outside the range of the ephemeris, years continue with their mean length, and `leftEphemeris` returns true.
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
  /** The nearest returns before and after birth that are outside the ephemeris: all beyond them are too. */
  let [leftBefore, leftAfter] = [-Infinity, Infinity];

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
    if (wholeYears <= leftBefore || wholeYears >= leftAfter) return near;
    try {
      const found = solveReturn(near);
      returns.set(wholeYears, found);
      return found;
    } catch (error) {
      if (!(error instanceof EphemerisRangeError)) throw error;
      if (wholeYears < 0) leftBefore = wholeYears;
      else leftAfter = wholeYears;
      return near;
    }
  };
  const clock: YearClock = (years) => {
    const whole = Math.floor(years);
    const start = returnAt(whole);
    return years === whole ? start : start + (years - whole) * (returnAt(whole + 1) - start);
  };
  return { clock, leftEphemeris: () => Number.isFinite(leftBefore) || Number.isFinite(leftAfter) };
}
