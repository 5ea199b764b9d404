import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { getPanchangam, Observer } from '@ishubhamx/panchangam-js';
import { catalog } from '../src/catalog.ts';
import { listOperations } from '../src/list-operations.ts';
import { answerOf } from '../src/answer.ts';
import { EXAMPLE_BIRTH } from '../src/birth.ts';
import { pick, seeded, sideBySide } from './measure.ts';
import { type Day, naiveDay, ourDay, ourMonth, thirtySeparateDays } from './panchang-day.ts';

/** Speeds of the families: against plain programs on the same ephemeris, and against another library, in one run. */

const sky = await createSwissEphemeris();
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

const dayTimes = sideBySide(
  [
    { name: 'ours', run: overDays((day) => void ourDay(sky, day)) },
    { name: 'naive', run: overDays((day) => void naiveDay(sky, day)) },
    { name: 'panchangam-js', run: overDays(theirDay) },
  ],
  1,
);
const [oursUs, naiveUs, theirsUs] = ['ours', 'naive', 'panchangam-js'].map((name) => perDay(dayTimes, name));

const monthTimes = sideBySide(
  [
    { name: 'month', run: () => days.slice(0, 4).forEach((day) => void ourMonth(sky, day)) },
    { name: 'separate', run: () => days.slice(0, 4).forEach((day) => thirtySeparateDays(sky, day)) },
  ],
  1,
);
const [monthUs = 0, separateUs = 1] = ['month', 'separate'].map((name) => (monthTimes.get(name) ?? 0) / 4);

type Row = { what: string; us: number; ratio: string; goal: string };
const rows: Row[] = [
  { what: 'full panchang day', us: oursUs ?? 0, ratio: '', goal: '' },
  {
    what: '… / naive bisection on the same ephemeris',
    us: naiveUs ?? 0,
    ratio: ((oursUs ?? 0) / (naiveUs ?? 1)).toFixed(2),
    goal: '≤ 0.45',
  },
  {
    what: '… quicker than panchangam-js',
    us: theirsUs ?? 0,
    ratio: `${((theirsUs ?? 0) / (oursUs ?? 1)).toFixed(1)}×`,
    goal: '≥ 10×',
  },
];

rows.push({
  what: 'month of thirty days / thirty separate days',
  us: monthUs,
  ratio: (monthUs / separateUs).toFixed(2),
  goal: '≤ 0.75',
});

/** Whole answers of operations: validated input to JSON text. */
const operations = new Map(listOperations(catalog).map((entry) => [entry.id, entry]));
for (const [id, change] of [
  ['kundali/basic', {}],
  ['panchang/full', {}],
  ['dasha/vimshottari', { depth: 3 }],
  ['matchmaking/ashtakoot', null],
  ['astrology/kundli/advanced', {}],
] as const) {
  const entry = operations.get(id);
  if (entry === undefined) continue;
  const input = entry.input.parse(change === null ? entry.example : { ...EXAMPLE_BIRTH, ...change });
  const times = sideBySide([{ name: id, run: () => void JSON.stringify(answerOf(entry, input, sky)) }], 40);
  rows.push({ what: `${id}, answer as JSON`, us: times.get(id) ?? 0, ratio: '', goal: '' });
}

console.table(rows.map(({ us, ...row }) => ({ ...row, us: Math.round(us * 10) / 10 })));
