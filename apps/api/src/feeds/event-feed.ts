import { CALENDAR_REFRESH_SECONDS } from '@graha/domain/management/calendar-path';
import type { CalendarEvent } from '@graha/store/subscriptions/event-calendar';
import { calendarFile, type DayEvent, icsInstant, type TimedEvent } from './ics.ts';

/** The last change of the texts of this feed. It is fixed, because equal events give equal bytes. */
export const EVENT_FEED_STAMPED_AT = '20261129T000000Z';
/** Longer periods, such as a dasha of years, have no end in the calendar. */
const ENDS_WITHIN_MS = 24 * 3_600_000;

const textIn = (details: CalendarEvent['details'], name: string): string | null => {
  const value = details[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Writes delivered events as a calendar file. It names a person by the workspace's own reference alone. */
export const eventCalendar = (events: readonly CalendarEvent[]): string =>
  calendarFile({
    name: 'Graha events',
    timezone: null,
    stampedAt: EVENT_FEED_STAMPED_AT,
    events: events.map(fileEvent),
    product: 'Events',
    refresh: `PT${CALENDAR_REFRESH_SECONDS / 60}M`,
  });

function fileEvent({ eventId, kind, at, settledAt, details, reference }: CalendarEvent): DayEvent | TimedEvent {
  const title = textIn(details, 'title') ?? kind.replaceAll('_', ' ');
  const date = textIn(details, 'date');
  const endsAt = new Date(textIn(details, 'ends_at') ?? Number.NaN);
  const lasts = endsAt.getTime() - at.getTime();
  const texts = {
    uid: `${eventId}@graha`,
    summary: reference === null ? title : `${reference}: ${title}`,
    description: kind,
    categories: [kind],
    stampedAt: icsInstant(settledAt),
  };
  // Rahu Kaal and a sankranti have a date too, but are no days.
  if (date !== null && lasts > ENDS_WITHIN_MS / 2) return { ...texts, date };
  return { ...texts, startsAt: at, endsAt: lasts > 0 && lasts <= ENDS_WITHIN_MS ? endsAt : null };
}
