import type { Ephemeris } from '../core/ephemeris.ts';
import { type GrowingAngle, nextReach } from '../core/search.ts';
import { ayanamsaIn, TROPICAL, type Zodiac } from '../sky/placements.ts';

/**
 * Reference of the return: the equinox; the stars, for a tropical chart (corrected for precession); or the sidereal
 * zodiac of the chart.
 */
export const RETURN_METHODS = ['tropical', 'precession_corrected', 'sidereal'] as const;
export type ReturnMethod = (typeof RETURN_METHODS)[number];

const MEAN_YEAR_DAYS = 365.2425;

/** A return is at most some 12 days from the birthday, even after six centuries of precession. */
const RUN_UP_DAYS = 20;

/** Any ayanamsa of a constant shift works, because only its growth between birth and return counts. */
const PRECESSING: Zodiac = { kind: 'sidereal', ayanamsa: 'lahiri' };

/** Returns the zodiac in which a body comes back to its longitude. @param chart zodiac of the chart of the return */
export const returnZodiac = (method: ReturnMethod, chart: Zodiac): Zodiac =>
  method === 'tropical' ? TROPICAL : method === 'precession_corrected' ? PRECESSING : chart;

const sunAngle = (sky: Ephemeris, zodiac: Zodiac): GrowingAngle => ({
  degAt: (jdUt) => sky.longitudeDeg('sun', jdUt) - ayanamsaIn(sky, zodiac, jdUt),
  meanDegPerDay: 360 / MEAN_YEAR_DAYS,
});

/**
 * Returns the instant at which the geocentric Sun is back at its place at birth, near a birthday.
 * @param birthdays 0 is the birth itself, 1 the first birthday; negative before birth. 29 February needs no rule: the
 * birthday is counted in mean years
 * @param zodiac of the longitude that returns
 * @returns Julian Day in UT
 * @throws EphemerisRangeError outside the ephemeris
 * @accuracy 0.05 s
 */
export function solarReturn(sky: Ephemeris, birthJdUt: number, birthdays: number, zodiac: Zodiac): number {
  const angle = sunAngle(sky, zodiac);
  const birthdayJdUt = birthJdUt + birthdays * MEAN_YEAR_DAYS;
  return nextReach(angle, angle.degAt(birthJdUt), birthdayJdUt - RUN_UP_DAYS);
}
