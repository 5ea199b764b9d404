import type { CalendarEvent } from '@graha/store/subscriptions/event-calendar';
import { expect, test } from 'vitest';
import { parseIcs, valueOf } from '../testing/parse-ics.ts';
import { eventCalendar } from './event-feed.ts';

const AT = new Date('2026-12-03T04:11:27Z');
const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  eventId: '5e0c3c1e-6f3e-4c53-9a3f-0e4f6b0b7a10',
  kind: 'dasha_change',
  at: AT,
  settledAt: new Date('2026-11-26T04:11:28.123Z'),
  details: { title: 'Venus–Moon antardasha begins', date: null, ends_at: '2027-08-03T10:00:00+05:30' },
  reference: 'user-42',
  ...change,
});
const written = (change: Partial<CalendarEvent> = {}) =>
  parseIcs(eventCalendar([event(change)])).components[0]?.properties ?? [];

test('an event stands at its instant, with the reference of the person and the instant of its delivery', () => {
  const found = Object.fromEntries(written().map(({ name, value }) => [name, value]));
  expect(found).toMatchObject({
    UID: '5e0c3c1e-6f3e-4c53-9a3f-0e4f6b0b7a10@graha',
    DTSTART: '20261203T041127Z',
    DTSTAMP: '20261126T041128Z',
    SUMMARY: 'user-42: Venus–Moon antardasha begins',
  });
  expect(found).not.toHaveProperty('DTEND'); // The dasha lasts for months.
});

test('an event of a day is an all-day event, one of hours has its end', () => {
  const day = { title: 'Ekadashi', date: '2026-12-03', ends_at: '2026-12-04T09:42:00+05:30' };
  expect(written({ details: day })).toContainEqual({ name: 'DTSTART', parameters: ';VALUE=DATE', value: '20261203' });
  const kaal = { title: 'Rahu Kaal begins', date: '2026-12-03', ends_at: '2026-12-03T11:12:00+05:30' };
  expect(written({ kind: 'rahu_kaal', details: kaal })).toContainEqual({ name: 'DTEND', parameters: '', value: '20261203T054200Z' }); // prettier-ignore
  const sankranti = { title: 'Dhanu sankranti', date: '2026-12-03', ends_at: null };
  expect(written({ kind: 'sankranti', details: sankranti })).toContainEqual({ name: 'DTSTART', parameters: '', value: '20261203T041127Z' }); // prettier-ignore
});

test('the same events give the same bytes, and the refresh interval is 15 minutes', () => {
  expect(eventCalendar([event()])).toBe(eventCalendar([event()]));
  const calendar = parseIcs(eventCalendar([]));
  expect(valueOf(calendar, 'REFRESH-INTERVAL')).toBe('PT15M');
  expect(calendar.components).toEqual([]);
});
