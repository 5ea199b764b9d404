/** The calendars of subscriptions; no key opens them, but the secret part of their address. */
export const CALENDARS_PATH = '/api/v1/calendars';

/** The path of a calendar, by the secret part of its address. */
export const calendarPath = (token: string): string => `${CALENDARS_PATH}/${token}.ics`;

/** Seconds after which a program should fetch a calendar again. */
export const CALENDAR_REFRESH_SECONDS = 900;

/** Settled events that a calendar is made of, at most: the last ones, of which it shows the delivered. */
export const CALENDAR_EVENTS_MAX = 500;

/** Fetches of one calendar in a minute, from all addresses together. */
export const CALENDAR_FETCHES_PER_MINUTE = 20;
