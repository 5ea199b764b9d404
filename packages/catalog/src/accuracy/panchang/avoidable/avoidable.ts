import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { z } from 'zod';
import { avoidableDays } from '../../../families/panchang/avoidable/avoidable-operation.ts';
import { answered } from '../../answered.ts';
import { type AccuracyRow, Worst } from '../../rows.ts';
import fixture from '../fixtures/avoidable.fixture.json' with { type: 'json' };

const Spans = z.array(z.tuple([z.string(), z.string()]));
const Printed = z.object({ panchaka: Spans, ganda_moola: Spans });

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const MINUTE_MS = 60_000;

const minutesFrom = (found: string | null | undefined, printed: string): number =>
  found == null ? Number.NaN : (Date.parse(found) - Date.parse(`${printed}:00+05:30`)) / MINUTE_MS;

/** The distance of the nearest boundary from a printed one. */
const nearest = (found: readonly (string | null)[], printed: string): number =>
  Math.min(...found.map((one) => Math.abs(minutesFrom(one, printed))));

/** Compares Panchaka and Ganda Moola with printed lists; Bhadra has a row among the muhurtas. */
export function avoidableAccuracy(sky: Ephemeris): AccuracyRow[] {
  const printed = Printed.parse(fixture);
  const rowOf = (kinds: keyof typeof printed, family: string, source: string, dates: { from: string; to: string }): AccuracyRow => {
    const { periods } = answered(avoidableDays, { ...DELHI, ...dates, kinds }, sky);
    const worst = new Worst();
    for (const [start, end] of printed[kinds]) {
      worst.add(nearest(periods.map((period) => period.start), start)); // prettier-ignore
      worst.add(nearest(periods.map((period) => period.end), end)); // prettier-ignore
    }
    return worst.row({ family, source, unit: 'min', tolerance: 2, note: 'Minutes are rounded there' });
  }; // prettier-ignore
  return [
    rowOf('panchaka', 'spans of Panchaka', 'a printed list of 2026', { from: '2026-01-01', to: '2026-06-30' }),
    rowOf('ganda_moola', 'spans of Ganda Moola', 'a printed list of 2024', { from: '2024-01-01', to: '2024-02-10' }),
  ];
}
