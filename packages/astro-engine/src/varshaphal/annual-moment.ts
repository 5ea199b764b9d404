import { shortestArcDeg } from '../core/angle.ts';
import { type Ayanamsa, type Ephemeris, EphemerisRangeError } from '../core/ephemeris.ts';
import { type GrowingAngle, nextReach } from '../core/search.ts';

/** By the Sun himself, or by so many mean years after the birth, as the older tables have it. */
export const ANNUAL_MOMENTS = ['true', 'mean'] as const;
export type AnnualMoment = (typeof ANNUAL_MOMENTS)[number];

/** Sidereal year as the tables of the mean return have it. @source K.S. Charak, A Textbook of Varshaphala */
const MEAN_YEAR_DAYS = 365.256_362_7;
/** The Sun is at most some two days from his mean place. */
const RUN_UP_DAYS = 5;

const siderealSun = (sky: Ephemeris, ayanamsa: Ayanamsa): GrowingAngle => ({
  degAt: (jdUt) => sky.longitudeDeg('sun', jdUt) - sky.ayanamsaDeg(ayanamsa, jdUt),
  meanDegPerDay: 360 / MEAN_YEAR_DAYS,
});

/**
 * When a year of life opens: the Sun, seen from the Earth's centre, is back at his sidereal longitude of the birth.
 * @param completedYears 0 is the birth itself; negative before it
 * @returns Julian Day in UT
 * @throws EphemerisRangeError where the ephemeris does not reach
 * @source Tajika Nilakanthi; K.S. Charak; P.V.R. Narasimha Rao, Vedic Astrology: an Integrated Approach, ch. 28
 * @accuracy 0.05 s; of `mean` as good as the mean year, minutes to hours
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

/** How long a day of an annual period is: a degree of the Sun, a 360th of the year, or 24 hours. */
export const ANNUAL_DAYS = ['sun_degree', 'year_share', 'civil'] as const;
export type AnnualDay = (typeof ANNUAL_DAYS)[number];

const LAST_STEP_DAYS = 0.01 / 86_400;
const ROUNDS_MAX = 30;

/** Counts the days of a year that opened at an instant: JD in UT of a number of them, 0 to 360. */
export type AnnualClock = { instantOf(days: number): number; leftEphemeris(): boolean };

/**
 * The clock of a year. Where the ephemeris ends before the year does, mean years go on and `leftEphemeris` says so.
 * @param yearJdUt when the year opened
 * @source P.V.R. Narasimha Rao, ch. 30: a day of a Tajika dasha is a degree of the Sun
 * @accuracy 0.05 s
 */
export function annualClock(sky: Ephemeris, ayanamsa: Ayanamsa, yearJdUt: number, day: AnnualDay): AnnualClock {
  const sun = siderealSun(sky, ayanamsa);
  const openingDeg = sun.degAt(yearJdUt);
  let left = false;
  /** The Sun's speed varies by 3 % around the mean, so that each round leaves a thirtieth of what was missing. */
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
  const known = new Map<number, number>(); // A period begins where the last ended.
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
