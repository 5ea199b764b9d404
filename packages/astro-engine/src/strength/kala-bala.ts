import { normalizeDeg } from '../core/angle.ts';
import type { CivilDate } from '../core/moment.ts';
import { midnightJdUt } from '../core/moment.ts';
import { daylightOf, nightOf, type PanchangDay } from '../panchang/day.ts';
import { CHALDEAN } from '../panchang/planetary-slots.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { type Planet } from '../vocabulary/grahas.ts';
import { weekdayAt } from '../vocabulary/weekdays.ts';
import { DECLINATION_STEPS_ARCMIN, STRONG_BY, STRONG_DECLINATION } from './shadbala-tables.ts';

/** Lords of the year, month, weekday, hour and third of day or night of a birth. */
export type TimeLords = { abda: Planet; masa: Planet; vara: Planet; hora: Planet; tribhaga: Planet };

/** Days from the start of the count to 1 January 1900. */
const DAYS_BEFORE_1900 = 26_543;
const FIRST_OF_1900: CivilDate = { year: 1900, month: 1, day: 1 };

const DAY_THIRDS: readonly Planet[] = ['mercury', 'sun', 'saturn'];
const NIGHT_THIRDS: readonly Planet[] = ['moon', 'venus', 'mars'];

/** Converts a count of lords: 1 is Wednesday and 0 Tuesday. */
const lordOfCount = (count: number): Planet => weekdayAt((count % 7) + 2).lord;

/**
 * Returns the lords of time at a birth. Before sunrise it is still the previous day.
 * @returns null if the Sun did not rise or set that day
 * @source B.V. Raman, Graha and Bhava Balas: years of 360 and months of 30 days, counted from the creation; hours of 60
 * minutes from sunrise
 */
export function timeLordsAt(jdUt: number, day: PanchangDay): TimeLords | null {
  const daylight = daylightOf(day);
  const night = nightOf(day);
  if (day.sunriseJdUt === null || daylight === null || night === null) return null;
  const ahargana = midnightJdUt(day.date, 0) - midnightJdUt(FIRST_OF_1900, 0) + DAYS_BEFORE_1900;
  const isDay = jdUt < daylight.endJdUt;
  const { startJdUt, endJdUt } = isDay ? daylight : night;
  const third = Math.min(2, Math.floor((3 * (jdUt - startJdUt)) / (endJdUt - startJdUt)));
  const vara = weekdayAt(day.weekdayIndex).lord;
  const hours = Math.floor((jdUt - day.sunriseJdUt) * 24);
  return {
    abda: lordOfCount(Math.floor(ahargana / 360) * 3 + 1),
    masa: lordOfCount(Math.floor(ahargana / 30) * 2 + 1),
    vara,
    hora: rowAt(CHALDEAN, CHALDEAN.indexOf(vara) + hours),
    tribhaga: rowAt(isDay ? DAY_THIRDS : NIGHT_THIRDS, third),
  };
}

/**
 * Returns the strength by day and night (nathonnatha bala), 0 to 60: the Sun, Jupiter and Venus are strongest at noon,
 * the Moon, Mars and Saturn at midnight, Mercury always.
 * @param apparentHours local apparent solar time, 0 to 24 from midnight
 */
export function nathonnathaOf(planet: Planet, apparentHours: number): number {
  const towardsNoon = 5 * Math.min(apparentHours, 24 - apparentHours);
  return { day: towardsNoon, night: 60 - towardsNoon, always: 60 }[STRONG_BY[planet]];
}

/**
 * Returns the declination of the book's table, in steps of 15° of the ecliptic: degrees, north positive, 24 at the
 * solstices.
 */
export function tabularDeclinationDeg(tropicalDeg: number): number {
  const deg = normalizeDeg(tropicalDeg);
  const withinHalf = deg % 180;
  const bhujaDeg = Math.min(withinHalf, 180 - withinHalf);
  let arcmin = 0;
  for (const [index, step] of DECLINATION_STEPS_ARCMIN.entries())
    arcmin += step * Math.min(1, Math.max(0, (bhujaDeg - 15 * index) / 15));
  return (deg < 180 ? arcmin : -arcmin) / 60;
}

/** Returns the strength by declination (ayana bala): 30 at the equator; doubled for the Sun, 0 to 120. */
export function ayanaBalaOf(planet: Planet, tropicalDeg: number): number {
  const northDeg = tabularDeclinationDeg(tropicalDeg);
  const gainDeg = { north: northDeg, south: -northDeg, either: Math.abs(northDeg) }[STRONG_DECLINATION[planet]];
  const virupas = ((24 + gainDeg) / 48) * 60;
  return planet === 'sun' ? 2 * virupas : virupas;
}
