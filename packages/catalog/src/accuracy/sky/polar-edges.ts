import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { type CivilDate, plusDays } from '@graha/astro-engine/core/moment';
import { riseSetOn } from '@graha/astro-engine/panchang/sun-moon-times';
import { astrology } from '../../families/astrology/astrology.ts';
import { panchang } from '../../families/panchang/panchang.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Mismatches } from '../rows.ts';

/**
 * Compares days on which polar night or midnight sun begins or ends: all operations with a sunrise must use the same
 * one.
 */

type Place = { latitude: number; longitude: number; timezone: number };
type Edge = { place: Place; date: CivilDate };

const FIRST_YEAR = 2020;
const LAST_YEAR = 2030;
const LATITUDES = [66, 68, 70, 72, 74, 76, 78, 80].flatMap((latitude) => [latitude, -latitude]);
const LONGITUDES = [18.96, -156.79, 33.08, 0, 104.3, 179.9];
/** From solstice to equinox and back: each part has at most one edge. */
const QUARTERS = [
  [1, 1, 3, 20],
  [3, 20, 6, 21],
  [6, 21, 9, 22],
  [9, 22, 12, 31],
] as const;
const MINUTES_OF_DAY = [720, 10, 1430];

const hasSun = (sky: Ephemeris, { latitude, longitude, timezone }: Place, date: CivilDate): boolean => {
  const place = { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: 0 };
  const almanac = { sky, place, clock: timezone * 3600, rule: 'almanac' } as const;
  return riseSetOn(almanac, 'sun', date).riseJdUt !== null;
};

/** Finds, by bisection, the first date of a quarter that differs from its beginning; null if all are alike. */
function edgeIn(sky: Ephemeris, place: Place, first: CivilDate, last: CivilDate): CivilDate | null {
  const isFirst = hasSun(sky, place, first);
  if (hasSun(sky, place, last) === isFirst) return null;
  let [like, unlike] = [0, 100];
  while (unlike - like > 1) {
    const middle = (like + unlike) >> 1;
    const date = plusDays(first, middle);
    const isPast = date.month * 100 + date.day >= last.month * 100 + last.day || date.year !== first.year;
    if (isPast || hasSun(sky, place, date) !== isFirst) unlike = middle;
    else like = middle;
  }
  return plusDays(first, unlike);
}

function* edges(sky: Ephemeris, step: number): Generator<Edge> {
  let count = 0;
  for (const [row, latitude] of LATITUDES.entries()) {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      const longitude = LONGITUDES[(row + year) % LONGITUDES.length] ?? 0;
      const place = { latitude, longitude, timezone: Math.round(longitude / 15) };
      for (const [month, day, lastMonth, lastDay] of QUARTERS) {
        count += 1;
        if (count % step !== 0) continue;
        const date = edgeIn(sky, place, { year, month, day }, { year, month: lastMonth, day: lastDay });
        if (date !== null) yield { place, date };
      }
    }
  }
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Caches rises and sets of an ephemeris, because each is a long search near the poles and all operations repeat them.
 */
function remembering(sky: Ephemeris): Ephemeris {
  const kept = new Map<string, number | null>();
  return {
    name: sky.name,
    position: (...asked) => sky.position(...asked),
    heliocentric: (...asked) => sky.heliocentric(...asked),
    longitudeDeg: (...asked) => sky.longitudeDeg(...asked),
    ayanamsaDeg: (...asked) => sky.ayanamsaDeg(...asked),
    ayanamsaRateDegPerDay: (...asked) => sky.ayanamsaRateDegPerDay(...asked),
    houses: (...asked) => sky.houses(...asked),
    housesFromArmc: (...asked) => sky.housesFromArmc(...asked),
    obliquityDeg: (...asked) => sky.obliquityDeg(...asked),
    nextEclipse: (...asked) => sky.nextEclipse(...asked),
    star: (...asked) => sky.star(...asked),
    deltaTSeconds: (jdUt) => sky.deltaTSeconds(jdUt),
    nextCrossing: (...asked) => {
      const key = JSON.stringify(asked);
      const known = kept.get(key);
      const found = known === undefined ? sky.nextCrossing(...asked) : known;
      kept.set(key, found);
      return found;
    },
  };
}

function compare(sky: Ephemeris, { place, date }: Edge, minuteOfDay: number, wrong: Mismatches): void {
  const onDate = ({ year, month, day }: CivilDate) => ({ year, month, date: day, ...place });
  const clock = { hours: Math.floor(minuteOfDay / 60), minutes: minuteOfDay % 60 };
  const request = { ...onDate(date), ...clock };
  const { panchang_day: day, ...full } = answered(panchang.full, request, sky);
  const sun = answered(panchang['sun-times'], request, sky);

  const brahma = answered(panchang['brahma-muhurta'], request, sky);
  const abhijit = answered(panchang['abhijit-muhurat'], request, sky);
  const windows = [
    brahma,
    abhijit,
    answered(panchang['inauspicious-periods'], request, sky),
    answered(panchang.choghadiya, request, sky),
    answered(panchang.hora, request, sky),
    answered(panchang['amrit-kaal'], request, sky),
    answered(panchang['good-bad-times'], request, sky),
    answered(panchang['disha-shool'], request, sky),
  ];
  for (const window of windows) wrong.equal(JSON.stringify(window.panchang_day), JSON.stringify(day));
  wrong.equal(JSON.stringify(answered(panchang.vara, request, sky).vara), JSON.stringify(full.vara));
  wrong.equal(abhijit.abhijit_muhurat === null, day.sunrise === null || day.sunset === null);
  if (brahma.brahma_muhurta === null) wrong.equal(brahma.reason === null, false);

  // The instant is within its day, and the day begins with the last sunrise before it.
  const asked = `${String(date.year)}-${two(date.month)}-${two(date.day)}T${two(clock.hours)}:${two(clock.minutes)}:00`;
  wrong.equal(full.vara.start.slice(0, 19) <= asked && asked < full.vara.end.slice(0, 19), true);
  if (sun.sunrise !== null && sun.sunrise.slice(0, 19) <= asked) {
    wrong.equal(day.sunrise !== null && day.sunrise >= sun.sunrise, true);
  }
  if (day.sunrise !== null && day.date !== sun.date) {
    const [year = 0, month = 0, dayOfMonth = 0] = day.date.split('-').map(Number);
    const before = answered(panchang['sun-times'], { ...request, ...onDate({ year, month, day: dayOfMonth }) }, sky);
    wrong.equal(before.sunrise !== null && before.sunrise <= day.sunrise, true);
  }
  wrong.equal(sun.sunrise === null, sun.next_sunrise !== null);
  if (sun.sunrise === null && sun.sunset === null) wrong.equal(sun.reason === null, false);

  // The other family opens the day that begins on the civil date.
  const openedByDate = [
    answered(astrology.panchang, request, sky),
    answered(astrology['auspicious-period'], request, sky),
    answered(astrology['gowri-nalla-neram'], request, sky),
  ];
  for (const answer of openedByDate) wrong.equal(answer.panchang_day.sunrise, sun.sunrise);
}

/** @param step tests every `step`-th quarter of a year; 1 for all from 2020 to 2030, from 66° to 80° north and south */
export function polarEdgeAccuracy(swiss: Ephemeris, step: number): AccuracyRow {
  const sky = remembering(swiss);
  const wrong = new Mismatches();
  let turn = 0;
  for (const { place, date } of edges(sky, step)) {
    for (const shift of [-1, 0, 1]) {
      turn += 1;
      compare(
        sky,
        { place, date: plusDays(date, shift) },
        MINUTES_OF_DAY[turn % 3 === 0 ? (turn / 3) % 3 : 0] ?? 0,
        wrong,
      );
    }
  }
  return wrong.row(
    'days on which polar night or midnight sun begins or ends',
    'themselves: all operations read one sunrise; 66°–80°, 2020–2030',
  );
}
