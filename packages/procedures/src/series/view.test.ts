import { expect, test } from 'vitest';
import { ledgerAmounts, loggedAmounts, viewOf } from './view.ts';
import { daySlots, endedOf, slotLength, slotsOf, spanBefore, spanOf, UsageFilter } from './filter.ts';

const NOW = new Date('2026-11-21T08:14:02Z');
const TODAY = '2026-11-21';
const UTC = { now: NOW, timezone: 'UTC' };
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
    const { slots, groups, credits } = viewOf(ledgerAmounts(ROWS, by), daySlots(SPAN, 'UTC'));
    expect(credits).toBe(13);
    expect(groups.reduce((sum, group) => sum + group.credits, 0)).toBe(13);
    expect(slots.flatMap(({ amounts }) => amounts).reduce((sum, amount) => sum + amount.credits, 0)).toBe(13);
  }
});

test('a day without a call is there, empty', () =>
  expect(
    viewOf(ledgerAmounts(ROWS, 'operation'), daySlots(SPAN, 'UTC')).slots.map(({ at, amounts }) => [
      at,
      amounts.length,
    ]),
  ).toEqual([
    ['2026-11-19', 1],
    ['2026-11-20', 0],
    ['2026-11-21', 1],
  ]));

test('a month is thirty days with today, and a custom range is put in order', () => {
  expect(spanOf({ range: 'month' }, TODAY)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  const range = { range: 'custom', from: '2026-11-10', to: '2026-11-01' } as const;
  expect(spanOf(range, TODAY)).toEqual({ from: '2026-11-01', to: '2026-11-10' });
});

test('nobody asks for more than 92 days at once', () =>
  expect(spanOf({ range: 'custom', from: '2020-01-01', to: '2026-11-21' }, TODAY).from).toBe('2026-08-22'));

test('nonsense in the address is the default', () =>
  expect(UsageFilter.parse({ range: 'aeon', by: 'moon', from: 'never' })).toMatchObject({
    range: 'month',
    by: 'operation',
    unit: 'credits',
  }));

test('a single day is shown by its hours, as long as the log has them', () => {
  const today = spanOf({ range: 'day' }, TODAY);
  expect(slotLength(today, UTC)).toBe('hour');
  const hours = slotsOf(today, 'hour', 'UTC').map(({ at }) => at);
  expect([hours.length, hours[0], hours[23]]).toEqual([24, '2026-11-21T00:00Z', '2026-11-21T23:00Z']);
  expect(slotLength({ from: '2026-10-23', to: '2026-10-23' }, UTC)).toBe('hour');
  expect(slotLength({ from: '2026-10-22', to: '2026-10-22' }, UTC)).toBe('day');
  expect(slotLength(SPAN, UTC)).toBe('day');
  // It began before the first day of the log: at 18:30 of the previous day in UTC.
  expect(slotLength({ from: '2026-10-23', to: '2026-10-23' }, { now: NOW, timezone: 'Asia/Kolkata' })).toBe('day');
});

test('a day has as many hours as the clock of the workspace shows', () => {
  const hoursOf = (day: string, timezone: string) => slotsOf({ from: day, to: day }, 'hour', timezone);
  const texts = (day: string, timezone: string) => hoursOf(day, timezone).map(({ at }) => at);
  expect(texts('2026-11-21', 'Asia/Kolkata').slice(0, 2)).toEqual(['2026-11-21T00:00+05:30', '2026-11-21T01:00+05:30']);
  expect(texts('2026-03-29', 'Europe/Berlin')).toHaveLength(23);
  const twice = texts('2026-10-25', 'Europe/Berlin');
  expect(twice).toHaveLength(25);
  expect(twice.slice(2, 4)).toEqual(['2026-10-25T02:00+02:00', '2026-10-25T02:00+01:00']);
  const [last] = hoursOf('2026-04-05', 'Australia/Lord_Howe').slice(-1);
  expect((last?.to.getTime() ?? 0) - (last?.from.getTime() ?? 0)).toBe(1_800_000); // The clock goes back by half an hour.
});

test('the period before is as long, and what still runs has not ended', () => {
  expect(spanBefore(SPAN)).toEqual({ from: '2026-11-16', to: '2026-11-18' });
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  const ended = (slots: ReturnType<typeof slotsOf>, now = NOW) => endedOf(slots, now).length;
  expect(ended(daySlots(SPAN, 'UTC'))).toBe(2);
  expect(ended(daySlots(SPAN, 'UTC'), new Date('2026-11-22T00:00:00Z'))).toBe(3);
  expect(ended(slotsOf(spanOf({ range: 'day' }, TODAY), 'hour', 'UTC'))).toBe(8);
  expect(ended(slotsOf(spanOf({ range: 'day' }, TODAY), 'hour', 'Asia/Kolkata'))).toBe(13);
});

test('a day lasts until the next one begins, the last one until the end of the span', () => {
  expect(daySlots({ from: '2026-11-20', to: '2026-11-21' }, 'UTC')).toEqual([
    { at: '2026-11-20', from: new Date('2026-11-20T00:00:00Z'), to: new Date('2026-11-21T00:00:00Z') },
    { at: '2026-11-21', from: new Date('2026-11-21T00:00:00Z'), to: new Date('2026-11-22T00:00:00Z') },
  ]);
});

test('requests by status have no price; by operation the answered ones count, and groups without any are left out', () => {
  const slots = daySlots({ from: '2026-11-20', to: '2026-11-21' }, 'UTC');
  const count = (group: string, requests: number, answered: number) => ({
    at: new Date('2026-11-21T00:00:00Z'), group, requests, answered, credits: answered * 2, refused: 0, failed: 0,
  }); // prettier-ignore
  const counts = [count('a', 5, 3), count('b', 1, 0)];
  expect(loggedAmounts(counts, 'status', slots)).toEqual([
    { at: '2026-11-21', group: 'a', calls: 5, credits: 0 },
    { at: '2026-11-21', group: 'b', calls: 1, credits: 0 },
  ]);
  expect(loggedAmounts(counts, 'operation', slots)).toEqual([{ at: '2026-11-21', group: 'a', calls: 3, credits: 6 }]);
});

test('the busiest groups come first in every slot, by credits and then by calls, and the eighth has the colour of the rest', () => {
  const rows = Array.from({ length: 8 }, (_, index) =>
    row('2026-11-19', `g${index}`, 'k', index < 2 ? 9 - index : 1, index < 2 ? 20 : 10 - index),
  );
  const { groups, slots } = viewOf(ledgerAmounts(rows, 'operation'), daySlots(SPAN, 'UTC'));
  const order = ['g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'];
  expect(groups.map(({ id }) => id)).toEqual(order);
  expect(slots[0]?.amounts.map(({ group }) => group)).toEqual(order);
  expect(groups.map(({ color }) => color)).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7].map((number) => `var(--chart-${number})`),
    'var(--chart-other)',
  ]);
});
