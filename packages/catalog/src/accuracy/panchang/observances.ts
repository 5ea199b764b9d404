import { lightAnglesOf } from '@graha/astro-engine/panchang/limbs';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { civilAt, dateOfDayCount, dayCountOf, isoDate } from '@graha/astro-engine/core/moment';
import { type EkadashiFast, ekadashiFastOf, paranaOf } from '@graha/astro-engine/observance/ekadashi';
import { tithiNumbersIn } from '@graha/astro-engine/observance/lunar-rules';
import { type ObservanceSky, observanceSkyOf } from '@graha/astro-engine/observance/observance-sky';
import { observancesBetween } from '@graha/astro-engine/observance/observances-between';
import { observanceOf } from '@graha/astro-engine/observance/table';
import { z } from 'zod';
import fixture from './fixtures/observances.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

const Place = z.tuple([z.number(), z.number()]);
const Rows = z.object({
  places: z.array(Place),
  chennai: Place,
  festivals: z.array(
    z.object({
      id: z.string(),
      place: z.number(),
      /** The year, the dates of each source, and the reason if ours is none of them. */
      dates: z.array(z.tuple([z.number(), z.string()]).rest(z.string())),
    }),
  ),
  ekadashis: z.array(z.tuple([z.number(), z.string(), z.string(), z.string()])),
  paranas: z.array(z.tuple([z.string(), z.string(), z.string()])),
});

const LISTS =
  'DrikPanchang, timeanddate.com, the tables of python-holidays 2001–2035 and the National Stock Exchange of India';
const DRIK = 'DrikPanchang 2023, 2025 and 2026';
const INDIA_SECONDS = 19_800;

const skyAt = (sky: Ephemeris, [latitudeDeg = 0, longitudeDeg = 0]: readonly number[]): ObservanceSky =>
  observanceSkyOf(
    { sky, place: { latitudeDeg, longitudeDeg, altitudeM: 0 }, clock: INDIA_SECONDS, rule: 'almanac' },
    lightAnglesOf(sky, 'lahiri'),
  );

const dayOf = (iso: string): number => Date.parse(iso) / 86_400_000;

export type FestivalCase = { name: string; agrees: boolean; reason: string | null };

/** Compares each festival of each year with the dates that any source prints for it. */
export function festivalCases(sky: Ephemeris): FestivalCase[] {
  const { festivals, places } = Rows.parse(fixture);
  const skies = places.map((place) => skyAt(sky, place));
  return festivals.flatMap(({ id, place, dates }) => {
    const here = skies[place];
    if (here === undefined) throw new RangeError(`no place ${place}`);
    return dates.map(([year, published, reason = null]): FestivalCase => {
      const range = {
        fromDayCount: dayCountOf({ year, month: 1, day: 1 }),
        toDayCount: dayCountOf({ year, month: 12, day: 31 }),
      };
      const ours = observancesBetween(here, [observanceOf(id)], range, 'smarta')
        .map(({ dayCount }) => isoDate(dateOfDayCount(dayCount)).slice(5).replace('-', ''))
        .join(',');
      return { name: `${id} ${year}`, agrees: published.split(' ').includes(ours), reason };
    });
  });
}

function fastOn(sky: ObservanceSky, dayCount: number): EkadashiFast {
  const range = { fromDayCount: dayCount - 1, toDayCount: dayCount + 1 };
  const fasts = [10, 25]
    .flatMap((tithiIndex) => tithiNumbersIn(sky, { monthIndex: null, tithiIndex, adhika: 'also' }, range))
    .map((tithiNumber) => ekadashiFastOf(sky, tithiNumber));
  const nearest = fasts.toSorted(
    (a, b) => Math.abs(a.smartaDayCount - dayCount) - Math.abs(b.smartaDayCount - dayCount),
  )[0];
  if (nearest === undefined) throw new RangeError(`no Ekadashi about day ${dayCount}`);
  return nearest;
}

const clockMinutes = (text: string): number => {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

function minutesOfDay(jdUt: number | null): number | null {
  if (jdUt === null) return null;
  const { hours, minutes, seconds } = civilAt(jdUt, INDIA_SECONDS);
  return hours * 60 + minutes + seconds / 60;
}

/** Compares days of festivals and fasts, which must be equal to those of a source. */
export function observanceAccuracy(sky: Ephemeris): AccuracyRow[] {
  const { places, ekadashis, chennai, paranas } = Rows.parse(fixture);
  const [festivals, fasts, windows] = [new Mismatches(), new Mismatches(), new Worst()];
  const cases = festivalCases(sky);
  for (const { agrees } of cases) festivals.equal(agrees, true);
  const skies = places.map((place) => skyAt(sky, place));
  for (const [place, smarta, gauna, vaishnava] of ekadashis) {
    const here = skies[place];
    if (here === undefined) throw new RangeError(`no place ${place}`);
    const fast = fastOn(here, dayOf(smarta));
    const days = [fast.smartaDayCount, fast.gaunaDayCount, fast.vaishnavaDayCount];
    const iso = days.map((day) => (day === null ? '' : isoDate(dateOfDayCount(day)))).join(' ');
    fasts.equal(iso, [smarta, gauna, vaishnava].join(' '));
  }
  const inChennai = skyAt(sky, chennai);
  for (const [smarta, start, end] of paranas) {
    const { startJdUt, endJdUt } = paranaOf(inChennai, fastOn(inChennai, dayOf(smarta)), dayOf(smarta));
    windows.number(minutesOfDay(startJdUt), clockMinutes(start));
    windows.number(minutesOfDay(endJdUt), clockMinutes(end));
  }
  return [
    {
      ...festivals.row('days of festivals', LISTS, 'The fixture gives the reason of every difference'),
      tolerance: cases.filter(({ reason }) => reason !== null).length,
    },
    fasts.row('days of Ekadashi: Smarta, Gauna and Vaishnava', DRIK),
    windows.row({
      family: 'parana of Ekadashi',
      source: 'arun728/ekadashi-calendar 2026, Chennai, after DrikPanchang',
      unit: 'min',
      tolerance: 2,
    }),
  ];
}
