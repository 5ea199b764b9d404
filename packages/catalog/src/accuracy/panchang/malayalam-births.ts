import { calendarDateOf } from '@graha/astro-engine/calendar/civil/rows';
import { SOLAR_CALENDARS } from '@graha/astro-engine/calendar/solar-calendars';
import { dateOfDayCount } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import fixture from './fixtures/almanacs.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches } from '../rows.ts';

const Rows = z.object({
  solarDates: z.array(z.tuple([z.string(), z.string(), z.iso.date(), z.number(), z.number()])),
  kollamNewYears: z.array(z.tuple([z.number(), z.iso.date()])),
});

/** Compares the calendar of births in Kerala, which is a table, with printed dates of its months and years. */
export function malayalamBirthAccuracy(): AccuracyRow {
  const { solarDates, kollamNewYears } = Rows.parse(fixture);
  const { newYearSignIndex } = SOLAR_CALENDARS.malayalam;
  const mismatches = new Mismatches();
  const on = (iso: string) => calendarDateOf('malayalam', dateOfDayCount(Date.parse(iso) / 86_400_000));
  for (const [, calendar, iso, signIndex, dayNumber] of solarDates) {
    if (calendar !== 'malayalam') continue;
    const found = on(iso);
    mismatches.equal(`${found?.month} ${found?.day}`, `${((signIndex - newYearSignIndex + 12) % 12) + 1} ${dayNumber}`);
  }
  for (const [year, iso] of kollamNewYears) {
    const found = on(iso);
    mismatches.equal(`${found?.year} ${found?.month} ${found?.day}`, `${year} 1 1`);
  }
  return mismatches.row(
    'Malayalam dates of births',
    'Calendars and press of Kerala, 2014–2030',
    'For 1 Chingam 1199 DrikPanchang has 18 August 2023, the day after; its Sun is 9.5 minutes later',
  );
}
