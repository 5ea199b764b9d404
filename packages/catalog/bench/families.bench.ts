import { packedOver } from '@graha/ephemeris-packed/packed-over';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { getPanchangam, Observer } from '@ishubhamx/panchangam-js';
import { catalog } from '../src/families/catalog.ts';
import { listOperations } from '../src/list/list-operations.ts';
import { answerOf } from '../src/operation/answer.ts';
import { pick } from '../src/testing/random-input.ts';
import { seeded, sideBySide } from './measure.ts';
import { compiledNaiveDay } from './naive-day-in-c.ts';
import { type Day, naiveDay, ourDay, ourMonth, thirtySeparateDays } from './panchang-day.ts';

/**
 * Measures the speed of the families against plain programs on the same ephemeris, and against another library, in one
 * run.
 */

const library = await createSwissEphemeris();
const sky = packedOver(library);
const next = seeded(20_260_101);
const PLACES = [
  { latitudeDeg: 12.97, longitudeDeg: 77.59, altitudeM: 0, hours: 5.5 },
  { latitudeDeg: 28.61, longitudeDeg: 77.21, altitudeM: 0, hours: 5.5 },
  { latitudeDeg: 51.51, longitudeDeg: -0.13, altitudeM: 0, hours: 0 },
  { latitudeDeg: 40.71, longitudeDeg: -74.01, altitudeM: 0, hours: -5 },
  { latitudeDeg: -33.87, longitudeDeg: 151.21, altitudeM: 0, hours: 10 },
];
const days: Day[] = Array.from({ length: 60 }, () => {
  const { hours, ...place } = pick(PLACES, next);
  const date = {
    year: 2000 + Math.floor(next() * 30),
    month: 1 + Math.floor(next() * 12),
    day: 1 + Math.floor(next() * 28),
  };
  return { date, place, clock: hours * 3600 };
});
const overDays = (run: (day: Day) => void) => () => days.forEach(run);
const perDay = (times: Map<string, number>, name: string): number => (times.get(name) ?? Number.NaN) / days.length;

const theirDay = ({ date, place, clock }: Day): void => {
  const midnight = new Date(Date.UTC(date.year, date.month - 1, date.day) - clock * 1000);
  getPanchangam(midnight, new Observer(place.latitudeDeg, place.longitudeDeg, 0), {
    timezoneOffset: clock / 60,
  });
};

/** Work of microseconds is repeated as often as on a server, until the compiler has optimised it. */
const QUICK_REPEATS = 20;
const inC = compiledNaiveDay(days);
const dayTimes = sideBySide(
  [
    { name: 'ours', run: overDays((day) => void ourDay(sky, day)), repeats: QUICK_REPEATS },
    { name: 'ours on the library', run: overDays((day) => void ourDay(library, day)) },
    { name: 'naive', run: overDays((day) => void naiveDay(library, day)) },
    ...(inC === null ? [] : [{ name: 'naive in C', measureUs: inC.measureUs }]),
    { name: 'panchangam-js', run: overDays(theirDay) },
  ],
  1,
);
inC?.remove();
const oursUs = perDay(dayTimes, 'ours');

const monthTimes = sideBySide(
  [
    { name: 'month', run: () => days.slice(0, 4).forEach((day) => void ourMonth(sky, day)) },
    { name: 'separate', run: () => days.slice(0, 4).forEach((day) => thirtySeparateDays(sky, day)) },
  ],
  QUICK_REPEATS,
);
const [monthUs = 0, separateUs = 1] = ['month', 'separate'].map((name) => (monthTimes.get(name) ?? 0) / 4);

type Row = { what: string; us: number; ratio?: string; goal?: string; is?: 'met' | 'MISSED' };
const atMost = (what: string, us: number, ratio: number, most: number): Row => ({
  what,
  us,
  ratio: ratio.toFixed(3),
  goal: `≤ ${most}`,
  is: ratio <= most ? 'met' : 'MISSED',
});
const NAIVE_MOST = 0.03;
const QUICKER_LEAST = 200;
const MONTH_MOST = 0.6;
const [naiveUs, cUs, theirsUs] = ['naive', 'naive in C', 'panchangam-js'].map((name) => perDay(dayTimes, name));

const rows: Row[] = [
  { what: 'full panchang day, packed', us: oursUs },
  { what: '… on the library itself', us: perDay(dayTimes, 'ours on the library') },
  atMost('… / naive: every end bisected to 1 s, same library', naiveUs ?? 0, oursUs / (naiveUs ?? 0), NAIVE_MOST),
  inC === null
    ? { what: '… / naive in C: not measured, it needs cc and libswe-dev', us: Number.NaN }
    : atMost('… / naive in C', cUs ?? 0, oursUs / (cUs ?? 0), NAIVE_MOST),
  {
    what: '… quicker than panchangam-js',
    us: theirsUs ?? 0,
    ratio: `${((theirsUs ?? 0) / oursUs).toFixed(1)}×`,
    goal: `≥ ${QUICKER_LEAST}×`,
    is: (theirsUs ?? 0) / oursUs >= QUICKER_LEAST ? 'met' : 'MISSED',
  },
  atMost('month of thirty days / thirty separate days', monthUs, monthUs / separateUs, MONTH_MOST),
];

/** Full answers of every operation, family by family: from validated input to JSON text. */
for (const entry of listOperations(catalog).filter(({ aliasOf }) => aliasOf === undefined)) {
  const input = entry.input.parse(entry.example);
  const times = sideBySide([{ name: entry.id, run: () => void JSON.stringify(answerOf(entry, input, sky)) }], 30);
  rows.push({ what: `${entry.id}, answer as JSON`, us: times.get(entry.id) ?? 0 });
}

console.table(rows.map(({ us, ...row }) => ({ ...row, us: Math.round(us * 10) / 10 })));
