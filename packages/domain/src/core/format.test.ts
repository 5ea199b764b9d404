import { expect, test } from 'vitest';
import {
  ago,
  clockTime,
  count,
  date,
  dayAndMonth,
  dollars,
  duration,
  fullInstant,
  initials,
  money,
  plural,
} from './format.ts';

const NOW = new Date('2026-11-21T08:14:02Z');

test('figures have thousands separators, dates are written out', () => {
  expect([count(0), count(12_345)]).toEqual(['0', '12,345']);
  expect([date(new Date('2026-12-01T00:00:00Z')), dayAndMonth(new Date('2026-11-01'))]).toEqual([
    '1 Dec 2026',
    '1 Nov',
  ]);
  expect(fullInstant(NOW)).toBe('2026-11-21 08:14:02 UTC');
});

test.each([
  ['2026-11-21T08:14:00Z', '2 s ago'],
  ['2026-11-21T08:14:59Z', '0 s ago'],
  ['2026-11-21T08:11:01Z', '3 min ago'],
  ['2026-11-21T08:13:02Z', '1 min ago'],
  ['2026-11-21T07:14:03Z', '59 min ago'],
  ['2026-11-21T07:14:02Z', '1 h ago'],
  ['2026-11-20T08:14:03Z', '23 h ago'],
  ['2026-11-20T08:14:02Z', '1 d ago'],
  ['2026-11-14T08:14:03Z', '6 d ago'],
  ['2026-11-14T08:14:02Z', '14 Nov 2026'],
  ['2026-11-20T23:14:02Z', '9 h ago'],
  ['2026-11-19T08:00:00Z', '2 d ago'],
  ['2026-09-12T08:00:00Z', '12 Sep 2026'],
])('%s is %s', (instant, text) => expect(ago(new Date(instant), NOW)).toBe(text));

test.each([
  [9 * 86_400_000 + 15 * 3_600_000 + 59_000, '9 d 15 h'],
  [15 * 3_600_000 + 20 * 60_000, '15 h 20 min'],
  [24 * 3_600_000, '1 d 0 h'],
  [24 * 3_600_000 - 1, '23 h 59 min'],
  [3_600_000, '1 h 0 min'],
  [3_600_000 - 1, '59 min'],
  [60_000, '1 min'],
  [59_999, '0 min'],
  [-1, '0 min'],
])('%s ms are %s', (ms, text) => expect(duration(ms)).toBe(text));

test('prices of ours leave out cents that are none, and sums of invoices never do', () => {
  expect([dollars(7_900), dollars(150), dollars(0)]).toEqual(['$79', '$1.50', '$0']);
  expect([money(7_900, 'usd'), money(150, 'eur')]).toEqual(['$79.00', '€1.50']);
});

test('one thing is one, and none or more are many', () => {
  expect([0, 1, 1_200].map((amount) => plural(amount, 'call', 'calls'))).toEqual(['0 calls', '1 call', '1,200 calls']);
  expect(clockTime(NOW)).toBe('08:14 UTC');
});

test('a name is known by its first letters, whatever the alphabet', () => {
  expect(['Nadir Tools', 'graha', '🪐 Orbit & Sons'].map(initials)).toEqual(['NT', 'G', '🪐O']);
});
