import { shortestArcDeg } from '../core/angle.ts';
import { type Ayanamsa, type Ephemeris, EphemerisRangeError } from '../core/ephemeris.ts';
import { type GrowingAngle, nextReach } from '../core/search.ts';

/** Opening of a year: the true solar return, or a number of mean years after birth, as in older tables. */
export const ANNUAL_MOMENTS = ['true', 'mean'] as const;
export type AnnualMoment = (typeof ANNUAL_MOMENTS)[number];

/** Sidereal year of the tables of the mean return. @source K.S. Charak, A Textbook of Varshaphala */
const MEAN_YEAR_DAYS = 365.256_362_7;
/** The Sun is at most some two days from his mean place. */
const RUN_UP_DAYS = 5;

const siderealSun = (sky: Ephemeris, ayanamsa: Ayanamsa): GrowingAngle => ({
  degAt: (jdUt) => sky.longitudeDeg('sun', jdUt) - sky.ayanamsaDeg(ayanamsa, jdUt),
  meanDegPerDay: 360 / MEAN_YEAR_DAYS,
});

/**
 * Returns the instant at which a year of life opens: the geocentric Sun is back at his sidereal longitude of birth.
 * @param completedYears 0 is the birth itself; negative before it
 * @returns Julian Day in UT
 * @throws EphemerisRangeError outside the ephemeris
 * @source Tajika Nilakanthi; K.S. Charak; P.V.R. Narasimha Rao, Vedic Astrology: an Integrated Approach, ch. 28
 * @accuracy 0.05 s; `mean` has the error of the mean year, minutes to hours
 */
export function annualMomentJdUt(
  sky: Ephemeris,
  ayanamsa: Ayanamsa,
  birthJdUt: number,
  completedYears: number,
  rule: AnnualMoment,
): number {
  const nearJdUt = birthJdUt + completedYears * MEAN_YEAR_DAYS;
  if (rule === 'mean' || completedYears === 0) return nearJdUt;
  const sun = siderealSun(sky, ayanamsa);
  return nextReach(sun, sun.degAt(birthJdUt), nearJdUt - RUN_UP_DAYS);
}

/** Length of a day of an annual period: a degree of the Sun, a 360th of the year, or 24 hours. */
export const ANNUAL_DAYS = ['sun_degree', 'year_share', 'civil'] as const;
export type AnnualDay = (typeof ANNUAL_DAYS)[number];

const LAST_STEP_DAYS = 0.01 / 86_400;
const ROUNDS_MAX = 30;

/** Converts days of a year, 0 to 360, to the JD in UT. */
export type AnnualClock = { instantOf(days: number): number; leftEphemeris(): boolean };

/**
 * Returns the clock of a year. If the ephemeris ends before the year does, mean years continue and `leftEphemeris`
 * returns true.
 * @param yearJdUt opening of the year
 * @source P.V.R. Narasimha Rao, ch. 30: a day of a Tajika dasha is a degree of the Sun
 * @accuracy 0.05 s
 */
export function annualClock(sky: Ephemeris, ayanamsa: Ayanamsa, yearJdUt: number, day: AnnualDay): AnnualClock {
  const sun = siderealSun(sky, ayanamsa);
  const openingDeg = sun.degAt(yearJdUt);
  let left = false;
  /** The Sun's speed varies by 3 % around the mean, so each round leaves a thirtieth of the error. */
  const whenGrown = (deg: number): number => {
    let jdUt = yearJdUt + (deg * MEAN_YEAR_DAYS) / 360;
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const stepDays = (shortestArcDeg(sun.degAt(jdUt), openingDeg + deg) * MEAN_YEAR_DAYS) / 360;
      jdUt += stepDays;
      if (Math.abs(stepDays) < LAST_STEP_DAYS) return jdUt;
    }
    throw new RangeError(`the Sun does not move on by ${deg}° after JD ${yearJdUt}`);
  };
  const grownOrMean = (deg: number): number => {
    if (deg === 0) return yearJdUt;
    try {
      return whenGrown(deg);
    } catch (error) {
      if (!(error instanceof EphemerisRangeError)) throw error;
      left = true;
      return yearJdUt + (deg * MEAN_YEAR_DAYS) / 360;
    }
  };
  const known = new Map<number, number>(); // A period begins at the end of the previous one.
  const remembered = (deg: number): number => {
    const jdUt = known.get(deg) ?? grownOrMean(deg);
    known.set(deg, jdUt);
    return jdUt;
  };
  const yearDays = day === 'year_share' ? grownOrMean(360) - yearJdUt : 0;
  const instantOf = (days: number): number => {
    if (day === 'civil') return yearJdUt + days;
    return day === 'year_share' ? yearJdUt + (days * yearDays) / 360 : remembered(days);
  };
  return { instantOf, leftEphemeris: () => left };
}
