import { expect, test } from 'vitest';
import { YEARS, yearOfSlug, yearsBeside, yearsListed } from './years.ts';

test('an address has a year of four digits within the bounds, or none', () => {
  expect([String(YEARS.first), String(YEARS.last), '2028'].map(yearOfSlug)).toEqual([YEARS.first, YEARS.last, 2028]);
  for (const text of ['1999', '2051', '02028', '2028.0', '+2028', ' 2028', '20x8', '', '٢٠٢٨'])
    expect([text, yearOfSlug(text)]).toEqual([text, null]);
});

test('the first and the last year have one neighbour', () => {
  expect(yearsBeside(2028)).toEqual([2027, 2029]);
  expect([yearsBeside(YEARS.first), yearsBeside(YEARS.last)]).toEqual([[YEARS.first + 1], [YEARS.last - 1]]);
});

test('search engines find this year and the next two, and none without a page', () => {
  expect(yearsListed(new Date('2026-11-28T00:00Z'))).toEqual([2026, 2027, 2028]);
  expect(yearsListed(new Date('2049-12-31T23:59Z'))).toEqual([2049, 2050]);
});
