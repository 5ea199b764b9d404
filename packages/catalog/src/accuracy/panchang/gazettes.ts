import { ALMANAC_IDS, type AlmanacId } from '@graha/astro-engine/calendar/almanac-table';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { dateOfDayCount, dayCountOf, isoDate } from '@graha/astro-engine/core/moment';
import { almanacSkiesOf } from '@graha/astro-engine/observance/kept-by-almanacs';
import { keptBetween } from '@graha/astro-engine/observance/observances-between';
import { observanceOf } from '@graha/astro-engine/observance/table';
import { z } from 'zod';
import { HOLIDAY_SOURCES } from '../../families/panchang/holidays/holiday-sources.ts';
import { HOLIDAY_ROWS } from '../../families/panchang/holidays/holidays.data.ts';
import fixture from './fixtures/gazettes.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches } from '../rows.ts';

/** For each day that differs, by source, observance and date: the almanac of the region that gives it, or the reason. */
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

/** Holidays printed by governments and banks, each at the seat of its authority. No rule was fitted to them. */
export function gazetteCases(sky: Ephemeris): GazetteCase[] {
  const { differences } = Explained.parse(fixture);
  return HOLIDAY_ROWS.flatMap(({ source, id, dates }) => {
    const { place, offsetHours } = HOLIDAY_SOURCES[source];
    const [latitudeDeg, longitudeDeg] = place;
    const { skyOf } = almanacSkiesOf(
      {
        sky,
        place: { latitudeDeg, longitudeDeg, altitudeM: 0 },
        clock: offsetHours * SECONDS_PER_HOUR,
        rule: 'almanac',
      },
      { ephemeris: sky, ayanamsa: 'lahiri' },
    );
    return dates.map((published): GazetteCase => {
      const year = Number(published.slice(0, 4));
      const range = {
        fromDayCount: dayCountOf({ year, month: 1, day: 1 }),
        toDayCount: dayCountOf({ year, month: 12, day: 31 }),
      };
      const daysBy = (almanacId: AlmanacId): string =>
        keptBetween(skyOf(almanacId), [observanceOf(id)], range, 'smarta')
          .map(({ dayCount }) => isoDate(dateOfDayCount(dayCount)))
          .join(' ');
      const name = `${source} ${id} ${published}`;
      const explained = differences[name];
      return {
        name,
        ours: daysBy('drik'),
        published,
        reason: explained !== undefined && 'reason' in explained ? explained.reason : null,
        regional:
          explained !== undefined && 'almanac' in explained
            ? { almanacId: explained.almanac, days: daysBy(explained.almanac) }
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
  };
}
