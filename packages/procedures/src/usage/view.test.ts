import { expect, test } from 'vitest';
import { ledgerAmounts, viewOf } from './view.ts';
import { endedOf, slotLength, slotsOf, spanBefore, spanOf, UsageFilter } from './filter.ts';

const NOW = new Date('2026-11-21T08:14:02Z');
const SPAN = { from: '2026-11-19', to: '2026-11-21' };
const row = (day: string, operation: string, keyId: string, calls: number, credits: number) => ({
  day,
  operation,
  keyId,
  calls,
  credits,
});
const ROWS = [
  row('2026-11-19', 'kundali/basic', 'a', 3, 3),
  row('2026-11-19', 'kundali/basic', 'b', 2, 2),
  row('2026-11-21', 'matchmaking/ashtakoot', 'a', 4, 8),
];

test('the days, the groups and the total say the same credits', () => {
  for (const by of ['operation', 'key'] as const) {
    const { slots, groups, credits } = viewOf(ledgerAmounts(ROWS, by), SPAN);
    expect(credits).toBe(13);
    expect(groups.reduce((sum, group) => sum + group.credits, 0)).toBe(13);
    expect(slots.flatMap(({ amounts }) => amounts).reduce((sum, amount) => sum + amount.credits, 0)).toBe(13);
  }
});

test('a day without a call is there, empty', () =>
  expect(viewOf(ledgerAmounts(ROWS, 'operation'), SPAN).slots.map(({ at, amounts }) => [at, amounts.length])).toEqual([
    ['2026-11-19', 1],
    ['2026-11-20', 0],
    ['2026-11-21', 1],
  ]));

test('a month is thirty days with today, and a custom range is put in order', () => {
  expect(spanOf({ range: 'month' }, NOW)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  const range = { range: 'custom', from: '2026-11-10', to: '2026-11-01' } as const;
  expect(spanOf(range, NOW)).toEqual({ from: '2026-11-01', to: '2026-11-10' });
});

test('nobody asks for more than 92 days at once', () =>
  expect(spanOf({ range: 'custom', from: '2020-01-01', to: '2026-11-21' }, NOW).from).toBe('2026-08-22'));

test('nonsense in the address is the default', () =>
  expect(UsageFilter.parse({ range: 'aeon', by: 'moon', from: 'never' })).toMatchObject({
    range: 'month',
    by: 'operation',
    unit: 'credits',
  }));

test('a single day is shown by its hours, as long as the log has them', () => {
  const today = spanOf({ range: 'day' }, NOW);
  expect(slotLength(today, NOW)).toBe('hour');
  const hours = slotsOf(today, 'hour');
  expect([hours.length, hours[0], hours[23]]).toEqual([24, '2026-11-21T00:00Z', '2026-11-21T23:00Z']);
  expect(slotLength({ from: '2026-10-23', to: '2026-10-23' }, NOW)).toBe('hour');
  expect(slotLength({ from: '2026-10-22', to: '2026-10-22' }, NOW)).toBe('day');
  expect(slotLength(SPAN, NOW)).toBe('day');
});

test('the period before is as long, and what still runs has not ended', () => {
  expect(spanBefore(SPAN)).toEqual({ from: '2026-11-16', to: '2026-11-18' });
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(endedOf(slotsOf(SPAN, 'day'), 'day', NOW)).toBe(2);
  expect(endedOf(slotsOf(SPAN, 'day'), 'day', new Date('2026-11-22T00:00:00Z'))).toBe(3);
  expect(endedOf(slotsOf(spanOf({ range: 'day' }, NOW), 'hour'), 'hour', NOW)).toBe(8);
});
