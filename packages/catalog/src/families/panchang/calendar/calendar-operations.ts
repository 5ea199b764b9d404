import { monthGridOf, type MonthDay } from '@graha/astro-engine/calendar/month-grid';
import { dayCountOf, isoAt } from '@graha/astro-engine/core/moment';
import { observanceSkyOf } from '@graha/astro-engine/observance/observance-sky';
import { keptBetween } from '@graha/astro-engine/observance/observances-between';
import { OBSERVANCES } from '@graha/astro-engine/observance/table';
import type { OpenAlmanac } from '@graha/astro-engine/calendar/calendar-day';
import { panchangDayOf } from '@graha/astro-engine/panchang/day';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import {
  type AlmanacDay,
  civilDateOf,
  Instant,
  instantOrNull,
  openAlmanac,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  presentWindow,
} from '../almanac.ts';
import { calendarOf, CalendarWire, LunarMonthWire, presentMonthNames } from './calendar.ts';
import { LIMB_ROWS } from '../limb-rows.ts';

const { tithi: TITHI, nakshatra: NAKSHATRA } = LIMB_ROWS;
const MONTH_NAMES = LunarMonthWire.omit({ start: true, end: true }).shape;

const MonthDayWire = z
  .strictObject({
    ...PanchangDayWire.shape,
    moonrise: Instant.nullable().describe('Moonrise on the civil date; null on about one day a month.'),
    moonset: Instant.nullable().describe('Moonset on the civil date; null on about one day a month.'),
    lunar_month: z.strictObject(MONTH_NAMES).describe('The lunar month of the tithi at sunrise.'),
    tithi: TITHI.schema.describe('The tithi at sunrise, which names the day.'),
    is_vriddhi: z.boolean().describe('Whether two sunrises fall into it, so the calendar repeats it.'),
    kshaya_tithi: z
      .strictObject({
        number: z
          .int()
          .min(1)
          .max(30)
          .describe('Number of the tithi: 1 to 15 of the waxing half, 16 to 30 of the waning.'),
        name: term('TithiName', z.string()).describe('Name of the tithi (lunar day), Sanskrit in Latin letters.'),
      })
      .nullable()
      .describe('A tithi that begins and ends within this day, so no day has its name; null on most days.'),
    nakshatra: NAKSHATRA.schema.describe('The star of the Moon at sunrise.'),
    sankranti: z
      .strictObject({
        sign: term('RashiName', z.string()).describe('Sign of the zodiac.'),
        at: Instant.describe('Instant when the Sun enters the sign.'),
      })
      .nullable()
      .describe('The sign that the Sun enters on this date; null on most days.'),
    festivals: z
      .array(
        z.strictObject({
          id: z.string().describe('Id of the observance, as in `panchang/festivals`.'),
          name: z.string().describe('English or Sanskrit name of the observance.'),
        }),
      )
      .describe('Festivals and vows of the date, by the rules of almanacs (smarta).'),
  })
  .meta({ id: 'CalendarMonthDay', description: 'One square of a printed month.' });

function presentMonthDay(
  monthDay: MonthDay,
  { moment }: AlmanacDay,
  festivals: MonthFestivals,
): z.input<typeof MonthDayWire> {
  const { day, tithi, nakshatra, kshayaTithiIndex, sankranti } = monthDay;
  return {
    ...presentDay(day, moment),
    moonrise: instantOrNull(monthDay.moonriseJdUt, moment),
    moonset: instantOrNull(monthDay.moonsetJdUt, moment),
    lunar_month: presentMonthNames(monthDay.lunarMonth, monthDay.purnimantaMonthIndex),
    tithi: Object.assign(TITHI.present(tithi), presentWindow(tithi, moment)),
    is_vriddhi: monthDay.isVriddhi,
    kshaya_tithi:
      kshayaTithiIndex === null ? null : { number: kshayaTithiIndex + 1, name: tithiAt(kshayaTithiIndex).name },
    nakshatra: Object.assign(NAKSHATRA.present(nakshatra), presentWindow(nakshatra, moment)),
    sankranti:
      sankranti === null
        ? null
        : { sign: signAt(sankranti.signIndex).sanskrit, at: isoAt(sankranti.jdUt, moment.clock) },
    festivals: festivals.get(dayCountOf(day.date)) ?? [],
  };
}

/** Observances by the day count of their day. */
type MonthFestivals = ReadonlyMap<number, { id: string; name: string }[]>;

function festivalsOf({ almanac, angles, asked }: OpenAlmanac, days: readonly MonthDay[]): MonthFestivals {
  const counts = days.map(({ day }) => dayCountOf(day.date));
  const range = { fromDayCount: Math.min(...counts), toDayCount: Math.max(...counts) };
  const found = new Map<number, { id: string; name: string }[]>();
  for (const { dayCount, observance } of keptBetween(
    observanceSkyOf(almanac, angles, asked),
    OBSERVANCES,
    range,
    'smarta',
  )) {
    const { id, name } = observance;
    found.set(dayCount, [...(found.get(dayCount) ?? []), { id, name }]);
  }
  return found;
}

export const calendarOperations = {
  'calendar-day': operation({
    summary: 'A date in the calendars of India: lunar, solar and national.',
    description:
      'The lunar month of the day by both reckonings (amanta and purnimanta), leap and lost months named as such; the years ' +
      'of the Shaka, Vikram, Gujarati and Kali eras with their names of the sixty-year cycle; the date in the solar ' +
      'calendars of Tamil Nadu, Kerala, Odisha, Bengal and Assam, each by its own rule for the day on which a month begins; ' +
      'the Indian national calendar, ahargana, ayana and ritu. The day is that of the civil date: its tithi at sunrise ' +
      'decides. If the Sun does not rise, the tithi at local noon decides, and `panchang_day.basis` is `civil`.',
    input: PanchangRequest,
    output: z.strictObject({ panchang_day: PanchangDayWire, calendar: CalendarWire, metadata: Metadata }),
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const almanacDay = openAlmanac(birth, sky, (almanac, moment) => panchangDayOf(almanac, civilDateOf(moment)));
      return {
        panchang_day: presentDay(almanacDay.day, almanacDay.moment),
        calendar: calendarOf(almanacDay),
        metadata: almanacDay.metadata,
      };
    },
  }),

  'calendar-month': operation({
    summary: 'A month as in an almanac: one row for each day.',
    description:
      'Every day of the civil month that contains the date: sunrise, sunset, moonrise and moonset, the lunar month, the tithi ' +
      'and nakshatra at sunrise with their ends, tithis that are repeated (`is_vriddhi`) or lost (`kshaya_tithi`), the sign ' +
      'that the Sun enters, festivals and vows. One call fills a printed page.',
    input: PanchangRequest,
    output: z.strictObject({
      year: z.int().describe('Gregorian year.'),
      month: z.int().min(1).max(12).describe('Gregorian month, 1 is January.'),
      days: z.array(MonthDayWire).describe('Days in order, from the first of the month.'),
      metadata: Metadata,
    }),
    credits: 3,
    rateWeight: 3,
    cpuMaxMs: 10,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const almanacDay = openAlmanac(birth, sky);
      const { almanac, angles, moment, metadata } = almanacDay;
      const { year, month } = civilDateOf(moment);
      const days = monthGridOf(almanac, angles, { year, month });
      const festivals = festivalsOf(almanacDay.opened, days);
      return { year, month, days: days.map((day) => presentMonthDay(day, almanacDay, festivals)), metadata };
    },
  }),
};
