import { describe, expect, test } from 'vitest';
import { type CivilDate, dateOfDayCount, dayCountOf, isoDate, weekdayIndexOf } from '../../core/moment.ts';
import { nationalDateOf } from '../national.ts';
import FIXTURE from './civil-calendars.fixture.json' with { type: 'json' };
import { CIVIL_CALENDAR_IDS, type CivilCalendarId, calendarDateOf, gregorianOf, lackingDate } from './rows.ts';

const dateOf = (text: string): CivilDate => {
  const [, year, month, day] = /^(-?\d+)-(\d+)-(\d+)$/.exec(text) ?? [];
  return { year: Number(year), month: Number(month), day: Number(day) };
};
const KINDS: Record<string, CivilCalendarId> = {
  'hijri tabular civil': 'islamic_civil',
  'indian national': 'saka',
  'bangladesh official (2019)': 'bengali',
};

describe('published dates', () => {
  const rows = FIXTURE.dates.flatMap(({ id, kind, expected, gregorian }) => {
    const calendar = KINDS[kind];
    return calendar === undefined || expected === undefined ? [] : [{ id, calendar, expected, gregorian }];
  });
  test.each(rows)('$id', ({ calendar, expected: [year, month, day], gregorian }) => {
    expect(calendarDateOf(calendar, dateOf(gregorian))).toMatchObject({ year, month, day });
  });
  test.each([
    ['1486-02-18', '1486-02-27'],
    ['1516-02-18', '1516-02-28'],
    ['1602-05-01', '1602-05-11'],
    ['1642-12-25', '1643-01-04'],
    ['1900-02-29', '1900-03-13'],
  ])('%s in the Julian calendar is %s', (julian, gregorian) => {
    expect(isoDate(gregorianOf('julian', dateOf(julian)))).toBe(gregorian);
  });
  test('thirteen rows of the fixture are not Julian or Swedish', () => expect(rows).toHaveLength(13));
});

describe('Bikram Sambat', () => {
  test.each(FIXTURE.bikramSambatYears)('$year has its months', ({ year, months, firstDay }) => {
    expect(months.map((_, index) => gregorianLength(year, index + 1))).toEqual(months);
    expect(firstDay ?? isoFirst(year)).toBe(isoFirst(year));
  });
  const isoFirst = (year: number): string => isoDate(gregorianOf('bikram_sambat', { year, month: 1, day: 1 }));
  const gregorianLength = (year: number, month: number): number => {
    const reason = lackingDate('bikram_sambat', { year, month, day: 40 });
    return Number(/is (\d+)$/.exec(reason ?? '')?.[1]);
  };
  test.each(FIXTURE.officialDays)('$bs is a $weekday', ({ bs: [year = 0, month = 0, day = 0], weekday, gregorian }) => {
    const date = gregorianOf('bikram_sambat', { year, month, day });
    expect([isoDate(date), ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekdayIndexOf(date)]]).toEqual([
      gregorian,
      weekday,
    ]);
  });
  test('is a forecast after the published table', () => {
    expect(calendarDateOf('bikram_sambat', { year: 2027, month: 4, day: 13 })?.confidence).toBe('table');
    expect(calendarDateOf('bikram_sambat', { year: 2027, month: 4, day: 15 })?.confidence).toBe('forecast');
  });
});

describe('every calendar', () => {
  test.each(CIVIL_CALENDAR_IDS)('%s returns each day that it was given', (id) => {
    const first = dayCountOf({ year: 1890, month: 1, day: 1 });
    const dates = Array.from({ length: 8600 }, (_, index) => dateOfDayCount(first + index * 7));
    const converted = dates.map((gregorian) => ({ gregorian, date: calendarDateOf(id, gregorian) }));
    const wrong = converted.filter(
      ({ gregorian, date }) => date !== null && isoDate(gregorianOf(id, date)) !== isoDate(gregorian),
    );
    expect(wrong).toEqual([]);
    expect(converted.filter(({ date }) => date !== null).length).toBeGreaterThan(6000);
  });
  test('names the last day of a month that lacks a date', () => {
    expect(lackingDate('bikram_sambat', { year: 2081, month: 12, day: 32 })).toBe('the last day of Chaitra 2081 is 31');
    expect(lackingDate('julian', { year: 1700, month: 2, day: 30 })).toBe('the last day of February 1700 is 29');
  });
  test('saka is the national date', () => {
    for (let days = -60_000; days < 60_000; days += 31) {
      const gregorian = dateOfDayCount(days);
      const { year, monthIndex, dayNumber } = nationalDateOf(gregorian);
      expect(calendarDateOf('saka', gregorian)).toMatchObject({ year, month: monthIndex + 1, day: dayNumber });
    }
  });
  test.each([
    ['tamil', 2026, '2026-08-18', 5],
    ['bengali_old', 2025, '2025-04-15', 1],
    ['odia', 2024, '2024-04-14', 1],
  ] as const)('%s of %i begins a month on %s', (id, _, day, month) => {
    expect(calendarDateOf(id, dateOf(day))).toMatchObject({ month, day: 1 });
  });
});
