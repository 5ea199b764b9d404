import { ALMANAC_IDS, type AlmanacId } from '@graha/astro-engine/calendar/almanac-table';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { dateOfDayCount, dayCountOf, isoDate } from '@graha/astro-engine/core/moment';
import { almanacSkiesOf } from '@graha/astro-engine/observance/kept-by-almanacs';
import { keptBetween } from '@graha/astro-engine/observance/observances-between';
import { observanceOf } from '@graha/astro-engine/observance/table';
import { z } from 'zod';
import { HOLIDAY_SOURCES, type HolidaySourceId } from '../../families/panchang/holidays/holiday-sources.ts';
import { HOLIDAY_ROWS } from '../../families/panchang/holidays/holidays.data.ts';
import fixture from './fixtures/gazettes.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches } from '../rows.ts';

/** The almanac of the region that gives a differing day, or the reason of the difference, by source, observance and date. */
const Explained = z.object({
  differences: z.record(
    z.string(),
    z.union([z.strictObject({ almanac: z.enum(ALMANAC_IDS) }), z.strictObject({ reason: z.string() })]),
  ),
});

const SECONDS_PER_HOUR = 3600;

/** @property regional the almanac of the region that explains a difference, with its own days */
export type GazetteCase = {
  name: string;
  ours: string;
  published: string;
  reason: string | null;
  regional: { almanacId: AlmanacId; days: string } | null;
};

/** Returns the days of an observance in a year by an almanac, at the seat of an authority. */
function daysAt(sky: Ephemeris, source: HolidaySourceId) {
  const { place, offsetHours } = HOLIDAY_SOURCES[source];
  const [latitudeDeg, longitudeDeg] = place;
  const { skyOf } = almanacSkiesOf(
    { sky, place: { latitudeDeg, longitudeDeg, altitudeM: 0 }, clock: offsetHours * SECONDS_PER_HOUR, rule: 'almanac' },
    { ephemeris: sky, ayanamsa: 'lahiri' },
  );
  return (almanacId: AlmanacId, id: string, year: number): string[] => {
    const range = {
      fromDayCount: dayCountOf({ year, month: 1, day: 1 }),
      toDayCount: dayCountOf({ year, month: 12, day: 31 }),
    };
    const days = keptBetween(skyOf(almanacId), [observanceOf(id)], range, 'smarta');
    return days.map(({ dayCount }) => isoDate(dateOfDayCount(dayCount)));
  };
}

/** Holidays printed by governments and banks, each at the seat of its authority. No rule was fitted to them. */
export function gazetteCases(sky: Ephemeris): GazetteCase[] {
  const { differences } = Explained.parse(fixture);
  return HOLIDAY_ROWS.flatMap(({ source, id, dates }) => {
    const daysBy = daysAt(sky, source);
    return dates.map((published): GazetteCase => {
      const year = Number(published.slice(0, 4));
      const name = `${source} ${id} ${published}`;
      const explained = differences[name];
      return {
        name,
        ours: daysBy('drik', id, year).join(' '),
        published,
        reason: explained !== undefined && 'reason' in explained ? explained.reason : null,
        regional:
          explained !== undefined && 'almanac' in explained
            ? { almanacId: explained.almanac, days: daysBy(explained.almanac, id, year).join(' ') }
            : null,
      };
    });
  });
}

/** A separate row, because no rule was fitted to these dates. */
export function gazetteAccuracy(sky: Ephemeris): AccuracyRow {
  const mismatches = new Mismatches();
  const cases = gazetteCases(sky);
  for (const { ours, published } of cases) mismatches.equal(ours, published);
  const regional = cases.filter((one) => one.regional !== null).length;
  return {
    ...mismatches.row(
      'public holidays, held out',
      'Lists of India, its states, the Reserve Bank of India, Nepal and Mauritius, 2015–2027',
      `No rule was fitted to them; ${regional} of the differences are days of the region’s own almanac`,
    ),
    tolerance: cases.filter((one) => one.reason !== null || one.regional !== null).length,
    almanacs: ['drik', 'rashtriya'],
  };
}

type Regional = {
  almanacId: AlmanacId;
  of: string;
  sources: readonly HolidaySourceId[];
  unlike: string;
  tolerance: number;
};

/** Authorities with lists by an almanac of their region, and the days that they print by another rule. */
const REGIONAL: readonly Regional[] = [
  { almanacId: 'nepal', of: 'Nepal', sources: ['nepal'], unlike: 'Dashami of 2020 at sunrise', tolerance: 1 },
  {
    almanacId: 'andhra_purva',
    of: 'Andhra Pradesh and Telangana',
    sources: ['andhra_pradesh', 'andhra_pradesh_banks', 'telangana_banks'],
    unlike: 'Holi on the day of the full moon, Varalakshmi Vrata a week earlier',
    tolerance: 3,
  },
  {
    almanacId: 'assam',
    of: 'Assam',
    sources: ['assam', 'assam_banks'],
    unlike: 'Magh Bihu of 2021 and 2026, Kali Puja of 2017',
    tolerance: 3,
  },
]; // prettier-ignore

/** Compares the lists of regions with the days of the almanac of their region. */
export function regionalHolidayAccuracy(sky: Ephemeris): AccuracyRow[] {
  return REGIONAL.map(({ almanacId, of, sources, unlike, tolerance }): AccuracyRow => {
    const mismatches = new Mismatches();
    for (const { source, id, dates } of HOLIDAY_ROWS) {
      if (!sources.includes(source)) continue;
      const daysBy = daysAt(sky, source);
      for (const date of dates) mismatches.equal(daysBy(almanacId, id, Number(date.slice(0, 4))).includes(date), true);
    }
    const row = mismatches.row(`holidays of ${of}, by its almanac`, 'Their printed lists', unlike);
    return { ...row, tolerance, almanacs: [almanacId] };
  });
}
