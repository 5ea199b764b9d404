import type { Ephemeris, GeoPlace } from '@graha/astro-engine/core/ephemeris';
import { plusDays } from '@graha/astro-engine/core/moment';
import { type Almanac, panchangDayOf, panchangDaysFrom } from '@graha/astro-engine/panchang/day';
import { LIMB_IDS, lightAnglesOf, limbsBetween } from '@graha/astro-engine/panchang/limbs';
import { moonTimesFrom, riseSetOn } from '@graha/astro-engine/panchang/sun-moon-times';

export type Day = { date: { year: number; month: number; day: number }; place: GeoPlace; clock: number };

/**
 * Computes a full panchang day: sunrise, sunset, next sunrise, moonrise, moonset, and every limb that touches the day.
 */
export function ourDay(sky: Ephemeris, { date, place, clock }: Day): number {
  const almanac: Almanac = { sky, place, clock, rule: 'almanac' };
  const { sunriseJdUt, nextSunriseJdUt } = panchangDayOf(almanac, date);
  riseSetOn(almanac, 'moon', date);
  if (sunriseJdUt === null || nextSunriseJdUt === null) throw new RangeError('a day without sunrise');
  const angles = lightAnglesOf(sky, 'lahiri');
  return LIMB_IDS.reduce((sum, limb) => sum + limbsBetween(angles, limb, sunriseJdUt, nextSunriseJdUt).length, 0);
}

/** Computes thirty successive days, with every sunrise and every end of a limb found once. */
export function ourMonth(sky: Ephemeris, { date, place, clock }: Day): number {
  const almanac: Almanac = { sky, place, clock, rule: 'almanac' };
  const days = panchangDaysFrom(almanac, date, 30);
  moonTimesFrom(almanac, date, 30);
  const first = days[0]?.sunriseJdUt ?? null;
  const last = days.at(-1)?.nextSunriseJdUt ?? null;
  if (first === null || last === null) throw new RangeError('a day without sunrise');
  const angles = lightAnglesOf(sky, 'lahiri');
  return LIMB_IDS.reduce((sum, limb) => sum + limbsBetween(angles, limb, first, last).length, 0);
}

export const thirtySeparateDays = (sky: Ephemeris, day: Day): void => {
  for (let place = 0; place < 30; place += 1) ourDay(sky, { ...day, date: plusDays(day.date, place) });
};

const ONE_SECOND_DAYS = 1 / 86_400;

type NaiveLimb = { moons: number; suns: number; ayanamsas: number; partCount: number; leastDegPerDay: number };

/** Tithi, nakshatra, yoga, karana. The lowest speed limits the length of a part. `naive-day.c` has the same table. */
const NAIVE_LIMBS: readonly NaiveLimb[] = [
  { moons: 1, suns: -1, ayanamsas: 0, partCount: 30, leastDegPerDay: 10.7 },
  { moons: 1, suns: 0, ayanamsas: 1, partCount: 27, leastDegPerDay: 11.7 },
  { moons: 1, suns: 1, ayanamsas: 2, partCount: 27, leastDegPerDay: 12.6 },
  { moons: 1, suns: -1, ayanamsas: 0, partCount: 60, leastDegPerDay: 10.7 },
];

const wrapped = (deg: number): number => ((deg % 360) + 360) % 360;

/**
 * Computes the same day by the simplest means on the same ephemeris: the rises and sets, and every end of a limb until
 * the next sunrise by bisection to a second, with the ayanamsa of the day.
 * @returns the number of ends
 */
export function naiveDay(sky: Ephemeris, { date, place, clock }: Day): number {
  const midnight = Date.UTC(date.year, date.month - 1, date.day) / 86_400_000 + 2_440_587.5 - clock / 86_400;
  const sunrise = sky.nextCrossing('sun', 'rise', 'almanac', midnight, place) ?? midnight;
  sky.nextCrossing('sun', 'set', 'almanac', sunrise, place);
  const nextSunrise = sky.nextCrossing('sun', 'rise', 'almanac', sunrise + 0.5, place) ?? midnight + 1;
  sky.nextCrossing('moon', 'rise', 'almanac', midnight, place);
  sky.nextCrossing('moon', 'set', 'almanac', midnight, place);
  const ayanamsaDeg = sky.ayanamsaDeg('lahiri', sunrise);
  let count = 0;
  for (const limb of NAIVE_LIMBS) {
    for (let at = sunrise; at < nextSunrise; count += 1) at = bisectedEnd(sky, limb, at + ONE_SECOND_DAYS, ayanamsaDeg);
  }
  return count;
}

function bisectedEnd(sky: Ephemeris, limb: NaiveLimb, fromJdUt: number, ayanamsaDeg: number): number {
  const { moons, suns, ayanamsas, partCount, leastDegPerDay } = limb;
  const angleAt = (jdUt: number): number =>
    wrapped(
      moons * sky.longitudeDeg('moon', jdUt) +
        (suns === 0 ? 0 : suns * sky.longitudeDeg('sun', jdUt)) -
        ayanamsas * ayanamsaDeg,
    );
  const widthDeg = 360 / partCount;
  const endDeg = (Math.floor(angleAt(fromJdUt) / widthDeg) + 1) * widthDeg;
  let [inside, outside] = [fromJdUt, fromJdUt + widthDeg / leastDegPerDay];
  while (outside - inside > ONE_SECOND_DAYS) {
    const middle = (inside + outside) / 2;
    const missingDeg = wrapped(endDeg - angleAt(middle));
    if (missingDeg < 180 && missingDeg > 0) inside = middle;
    else outside = middle;
  }
  return outside;
}
