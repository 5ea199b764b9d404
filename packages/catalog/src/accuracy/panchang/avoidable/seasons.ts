import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { dateOfDayCount, isoDate } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { avoidableDays } from '../../../families/panchang/avoidable/avoidable-operation.ts';
import { answered } from '../../answered.ts';
import { type AccuracyRow, Mismatches, Worst } from '../../rows.ts';
import fixture from '../fixtures/avoidable.fixture.json' with { type: 'json' };
import calendarFixture from '../fixtures/calendar.fixture.json' with { type: 'json' };
import drikFixture from '../fixtures/drik-2023.fixture.json' with { type: 'json' };
import observanceFixture from '../fixtures/observances.fixture.json' with { type: 'json' };

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A printed date is searched in the periods of the days around it. */
const AROUND_DAYS = 10;

type Edge = 'start' | 'end';
const Printed = z.object({
  chaturmas: z.object({ start: z.array(z.string()), end: z.array(z.string()) }),
  pitru_paksha: z.object({ start: z.array(z.string()) }),
});
const Festivals = z.array(
  z.object({ id: z.string(), place: z.number(), dates: z.array(z.tuple([z.number(), z.string()]).rest(z.string())) }),
);
const LunarMonths = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()]));

const dayCountOfIso = (iso: string): number => Date.parse(iso) / DAY_MS;
const isoOf = (dayCount: number): string => isoDate(dateOfDayCount(dayCount));

/** Dates that lists print for an observance at Delhi, without years in which they differ or err. */
const printedDates = (id: string): string[] =>
  Festivals.parse(observanceFixture.festivals)
    .filter((one) => one.id === id && one.place === 0)
    .flatMap(({ dates }) => dates.filter(([, day, doubt]) => day.length === 4 && doubt === undefined))
    .map(([year, day]) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`);

/** Days from a printed date to the nearest start or end of a kind. */
function daysFrom(sky: Ephemeris, kinds: string, edge: Edge, printed: string): number {
  const day = dayCountOfIso(printed);
  const range = { from: isoOf(day - AROUND_DAYS), to: isoOf(day + AROUND_DAYS) };
  const { periods } = answered(avoidableDays, { ...DELHI, ...range, kinds }, sky);
  const offs = periods.map((period) => dayCountOfIso(period[edge]?.slice(0, 10) ?? '') - day);
  return offs.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? Number.NaN;
}

/** A tithi or a sign begins on the printed date or on the day before it, and ends on it or on the day after it. */
const ALLOWED: Readonly<Record<Edge, readonly number[]>> = { start: [-1, 0], end: [0, 1] };

function seasonRow(
  sky: Ephemeris,
  kind: string,
  name: string,
  source: string,
  cases: readonly (readonly [Edge, string, allowed?: readonly number[]])[],
): AccuracyRow {
  const days = new Mismatches();
  for (const [edge, printed, allowed = ALLOWED[edge]] of cases)
    days.equal(allowed.includes(daysFrom(sky, kind, edge, printed)), true);
  return days.row(`dates of ${name}`, source, 'An edge is an instant of the day or the night beside a printed date');
}

const OBSERVANCES = 'the lists of the observances, 2001 to 2034';

/** Ends of rikta tithis in an almanac that prints minutes. */
function riktaRow(sky: Ephemeris): AccuracyRow {
  const { latitude, longitude, timezone } = drikFixture.place;
  const asked = { latitude, longitude, timezone, from: '2023-01-01', to: '2023-12-31', kinds: 'rikta_tithi' };
  const ends = answered(avoidableDays, asked, sky).periods.map(({ end }) => Date.parse(end ?? ''));
  const worst = new Worst();
  for (const { date, tithi } of drikFixture.days)
    for (const [name, minute] of tithi) {
      if (!['Chaturthi', 'Navami', 'Chaturdashi'].includes(String(name)) || typeof minute !== 'number') continue;
      const printedMs = Date.parse(date) + (minute - timezone * 60) * MINUTE_MS;
      worst.add(Math.min(...ends.map((end) => Math.abs(end - printedMs))) / MINUTE_MS);
    }
  const note = 'Its Sun is 29″ low: tithis end a minute early there';
  return worst.row({ family: 'ends of rikta tithis', source: 'DrikPanchang 2023, every other day', unit: 'min', tolerance: 2.5, note }); // prettier-ignore
}

/** The kinds of avoidable days whose edges are no printed minutes: tithis of a name, and seasons. */
export function avoidableSeasonAccuracy(sky: Ephemeris): AccuracyRow[] {
  const printed = Printed.parse(fixture);
  const edges = (edge: Edge, dates: readonly string[], allowed?: readonly number[]) =>
    dates.map((date) => (allowed === undefined ? ([edge, date] as const) : ([edge, date, allowed] as const)));
  const leapMonths = LunarMonths.parse(calendarFixture.lunarMonths).filter(([, , adhika]) => adhika === 1);
  const sankrantis = [...printedDates('makara_sankranti'), ...printedDates('mesha_sankranti')];
  return [
    riktaRow(sky),
    seasonRow(sky, 'kharmas', 'the ends of Kharmas', OBSERVANCES, edges('end', sankrantis, [-1, 0])),
    seasonRow(sky, 'adhika', 'the starts of leap months', 'dra8an/hindu-calendar, compared with DrikPanchang 1900–2050', edges('start', leapMonths.map(([date]) => date))),
    seasonRow(sky, 'chaturmas', 'Chaturmas', 'DrikPanchang 2023, 2025 and 2026', [...edges('start', printed.chaturmas.start), ...edges('end', printed.chaturmas.end)]),
    seasonRow(sky, 'pitru_paksha', 'Pitru Paksha', OBSERVANCES, [...edges('start', printed.pitru_paksha.start), ...edges('end', printedDates('sarva_pitru_amavasya'))]),
    seasonRow(sky, 'holashtak', 'the end of Holashtak', OBSERVANCES, edges('end', printedDates('holika_dahan'))),
  ]; // prettier-ignore
}
