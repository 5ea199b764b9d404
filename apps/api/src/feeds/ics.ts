import { daysBefore } from '@graha/domain/core/days';

/** An all-day event of a calendar file. */
export type DayEvent = {
  /** Stays the same at every fetch, so that a calendar program updates its event instead of adding one. */
  uid: string;
  /** A date such as `2026-11-08`, without a time zone: it is the same day for every reader. */
  date: string;
  summary: string;
  description: string;
  categories: readonly string[];
};

/** @property stampedAt the date of the rules, such as `20261124T000000Z`: equal requests give equal bytes */
export type DayCalendar = { name: string; timezone: string | null; stampedAt: string; events: readonly DayEvent[] };

const LINE_BYTES_MAX = 75;

/**
 * Writes a calendar file of all-day events.
 * @source RFC 5545; `X-WR-…` as the large calendar programs read them; RFC 7986
 */
export function calendarFile({ name, timezone, stampedAt, events }: DayCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Graha//Festivals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...(timezone === null ? [] : [`X-WR-TIMEZONE:${escaped(timezone)}`]),
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => eventLines(event, stampedAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = ({ uid, date, summary, description, categories }: DayEvent, stampedAt: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stampedAt}`,
  `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${nextDate(date).replaceAll('-', '')}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  ...(categories.length === 0 ? [] : [`CATEGORIES:${categories.map(escaped).join(',')}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

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
