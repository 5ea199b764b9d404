import { expect, test } from 'vitest';
import { isoDate, dateOfDayCount } from '../core/moment.ts';
import { bikramSambatDays } from './civil-rules.ts';
import { skyByHand } from './testing.ts';

const dayOf = (iso: string): number => Date.parse(iso) / 86_400_000;
const daysOf = (monthIndex: number, dayNumber: number, from: string, to: string) =>
  bikramSambatDays(
    skyByHand(),
    { basis: 'bikram_sambat', monthIndex, dayNumber },
    { fromDayCount: dayOf(from), toDayCount: dayOf(to) },
  ).map(({ dayCount }) => isoDate(dateOfDayCount(dayCount)));

test('a date of Bikram Sambat is found once in each year, at both ends of a range', () => {
  expect(daysOf(0, 1, '2023-04-14', '2025-04-14')).toEqual(['2023-04-14', '2024-04-13', '2025-04-14']);
  expect(daysOf(0, 1, '2023-04-15', '2025-04-13')).toEqual(['2024-04-13']);
  expect(daysOf(8, 15, '2021-12-30', '2022-12-30')).toEqual(['2021-12-30', '2022-12-30']);
  expect(daysOf(11, 30, '2026-04-13', '2026-04-13')).toEqual(['2026-04-13']);
});

test('a date before or after the table has no day', () => {
  expect(daysOf(0, 1, '1601-01-01', '1601-12-31')).toEqual([]);
  expect(daysOf(0, 1, '1913-01-01', '1913-12-31')).toEqual(['1913-04-13']);
  expect(daysOf(11, 1, '2044-01-01', '2044-12-31')).toHaveLength(1);
  expect(daysOf(11, 1, '2045-01-01', '2398-12-31')).toEqual([]);
});
