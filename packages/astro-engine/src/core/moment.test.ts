import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  civilAt,
  dateOfDayCount,
  dayCountOf,
  impossibleDate,
  isoAt,
  isoDate,
  jdUtOf,
  midnightJdUt,
  offsetSecondsOf,
  offsetText,
  plusDays,
  weekdayIndexOf,
} from './moment.ts';

const at = (year: number, month: number, day: number, hours = 0, minutes = 0, seconds = 0) => ({
  year,
  month,
  day,
  hours,
  minutes,
  seconds,
});

describe('civil time to Julian Day', () => {
  test.each([
    [at(2000, 1, 1, 12), 0, 2451545],
    [at(1970, 1, 1), 0, 2440587.5],
    [at(1900, 1, 1), 0, 2415020.5],
    [at(-4713, 11, 24, 12), 0, 0], // The zero of the Julian Day, in the proleptic Gregorian calendar.
    [at(1582, 10, 15), 0, 2299160.5],
    [at(1990, 3, 15, 10, 30), 5.5 * 3600, 2447965.7083333335],
  ])('%o at offset %d is JD %d', (civil, offsetSeconds, jdUt) => {
    expect(jdUtOf(civil, offsetSeconds)).toBe(jdUt);
  });

  test('the date of UTC may be another than the local one, in both directions and over the year', () => {
    expect(isoAt(jdUtOf(at(2023, 12, 31, 23, 59), offsetSecondsOf(-12)), 0)).toBe('2024-01-01T11:59:00+00:00');
    expect(isoAt(jdUtOf(at(2024, 1, 1), offsetSecondsOf(14)), 0)).toBe('2023-12-31T10:00:00+00:00');
  });

  test.each([
    at(2024, 1, 1, 24),
    at(2024, 1, 1, 0, 60),
    at(2024, 1, 1, 0, 0, 60),
    at(2024, 1, 1, -1),
    at(2024, 1, 1, Number.NaN),
  ])('refuses the clock reading %o', (civil) => expect(() => jdUtOf(civil, 0)).toThrow(RangeError));

  test('refuses an impossible date instead of sliding into the next month', () => {
    expect(() => jdUtOf(at(2023, 2, 31), 0)).toThrow('February 2023 has 28 days');
  });

  test('the start of a local day is 00:00 at its offset', () => {
    expect(midnightJdUt({ year: 2024, month: 3, day: 1 }, 20_700)).toBe(jdUtOf(at(2024, 3, 1), 20_700));
  });
});

describe('impossible dates', () => {
  test.each([
    [1900, 2, 29, 'February 1900 has 28 days'],
    [2100, 2, 29, 'February 2100 has 28 days'],
    [2023, 2, 31, 'February 2023 has 28 days'],
    [2024, 4, 31, 'April 2024 has 30 days'],
    [2024, 13, 1, 'month must be 1 to 12'],
    [2024, 0, 1, 'month must be 1 to 12'],
    [2024, 1, 0, 'day must be 1 or more'],
    [2024, 1.5, 1, 'year, month and day must be whole numbers'],
  ])('%d-%d-%d is refused with its reason', (year, month, day, reason) => {
    expect(impossibleDate({ year, month, day })).toBe(reason);
  });

  test.each([
    [2000, 2, 29],
    [2024, 2, 29],
    [1999, 12, 31],
  ])('%d-%d-%d is possible', (year, month, day) => expect(impossibleDate({ year, month, day })).toBeNull());
});

describe('Julian Day to civil time', () => {
  test('half a second before midnight rounds into the next year, once', () => {
    expect(civilAt(jdUtOf(at(2023, 12, 31, 23, 59, 59.6), 0), 0)).toEqual(at(2024, 1, 1));
    expect(civilAt(jdUtOf(at(2024, 2, 29, 23, 59, 59.7), 0), 0)).toEqual(at(2024, 3, 1));
    expect(isoAt(jdUtOf(at(2024, 1, 1, 9, 59, 59.5), 0), 0)).toBe('2024-01-01T10:00:00+00:00');
  });

  test('every whole second of eight centuries, at any offset, comes back as it went in', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -62_000, max: 200_000 }),
        fc.integer({ min: 0, max: 86_399 }),
        fc.integer({ min: -50_400, max: 50_400 }),
        (dayCount, secondOfDay, offsetSeconds) => {
          const civil = {
            ...dateOfDayCount(dayCount),
            hours: Math.floor(secondOfDay / 3600),
            minutes: Math.floor(secondOfDay / 60) % 60,
            seconds: secondOfDay % 60,
          };
          expect(civilAt(jdUtOf(civil, offsetSeconds), offsetSeconds)).toEqual(civil);
        },
      ),
    );
  });

  test('the calendar agrees with the one of the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (dayCount) => {
        const platform = new Date(dayCount * 86_400_000);
        const date = dateOfDayCount(dayCount);
        expect(date).toEqual({
          year: platform.getUTCFullYear(),
          month: platform.getUTCMonth() + 1,
          day: platform.getUTCDate(),
        });
        expect(dayCountOf(date)).toBe(dayCount);
        expect(weekdayIndexOf(date)).toBe(platform.getUTCDay());
      }),
    );
  });
});

describe('offsets', () => {
  test.each([
    [5.75, 20_700, '+05:45'],
    [-3.5, -12_600, '-03:30'],
    [12.75, 45_900, '+12:45'],
    [8.75, 31_500, '+08:45'],
    [-9.5, -34_200, '-09:30'],
    [14, 50_400, '+14:00'],
    [-12, -43_200, '-12:00'],
    [6.5, 23_400, '+06:30'],
    [4.8556, 17_480, '+04:51:20'],
    [0, 0, '+00:00'],
    [-0, 0, '+00:00'],
  ])('%d hours are %d whole seconds, written %s', (hours, seconds, text) => {
    expect(offsetSecondsOf(hours)).toBe(seconds);
    expect(offsetText(seconds)).toBe(text);
  });

  test('an instant is written with the offset that was asked', () => {
    expect(isoAt(2451545, 20_700)).toBe('2000-01-01T17:45:00+05:45');
    expect(isoAt(2451545, 17_480)).toBe('2000-01-01T16:51:20+04:51:20');
  });
});

describe('a clock that is put forward and back', () => {
  const springJdUt = jdUtOf(at(2024, 3, 10, 3), 0);
  const autumnJdUt = jdUtOf(at(2024, 11, 3, 3), 0);
  /** An hour ahead from 03:00 UT on 10 March, which the clocks of the place show as 00:00, until 3 November. */
  const clock = (jdUt: number): number => (jdUt >= springJdUt && jdUt < autumnJdUt ? -7_200 : -10_800);
  const midnightOf = (month: number, day: number): string =>
    isoAt(midnightJdUt({ year: 2024, month, day }, clock), clock);

  test('prints each instant by its own offset', () => {
    expect(isoAt(springJdUt - 1 / 86_400, clock)).toBe('2024-03-09T23:59:59-03:00');
    expect(isoAt(springJdUt, clock)).toBe('2024-03-10T01:00:00-02:00');
    expect(civilAt(autumnJdUt, clock)).toEqual(at(2024, 11, 3));
  });

  test('begins each date at its midnight, at the leap over it, or at the first of two', () => {
    expect(midnightOf(3, 9)).toBe('2024-03-09T00:00:00-03:00');
    expect(midnightOf(3, 10)).toBe('2024-03-10T01:00:00-02:00');
    expect(midnightOf(3, 11)).toBe('2024-03-11T00:00:00-02:00');
    expect(midnightOf(11, 2)).toBe('2024-11-02T00:00:00-02:00');
    expect(midnightOf(11, 3)).toBe('2024-11-03T00:00:00-02:00');
    expect(midnightOf(11, 4)).toBe('2024-11-04T00:00:00-03:00');
  });
});

test('days are added over month, leap day and year', () => {
  expect(isoDate(plusDays({ year: 2024, month: 2, day: 28 }, 2))).toBe('2024-03-01');
  expect(isoDate(plusDays({ year: 2024, month: 1, day: 1 }, -1))).toBe('2023-12-31');
});

test('years before 0 and after 9999 are written in the expanded form', () => {
  expect(isoDate({ year: -12, month: 1, day: 2 })).toBe('-000012-01-02');
  expect(isoDate({ year: 12_000, month: 1, day: 2 })).toBe('+012000-01-02');
});
