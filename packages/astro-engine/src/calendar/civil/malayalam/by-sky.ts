import { dayCountOf, jdUtOf } from '../../../core/moment.ts';
import type { Ephemeris } from '../../../core/ephemeris.ts';
import { printedNextReach } from '../../../core/printed.ts';
import { almanacAnglesOf } from '../../almanac-angles.ts';
import { SOLAR_CALENDARS } from '../../solar-calendars.ts';
import { firstDateOfSolarMonth } from '../../solar-month.ts';
import { solarRuleOf } from '../../solar-reckonings.ts';

/** Capital of Kerala; three fifths of the day end nine minutes later at the northern end of the state. */
const THIRUVANANTHAPURAM = { latitudeDeg: 8.5241, longitudeDeg: 76.9366, altitudeM: 0 };
const INDIA_SECONDS = 19_800;
/** The Sun enters Simha in July or August of every year of the era, so after this month. */
const MONTH_BEFORE_NEW_YEAR = 6;
const SHORTER_THAN_A_SIGN_DAYS = 20;
const MONTHS_PER_YEAR = 12;

/**
 * Returns the first days of the months of Kerala, day counts from 1970-01-01: twelve for each year, and that of the next
 * year. The table of births is made of them.
 * @param years of the Kollam era, both included
 * @source the almanac `kerala` of `ALMANACS`, with sunrise and sunset of its capital
 * @accuracy exact unless the entry is within the accuracy of the Sun (1 s) of three fifths of the day
 */
export function keralaMonthStarts(ephemeris: Ephemeris, years: { first: number; last: number }): number[] {
  const { newYearSignIndex, yearOffset } = SOLAR_CALENDARS.malayalam;
  const angles = almanacAnglesOf({ ephemeris, ayanamsa: 'lahiri' }, 'kerala');
  const almanac = { sky: ephemeris, place: THIRUVANANTHAPURAM, clock: INDIA_SECONDS, rule: 'almanac' } as const;
  const rule = solarRuleOf('malayalam', 'kerala');
  const date = { year: years.first - yearOffset - 1, month: MONTH_BEFORE_NEW_YEAR, day: 1 };
  let jdUt = jdUtOf({ ...date, hours: 0, minutes: 0, seconds: 0 }, 0);
  return Array.from({ length: (years.last - years.first + 1) * MONTHS_PER_YEAR + 1 }, (_, index) => {
    const signIndex = (newYearSignIndex + index) % MONTHS_PER_YEAR;
    jdUt = printedNextReach(angles.sun, signIndex * 30, jdUt);
    const first = firstDateOfSolarMonth({ almanac, angles }, rule, jdUt);
    jdUt += SHORTER_THAN_A_SIGN_DAYS;
    return dayCountOf(first);
  });
}
