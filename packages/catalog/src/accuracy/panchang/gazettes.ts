import { lightAnglesOf } from '@graha/astro-engine/panchang/limbs';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { dateOfDayCount, dayCountOf, isoDate } from '@graha/astro-engine/core/moment';
import { observanceSkyOf } from '@graha/astro-engine/observance/observance-sky';
import { keptBetween } from '@graha/astro-engine/observance/observances-between';
import { observanceOf } from '@graha/astro-engine/observance/table';
import { z } from 'zod';
import fixture from './fixtures/gazettes.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches } from '../rows.ts';

const Rows = z.object({
  sources: z.record(
    z.string(),
    z.object({ name: z.string(), place: z.tuple([z.number(), z.number()]), offsetHours: z.number() }),
  ),
  rows: z.array(z.object({ source: z.string(), id: z.string(), dates: z.array(z.iso.date()) })),
  /** The reason for each of our days that differs, by source, observance and date. */
  differences: z.record(z.string(), z.string()),
});

const SECONDS_PER_HOUR = 3600;

export type GazetteCase = { name: string; ours: string; published: string; reason: string | null };

/** Holidays printed by governments, each at its government's place. No rule was fitted to them. */
export function gazetteCases(sky: Ephemeris): GazetteCase[] {
  const { sources, rows, differences } = Rows.parse(fixture);
  return rows.flatMap(({ source, id, dates }) => {
    const named = sources[source];
    if (named === undefined) throw new RangeError(`no source ${source}`);
    const [latitudeDeg, longitudeDeg] = named.place;
    const here = observanceSkyOf(
      {
        sky,
        place: { latitudeDeg, longitudeDeg, altitudeM: 0 },
        clock: named.offsetHours * SECONDS_PER_HOUR,
        rule: 'almanac',
      },
      lightAnglesOf(sky, 'lahiri'),
    );
    return dates.map((published): GazetteCase => {
      const year = Number(published.slice(0, 4));
      const range = {
        fromDayCount: dayCountOf({ year, month: 1, day: 1 }),
        toDayCount: dayCountOf({ year, month: 12, day: 31 }),
      };
      const ours = keptBetween(here, [observanceOf(id)], range, 'smarta');
      const name = `${source} ${id} ${published}`;
      return {
        name,
        ours: ours.map(({ dayCount }) => isoDate(dateOfDayCount(dayCount))).join(' '),
        published,
        reason: differences[name] ?? null,
      };
    });
  });
}

/** A separate row, because no rule was fitted to these dates. */
export function gazetteAccuracy(sky: Ephemeris): AccuracyRow {
  const mismatches = new Mismatches();
  const cases = gazetteCases(sky);
  for (const { ours, published } of cases) mismatches.equal(ours, published);
  return {
    ...mismatches.row(
      'public holidays, held out',
      'Gazettes of India, Maharashtra, Bihar, Nepal and Mauritius, 2015–2026',
      'No rule was fitted to them; the fixture gives the reason of every difference',
    ),
    tolerance: cases.filter(({ reason }) => reason !== null).length,
  };
}
