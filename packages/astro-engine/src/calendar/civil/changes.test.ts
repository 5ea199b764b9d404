import { describe, expect, test } from 'vitest';
import { isoDate, plusDays } from '../../core/moment.ts';
import { CALENDAR_CHANGES } from './changes.data.ts';
import { changeOf, reckoningOf } from './changes.ts';
import { gregorianOf } from './rows.ts';
import fixture from './changes.fixture.json' with { type: 'json' };

const dateOf = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

/** First Gregorian days as encyclopedias print them. */
test.each([
  ['IT', '1582-10-15'],
  ['FR', '1582-12-20'],
  ['BE', '1582-12-25'],
  ['AT', '1583-10-16'],
  ['CZ', '1584-01-17'],
  ['HU', '1587-11-01'],
  ['DE', '1700-03-01'],
  ['CH', '1701-01-12'],
  ['NL', '1701-05-12'],
  ['IS', '1700-11-28'],
  ['GB', '1752-09-14'],
  ['US', '1752-09-14'],
  ['SE', '1753-03-01'],
  ['BG', '1916-04-14'],
  ['TR', '1917-03-01'],
  ['RU', '1918-02-14'],
  ['AL', '1912-11-28'],
  ['AM', '1918-05-01'],
  ['RO', '1919-04-14'],
  ['GR', '1923-03-01'],
])('%s counts by the Gregorian calendar from %s', (country, first) => {
  expect(changeOf(country).firstGregorian).toBe(first);
});

describe('the calendar of a written date', () => {
  test.each([
    ['GB', '1752-09-02', 'julian'],
    ['GB', '1752-09-03', 'gap'],
    ['GB', '1752-09-13', 'gap'],
    ['gb', '1752-09-14', 'gregorian'],
    ['UK', '1642-12-25', 'julian'],
    ['DE', '1583-02-13', 'julian'],
    ['DE', '1583-02-14', 'parts'],
    ['DE', '1700-02-28', 'parts'],
    ['DE', '1700-03-01', 'gregorian'],
    ['SE', '1700-02-29', 'julian'],
    ['SE', '1700-03-01', 'own'],
    ['SE', '1712-02-30', 'own'],
    ['SE', '1712-03-01', 'julian'],
    ['JP', '1582-10-04', 'julian'],
    ['JP', '1582-10-10', 'gap'],
    [undefined, '1582-10-15', 'gregorian'],
  ])('%s %s: %s', (country, date, reckoning) => {
    expect(reckoningOf(changeOf(country), dateOf(date))).toBe(reckoning);
  });
});

describe('the sources of each date', () => {
  /** The first Gregorian days that a source prints for the countries of a row. */
  const printedOf = (countries: string): { source: string; first: string }[] =>
    fixture.printed.flatMap(({ source, lastJulian, firstGregorian }) => {
      const last: Readonly<Record<string, string>> = lastJulian;
      const first: Readonly<Record<string, string>> = firstGregorian;
      return countries.split(' ').flatMap((country) => {
        const julian = last[country];
        const day =
          first[country] ??
          (julian === undefined ? undefined : isoDate(plusDays(gregorianOf('julian', dateOf(julian)), 1)));
        return day === undefined ? [] : [{ source, first: day }];
      });
    });

  test.each(CALENDAR_CHANGES)('$name: two sources have it and none another, or the row says the doubt', (row) => {
    const { firstGregorian } = changeOf(row.countries.slice(0, 2));
    const printed = printedOf(row.countries);
    const agreeing = new Set(printed.filter(({ first }) => first === firstGregorian).map(({ source }) => source));
    const isSure = agreeing.size >= 2 && printed.every(({ first }) => first === firstGregorian);
    expect(isSure || row.doubt !== undefined).toBe(true);
    // Countries that no source names have the date of the state that they were part of.
    const isNamed = printed.length > 0 && row.name !== 'Croatia and Slovenia' && row.name !== 'Lithuania';
    expect(agreeing.size > 0).toBe(isNamed);
  });

  test('each printed country has a row', () => {
    const named = fixture.printed.flatMap((one) => [
      ...Object.keys(one.lastJulian),
      ...Object.keys(one.firstGregorian),
    ]);
    expect(new Set(named).size).toBeGreaterThan(30);
    expect(named.filter((country) => changeOf(country).countries === '')).toEqual([]);
  });

  test('the Swedish 30 February 1712 was 11 March', () => {
    expect(reckoningOf(changeOf('SE'), dateOf('1712-02-30'))).toBe('own');
    // One day ahead of the Julian 29 February.
    expect(isoDate(gregorianOf('julian', dateOf('1712-02-29')))).toBe('1712-03-11');
  });
});

test('a country has one row', () => {
  const countries = CALENDAR_CHANGES.flatMap((row) => row.countries.split(' '));
  expect(countries.toSorted()).toEqual([...new Set(countries)].toSorted());
  expect(countries.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});
