import { daysBefore } from '@graha/domain/core/days';

type Texts = {
  /** Stays the same at every fetch, so that a calendar program updates its event instead of adding one. */
  uid: string;
  summary: string;
  description: string;
  categories: readonly string[];
  /** Instant of the last change of the event, such as `20261124T000000Z`; that of the calendar if omitted. */
  stampedAt?: string;
};

/** An all-day event of a calendar file. `date`: such as `2026-11-08`, without a time zone: it is the same day for every reader. */
export type DayEvent = Texts & { date: string };

/** An event at an instant. `endsAt`: null if it has no end. */
export type TimedEvent = Texts & { startsAt: Date; endsAt: Date | null };

export type Calendar = {
  name: string;
  timezone: string | null;
  /** The date of the rules, such as `20261124T000000Z`: equal requests give equal bytes. */
  stampedAt: string;
  events: readonly (DayEvent | TimedEvent)[];
  /** Name of the feed in `PRODID`. */
  product?: string;
  /** Duration after which a program should ask again. */
  refresh?: string;
};

/** Writes an instant as `20261124T000000Z`. */
export const icsInstant = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const LINE_BYTES_MAX = 75;

/**
 * Writes a calendar file.
 * @source RFC 5545; `X-WR-…` as the large calendar programs read them; RFC 7986
 */
export function calendarFile({
  name,
  timezone,
  stampedAt,
  events,
  product = 'Festivals',
  refresh = 'P1D',
}: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Graha//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...(timezone === null ? [] : [`X-WR-TIMEZONE:${escaped(timezone)}`]),
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap((event) => eventLines(event, stampedAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (event: DayEvent | TimedEvent, stampedAt: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${event.stampedAt ?? stampedAt}`,
  ...timeLines(event),
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  ...(event.categories.length === 0 ? [] : [`CATEGORIES:${event.categories.map(escaped).join(',')}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

function timeLines(event: DayEvent | TimedEvent): string[] {
  if ('date' in event) {
    const [first, next] = [event.date, nextDate(event.date)].map((date) => date.replaceAll('-', ''));
    return [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${next}`];
  }
  const end = event.endsAt === null ? [] : [`DTEND:${icsInstant(event.endsAt)}`];
  return [`DTSTART:${icsInstant(event.startsAt)}`, ...end];
}

const nextDate = (date: string): string => daysBefore(date, -1);

/** A value of type TEXT. Line ends are escaped and control characters removed, because they are not allowed. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- RFC 5545 allows no control character in a value.
    .replace(/[\u0000-\u001F\u007F]/g, '');

/**
 * Folds lines longer than 75 octets: a longer line continues after a line end and a space. It never splits a character.
 */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_BYTES_MAX) return line;
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const own = Buffer.byteLength(letter);
    if (bytes + own > LINE_BYTES_MAX) {
      parts.push('');
      bytes = 1; // The space at the beginning of a continuation line.
    }
    parts[parts.length - 1] += letter;
    bytes += own;
  }
  return parts.join('\r\n ');
}
