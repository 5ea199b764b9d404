import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { isoAt, midnightJdUt, offsetSecondsOf } from '@graha/astro-engine/core/moment';
import { type AccuracyRow, Worst } from './difference.ts';
import riseSet from './rise-set.fixture.json' with { type: 'json' };

const EVENTS = [
  { name: 'sunrise', body: 'sun', edge: 'rise' },
  { name: 'sunset', body: 'sun', edge: 'set' },
  { name: 'moonrise', body: 'moon', edge: 'rise' },
  { name: 'moonset', body: 'moon', edge: 'set' },
] as const;

/** Rules of the library that made these numbers, in their order. */
export const RULES = ['standard_air', 'geometric'] as const;

/** Seconds between two local clock readings. */
const secondsBetween = (from: string, to: string): number => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000;

/** Nearer to the poles the search of the library that made these numbers is off by seconds. */
const BANDS = [
  { name: 'below 60°', holds: (latitudeDeg: number) => Math.abs(latitudeDeg) < 60, toleranceSeconds: 1 },
  {
    name: 'from 60° to 78°',
    holds: (latitudeDeg: number) => Math.abs(latitudeDeg) >= 60,
    toleranceSeconds: 8,
    note: 'The search of the library strays there: our crossings are within 0.6″ of the horizon by its own positions',
  },
] as const;

/**
 * Days at places from 78° N to 78° S, polar ones among them: two rules for each rise and set of Sun and Moon. Compared
 * as printed, in whole seconds; both must agree that there is no crossing.
 */
export const riseSetAccuracy = (sky: Ephemeris): AccuracyRow[] =>
  EVENTS.flatMap((event) => BANDS.map((band) => compareBand(sky, event, band)));

function compareBand(
  sky: Ephemeris,
  { name, body, edge }: (typeof EVENTS)[number],
  band: (typeof BANDS)[number],
): AccuracyRow {
  const worst = new Worst();
  for (const day of riseSet.cases.filter(({ latitudeDeg }) => band.holds(latitudeDeg))) {
    const offsetSeconds = offsetSecondsOf(day.offsetHours);
    const [year = 0, month = 0, date = 0] = day.date.split('-').map(Number);
    const midnight = midnightJdUt({ year, month, day: date }, offsetSeconds);
    const place = { latitudeDeg: day.latitudeDeg, longitudeDeg: day.longitudeDeg, altitudeM: 0 };
    for (const [index, rule] of RULES.entries()) {
      const found = sky.nextCrossing(body, edge, rule, midnight, place);
      const published = day[name][index] ?? null;
      if (found === null || published === null) worst.add(found === published ? 0 : Infinity);
      else worst.add(secondsBetween(published, isoAt(found, offsetSeconds).slice(0, published.length)));
    }
  }
  const row = worst.row(`${name} ${band.name}, two rules`, riseSet.source, 's', band.toleranceSeconds);
  return 'note' in band ? { ...row, note: band.note } : row;
}
