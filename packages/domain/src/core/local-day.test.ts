import { expect, test } from 'vitest';
import { isTimeZone, localDayOf, localInstantsOf, localTextOf, offsetHours, startOfLocalDay } from './local-day.ts';

test.each([
  ['UTC', '2026-11-24', '2026-11-24T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-24', '2026-11-23T18:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-24', '2026-11-23T18:15:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'], // Clocks go forward at two that night.
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-24', '2026-11-23T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-24', '2026-11-24T11:00:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'], // Midnight was skipped: the day began at one.
  ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00.000Z'], // Clocks go back from midnight to eleven.
])('in %s the day %s begins at %s', (timezone, day, start) => {
  const found = startOfLocalDay(day, timezone);
  expect(found.toISOString()).toBe(start);
  expect(localDayOf(found, timezone)).toBe(day);
  expect(localDayOf(new Date(found.getTime() - 1), timezone) < day).toBe(true);
});

test('a day that a zone left out is empty', () => {
  const { from, to } = localInstantsOf({ from: '2011-12-30', to: '2011-12-30' }, 'Pacific/Apia');
  expect(from).toEqual(to);
});

test('days in a row leave no instant out and share none, over a whole year of every kind of change', () => {
  for (const timezone of ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Africa/Cairo']) {
    let day = '2026-01-01';
    for (let count = 0; count < 365; count += 1) {
      const { to } = localInstantsOf({ from: day, to: day }, timezone);
      day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
      expect(to).toEqual(startOfLocalDay(day, timezone));
    }
  }
});

test('an offset is that of its moment', () => {
  expect(offsetHours(new Date('2026-07-01T12:00:00.500Z'), 'America/New_York')).toBe(-4);
  expect(offsetHours(new Date('2026-12-01T12:00:00Z'), 'America/New_York')).toBe(-5);
  expect(offsetHours(new Date('2026-12-01T12:00:00Z'), 'Asia/Kolkata')).toBe(5.5);
});

test.each([
  ['UTC', '2026-12-01T12:00:59Z', '2026-12-01T12:00Z'],
  ['Asia/Kathmandu', '2026-12-01T20:00:00Z', '2026-12-02T01:45+05:45'],
  ['America/St_Johns', '2026-12-01T12:00:00Z', '2026-12-01T08:30-03:30'],
  ['Europe/London', '2026-12-01T12:00:00Z', '2026-12-01T12:00+00:00'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T02:30+02:00'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25T02:30+01:00'],
])('in %s, %s reads %s', (timezone, instant, text) => expect(localTextOf(new Date(instant), timezone)).toBe(text));

test.each([
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+05:30', false],
  ['', false],
])('%j is a time zone: %s', (name, isOne) => expect(isTimeZone(name)).toBe(isOne));
