import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseIcs, unescaped, valueOf } from '../testing/parse-ics.ts';
import { calendarFile, type DayEvent } from './ics.ts';

const EVENT: DayEvent = {
  uid: 'diwali-20261108@graha',
  date: '2026-11-08',
  summary: 'Diwali',
  description: 'Lakshmi Puja',
  categories: ['all'],
};
const STAMP = '20261128T000000Z';
const fileOf = (event: Partial<DayEvent>, name = 'Festivals') =>
  calendarFile({ name, timezone: 'Asia/Kolkata', stampedAt: STAMP, events: [{ ...EVENT, ...event }] });
const eventIn = (file: string) => parseIcs(file).components[0] ?? { name: '', properties: [], components: [] };

test('an event takes the whole of its day and blocks no time', () => {
  const event = eventIn(fileOf({ date: '2026-12-31' }));
  expect(event.properties).toContainEqual({ name: 'DTSTART', parameters: ';VALUE=DATE', value: '20261231' });
  expect(event.properties).toContainEqual({ name: 'DTEND', parameters: ';VALUE=DATE', value: '20270101' });
  expect(valueOf(event, 'TRANSP')).toBe('TRANSPARENT');
});

test('the calendar says how it is called, where it is and when to ask again', () => {
  const calendar = parseIcs(fileOf({}, 'Feste; Köln, 2026'));
  expect(unescaped(valueOf(calendar, 'X-WR-CALNAME') ?? '')).toBe('Feste; Köln, 2026');
  expect(calendar.properties).toContainEqual({
    name: 'REFRESH-INTERVAL',
    parameters: ';VALUE=DURATION',
    value: 'P1D',
  });
  expect(valueOf(calendar, 'X-WR-TIMEZONE')).toBe('Asia/Kolkata');
});

test('whatever a text holds, it comes back as it was, in lines of 75 octets', () => {
  // The reader takes U+FFFD for a character that was cut.
  const texts = fc.string({ unit: 'grapheme', maxLength: 400 }).filter((text) => !text.includes('\uFFFD'));
  fc.assert(
    fc.property(texts, texts, (summary, description) => {
      const event = eventIn(fileOf({ summary, description }));
      // oxlint-disable-next-line no-control-regex -- Control characters are left out: the format has no place for them.
      const kept = (text: string) => text.replace(/\r\n|\r/g, '\n').replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '');
      expect(unescaped(valueOf(event, 'SUMMARY') ?? '')).toBe(kept(summary));
      expect(unescaped(valueOf(event, 'DESCRIPTION') ?? '')).toBe(kept(description));
    }),
  );
});

test('no text begins a property or an event of its own', () => {
  const calendar = parseIcs(fileOf({ summary: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:evil' }));
  expect(calendar.components).toHaveLength(1);
  expect(calendar.components[0]?.properties.filter(({ name }) => name === 'UID')).toHaveLength(1);
});
