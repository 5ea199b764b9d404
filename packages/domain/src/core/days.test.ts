import { expect, test } from 'vitest';
import { dayOf, daysBefore, daysFromTo, daysUpTo } from './days.ts';

test('a day begins and ends at midnight, UTC', () => {
  expect(dayOf(new Date('2026-07-19T00:00:00Z'))).toBe('2026-07-19');
  expect(dayOf(new Date('2026-07-19T23:59:59.999Z'))).toBe('2026-07-19');
});

test.each([
  ['2026-07-19', 0, '2026-07-19'],
  ['2026-07-19', 1, '2026-07-18'],
  ['2026-01-01', 1, '2025-12-31'],
  ['2024-03-01', 1, '2024-02-29'],
  ['2026-07-19', -1, '2026-07-20'],
])('%s, %i days before: %s', (day, count, before) => expect(daysBefore(day, count)).toBe(before));

test('days in a row have both ends, in order', () => {
  expect(daysFromTo('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysFromTo('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
  expect(daysUpTo('2026-03-01', 2)).toEqual(['2026-02-28', '2026-03-01']);
  expect(daysUpTo('2026-03-01', 0)).toEqual([]);
});
