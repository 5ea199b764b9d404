import { type CivilDate, civilAt, dayCountOf, midnightJdUt, plusDays } from '../core/moment.ts';
import { type Almanac, daylightOf, type PanchangDay, panchangDayOf } from '../panchang/day.ts';
import { type LightAngles, limbAt } from '../panchang/limbs.ts';
import { printedStartAt } from '../core/printed.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { SOLAR_CALENDARS, type SolarCalendar, type SolarCalendarId, type SolarRule } from './solar-calendars.ts';

/** A civil date in a solar calendar. */
export type SolarDate = {
  calendarId: SolarCalendarId;
  year: number;
  /** The sign of the month: 0 = Mesha. Years of Kerala begin with Simha, 4. */
  signIndex: number;
  name: string;
  dayNumber: number;
  firstDate: CivilDate;
  sankrantiJdUt: number;
};

/** Input of the rules. */
export type SolarSky = { almanac: Almanac; angles: LightAngles };

const MINUTES_PER_DAY = 1440;
const SIX_O_CLOCK_DAYS = 0.25;
const LATE_EVENING_MINUTES = 22 * 60 + 12;
const MIDNIGHT_ZONE_MINUTES = 24;
const INDIA_SECONDS = 19_800;
/** Sunrise of the Vakya at 6:06, and half a day. */
const THIRTY_NAZHIGAIS_MINUTES = 18 * 60 + 6;
const [KARKA_INDEX, MAKARA_INDEX] = [3, 9];

/** Returns sunrise and sunset of a date; 6:00 and 18:00 if the Sun does not cross the horizon. */
function daylightOrStandIn(almanac: Almanac, date: CivilDate): { startJdUt: number; endJdUt: number } {
  const midnight = midnightJdUt(date, almanac.clock);
  const standIn = { startJdUt: midnight + SIX_O_CLOCK_DAYS, endJdUt: midnight + 3 * SIX_O_CLOCK_DAYS };
  return daylightOf(panchangDayOf(almanac, date)) ?? standIn;
}

type Entry = { signIndex: number; jdUt: number; date: CivilDate; minuteOfDay: number };

/** Days from the date of the entry to the first day of the month. */
const DELAYS: Readonly<Record<SolarRule, (sky: SolarSky, entry: Entry) => number>> = {
  next_day: () => 1,
  late_evening: (_, { minuteOfDay }) => (minuteOfDay < LATE_EVENING_MINUTES ? 0 : 1),
  // The almanac reckons by the clock of India, and its date is the same everywhere.
  thirty_nazhigais: (_, { jdUt, date }) => {
    const indian = civilAt(jdUt, INDIA_SECONDS);
    const minuteOfDay = indian.hours * 60 + indian.minutes + indian.seconds / 60;
    return dayCountOf(indian) - dayCountOf(date) + (minuteOfDay > THIRTY_NAZHIGAIS_MINUTES ? 1 : 0);
  },
  sunset: ({ almanac }, { date, jdUt }) => (jdUt < daylightOrStandIn(almanac, date).endJdUt ? 0 : 1),
  madhyahna: ({ almanac }, { date, jdUt }) => {
    const { startJdUt, endJdUt } = daylightOrStandIn(almanac, date);
    return jdUt < startJdUt + ((endJdUt - startJdUt) * 3) / 5 ? 0 : 1;
  },
  midnight_zone: (sky, { date, jdUt, minuteOfDay, signIndex }) => {
    const isAfterMidnight = minuteOfDay <= MIDNIGHT_ZONE_MINUTES;
    if (!isAfterMidnight && minuteOfDay < MINUTES_PER_DAY - MIDNIGHT_ZONE_MINUTES) return 1;
    const eveningDelay = isAfterMidnight ? -1 : 0;
    if (signIndex === KARKA_INDEX) return eveningDelay + 1;
    if (signIndex === MAKARA_INDEX) return eveningDelay + 2;
    const { startJdUt } = daylightOrStandIn(sky.almanac, plusDays(date, eveningDelay));
    return eveningDelay + (jdUt < limbAt(sky.angles, 'tithi', startJdUt).endJdUt ? 1 : 2);
  },
};

function entryBefore({ almanac, angles }: SolarSky, jdUt: number): Entry {
  const { index: signIndex, startJdUt } = printedStartAt(angles.sun, 12, jdUt);
  const { year, month, day, hours, minutes, seconds } = civilAt(startJdUt, almanac.clock);
  return { signIndex, jdUt: startJdUt, date: { year, month, day }, minuteOfDay: hours * 60 + minutes + seconds / 60 };
}

/**
 * Returns the civil date of the first day of a solar month, by a rule.
 * @param sankrantiJdUt the Sun's entry into the sign of the month, JD in UT
 */
export function firstDateOfSolarMonth(sky: SolarSky, rule: SolarRule, sankrantiJdUt: number): CivilDate {
  const entry = entryBefore(sky, sankrantiJdUt);
  return plusDays(entry.date, DELAYS[rule](sky, entry));
}

/** Mean days per sign, for counting back to the entry into Mesha; the error is less than a month. */
const DAYS_PER_SIGN = 365.2425 / 12;

function yearOf({ yearOffset, newYearSignIndex }: SolarCalendar, { signIndex, jdUt }: Entry): number {
  const yearOfMesha = civilAt(jdUt - signIndex * DAYS_PER_SIGN, 0).year;
  return yearOfMesha + yearOffset + (newYearSignIndex > 0 && signIndex >= newYearSignIndex ? 1 : 0);
}

/** A day more than the date itself: by the clock of India, an entry of the next date of a place may begin its month. */
const LATEST_ENTRY_DAYS = 2;

/**
 * Returns a civil date in a regional solar calendar: the month of the last solar entry into a sign whose month, by the
 * rule, has begun by that date.
 * @source see `SOLAR_CALENDARS`
 * @accuracy exact unless the entry is within the accuracy of the Sun (1 s) of the rule's instant
 */
export function solarDateOf(
  sky: SolarSky,
  { date }: Pick<PanchangDay, 'date'>,
  calendarId: SolarCalendarId,
  rule: SolarRule = SOLAR_CALENDARS[calendarId].rule,
): SolarDate {
  const calendar: SolarCalendar = SOLAR_CALENDARS[calendarId];
  const firstDateOf = (entry: Entry): CivilDate => plusDays(entry.date, DELAYS[rule](sky, entry));
  const nightJdUt = midnightJdUt(plusDays(date, LATEST_ENTRY_DAYS), sky.almanac.clock) - 1 / 86_400;
  let entry = entryBefore(sky, nightJdUt);
  let firstDate = firstDateOf(entry);
  if (dayCountOf(firstDate) > dayCountOf(date)) {
    entry = entryBefore(sky, entry.jdUt - 1);
    firstDate = firstDateOf(entry);
  }
  return {
    calendarId,
    year: yearOf(calendar, entry),
    signIndex: entry.signIndex,
    name: rowAt(calendar.months, entry.signIndex),
    dayNumber: dayCountOf(date) - dayCountOf(firstDate) + 1,
    firstDate,
    sankrantiJdUt: entry.jdUt,
  };
}
