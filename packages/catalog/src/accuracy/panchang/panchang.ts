import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { midnightJdUt } from '@graha/astro-engine/core/moment';
import { type Almanac, daylightOf, nightOf, panchangDayOf } from '@graha/astro-engine/panchang/day';
import { DAY_PORTIONS, dayPortion, durMuhurtas } from '@graha/astro-engine/panchang/day-portions';
import type { Interval } from '@graha/astro-engine/panchang/interval';
import { byLimb, type Limb, LIMB_IDS, lightAnglesOf, limbsBetween, LIMBS } from '@graha/astro-engine/panchang/limbs';
import { spanAt } from '@graha/astro-engine/core/search';
import { varjyamsOf } from '@graha/astro-engine/panchang/nakshatra-ghatis';
import { riseSetBetween } from '@graha/astro-engine/panchang/sun-moon-times';
import fixture from './fixtures/drik-2023.fixture.json' with { type: 'json' };
import { type AccuracyRow, Worst } from '../rows.ts';

const MINUTES_PER_DAY = 1440;
const SOURCE = 'DrikPanchang 2023, every other day';
const OFFSET_SECONDS = fixture.place.timezone * 3600;

const almanacOf = (sky: Ephemeris): Almanac => ({
  sky,
  place: { latitudeDeg: fixture.place.latitude, longitudeDeg: fixture.place.longitude, altitudeM: 0 },
  clock: OFFSET_SECONDS,
  rule: 'almanac',
});

const dateOf = (iso: string) => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};

type Published = (number | null)[][] | null | undefined;

/** Compares a published almanac of a year, which prints full minutes and has its place to a few kilometres. */
export function almanacAccuracy(sky: Ephemeris): AccuracyRow[] {
  const almanac = almanacOf(sky);
  const angles = lightAnglesOf(sky, 'lahiri');
  const riseSet = new Worst();
  const moonTimes = new Worst();
  const windows = new Worst();
  const limbs = byLimb(() => new Worst());

  for (const published of fixture.days) {
    const date = dateOf(published.date);
    const midnight = midnightJdUt(date, OFFSET_SECONDS);
    const minuteOf = (jdUt: number | null): number | null =>
      jdUt === null ? null : (jdUt - midnight) * MINUTES_PER_DAY;
    const day = panchangDayOf(almanac, date);
    const daylight = daylightOf(day);
    const night = nightOf(day);
    if (daylight === null || night === null) throw new Error(`no sunrise on ${published.date}`);

    riseSet.number(minuteOf(day.sunriseJdUt), published.sunrise);
    riseSet.number(minuteOf(day.sunsetJdUt), published.sunset);
    // Moon times of the panchang day, from sunrise to sunrise: a moonset after midnight is printed under the previous
    // day.
    const moon = riseSetBetween(almanac, 'moon', day);
    moonTimes.number(minuteOf(moon.riseJdUt), published.moonrise);
    moonTimes.number(minuteOf(moon.setJdUt), published.moonset);

    const compare = (mine: readonly Interval[], theirs: Published): void => {
      for (const [start = null, end = null] of theirs ?? []) {
        const nearest = mine.toSorted(
          (a, b) =>
            Math.abs((minuteOf(a.startJdUt) ?? 0) - (start ?? 0)) -
            Math.abs((minuteOf(b.startJdUt) ?? 0) - (start ?? 0)),
        )[0];
        windows.number(minuteOf(nearest?.startJdUt ?? null), start);
        windows.number(minuteOf(nearest?.endJdUt ?? null), end);
      }
    };
    const portion = (name: keyof typeof DAY_PORTIONS) => [dayPortion(DAY_PORTIONS[name], daylight, day.weekdayIndex)];
    compare(portion('rahuKaal'), published.rahu);
    compare(portion('gulikaKaal'), published.gulika);
    compare(portion('yamaganda'), published.yamaganda);
    compare(portion('abhijit'), published.abhijit);
    compare(durMuhurtas(daylight, night, day.weekdayIndex), published.dur);
    compare(
      limbsBetween(angles, 'nakshatra', daylight.startJdUt, night.endJdUt).flatMap(varjyamsOf),
      published.varjyam,
    );

    for (const limb of LIMB_IDS) {
      const ends = limbsBetween(angles, limb, daylight.startJdUt, night.endJdUt).map(
        ({ endJdUt }) => minuteOf(endJdUt) ?? 0,
      );
      const { [limb]: printed = [] }: Partial<Record<Limb, (string | number | null)[][]>> = published;
      for (const [, end] of printed) {
        if (typeof end !== 'number') continue; // Limbs that last beyond the end of the day have no printed end.
        limbs[limb].add(Math.min(...ends.map((mine) => Math.abs(mine - end))));
      }
    }
  }
  const row = (family: string, worst: Worst, tolerance: number, note: string): AccuracyRow =>
    worst.row({ family, source: SOURCE, unit: 'min', tolerance, note });
  const early = 'Its Sun is 29″ low: tithi and karana come a minute early there, yoga 0.8 minutes late';
  return [
    row('sunrise and sunset', riseSet, 1.5, 'Minutes are rounded there, and the place is fitted'),
    row('moonrise and moonset of the panchang day', moonTimes, 2, 'Minutes are rounded there, and the place is fitted'),
    row('tithi ends', limbs.tithi, 2.5, early),
    row('nakshatra ends', limbs.nakshatra, 1.5, 'Minutes are rounded there'),
    row('yoga ends', limbs.yoga, 2.5, early),
    row('karana ends', limbs.karana, 2.5, early),
    row('Rahu Kaal, Gulika, Yamaganda, Abhijit, Dur Muhurta, Varjyam', windows, 1.7, 'Minutes are rounded there'),
  ];
}

const INSTANTS = 400;
const FIRST_JD_UT = 1_940_600; // 601
const LAST_JD_UT = 2_597_200; // 2398
const STEP_JD = (LAST_JD_UT - FIRST_JD_UT) / INSTANTS;
/** Both ends of a limb are within this number of days of any instant in it. */
const REACH_DAYS = 1.3;

/**
 * Finds both ends of every limb from 601 to 2398 by plain bisection on the index, independent of the search by angles.
 */
export function limbSearchAccuracy(sky: Ephemeris): AccuracyRow {
  const angles = lightAnglesOf(sky, 'lahiri');
  const worst = new Worst();
  for (const { angle, partCount } of Object.values(LIMBS)) {
    const indexAt = (jdUt: number) => Math.floor(((((angles[angle].degAt(jdUt) % 360) + 360) % 360) * partCount) / 360);
    for (let place = 0; place < INSTANTS; place += 1) {
      const jdUt = FIRST_JD_UT + (place + 0.37) * STEP_JD;
      const [start, end] = [bisected(indexAt, jdUt, -1), bisected(indexAt, jdUt, 1)];
      const { startJdUt, endJdUt } = spanAt(angles[angle], partCount, jdUt);
      worst.add((startJdUt - start) * 86_400);
      worst.add((endJdUt - end) * 86_400);
    }
  }
  return worst.row({
    family: 'limb ends',
    source: 'plain bisection on the same ephemeris, 601–2398',
    unit: 's',
    tolerance: 0.1,
  });
}

function bisected(indexAt: (jdUt: number) => number, fromJdUt: number, direction: 1 | -1): number {
  const index = indexAt(fromJdUt);
  let inside = fromJdUt;
  let outside = fromJdUt;
  for (const step = 0.05 * direction; indexAt(outside) === index; outside += step) {
    inside = outside;
    if (Math.abs(outside - fromJdUt) > REACH_DAYS)
      throw new Error(`no end within ${REACH_DAYS} days of JD ${fromJdUt}`);
  }
  while (Math.abs(outside - inside) > 1e-9) {
    const middle = (inside + outside) / 2;
    if (middle === inside || middle === outside) break;
    if (indexAt(middle) === index) inside = middle;
    else outside = middle;
  }
  return (inside + outside) / 2;
}
