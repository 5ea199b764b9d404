import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { z } from 'zod';
import { avoidableDays } from '../../../families/panchang/avoidable/avoidable-operation.ts';
import { answered } from '../../answered.ts';
import { type AccuracyRow, Worst } from '../../rows.ts';
import fixture from '../fixtures/avoidable-edges.fixture.json' with { type: 'json' };

const Edges = z.strictObject({ start: z.array(z.string()), end: z.array(z.string()) });
/** Edge, date or minute, and its publisher. */
const Printed = z.array(z.tuple([z.enum(['start', 'end']), z.string(), z.string()]));
const Fixture = z.object({
  searched: z.strictObject({ kharmas: Edges, guru_asta: Edges, shukra_asta: Edges }),
  minutes: z.strictObject({ kharmas: Printed, holashtak: Printed, guru_asta: Printed, shukra_asta: Printed }),
  days: z.strictObject({ guru_asta: Printed, shukra_asta: Printed }),
});

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const [FIRST_YEAR, LAST_YEAR] = [2012, 2035];
const [SECOND_MS, MINUTE_MS, DAY_MS] = [1_000, 60_000, 86_400_000];

type Edge = 'start' | 'end';
type EdgesMs = Readonly<Record<Edge, readonly number[]>>;

function edgesOf(sky: Ephemeris, kinds: string): EdgesMs {
  const periods = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, years) => FIRST_YEAR + years).flatMap(
    (year) => answered(avoidableDays, { ...DELHI, from: `${year}-01-01`, to: `${year}-12-31`, kinds }, sky).periods,
  );
  return {
    start: periods.map(({ start }) => Date.parse(start)),
    end: periods.flatMap(({ end }) => (end === null ? [] : [Date.parse(end)])),
  };
}

const nearestMs = (edges: EdgesMs, edge: Edge, ms: number): number =>
  Math.min(...edges[edge].map((own) => Math.abs(own - ms)));

/** Days between the civil dates in India. */
function nearestDays(edges: EdgesMs, edge: Edge, date: string): number {
  const dayOf = (ms: number): number => Math.floor((ms + DELHI.timezone * 60 * MINUTE_MS) / DAY_MS);
  return Math.min(...edges[edge].map((own) => Math.abs(dayOf(own) - Date.parse(date) / DAY_MS)));
}

/** The starts and the ends of Kharmas, Holashtak, Guru Asta and Shukra Asta: by a second search, and as printed. */
export function avoidableEdgeAccuracy(sky: Ephemeris): AccuracyRow[] {
  const { searched, minutes, days } = Fixture.parse(fixture);
  const edges = {
    kharmas: edgesOf(sky, 'kharmas'),
    holashtak: edgesOf(sky, 'holashtak'),
    guru_asta: edgesOf(sky, 'guru_asta'),
    shukra_asta: edgesOf(sky, 'shukra_asta'),
  };
  const searchedRow = (kind: keyof typeof searched, family: string): AccuracyRow => {
    const worst = new Worst();
    for (const edge of ['start', 'end'] as const)
      for (const instant of searched[kind][edge])
        worst.add(nearestMs(edges[kind], edge, Date.parse(instant)) / SECOND_MS);
    const source = `Swiss Ephemeris 2.10.03, daily scan and bisection, ${FIRST_YEAR} to ${LAST_YEAR}`;
    return worst.row({ family, source, unit: 's', tolerance: 10 });
  };
  const minuteRow = (kinds: readonly (keyof typeof minutes)[], row: Pick<AccuracyRow, 'family' | 'source' | 'tolerance' | 'note'>): AccuracyRow => {
    const worst = new Worst();
    for (const kind of kinds)
      for (const [edge, minute] of minutes[kind])
        worst.add(nearestMs(edges[kind], edge, Date.parse(`${minute}:00+05:30`)) / MINUTE_MS);
    return worst.row({ ...row, unit: 'min' });
  }; // prettier-ignore
  const dayRow = (kind: keyof typeof days, row: Pick<AccuracyRow, 'family' | 'source' | 'tolerance' | 'note'>) => {
    const worst = new Worst();
    for (const [edge, date] of days[kind]) worst.add(nearestDays(edges[kind], edge, date));
    return worst.row({ ...row, unit: 'days' });
  };
  return [
    searchedRow('kharmas', 'edges of Kharmas'),
    minuteRow(['kharmas'], { family: 'printed starts of Kharmas', source: 'Indian newspapers, 2018 to 2025', tolerance: 17, note: 'Seven of 15 agree to the minute; some print a Sun 29″ low, 12 minutes late' }),
    minuteRow(['holashtak'], { family: 'printed starts of Holashtak', source: 'Indian newspapers, 2020 to 2026', tolerance: 2, note: 'Minutes are cut there, and some print a Sun 29″ low' }),
    searchedRow('guru_asta', 'edges of Guru Asta'),
    searchedRow('shukra_asta', 'edges of Shukra Asta'),
    minuteRow(['guru_asta', 'shukra_asta'], { family: 'printed instants of Guru and Shukra Asta', source: 'Astrotips, Webdunia and News18, 2021 to 2023', tolerance: 90, note: 'Prints that count degrees from the Sun; their planets are some arc minutes off' }),
    dayRow('guru_asta', { family: 'printed days of Guru Asta', source: 'Indian and Nepalese almanacs, 2021 to 2026', tolerance: 6, note: 'Prints of one setting lie six days apart' }),
    dayRow('shukra_asta', { family: 'printed days of Shukra Asta', source: 'Indian and Nepalese almanacs, 2018 to 2026', tolerance: 17, note: 'Prints of one setting lie 17 days apart: by 10°, by 8° or by the horizon' }),
  ]; // prettier-ignore
}
