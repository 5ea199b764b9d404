import { type CivilDate, isoDate, plusDays } from '../../core/moment.ts';
import { CALENDAR_CHANGES, type CalendarChange, FIRST_CHANGE } from './changes.data.ts';
import { gregorianOf } from './rows.ts';

/** Calendar of the dates that a country wrote, by the tables of its change to the Gregorian calendar. */

export type Change = CalendarChange & {
  /** First day that the whole country counted by the Gregorian calendar. */ firstGregorian: string;
};

/** Reads an ISO date that need not exist in the Gregorian calendar. */
function dateOf(text: string): CivilDate {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = text.split('-').map(Number);
  return { year, month, day };
}

/** Returns the Gregorian day after a Julian one: the first one that a country counted by the new calendar. */
const dayAfter = (lastJulian: string): string => isoDate(plusDays(gregorianOf('julian', dateOf(lastJulian)), 1));

const WITHOUT_ROW: Change = {
  countries: '',
  name: 'Rome',
  lastJulian: FIRST_CHANGE,
  firstGregorian: dayAfter(FIRST_CHANGE),
};

const changes = new Map(
  CALENDAR_CHANGES.flatMap((row) => {
    const change: Change = { ...row, firstGregorian: dayAfter(row.lastJulian) };
    return row.countries.split(' ').map((country) => [country, change] as const);
  }),
);

/** Returns the change of calendar of a country: that of Rome if it has no row. @param country ISO 3166-1 code */
export const changeOf = (country = ''): Change => changes.get(country.toUpperCase()) ?? WITHOUT_ROW;

/**
 * Calendar of a written date. `gap`: the change skipped it. `parts`: parts of the country counted differently. `own`: a
 * calendar that was neither.
 */
export type Reckoning = 'julian' | 'gregorian' | 'gap' | 'parts' | 'own';

/** Returns the calendar by which a country wrote a date. @param date as written, whether or not a calendar has it */
export function reckoningOf(change: Change, date: CivilDate): Reckoning {
  const text = isoDate(date);
  const { lastJulian, firstPartLastJulian = lastJulian, firstGregorian, own } = change;
  if (own !== undefined && text >= own.from && text <= own.until) return 'own';
  if (text <= firstPartLastJulian) return 'julian';
  if (text >= firstGregorian) return 'gregorian';
  return firstPartLastJulian === lastJulian ? 'gap' : 'parts';
}
