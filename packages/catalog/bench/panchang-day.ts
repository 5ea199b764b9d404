import type { Ephemeris, GeoPlace } from '@graha/astro-engine/ephemeris';
import { plusDays } from '@graha/astro-engine/moment';
import { type Almanac, panchangDayOf, panchangDaysFrom } from '@graha/astro-engine/panchang/day';
import { LIMB_IDS, LIMBS, lightAnglesBetween, lightAnglesOf, limbsBetween } from '@graha/astro-engine/panchang/limbs';
import { moonTimesFrom, riseSetOn } from '@graha/astro-engine/panchang/sun-moon-times';

export type Day = { date: { year: number; month: number; day: number }; place: GeoPlace; clock: number };

/** What a full panchang day is: sunrise, sunset, next sunrise, moonrise, moonset, and every limb that touches the day. */
export function ourDay(sky: Ephemeris, { date, place, clock }: Day): number {
  const almanac: Almanac = { sky, place, clock, rule: 'upper_limb_refraction' };
  const { sunriseJdUt, nextSunriseJdUt } = panchangDayOf(almanac, date);
  riseSetOn(almanac, 'moon', date);
  if (sunriseJdUt === null || nextSunriseJdUt === null) throw new RangeError('a day without sunrise');
  const angles = lightAnglesBetween(sky, 'lahiri', sunriseJdUt - 1.2, nextSunriseJdUt + 1.2);
  return LIMB_IDS.reduce((sum, limb) => sum + limbsBetween(angles, limb, sunriseJdUt, nextSunriseJdUt).length, 0);
}

/** Thirty days in a row: every sunrise and every end of a limb found once. */
export function ourMonth(sky: Ephemeris, { date, place, clock }: Day): number {
  const almanac: Almanac = { sky, place, clock, rule: 'upper_limb_refraction' };
  const days = panchangDaysFrom(almanac, date, 30);
  moonTimesFrom(almanac, date, 30);
  const first = days[0]?.sunriseJdUt ?? null;
  const last = days.at(-1)?.nextSunriseJdUt ?? null;
  if (first === null || last === null) throw new RangeError('a day without sunrise');
  const angles = lightAnglesBetween(sky, 'lahiri', first - 1.2, last + 1.2);
  return LIMB_IDS.reduce((sum, limb) => sum + limbsBetween(angles, limb, first, last).length, 0);
}

export const thirtySeparateDays = (sky: Ephemeris, day: Day): void => {
  for (let place = 0; place < 30; place += 1) ourDay(sky, { ...day, date: plusDays(day.date, place) });
};

const ONE_SECOND_DAYS = 1 / 86_400;

/** The same by the plainest means on the same ephemeris: the day's rises and sets, and every end bisected to a second. */
export function naiveDay(sky: Ephemeris, { date, place, clock }: Day): number {
  const midnight = Date.UTC(date.year, date.month - 1, date.day) / 86_400_000 + 2_440_587.5 - clock / 86_400;
  const sunrise = sky.nextCrossing('sun', 'rise', 'upper_limb_refraction', midnight, place) ?? midnight;
  sky.nextCrossing('sun', 'set', 'upper_limb_refraction', sunrise, place);
  const nextSunrise = sky.nextCrossing('sun', 'rise', 'upper_limb_refraction', sunrise + 0.5, place) ?? midnight + 1;
  sky.nextCrossing('moon', 'rise', 'upper_limb_refraction', midnight, place);
  sky.nextCrossing('moon', 'set', 'upper_limb_refraction', midnight, place);
  const angles = lightAnglesOf(sky, 'lahiri');
  let count = 0;
  for (const limb of LIMB_IDS) {
    const { angle, partCount } = LIMBS[limb];
    const indexAt = (jdUt: number) => Math.floor(((((angles[angle].degAt(jdUt) % 360) + 360) % 360) * partCount) / 360);
    for (let from = bisected(indexAt, sunrise, -1); from < nextSunrise; count += 1) from = bisected(indexAt, from, 1);
  }
  return count;
}

function bisected(indexAt: (jdUt: number) => number, fromJdUt: number, direction: 1 | -1): number {
  const index = indexAt(fromJdUt);
  let inside = fromJdUt;
  let outside = fromJdUt + 0.3 * direction;
  for (; indexAt(outside) === index; outside += 0.3 * direction) inside = outside;
  while (Math.abs(outside - inside) > ONE_SECOND_DAYS) {
    const middle = (inside + outside) / 2;
    if (indexAt(middle) === index) inside = middle;
    else outside = middle;
  }
  return direction === 1 ? Math.max(inside, outside) : Math.min(inside, outside);
}
