import type { Almanac, PanchangDay } from '../panchang/day.ts';
import { almanacAnglesOf, type RealSky } from './almanac-angles.ts';
import { type AlmanacId, almanacRowOf } from './almanac-table.ts';
import { SOLAR_CALENDAR_IDS, SOLAR_CALENDARS, type SolarCalendarId, type SolarRule } from './solar-calendars.ts';
import { type SolarDate, solarDateOf } from './solar-month.ts';

/** Almanacs of a calendar that printed dates prove; the first one is the default. */
const RECKONINGS: Readonly<Record<SolarCalendarId, readonly [AlmanacId, ...AlmanacId[]]>> = {
  tamil: ['tamil_vakya', 'drik'],
  malayalam: ['kerala'],
  odia: ['odisha_samanta', 'odisha_kohinoor'],
  bengali: ['bengal_bisuddha', 'bengal_old'],
  assamese: ['assam'],
};

/** Almanacs of a text alone: each calendar by their sky. */
const TEXTS: readonly AlmanacId[] = ['surya', 'surya_bija', 'vakya'];

/** Returns the rule of an almanac for the first day of a month of a calendar: its own, or that of the calendar. */
export function solarRuleOf(calendarId: SolarCalendarId, almanacId: AlmanacId): SolarRule {
  const { solar } = almanacRowOf(almanacId);
  return solar?.calendar === calendarId ? solar.rule : SOLAR_CALENDARS[calendarId].rule;
}

/**
 * Returns the almanac whose reckoning dates a calendar, if another one was asked for: that one if it is a text or of
 * the calendar's region, else the default of the calendar.
 */
export function reckoningOf(calendarId: SolarCalendarId, asked: AlmanacId): AlmanacId {
  const isOfCalendar = almanacRowOf(asked).solar?.calendar === calendarId;
  return isOfCalendar || TEXTS.includes(asked) ? asked : RECKONINGS[calendarId][0];
}

/** A date by one almanac, with the dates of the others of its calendar. */
export type ReckonedDate = SolarDate & {
  almanacId: AlmanacId;
  others: readonly (SolarDate & { almanacId: AlmanacId })[];
};

/**
 * Returns a civil date in each regional solar calendar, by the almanac that dates it and by the others of the region.
 * @param asked the almanac of the request
 * @source see `ALMANACS`
 * @accuracy every printed Tamil, Malayalam and Assamese date of the accuracy report, by the default of its calendar
 */
export function reckonedDatesOf(
  { almanac, sky, asked }: { almanac: Almanac; sky: RealSky; asked: AlmanacId },
  day: Pick<PanchangDay, 'date'>,
  ids: readonly SolarCalendarId[] = SOLAR_CALENDAR_IDS,
): ReckonedDate[] {
  const dateBy = (calendarId: SolarCalendarId, almanacId: AlmanacId) => ({
    ...solarDateOf(
      { almanac, angles: almanacAnglesOf(sky, almanacId) },
      day,
      calendarId,
      solarRuleOf(calendarId, almanacId),
    ),
    almanacId,
  });
  return ids.map((calendarId) => {
    const chosen = reckoningOf(calendarId, asked);
    const others = RECKONINGS[calendarId].filter((id) => almanacRowOf(id).sky !== almanacRowOf(chosen).sky);
    return { ...dateBy(calendarId, chosen), others: others.map((id) => dateBy(calendarId, id)) };
  });
}
