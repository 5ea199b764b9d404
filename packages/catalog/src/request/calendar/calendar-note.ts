import { changeOf } from '@graha/astro-engine/calendar/civil/changes';
import { gregorianOf, lackingDate } from '@graha/astro-engine/calendar/civil/rows';
import { type CivilDate, isoDate } from '@graha/astro-engine/core/moment';
import type { Birth } from '../birth.ts';

/** Reasons why another program may read the date of a birth differently, the most important first. */
export const CALENDAR_NOTE_CODES = [
  'calendar_forecast',
  'calendar_computed',
  'doubtful_calendar',
  'before_calendar_change',
] as const;
type Note = { code: (typeof CALENDAR_NOTE_CODES)[number]; text: string };

/** The date that the same numbers name in the Julian calendar, as the end of a sentence. */
function asJulian(date: CivilDate): string {
  return lackingDate('julian', date) === null
    ? `calendar julian reads it as ${isoDate(gregorianOf('julian', date))} by the Gregorian calendar`
    : 'the Julian calendar lacks it';
}

/** Returns the most important reason to read the date of a birth differently, or null. @param birth parsed */
export function calendarNote({ year, month, date, country, given }: Birth): Note | null {
  const gregorian = { year, month, day: date };
  if (given?.confidence === 'forecast') {
    const text = `The months of this year of ${given.calendar} are a forecast: the official almanac may differ by a day.`;
    return { code: 'calendar_forecast', text };
  }
  if (given?.confidence === 'computed') {
    const text = `Months of ${given.calendar} are computed by its rule: a printed almanac may differ by a day.`;
    return { code: 'calendar_computed', text };
  }
  const { name, lastJulian, firstGregorian, doubt } = changeOf(country);
  if (given?.isAuto === true && doubt !== undefined) {
    const text = `${name} changed from the Julian calendar after ${lastJulian}, but ${doubt}; the date was read as ${given.calendar}.`;
    return { code: 'doubtful_calendar', text };
  }
  if ((given?.calendar ?? 'gregorian') !== 'gregorian' || isoDate(gregorian) >= firstGregorian) return null;
  const text = `${name} counted by the Julian calendar until ${lastJulian}; the date was read as Gregorian, and ${asJulian(gregorian)}.`;
  return { code: 'before_calendar_change', text };
}
