import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { BIRD_ACTIVITIES, BIRDS } from '@graha/astro-engine/panchang/pancha-pakshi';
import { WEEKDAYS } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { panchaPakshi } from '../../families/panchang/windows/pancha-pakshi-operation.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Mismatches } from '../rows.ts';
import fixture from './fixtures/pancha-pakshi.fixture.json' with { type: 'json' };

const Printed = z.object({
  activities: z.record(z.enum(BIRDS), z.array(z.string()).length(7)),
});

const CHENNAI = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
/** Thirty days: each weekday in both halves of the month. */
const DATES = Array.from({ length: 30 }, (_, index) => index + 1);

/** Compares the activities of the birds with a printed table of all weekdays, days and nights. */
export function panchaPakshiAccuracy(sky: Ephemeris): AccuracyRow[] {
  const { activities: printed } = Printed.parse(fixture);
  const found = new Mismatches();
  const seen = new Set<string>();
  for (const date of DATES) {
    const asked = { year: 2026, month: 11, date, hours: 12, minutes: 0, ...CHENNAI };
    const { panchang_day, halves, yamas } = answered(panchaPakshi, asked, sky);
    const weekdayIndex = WEEKDAYS.findIndex(({ name }) => name === panchang_day.weekday);
    for (const { is_day, paksha } of halves) {
      const half = (paksha === 'Shukla' ? 0 : 2) + (is_day ? 0 : 1);
      const name = `${weekdayIndex} ${half}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const ofHalf = yamas.filter((yama) => yama.is_day === is_day);
      for (const bird of BIRDS) {
        const row = printed[bird]?.[weekdayIndex]?.split(' ')[half] ?? '';
        found.equal(ofHalf.map(({ activities }) => BIRD_ACTIVITIES.indexOf(activities[bird]) + 1).join(''), row);
      }
    }
  }
  return [found.row('Pancha pakshi: activities of the yamas', 'PyJHora 4, table of 14 days and 14 nights')];
} // prettier-ignore
