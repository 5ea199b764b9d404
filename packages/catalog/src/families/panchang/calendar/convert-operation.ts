import { lunarErasOf } from '@graha/astro-engine/calendar/eras';
import { CIVIL_CALENDAR_IDS, calendarDateOf } from '@graha/astro-engine/calendar/civil/rows';
import { daysOfTithi, lunationOfDate } from '@graha/astro-engine/calendar/lunar-dates';
import { type LunarMonth, purnimantaMonthIndex } from '@graha/astro-engine/calendar/lunar-month';
import { type CivilDate, dateOfDayCount, dayCountOf, isoDate } from '@graha/astro-engine/core/moment';
import { limbAt } from '@graha/astro-engine/panchang/limbs';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import type { Span } from '@graha/astro-engine/core/search';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import { dateOfTarget } from '../../../request/target.ts';
import { presentWindow, Window } from '../almanac.ts';
import { LunarMonthWire, presentMonthNames } from './calendar.ts';
import { ConvertRequest, lunarDateOf, type OpenCalendar, openCalendar } from './date-request.ts';
import { printedDate } from '../../../wire/printed-date.ts';

const Basis = z
  .enum(['sunrise', 'civil'])
  .describe('sunrise: the tithi at sunrise; civil: the tithi at noon, if the Sun does not rise that day.');

const LunarDateWire = z
  .strictObject({
    lunar_month: LunarMonthWire,
    paksha: term('PakshaName', z.enum(['Shukla', 'Krishna'])).describe('Waxing or waning half of the lunar month.'),
    tithi_number: z.int().min(1).max(30).describe('Number of the tithi, counted from the new moon.'),
    tithi: term('TithiName', z.string()).describe('Name of the tithi.'),
    window: Window.describe('Span of the tithi.'),
    shaka_year: z.int().describe('Elapsed Shaka year.'),
    vikram_year: z.int().describe('Elapsed Vikram year of the north.'),
    gujarati_year: z.int().describe('Elapsed Vikram year of Gujarat.'),
  })
  .meta({ id: 'LunarDate', description: 'A tithi in its lunar month.' });

const CivilDateWire = z
  .strictObject({
    calendar: z
      .enum(CIVIL_CALENDAR_IDS)
      .describe(
        'julian; bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi ' +
          'Arabia; tamil; malayalam: Kollam era; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac; odia.',
      ),
    year: z.int().min(1).describe('Year of the calendar.'),
    month: z.int().min(1).max(12).describe('Number of the month in the calendar.'),
    month_name: term('LunarMonthName', z.string()).describe('Name of the month in the calendar.'),
    day: z.int().min(1).max(32).describe('Day of the month.'),
    confidence: z
      .enum(['exact', 'table', 'computed', 'forecast'])
      .describe(
        'exact: a rule without exceptions; table: published dates; computed: printed almanacs may differ by a day; ' +
          'forecast: a year after the published table.',
      ),
  })
  .meta({ id: 'CalendarDate', description: 'The same day in another civil calendar.' });

const DateWire = z
  .strictObject({
    date: printedDate().describe('Civil date at the place.'),
    weekday: term('WeekdayName', z.string()).describe('Weekday of the date.'),
    basis: Basis,
    civil_dates: z
      .array(CivilDateWire)
      .describe('The day in other civil calendars, by its daytime; a calendar whose years lack the day is left out.'),
  })
  .meta({ id: 'ConvertedDate', description: 'A civil date of the tithi.' });

function presentLunarDate(month: LunarMonth, tithi: Span, { clock }: OpenCalendar): z.input<typeof LunarDateWire> {
  const { name, paksha } = tithiAt(tithi.index);
  const eras = lunarErasOf(month);
  return {
    lunar_month: {
      ...presentMonthNames(month, purnimantaMonthIndex(month, tithi.index)),
      ...presentWindow(month, { clock }),
    },
    paksha,
    tithi_number: tithi.index + 1,
    tithi: name,
    window: presentWindow(tithi, { clock }),
    shaka_year: eras.shaka.year,
    vikram_year: eras.vikram.year,
    gujarati_year: eras.gujarati.year,
  };
}

const presentCivilDates = (date: CivilDate): z.input<typeof CivilDateWire>[] =>
  CIVIL_CALENDAR_IDS.flatMap((calendar) => {
    const found = calendarDateOf(calendar, date);
    if (found === null) return [];
    const { year, month, monthName, day, confidence } = found;
    return [{ calendar, year, month, month_name: monthName, day, confidence }];
  });

const presentDates = ({ days }: OpenCalendar, dayCounts: readonly number[]): z.input<typeof DateWire>[] =>
  dayCounts.map((dayCount) => {
    const { basis, weekdayIndex } = days.at(dayCount);
    const date = dateOfDayCount(dayCount);
    const civilDates = presentCivilDates(date);
    return { date: isoDate(date), weekday: weekdayAt(weekdayIndex).name, basis, civil_dates: civilDates };
  });

export const convertDate = operation({
  summary: 'A lunar date as civil dates, or a civil date as a lunar one.',
  description:
    'With `lunar_year`, `month_number` and `tithi_number`: the civil dates of that tithi at the place. A tithi may, by the rule ' +
    'of sunrise (udaya), name no day (kshaya), one, or two (vriddhi); `reason` explains an empty list. `is_leap_month` ' +
    'requests a leap month; a name lost by a kshaya month is looked up in that month, which has it as `lost_name`. With ' +
    '`civil_date`: the lunar date of that day, by its tithi at sunrise, or at noon if the Sun does not rise. ' +
    '`civil_dates` has each date in the other civil calendars, and `civil_date` may be in any of them.',
  input: ConvertRequest,
  output: z.strictObject({
    lunar_date: LunarDateWire.nullable().describe('The tithi in its month; null if the year has no such leap month.'),
    dates: z.array(DateWire).describe('Dates in order; if empty, `reason` explains why.'),
    reason: z
      .enum(['no_leap_month', 'kshaya_tithi'])
      .nullable()
      .describe(
        'Reason why there is no date: the year has no such leap month, or no sunrise falls into the tithi; else null.',
      ),
    metadata: Metadata,
  }),
  credits: 1,
  example: {
    lunar_year: 1948,
    month_number: 8,
    tithi_number: 15,
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 'Asia/Kolkata',
  },
  compute: (input, sky) => {
    const calendar = openCalendar(input, sky);
    const { moon, days, angles, metadata } = calendar;
    const asked = lunarDateOf(input);
    if (asked === null) {
      const dayCount = dayCountOf(dateOfTarget(input.civil_date));
      const jdUt = days.namingJdUt(dayCount);
      const lunarDate = presentLunarDate(moon.monthAt(jdUt), limbAt(angles, 'tithi', jdUt), calendar);
      return { lunar_date: lunarDate, dates: presentDates(calendar, [dayCount]), reason: null, metadata };
    }
    const lunation = lunationOfDate(moon, asked);
    if (lunation === null) return { lunar_date: null, dates: [], reason: 'no_leap_month' as const, metadata };
    const tithi = { ...moon.tithi(lunation * 30 + asked.tithiIndex), index: asked.tithiIndex };
    const dates = presentDates(calendar, daysOfTithi(days, tithi, input.rule));
    return {
      lunar_date: presentLunarDate(moon.month(lunation), tithi, calendar),
      dates,
      reason: dates.length === 0 ? ('kshaya_tithi' as const) : null,
      metadata,
    };
  },
});
