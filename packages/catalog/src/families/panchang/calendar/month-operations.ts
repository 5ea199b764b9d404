import { lunarErasOf } from '@graha/astro-engine/calendar/eras';
import { namedDaysOf } from '@graha/astro-engine/calendar/lunar-dates';
import { purnimantaMonthIndex } from '@graha/astro-engine/calendar/lunar-month';
import { SOLAR_CALENDAR_IDS, SOLAR_CALENDARS } from '@graha/astro-engine/calendar/solar-calendars';
import { firstDateOfSolarMonth, solarDateOf } from '@graha/astro-engine/calendar/solar-month';
import { almanacAnglesOf } from '@graha/astro-engine/calendar/almanac-angles';
import { ALMANAC_IDS } from '@graha/astro-engine/calendar/almanac-table';
import { reckoningOf, solarRuleOf } from '@graha/astro-engine/calendar/solar-reckonings';
import { dateOfDayCount, dayCountOf, isoAt, isoDate } from '@graha/astro-engine/core/moment';
import { meanLunationAt } from '@graha/astro-engine/calendar/lunations';
import { instantsOf } from '@graha/astro-engine/observance/observance-sky';
import { printedSpansBetween } from '@graha/astro-engine/core/printed';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import { Instant, presentWindow } from '../almanac.ts';
import { LunarMonthWire, presentMonthNames } from './calendar.ts';
import { EXAMPLE_YEAR, observanceRequest, openDays } from '../observances/observance-request.ts';
import { printedDate } from '../../../wire/printed-date.ts';

const FULL_MOON_TITHI = 15;
/** Longer than any solar month. */
const SOLAR_MONTH_DAYS = 33;

const isoOf = (dayCount: number): string => isoDate(dateOfDayCount(dayCount));

const LunarMonthOfYear = LunarMonthWire.extend({
  first_date: printedDate().describe('First day whose sunrise is in the month.'),
  days: z.int().min(28).max(31).describe('Number of days whose sunrise is in the month.'),
  full_moon: Instant.describe('Full moon, at which the waning half begins.'),
  krishna_first_date: z.iso
    .date()
    .describe('The first day of the waning half, with which the purnimanta month begins.'),
  shaka_year: z.int().describe('Elapsed Shaka year.'),
  vikram_year: z.int().describe('Elapsed Vikram year of the north.'),
}).meta({
  id: 'LunarMonthOfYear',
  description: 'A lunar month from new moon to new moon. Its purnimanta name is that of the waning half.',
});

const SolarMonthOfYear = z
  .strictObject({
    month_number: z
      .int()
      .min(1)
      .max(12)
      .describe('Number of the month, counted from the one in which the year of this calendar begins.'),
    month: term('LunarMonthName', z.string()).describe('Name of the month in the region.'),
    year: z.int().describe('Year of the era.'),
    sign: term('RashiName', z.string()).describe('The sign that the Sun enters.'),
    sankranti: Instant.describe('Instant when the Sun enters the sign.'),
    first_date: printedDate().describe('The first day of the month, by the rule of the calendar.'),
    days: z.int().min(28).max(33).describe('Number of days of the month.'),
  })
  .meta({ id: 'SolarMonthOfYear', description: 'A month of a solar calendar.' });

const RULES =
  'Tamil: the date of the entry by the Vakya until 18:06 Indian time, else the next; Malayalam: before three fifths of the day; ' +
  'Odia: before 22:12; Bengali: the next date, about midnight by sign and tithi; Assamese: the next date, by the Surya ' +
  'Siddhanta. `almanac` chooses another school: bengal_old, odisha_kohinoor, or a text.';

export const monthOperations = {
  'lunar-months': operation({
    summary: 'The lunar months of a year, leap and lost ones named.',
    description:
      'Every lunar month with a day from `from` to `to`, up to 366 days: from new moon to new moon, its name by both reckonings, ' +
      'whether it is a leap month (adhika) or took the name of another (kshaya), the first day and the number of its days at ' +
      'the place, the full moon, and the years of the eras. If the Sun does not rise, noon is used in place of sunrise.',
    input: observanceRequest({}),
    output: z.strictObject({
      months: z.array(LunarMonthOfYear).describe('The months that touch the requested dates, in order of time.'),
      metadata: Metadata,
    }),
    credits: 1,
    example: EXAMPLE_YEAR,
    compute: (input, ephemeris) => {
      const { sky, range, clock, metadata } = openDays(input, ephemeris);
      const days = namedDaysOf(sky.almanac);
      const { fromJdUt, untilJdUt } = instantsOf(range);
      const months: z.input<typeof LunarMonthOfYear>[] = [];
      for (let m = meanLunationAt(fromJdUt) - 1; m <= meanLunationAt(untilJdUt) + 1; m += 1) {
        const month = sky.moon.month(m);
        const [first, next] = [days.firstFrom(month.startJdUt), days.firstFrom(month.endJdUt)];
        if (next <= range.fromDayCount || first > range.toDayCount) continue;
        const { startJdUt: fullMoonJdUt } = sky.moon.tithi(m * 30 + FULL_MOON_TITHI);
        const eras = lunarErasOf(month);
        months.push({
          ...presentMonthNames(month, purnimantaMonthIndex(month, FULL_MOON_TITHI)),
          ...presentWindow(month, { clock }),
          first_date: isoOf(first),
          days: next - first,
          full_moon: isoAt(fullMoonJdUt, clock),
          krishna_first_date: isoOf(days.firstFrom(fullMoonJdUt)),
          shaka_year: eras.shaka.year,
          vikram_year: eras.vikram.year,
        });
      }
      return { months, metadata };
    },
  }),

  'solar-months': operation({
    summary: 'The months of a solar calendar of India, each with the day on which it begins.',
    description: `Every month of one regional calendar with a day from \`from\` to \`to\`, up to 366 days: the entry of the Sun into the sign, and the first day by the rule of the region. ${RULES}`,
    input: observanceRequest({
      calendar: z
        .enum(SOLAR_CALENDAR_IDS, { error: () => `must be one of ${SOLAR_CALENDAR_IDS.join(', ')}` })
        .default('tamil')
        .meta({ title: 'Calendar', description: 'Region whose rule is applied.' }),
    }),
    output: z.strictObject({
      era: z.string().describe('Era that the years belong to.'),
      school: z.enum(ALMANAC_IDS).describe('Almanac whose Sun and rule begin the months.'),
      months: z.array(SolarMonthOfYear).describe('The months that touch the requested dates, in order of time.'),
      metadata: Metadata,
    }),
    credits: 1,
    cpuMaxMs: 5, // A year near a polar circle, by a star.
    example: { ...EXAMPLE_YEAR, calendar: 'tamil' },
    compute: ({ calendar, ...input }, ephemeris) => {
      const { sky, range, clock, metadata } = openDays(input, ephemeris);
      const { era, newYearSignIndex } = SOLAR_CALENDARS[calendar];
      const { fromJdUt, untilJdUt } = instantsOf(range);
      const { almanac: asked, ayanamsa } = input.settings;
      const school = reckoningOf(calendar, asked);
      const rule = solarRuleOf(calendar, school);
      const solarSky = { almanac: sky.almanac, angles: almanacAnglesOf({ ephemeris, ayanamsa }, school) };
      const firstOf = (jdUt: number): number => dayCountOf(firstDateOfSolarMonth(solarSky, rule, jdUt));
      const spans = printedSpansBetween(solarSky.angles.sun, 12, fromJdUt - SOLAR_MONTH_DAYS, untilJdUt);
      const months = spans.flatMap(({ index, startJdUt, endJdUt }): z.input<typeof SolarMonthOfYear>[] => {
        const [first, next] = [firstOf(startJdUt), firstOf(endJdUt)];
        if (next <= range.fromDayCount || first > range.toDayCount) return [];
        const { name, year } = solarDateOf(solarSky, { date: dateOfDayCount(first) }, calendar, rule);
        const month_number = ((index - newYearSignIndex + 12) % 12) + 1;
        const sankranti = isoAt(startJdUt, clock);
        const sign = signAt(index).sanskrit;
        return [{ month_number, month: name, year, sign, sankranti, first_date: isoOf(first), days: next - first }];
      });
      return { era, school, months, metadata };
    },
  }),
};
