import { ephemerisYears } from '@graha/astro-engine/core/ephemeris-years';
import type { AYANAMSAS, Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { solarYears, steadyYears, type YearClock } from '@graha/astro-engine/dasha/years';

/** The clock of dasha years from birth. Read `truncated` last: only then is it known whether years left the ephemeris. */
export type ChosenYears = { clock: YearClock; truncated: () => string | null };

/**
 * Returns the clock that `year_length` chooses: years of one constant length, or the Sun's returns if it is a word.
 * @param year_length days in a year, or `true_sidereal_sun`
 */
export function chosenYears(
  { year_length, ayanamsa }: { year_length: number | string; ayanamsa: (typeof AYANAMSAS)[number] },
  sky: Ephemeris,
  birthJdUt: number,
): ChosenYears {
  if (typeof year_length === 'number') return { clock: steadyYears(birthJdUt, year_length), truncated: () => null };
  const { clock, leftEphemeris } = solarYears(sky, ayanamsa, birthJdUt);
  const { first, last } = ephemerisYears();
  const truncated = () => (leftEphemeris() ? `years outside ${first} to ${last} are mean sidereal years` : null);
  return { clock, truncated };
}
