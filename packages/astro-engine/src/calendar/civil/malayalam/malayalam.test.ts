import { describe, expect, test } from 'vitest';
import { dateOfDayCount, dayCountOf, isoDate } from '../../../core/moment.ts';
import { calendarDateOf, gregorianOf, lackingDate } from '../rows.ts';
import { KOLLAM_YEARS } from './months.data.ts';
import { MALAYALAM_MONTHS, malayalamMonthStart } from './month-start.ts';
import { packMonths, unpackMonths } from './packed-months.ts';

const gregorian = (year: number, month: number, day: number): string =>
  isoDate(gregorianOf('malayalam', { year, month, day }));

describe('the Malayalam calendar', () => {
  test('begins with Chingam and ends with Karkadakam', () => {
    expect([MALAYALAM_MONTHS.length, MALAYALAM_MONTHS[0], MALAYALAM_MONTHS[8], MALAYALAM_MONTHS[11]]).toEqual([
      12, 'Chingam', 'Medam', 'Karkadakam',
    ]); // prettier-ignore
  });

  // The Sun entered Simha at 13:32 on 17 August 2023, eight minutes before the limit at Thiruvananthapuram.
  test.each([
    [1199, 1, 1, '2023-08-17'],
    [1199, 9, 1, '2024-04-14'],
    [1200, 1, 1, '2024-08-17'],
    [1200, 9, 1, '2025-04-14'],
    [1201, 1, 1, '2025-08-17'],
    [1198, 9, 1, '2023-04-15'],
  ])('%i-%i-%i is %s', (year, month, day, expected) => expect(gregorian(year, month, day)).toBe(expected));

  test('has each day of 1900 to 2100 once, and gives it back', () => {
    const [from, until] = [1900, 2101].map((year) => dayCountOf({ year, month: 1, day: 1 }));
    let before = '';
    for (let days = from ?? 0; days < (until ?? 0); days += 1) {
      const date = calendarDateOf('malayalam', dateOfDayCount(days));
      if (date === null) throw new Error(`no date for ${days}`);
      const text = `${date.year}-${date.month}-${date.day}`;
      if (text === before || dayCountOf(gregorianOf('malayalam', date)) !== days) throw new Error(text);
      before = text;
    }
    expect(before).toBe('1276-5-15');
  });

  test('names the last day of a month that lacks a date, and its years', () => {
    const lacking = (year: number, month: number, day: number) => lackingDate('malayalam', { year, month, day });
    expect(lacking(1200, 1, 32)).toBe('the last day of Chingam 1200 is 31');
    expect(lacking(1199, 5, 30)).toBe('the last day of Dhanu 1199 is 29');
    expect(lacking(1199, 12, 32)).toBeNull();
    expect([lacking(0, 1, 1), lacking(1574, 1, 1)]).toEqual(
      Array.from({ length: 2 }, () => 'year must be 1 to 1573 in the calendar malayalam'),
    );
  });

  test('has no day before its era or after its table', () => {
    const { first, last } = KOLLAM_YEARS;
    expect(calendarDateOf('malayalam', { year: 825, month: 7, day: 30 })).toBeNull();
    expect(calendarDateOf('malayalam', { year: 825, month: 7, day: 31 })).toMatchObject({ year: 1, month: 1, day: 1 });
    expect(calendarDateOf('malayalam', dateOfDayCount(malayalamMonthStart(last, 12)))).toBeNull();
    expect(() => malayalamMonthStart(last + 1, 1)).toThrow('no Kollam year 1574');
    expect(() => malayalamMonthStart(first - 1, 0)).toThrow('no Kollam year 0');
  });
});

describe('packed months', () => {
  test('give the days back', () => {
    const starts = [100, 129, 159, 190, 222, 251, 283];
    expect(unpackMonths(packMonths(starts), 100)).toEqual(starts);
  });
  test('have 29 to 32 days', () => {
    expect(() => packMonths([0, 28, 57, 86])).toThrow('month 0 has 28 days');
    expect(() => packMonths([0, 29, 62, 91])).toThrow('month 1 has 33 days');
  });
});
