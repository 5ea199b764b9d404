import { type CalendarDay, calendarDayOf } from '@graha/astro-engine/calendar/calendar-day';
import { lunarMonthName, type LunarMonth } from '@graha/astro-engine/calendar/lunar-month';
import { SOLAR_CALENDAR_IDS, SOLAR_CALENDARS } from '@graha/astro-engine/calendar/solar-calendars';
import type { SolarDate } from '@graha/astro-engine/calendar/solar-month';
import { type AlmanacId, ALMANAC_IDS } from '@graha/astro-engine/calendar/almanac-table';
import type { ReckonedDate } from '@graha/astro-engine/calendar/solar-reckonings';
import type { EraYear } from '@graha/astro-engine/calendar/eras';
import { isoAt, isoDate } from '@graha/astro-engine/core/moment';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { type AlmanacDay, Instant, presentWindow, WINDOW } from '../almanac.ts';
import { printedDate } from '../../../wire/printed-date.ts';

/** The dates of a panchang day in the calendars of India, as in answers. */

const MonthNumber = z.int().min(1).max(12);

export const LunarMonthWire = z
  .strictObject({
    number: MonthNumber.describe('1 is Chaitra.'),
    name: term('LunarMonthName', z.string()).describe(
      'Amanta: the month runs from new moon to new moon. A leap month is called Adhika.',
    ),
    purnimanta_number: MonthNumber.describe('1 is Chaitra.'),
    purnimanta_name: term('LunarMonthName', z.string()).describe(
      'Purnimanta, as in the north: the month ends with the full moon.',
    ),
    kind: z
      .enum(['normal', 'adhika', 'kshaya'])
      .describe(
        'Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost.',
      ),
    lost_name: term('LunarMonthName', z.string())
      .nullable()
      .describe('Second name, which a kshaya month loses; else null.'),
    ...WINDOW,
  })
  .meta({ id: 'LunarMonth', description: 'The lunar month of the tithi at sunrise.' });

const Era = z
  .strictObject({
    year: z.int().describe('Elapsed years of the era.'),
    samvatsara: z.string().describe('Name of the year in the cycle of sixty.'),
  })
  .meta({ id: 'EraYear', description: 'A year of an era.' });

const DATE_BY_ALMANAC = {
  school: z.enum(ALMANAC_IDS).describe('Almanac that dates the day so: its Sun, and its rule for the first day.'),
  year: z.int().describe('Year of the era.'),
  month_number: MonthNumber.describe(
    'Number of the month, counted from the one in which the year of this calendar begins.',
  ),
  month: term('LunarMonthName', z.string()).describe('Name of the month in the region.'),
  day: z.int().min(1).max(33).describe('Day of the month.'),
  first_date: printedDate().describe('Civil date of the first day of the month.'),
  sankranti: Instant.describe('Instant when the Sun entered the sign of the month.'),
};

const SolarDateWire = z
  .strictObject({
    calendar: z.enum(SOLAR_CALENDAR_IDS).describe('Region whose rule decides on which date a month begins.'),
    era: z.string().describe('Era that the year belongs to.'),
    ...DATE_BY_ALMANAC,
    other_schools: z
      .array(
        z
          .strictObject(DATE_BY_ALMANAC)
          .meta({ id: 'SolarDateOfSchool', description: 'The same day by another almanac of the region.' }),
      )
      .describe('The day by the other almanacs of the region; empty if it has one.'),
  })
  .meta({ id: 'SolarDate', description: 'The panchang day in a solar calendar.' });

const NationalDateWire = z
  .strictObject({
    year: z.int().describe('Saka year.'),
    month_number: MonthNumber.describe('1 is Chaitra.'),
    month: term('LunarMonthName', z.string()).describe('Name of the month.'),
    day: z.int().min(1).max(31).describe('Day of the month.'),
  })
  .meta({
    id: 'IndianNationalDate',
    description: 'Date in the civil calendar of India, which is computed without astronomy.',
  });

export const CalendarWire = z
  .strictObject({
    lunar_month: LunarMonthWire,
    paksha: term('PakshaName', z.enum(['Shukla', 'Krishna'])).describe(
      'Waxing or waning half of the lunar month, at sunrise.',
    ),
    tithi_number: z.int().min(1).max(30).describe('The tithi at sunrise, which names the day.'),
    eras: z
      .strictObject({
        shaka: Era.describe('Saka year, which changes with Chaitra.'),
        vikram: Era.describe('Vikram year of the north, which changes with Chaitra.'),
        gujarati: Era.describe('Vikram year of Gujarat, which changes with Kartika.'),
        kali_year: z.int().describe('Elapsed years of the Kali age.'),
      })
      .describe('Years of the lunar eras.'),
    solar_dates: z.array(SolarDateWire).describe('One for each region.'),
    national: NationalDateWire,
    ahargana: z.int().describe('Days since the start of the Kali age.'),
    ayana: term('AyanaName', z.enum(['Uttarayana', 'Dakshinayana'])).describe(
      'Half of the year: the Sun goes north or south.',
    ),
    ritu: term('RituName', z.string()).describe('Season by the sidereal Sun.'),
  })
  .meta({ id: 'HinduCalendar', description: 'The panchang day in the calendars of India.' });

const named = (name: string, { kind }: LunarMonth): string => (kind === 'adhika' ? `Adhika ${name}` : name);

/** Both printed names of a lunar month. */
export const presentMonthNames = (month: LunarMonth, purnimantaMonthIndex: number) => ({
  number: month.monthIndex + 1,
  name: named(lunarMonthName(month.monthIndex), month),
  purnimanta_number: purnimantaMonthIndex + 1,
  purnimanta_name: named(lunarMonthName(purnimantaMonthIndex), month),
  kind: month.kind,
  lost_name: month.lostMonthIndex === null ? null : lunarMonthName(month.lostMonthIndex),
});

const presentEra = ({ year, samvatsara }: EraYear) => ({ year, samvatsara });

type DateOfAlmanac = SolarDate & { almanacId: AlmanacId };

function presentByAlmanac(date: DateOfAlmanac, { moment }: Pick<AlmanacDay, 'moment'>) {
  const { newYearSignIndex } = SOLAR_CALENDARS[date.calendarId];
  return {
    school: date.almanacId,
    year: date.year,
    month_number: ((date.signIndex - newYearSignIndex + 12) % 12) + 1,
    month: date.name,
    day: date.dayNumber,
    first_date: isoDate(date.firstDate),
    sankranti: isoAt(date.sankrantiJdUt, moment.clock),
  };
}

const presentSolarDate = (date: ReckonedDate, almanacDay: AlmanacDay): z.input<typeof SolarDateWire> => ({
  calendar: date.calendarId,
  era: SOLAR_CALENDARS[date.calendarId].era,
  ...presentByAlmanac(date, almanacDay),
  other_schools: date.others.map((other) => presentByAlmanac(other, almanacDay)),
});

function present(day: CalendarDay, almanacDay: AlmanacDay): z.input<typeof CalendarWire> {
  const { lunarMonth, eras, national } = day;
  return {
    lunar_month: {
      ...presentMonthNames(lunarMonth, day.purnimantaMonthIndex),
      ...presentWindow(lunarMonth, almanacDay.moment),
    },
    paksha: tithiAt(day.tithiIndex).paksha,
    tithi_number: day.tithiIndex + 1,
    eras: {
      shaka: presentEra(eras.shaka),
      vikram: presentEra(eras.vikram),
      gujarati: presentEra(eras.gujarati),
      kali_year: eras.kaliYear,
    },
    solar_dates: day.solarDates.map((date) => presentSolarDate(date, almanacDay)),
    national: {
      year: national.year,
      month_number: national.monthIndex + 1,
      month: national.name,
      day: national.dayNumber,
    },
    ahargana: day.aharganaDays,
    ayana: day.ayana,
    ritu: day.ritu,
  };
}

/** The calendar of the almanac's day. */
export const calendarOf = (almanacDay: AlmanacDay): z.input<typeof CalendarWire> =>
  present(calendarDayOf(almanacDay.opened, almanacDay.day), almanacDay);
