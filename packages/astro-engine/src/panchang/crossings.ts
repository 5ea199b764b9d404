import { declinationDeg } from '../core/angle.ts';
import { type Ephemeris, type GeoPlace, type HorizonRule, HORIZONS } from '../core/ephemeris.ts';
import { type Clock, wholeSecond } from '../core/moment.ts';

/** Place and clock of an almanac, and its definition of sunrise. */
export type Almanac = { sky: Ephemeris; place: GeoPlace; clock: Clock; rule: HorizonRule };

export type Edge = 'rise' | 'set';

/** Returns the mean solar day of the place, counted from its mean midnight: each has one sunrise outside the polar circles. */
const solarDayOf = ({ place }: Almanac, jdUt: number): number => Math.floor(jdUt + 0.5 + place.longitudeDeg / 360);
const startOfSolarDay = ({ place }: Almanac, solarDay: number): number => solarDay - 0.5 - place.longitudeDeg / 360;

/** Up to this latitude the Sun rises and sets every day of the year. */
const EVERY_DAY_LATITUDE_DEG = 65;
/** Mean of 1800 to 2400; it varies by less than 0.05° to either side, and in 600 it was 0.20° greater. */
export const OBLIQUITY_DEG = 23.42;
/** The mean radius of the disc. */
const SUN_RADIUS_DEG = 0.267;
/** Returns the approximate altitude of the disc's centre at rise and set. */
function horizonDegOf({ rule }: Almanac): number {
  const { limb, refractionArcMinutes } = HORIZONS[rule];
  return -limb * SUN_RADIUS_DEG - refractionArcMinutes / 60;
}
/** Covers the change of declination in half a day, 0.2°, and the errors of the two numbers above. */
const MARGIN_DEG = 0.5;

/** Returns the altitude of the Sun at the noon and at the midnight of a solar day. @accuracy 0.3° */
function altitudesOf({ sky, place: { latitudeDeg } }: Almanac, jdUt: number): { noonDeg: number; midnightDeg: number } {
  const northDeg = declinationDeg(sky.longitudeDeg('sun', jdUt), OBLIQUITY_DEG);
  return {
    noonDeg: 90 - Math.abs(latitudeDeg - northDeg),
    midnightDeg: Math.abs(latitudeDeg + northDeg) - 90,
  };
}

/** Upper bound of the change of the Sun's declination in a day. */
const DECLINATION_DEG_PER_DAY = 0.41;

/**
 * Returns the number of solar days from this one on without a crossing of the horizon. One position replaces searches
 * without a result.
 */
function daysWithoutCrossing(almanac: Almanac, solarDay: number): number {
  if (Math.abs(almanac.place.latitudeDeg) < EVERY_DAY_LATITUDE_DEG) return 0;
  const { noonDeg, midnightDeg } = altitudesOf(almanac, startOfSolarDay(almanac, solarDay) + 0.5);
  const horizonDeg = horizonDegOf(almanac);
  const missingDeg = Math.max(horizonDeg - noonDeg, midnightDeg - horizonDeg) - MARGIN_DEG;
  return missingDeg < 0 ? 0 : 1 + Math.floor(missingDeg / DECLINATION_DEG_PER_DAY);
}

export type PolarSeason = 'midnight_sun' | 'polar_night';

/** Returns the season that keeps the Sun from crossing the horizon near an instant. */
export const polarSeasonAt = (almanac: Almanac, jdUt: number): PolarSeason => {
  const { noonDeg, midnightDeg } = altitudesOf(almanac, jdUt);
  return noonDeg + midnightDeg > 2 * horizonDegOf(almanac) ? 'midnight_sun' : 'polar_night';
};

/** Up to this latitude the Sun rises and sets within these shares of the solar day, all year round. */
const ORDINARY_LATITUDE_DEG = 60;
const SHARES = { rise: { first: 0.08, last: 0.42 }, set: { first: 0.58, last: 0.92 } } as const;
const isOrdinary = ({ place }: Almanac): boolean => Math.abs(place.latitudeDeg) <= ORDINARY_LATITUDE_DEG;
const firstShareOf = (almanac: Almanac, edge: Edge): number => (isOrdinary(almanac) ? SHARES[edge].first : 0);
const lastShareOf = (almanac: Almanac, edge: Edge): number => (isOrdinary(almanac) ? SHARES[edge].last : 1);

/** A crossing this early in a solar day may have a second one at its end, because near the poles sunrise moves fast. */
const EARLY_DAYS = 0.2;
/** After a crossing and well before the next one; a search from the crossing itself would find it again. */
const PAST_CROSSING_DAYS = 0.03;

/** Cache of crossings per almanac: a day, its neighbours and its night need the same ones. */
const searched = new WeakMap<Almanac, Map<string, readonly number[]>>();

/**
 * Returns the Sun's crossings within a solar day, at whole seconds. Always searched from the same instant, so one
 * sunrise has the same second for every caller.
 */
function crossingsOfSolarDay(almanac: Almanac, edge: Edge, solarDay: number): readonly number[] {
  const known = searched.get(almanac) ?? new Map<string, readonly number[]>();
  searched.set(almanac, known);
  const key = `${edge} ${solarDay}`;
  const crossings = known.get(key) ?? searchedCrossings(almanac, edge, solarDay);
  known.set(key, crossings);
  return crossings;
}

function searchedCrossings(almanac: Almanac, edge: Edge, solarDay: number): number[] {
  if (daysWithoutCrossing(almanac, solarDay) > 0) return [];
  const { sky, place, rule } = almanac;
  const [startJdUt, endJdUt] = [startOfSolarDay(almanac, solarDay), startOfSolarDay(almanac, solarDay + 1)];
  const first = sky.nextCrossing('sun', edge, rule, startJdUt, place);
  if (first === null || first >= endJdUt) return [];
  if (isOrdinary(almanac) || first - startJdUt > EARLY_DAYS) return [wholeSecond(first)];
  const second = sky.nextCrossing('sun', edge, rule, first + PAST_CROSSING_DAYS, place);
  return second === null || second >= endJdUt ? [wholeSecond(first)] : [wholeSecond(first), wholeSecond(second)];
}

/** Solar days searched in a row: one may have no crossing although its neighbours do. */
const SOLAR_DAYS_SEARCHED = 3;

/**
 * Returns the Sun's first crossing at or after an instant; null if there is none within `solarDays`.
 * @accuracy 0.5 s, the rounding
 */
export function sunCrossingFrom(
  almanac: Almanac,
  edge: Edge,
  jdUt: number,
  solarDays = SOLAR_DAYS_SEARCHED,
): number | null {
  const today = solarDayOf(almanac, jdUt - lastShareOf(almanac, edge)) + 1;
  for (let ahead = 0; ahead < solarDays; ahead += 1) {
    const found = crossingsOfSolarDay(almanac, edge, today + ahead).find((crossing) => crossing >= jdUt);
    if (found !== undefined) return found;
    if (ahead >= SOLAR_DAYS_SEARCHED) ahead += Math.max(0, daysWithoutCrossing(almanac, today + ahead) - 1);
  }
  return null;
}

/**
 * Returns the Sun's last crossing at or before an instant, within the last two days; null if there is none.
 * @accuracy 0.5 s, the rounding
 */
export function sunCrossingUntil(almanac: Almanac, edge: Edge, jdUt: number): number | null {
  const today = solarDayOf(almanac, jdUt - firstShareOf(almanac, edge));
  for (let back = 0; back < SOLAR_DAYS_SEARCHED; back += 1) {
    const found = crossingsOfSolarDay(almanac, edge, today - back).findLast((crossing) => crossing <= jdUt);
    if (found !== undefined) return found;
  }
  return null;
}

/** Returns the crossing that follows a crossing. */
export const sunCrossingAfter = (almanac: Almanac, edge: Edge, crossingJdUt: number): number | null =>
  sunCrossingFrom(almanac, edge, crossingJdUt + PAST_CROSSING_DAYS);

/** Returns every crossing of the Sun from an instant until another, which is not included. */
export function sunCrossingsBetween(almanac: Almanac, edge: Edge, fromJdUt: number, untilJdUt: number): number[] {
  const found: number[] = [];
  for (
    let next = sunCrossingFrom(almanac, edge, fromJdUt);
    next !== null && next < untilJdUt;
    next = sunCrossingAfter(almanac, edge, next)
  ) {
    found.push(next);
  }
  return found;
}
