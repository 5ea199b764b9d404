/**
 * The only calendar arithmetic of the engine: civil date and clock with an offset from UTC ⇄ Julian Day in UT.
 * Proleptic Gregorian calendar, astronomical years (0 is 1 BCE), days of 86,400 s. UTC is used as UT1; they differ by
 * less than 0.9 s, and every almanac program does the same.
 */

export type CivilDate = { year: number; /** 1 to 12. */ month: number; /** 1 to 31. */ day: number };

/** A local date and clock reading; the offset from UTC is always passed with it. */
export type Civil = CivilDate & { hours: number; minutes: number; /** May carry a fraction. */ seconds: number };

/**
 * Offset of local clocks from UTC, seconds, east positive: one constant offset, or a function of the instant (Julian
 * Day in UT) for a place whose clocks changed.
 */
export type Clock = number | ((jdUt: number) => number);

/** Returns the offset of a clock from UTC at an instant, seconds. */
export const offsetSecondsAt = (clock: Clock, jdUt: number): number =>
  typeof clock === 'number' ? clock : clock(jdUt);

export const SECONDS_PER_DAY = 86_400;
/** Julian Day of 1970-01-01T00:00Z, from which days are counted here. */
const EPOCH_JD_UT = 2_440_587.5;
const DAYS_PER_400_YEARS = 146_097;
/** Days from 0000-03-01, the simplest start for leap-year arithmetic, to the epoch. */
const DAYS_FROM_YEAR_0_MARCH = 719_468;

export const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const; // prettier-ignore

/** Whether a year of the Gregorian calendar has a 29 February: 2000 and 2024 do, 1900 and 2100 do not. */
export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Returns the number of days of a month. @param month 1 to 12 */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;

/**
 * Returns the reason that a date is impossible, as a sentence for the caller (`February 1900 has 28 days`), or null if
 * it is possible.
 */
export function impossibleDate({ year, month, day }: CivilDate): string | null {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) {
    return 'year, month and day must be whole numbers';
  }
  const name = MONTHS[month - 1];
  if (name === undefined) return 'month must be 1 to 12';
  if (day < 1) return 'day must be 1 or more';
  const length = daysInMonth(year, month);
  return day > length ? `${name} ${year} has ${length} days` : null;
}

/** Returns the days from 1970-01-01 to a civil date; negative before. @throws RangeError for an impossible date */
export function dayCountOf(date: CivilDate): number {
  const reason = impossibleDate(date);
  if (reason !== null) throw new RangeError(reason);
  const marchYear = date.month > 2 ? date.year : date.year - 1; // Years from March, so the leap day comes last.
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const dayOfYear = Math.floor((153 * ((date.month + 9) % 12) + 2) / 5) + date.day - 1;
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * DAYS_PER_400_YEARS + dayOfCycle - DAYS_FROM_YEAR_0_MARCH;
}

/** Returns the civil date of a day count from 1970-01-01: the inverse of `dayCountOf`. @param dayCount a whole number */
export function dateOfDayCount(dayCount: number): CivilDate {
  const days = dayCount + DAYS_FROM_YEAR_0_MARCH;
  const cycle = Math.floor(days / DAYS_PER_400_YEARS);
  const dayOfCycle = days - cycle * DAYS_PER_400_YEARS;
  const leapDays = Math.floor(dayOfCycle / 1460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const dayOfYear = dayOfCycle - (yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** Returns the date some days later (or earlier, with a negative count). */
export const plusDays = (date: CivilDate, dayCount: number): CivilDate => dateOfDayCount(dayCountOf(date) + dayCount);

/** Returns the day of the week, 0 = Sunday … 6 = Saturday: the index of `WEEKDAYS`. */
export const weekdayIndexOf = (date: CivilDate): number => (((dayCountOf(date) + 4) % 7) + 7) % 7;

/**
 * Converts hours east of UTC to whole seconds: 5.75 → 20,700; -3.5 → -12,600; 4.8556 (Mumbai's local mean time) →
 * 17,480.
 * @param offsetHours any finite number; the caller checks bounds
 */
export const offsetSecondsOf = (offsetHours: number): number => Math.round(offsetHours * 3600) + 0; // No -0.

/**
 * Returns the Julian Day in UT of a civil moment.
 * @param offsetSeconds of the clock, east of UTC positive
 * @throws RangeError for an impossible date or clock reading (24:00, minute 60, second 60)
 * @accuracy the last bit of the Julian Day is 40 µs
 */
export function jdUtOf(civil: Civil, offsetSeconds: number): number {
  const { hours, minutes, seconds } = civil;
  if (!(hours >= 0 && hours <= 23 && minutes >= 0 && minutes <= 59 && seconds >= 0 && seconds < 60)) {
    throw new RangeError('the clock runs from 00:00:00 to 23:59:59');
  }
  const secondOfDay = hours * 3600 + minutes * 60 + seconds - offsetSeconds;
  return EPOCH_JD_UT + dayCountOf(civil) + secondOfDay / SECONDS_PER_DAY;
}

/**
 * Returns the Julian Day in UT at which a date begins on a local clock. If the clock goes back over midnight, the first
 * of the two midnights; if it skips midnight, the instant of the change.
 */
export function midnightJdUt(date: CivilDate, clock: Clock): number {
  const localJd = EPOCH_JD_UT + dayCountOf(date);
  const by = (offsetSeconds: number): number => localJd - offsetSeconds / SECONDS_PER_DAY;
  const before = offsetSecondsAt(clock, by(offsetSecondsAt(clock, localJd)) - 1);
  const after = offsetSecondsAt(clock, by(before));
  const isAfter = after !== before && offsetSecondsAt(clock, by(after)) === after;
  return by(isAfter ? after : before);
}

/** Whether a local clock ever shows a date: Samoa skipped 30 December 2011. */
export const isShown = (date: CivilDate, clock: Clock): boolean =>
  typeof clock === 'number' || midnightJdUt(plusDays(date, 1), clock) > midnightJdUt(date, clock);

/** Returns the seconds from 1970-01-01T00:00Z, rounded to the nearest, for printing instants that are not boundaries. */
export const secondOf = (jdUt: number): number => Math.round((jdUt - EPOCH_JD_UT) * SECONDS_PER_DAY);

/** The last bit of a Julian Day is 40 µs: an instant less than this past a whole second counts as that second. */
const LAST_BITS_SECONDS = 0.0001;

/**
 * Returns the printed whole second of a boundary, counted from 1970-01-01T00:00Z: the first at or after it. The new
 * value holds at the printed second, so a request for that second, in any operation, returns the new value.
 */
export const boundarySecondOf = (jdUt: number): number =>
  Math.ceil((jdUt - EPOCH_JD_UT) * SECONDS_PER_DAY - LAST_BITS_SECONDS);

/** Returns the Julian Day in UT of a whole second, bit for bit equal to `jdUtOf` of the same civil moment. */
export function jdUtOfSecond(second: number): number {
  const dayCount = Math.floor(second / SECONDS_PER_DAY);
  return EPOCH_JD_UT + dayCount + (second - dayCount * SECONDS_PER_DAY) / SECONDS_PER_DAY;
}

/** Rounds an instant to the nearest whole second. */
export const wholeSecond = (jdUt: number): number => jdUtOfSecond(secondOf(jdUt));

/**
 * Returns the calendar date and clock reading of an instant, to the nearest second. The rounding happens once, before
 * the second is split into fields, so it carries over midnight, month and year.
 */
export function civilAt(jdUt: number, clock: Clock): Civil {
  const second = secondOf(jdUt) + offsetSecondsAt(clock, jdUt);
  const dayCount = Math.floor(second / SECONDS_PER_DAY);
  const secondOfDay = second - dayCount * SECONDS_PER_DAY;
  const { year, month, day } = dateOfDayCount(dayCount); // Not spread into the result: a spread costs ten times the rest.
  return {
    year,
    month,
    day,
    hours: Math.floor(secondOfDay / 3600),
    minutes: Math.floor((secondOfDay % 3600) / 60),
    seconds: secondOfDay % 60,
  };
}

const TWO_DIGITS = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
/** @param value 0 to 99 */
const two = (value: number): string => TWO_DIGITS[value] ?? String(value);

/** Formats a date: `2024-02-29`. Years outside 0 to 9999 have the six digits and the sign of ISO 8601's expanded form. */
export function isoDate({ year, month, day }: CivilDate): string {
  const plain = year >= 0 && year <= 9999;
  const digits = plain
    ? two(Math.floor(year / 100)) + two(year % 100)
    : (year < 0 ? '-' : '+') + String(Math.abs(year)).padStart(6, '0');
  return `${digits}-${two(month)}-${two(day)}`;
}

/** Formats an offset: `+05:45`, `-03:30`, `+00:00`; a historic local mean time has seconds, `+04:51:20`. */
export function offsetText(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const sign = offsetSeconds < 0 ? '-' : '+';
  const hoursAndMinutes = `${sign}${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}`;
  return size % 60 === 0 ? hoursAndMinutes : `${hoursAndMinutes}:${two(size % 60)}`;
}

/** Unbounded, because all zones in history have only some two thousand offsets. */
const offsetTexts = new Map<number, string>();

function keptOffsetText(offsetSeconds: number): string {
  const kept = offsetTexts.get(offsetSeconds) ?? offsetText(offsetSeconds);
  offsetTexts.set(offsetSeconds, kept);
  return kept;
}

/**
 * Formats an instant as ISO 8601 with an offset and whole seconds: `2024-02-29T23:59:59+05:45`.
 *
 * The offset is the clock's own. A historic local mean time has seconds, `1850-02-28T06:22:44+05:53:28`, which ISO
 * 8601-2 allows and RFC 3339 does not: without them the reading would not be that of the clock.
 */
export function isoAt(jdUt: number, clock: Clock): string {
  const offsetSeconds = offsetSecondsAt(clock, jdUt);
  const civil = civilAt(jdUt, offsetSeconds);
  const reading = `${two(civil.hours)}:${two(civil.minutes)}:${two(civil.seconds)}`;
  return `${isoDate(civil)}T${reading}${keptOffsetText(offsetSeconds)}`;
}
