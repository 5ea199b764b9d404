import { dateOfDayCount, daysInMonth, isoDate } from '@graha/astro-engine/core/moment';
import { julianMonthStart } from '@graha/astro-engine/calendar/civil/arithmetic';
import type { Birth } from '../../../request/birth.ts';

/** A slip in the members of a birth. `apply` returns the birth as it was read, or null if the slip is impossible. */
export type BirthSlip = {
  key: string;
  bits: number;
  apply(birth: Birth): Birth | null;
  /** Ends the sentence that begins with the name of the other program. */
  sentence(own: Birth, theirs: Birth): string;
};

const dateText = ({ year, month, date }: Birth): string => isoDate({ year, month, day: date });
const two = (value: number): string => String(value).padStart(2, '0');
const clockText = ({ hours, minutes }: Birth): string => `${two(hours)}:${two(minutes)}`;

export const DATE_SLIPS: readonly BirthSlip[] = [
  {
    key: 'day_and_month_swapped',
    bits: 4,
    apply: (birth) =>
      birth.month === birth.date || birth.date > 12 || birth.month > daysInMonth(birth.year, birth.date)
        ? null
        : { ...birth, month: birth.date, date: birth.month },
    sentence: (own, theirs) => `swap day and month: ${dateText(theirs)} instead of ${dateText(own)}`,
  },
  {
    key: 'julian_calendar',
    bits: 7,
    apply: (birth) => {
      const dayCount = julianMonthStart(birth.year, birth.month - 1) + birth.date - 1;
      const { year, month, day } = dateOfDayCount(dayCount);
      return { ...birth, year, month, date: day };
    },
    sentence: (own, theirs) =>
      `read ${dateText(own)} as a date of the Julian calendar, which is ${dateText(theirs)} in the Gregorian`,
  },
];

export const HALF_DAY_SLIPS: readonly BirthSlip[] = [
  {
    key: 'am_pm',
    bits: 4,
    apply: (birth) => ({ ...birth, hours: (birth.hours + 12) % 24 }),
    sentence: (own, theirs) =>
      `take ${own.hours < 12 ? 'am as pm' : 'pm as am'}: ${clockText(theirs)} on the same date`,
  },
];

export const PLACE_SLIPS: readonly BirthSlip[] = [
  {
    key: 'east_and_west_swapped',
    bits: 5,
    apply: (birth) => (birth.longitude === 0 ? null : { ...birth, longitude: -birth.longitude }),
    sentence: (_, { longitude }) => `swap east and west: ${Math.abs(longitude)}° ${longitude < 0 ? 'west' : 'east'}`,
  },
  {
    key: 'north_and_south_swapped',
    bits: 6,
    apply: (birth) => (birth.latitude === 0 ? null : { ...birth, latitude: -birth.latitude }),
    sentence: (_, { latitude }) => `swap north and south: ${Math.abs(latitude)}° ${latitude < 0 ? 'south' : 'north'}`,
  },
];
