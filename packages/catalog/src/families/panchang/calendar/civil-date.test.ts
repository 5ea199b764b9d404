import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { readInput } from '../../../request/issues.ts';
import { panchang } from '../panchang.ts';

const sky = await createEphemeris();
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const convert = (query: object) => answered(panchang['convert-date'], { ...DELHI, ...query }, sky);
const two = (value: number): string => String(value).padStart(2, '0');

describe('civil dates of other calendars', () => {
  const civilDates = (civil_date: string): string[] =>
    convert({ civil_date }).dates.flatMap(({ civil_dates }) =>
      civil_dates.map(({ calendar, year, month, month_name, day, confidence }) =>
        [calendar, year, month, month_name, day, confidence].join(' '),
      ),
    );
  test('give the day in ten calendars', () => {
    expect(civilDates('2026-04-14')).toEqual([
      'julian 2026 4 April 1 exact',
      'bikram_sambat 2083 1 Baisakh 1 table',
      'saka 1948 1 Chaitra 24 exact',
      'islamic_civil 1447 10 Shawwal 26 exact',
      'islamic_umalqura 1447 10 Shawwal 26 table',
      'tamil 1948 1 Chithirai 1 computed',
      'malayalam 1201 9 Medam 1 computed',
      'bengali 1433 1 Boishakh 1 exact',
      'bengali_old 1432 12 Choitro 30 computed',
      'odia 1948 1 Baisakha 1 computed',
    ]);
  });
  test('leave out a calendar whose years lack the day', () => {
    const calendars = civilDates('1801-12-25').map((text) => text.split(' ')[0]);
    expect(calendars).toContain('julian');
    expect(calendars).not.toContain('bikram_sambat');
    expect(calendars).not.toContain('islamic_umalqura');
  });
  test('are on each of two dates of a tithi', () => {
    const { dates } = convert({ lunar_year: 1948, month_number: 8, tithi_number: 15, rule: 'touching' });
    expect(dates.length).toBeGreaterThan(1);
    const days = dates.map(({ civil_dates }) => civil_dates.find(({ calendar }) => calendar === 'saka')?.day);
    expect(new Set(days).size).toBe(dates.length);
  });
  test('are accepted in a request, each in its calendar', () => {
    const asked = { civil_date: '2026-04-14' };
    const gregorian = convert(asked);
    const [day] = gregorian.dates;
    expect(day?.civil_dates).toHaveLength(10);
    for (const { calendar, year, month, day: date } of day?.civil_dates ?? []) {
      const civil_date = [String(year).padStart(4, '0'), two(month), two(date)].join('-');
      expect({ calendar, answer: convert({ civil_date, calendar }) }).toEqual({ calendar, answer: gregorian });
    }
    expect(convert({ civil_date: '1918-01-31', calendar: 'auto', country: 'RU' }).dates[0]?.date).toBe('1918-02-13');
  });
  test.each([
    [
      { civil_date: '2081-12-32', calendar: 'bikram_sambat' },
      'civil_date 2081-12-32: date 32 does not exist: the last day of Chaitra 2081 is 31',
    ],
    [
      { civil_date: '1918-01-31', country: 'RU' },
      expect.stringMatching(/^civil_date 1918-01-31: calendar is required: Russia/),
    ],
    [
      { civil_date: '0500-01-01', calendar: 'saka' },
      expect.stringMatching(/^civil_date 0500-01-01: year 500 of the calendar saka is 578/),
    ],
    [
      { civil_date: '1200-01-32', calendar: 'malayalam' },
      'civil_date 1200-01-32: date 32 does not exist: the last day of Chingam 1200 is 31',
    ],
    [{ civil_date: '2026-02-30' }, expect.stringMatching(/^civil_date must be a date/)],
    [{ civil_date: '0600-01-01' }, expect.stringMatching(/^civil_date must be from 0601-01-01/)],
    [{ civil_date: '14 April' }, 'civil_date must be a date such as 2026-11-21'],
  ])('%o is refused', (sent, message) => {
    const read = readInput(panchang['convert-date'].input, { ...sent, ...DELHI }, 'body');
    expect(read.ok ? [] : read.problems.map(({ msg }) => msg)).toEqual([message]);
  });
});
