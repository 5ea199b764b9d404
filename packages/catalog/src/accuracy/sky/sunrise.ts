import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { midnightJdUt } from '@graha/astro-engine/core/moment';
import { type Almanac, panchangDayOf } from '@graha/astro-engine/panchang/day';
import { type Edge, sunCrossingFrom } from '@graha/astro-engine/panchang/crossings';
import drik from '../panchang/fixtures/drik-2023.fixture.json' with { type: 'json' };
import printed from './fixtures/sunrise.fixture.json' with { type: 'json' };
import type { AccuracyRow } from '../rows.ts';

/** Compares sunrises and sunsets with the minutes that almanacs printed, not with a library. */

const MINUTES_PER_DAY = 1440;
const HOUR_SECONDS = 3600;
/** The search for a crossing begins this number of days before the printed minute. */
const BEFORE_DAYS = 0.05;

type Place = { latitude: number; longitude: number; timezone: number };

const almanacOf = (sky: Ephemeris, { latitude, longitude, timezone }: Place): Almanac => ({
  sky,
  place: { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: 0 },
  clock: timezone * HOUR_SECONDS,
  rule: 'almanac',
});

/** Differences from printed minutes; almanacs round to the nearest minute. */
class PrintedMinutes {
  readonly #minutes: Readonly<Record<Edge, number[]>> = { rise: [], set: [] };

  add(edge: Edge, foundMinutes: number, printedMinutes: number): void {
    this.#minutes[edge].push(foundMinutes - printedMinutes);
  }

  get #all(): number[] {
    return Object.values(this.#minutes).flat();
  }

  #row(family: string, source: string, worstDifference: number, unit: AccuracyRow['unit']) {
    return { family, cases: this.#all.length, source, worstDifference, unit };
  }

  unequalRow(place: string, source: string): Omit<AccuracyRow, 'tolerance'> {
    const unequal = this.#all.filter((minutes) => Math.round(minutes) !== 0).length;
    return this.#row(`${place}: printed minutes that are not equal`, source, unequal, 'mismatches');
  }

  farthestRow(place: string, source: string): Omit<AccuracyRow, 'tolerance'> {
    const farthest = Math.max(...this.#all.map((minutes) => Math.abs(Math.round(minutes))));
    return this.#row(`${place}: farthest printed minute`, source, farthest, 'min');
  }

  /** Means of rises and sets separately, because a wrong horizon moves them in opposite directions. */
  meanRow(place: string, source: string): Omit<AccuracyRow, 'tolerance'> {
    const means = Object.values(this.#minutes).map((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
    const seconds = Math.max(...means.map((minutes) => Math.abs(minutes) * 60));
    return this.#row(`${place}: mean difference from the printed minutes`, source, seconds, 's');
  }
}

/** Compares a full year in India: every other day that DrikPanchang printed for 2023. */
function yearInIndia(sky: Ephemeris): AccuracyRow[] {
  const almanac = almanacOf(sky, drik.place);
  const minutes = new PrintedMinutes();
  for (const day of drik.days) {
    const [year = 0, month = 0, date = 0] = day.date.split('-').map(Number);
    const civilDate = { year, month, day: date };
    const midnight = midnightJdUt(civilDate, drik.place.timezone * HOUR_SECONDS);
    const { sunriseJdUt, sunsetJdUt } = panchangDayOf(almanac, civilDate);
    minutes.add('rise', ((sunriseJdUt ?? Number.NaN) - midnight) * MINUTES_PER_DAY, day.sunrise);
    minutes.add('set', ((sunsetJdUt ?? Number.NaN) - midnight) * MINUTES_PER_DAY, day.sunset);
  }
  const [place, source] = ['sunrise and sunset of 2023', 'DrikPanchang 2023, every other day'];
  const note = 'Its place is fitted, and minutes are rounded there: of 183 days that leaves 1.3 s of chance';
  return [
    { ...minutes.unequalRow(place, source), tolerance: 24, note },
    { ...minutes.meanRow(place, source), tolerance: 3, note },
  ];
}

/** Compares places from 60° to the pole, including the edges of the midnight sun. */
function highLatitudes(sky: Ephemeris): AccuracyRow[] {
  const minutes = new PrintedMinutes();
  for (const place of printed.places) {
    const almanac = almanacOf(sky, place);
    const compare = (edge: Edge, text: string): void => {
      const printedJdUt = Date.parse(`${text}Z`) / 86_400_000 + 2_440_587.5 - (place.timezone * HOUR_SECONDS) / 86_400;
      const found = sunCrossingFrom(almanac, edge, printedJdUt - BEFORE_DAYS) ?? Number.NaN;
      minutes.add(edge, (found - printedJdUt) * MINUTES_PER_DAY, 0);
    };
    for (const text of place.rise) compare('rise', text);
    for (const text of place.set) compare('set', text);
  }
  const [place, source] = ['sunrise and sunset from 60° to 89°', 'U.S. Naval Observatory; timeanddate.com'];
  const note = 'One of them is a second from the edge of its minute';
  return [
    { ...minutes.unequalRow(place, source), tolerance: 1, note },
    { ...minutes.farthestRow(place, source), tolerance: 1 },
  ];
}

/** @source the fixtures name their almanacs */
export const sunriseAccuracy = (sky: Ephemeris): AccuracyRow[] => [...yearInIndia(sky), ...highLatitudes(sky)];
