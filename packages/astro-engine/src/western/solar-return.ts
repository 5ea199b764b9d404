import type { Ephemeris } from '../core/ephemeris.ts';
import { type GrowingAngle, nextReach } from '../core/search.ts';

/** Reference of the return: the equinox, or the stars (corrected for precession). */
export const RETURN_METHODS = ['tropical', 'precession_corrected'] as const;
export type ReturnMethod = (typeof RETURN_METHODS)[number];

const MEAN_YEAR_DAYS = 365.2425;

/** A return is at most some 12 days from the birthday, even after six centuries of precession. */
const RUN_UP_DAYS = 20;

/** Any ayanamsa works, because only its growth between birth and return counts. */
const PRECESSION = 'lahiri';

const sunAngle = (sky: Ephemeris, method: ReturnMethod): GrowingAngle => ({
  degAt: (jdUt) =>
    sky.longitudeDeg('sun', jdUt) - (method === 'precession_corrected' ? sky.ayanamsaDeg(PRECESSION, jdUt) : 0),
  meanDegPerDay: 360 / MEAN_YEAR_DAYS,
});

/**
 * Returns the instant at which the geocentric Sun is back at its place at birth, near a birthday.
 * @param birthdays 0 is the birth itself, 1 the first birthday; negative before birth. 29 February needs no rule: the
 * birthday is counted in mean years
 * @returns Julian Day in UT
 * @throws EphemerisRangeError outside the ephemeris
 * @accuracy 0.05 s
 */
export function solarReturn(sky: Ephemeris, birthJdUt: number, birthdays: number, method: ReturnMethod): number {
  const angle = sunAngle(sky, method);
  const birthdayJdUt = birthJdUt + birthdays * MEAN_YEAR_DAYS;
  return nextReach(angle, angle.degAt(birthJdUt), birthdayJdUt - RUN_UP_DAYS);
}
