import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bought } from './billing-money.ts';
import { priceCentsOf } from '../interval.ts';
import { PLANS } from '../plans.ts';
import { sharesOf } from './returned-share.ts';

const MONTHLY = PLANS.growth.creditsPerPeriod;
const PRICE = priceCentsOf('growth', 'year');
const yearFrom = (periodStart: string): Bought => ({ purpose: 'plan', plan: 'growth', interval: 'year', periodStart });
const START = '2027-01-31T12:00:00.000Z';
const creditsFor = (cents: number) => sharesOf(yearFrom(START), { cents, anchor: START }).map(({ credits }) => credits);

test('unused whole months are taken back from the end of the year', () => {
  expect(creditsFor((PRICE * 6) / 12)).toEqual([0, 0, 0, 0, 0, 0, ...Array.from({ length: 6 }, () => MONTHLY)]);
  expect(creditsFor(PRICE)).toEqual(Array.from({ length: 12 }, () => MONTHLY));
  expect(creditsFor(0)).toEqual(Array.from({ length: 12 }, () => 0));
});

test('less than a month of money takes its share of the last month, rounded up', () => {
  const credits = creditsFor(1);
  expect(credits.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 0));
  expect(credits[11]).toBe(Math.ceil((MONTHLY * 12) / PRICE));
});

test('the shares of any sum are those of the whole, and no earlier month is touched before a later one is empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: PRICE * 2 }), (cents) => {
      const credits = creditsFor(cents);
      const wanted = Math.min(12 * MONTHLY, Math.ceil((12 * MONTHLY * cents) / PRICE));
      expect(credits.reduce((sum, some) => sum + some, 0)).toBe(wanted);
      // A month that is touched is followed by whole months alone.
      const after = credits.slice(credits.findIndex((some) => some > 0) + 1);
      expect(after.filter((some) => some !== MONTHLY)).toEqual([]);
    }),
  );
});

test('the months follow the anchor: the 31st falls on the last day of a short month', () => {
  const ids = sharesOf(yearFrom(START), { cents: PRICE, anchor: START }).map(({ source }) => source.id);
  expect(ids.slice(0, 4)).toEqual([
    'growth 2027-01-31T12:00:00.000000Z',
    'growth 2027-02-28T12:00:00.000000Z',
    'growth 2027-03-31T12:00:00.000000Z',
    'growth 2027-04-30T12:00:00.000000Z',
  ]);
});

test('a second year that began on a leap day still has months on the 29th', () => {
  const ids = sharesOf(yearFrom('2029-02-28T12:00:00Z'), { cents: PRICE, anchor: '2028-02-29T12:00:00Z' });
  expect(ids.slice(0, 2).map(({ source }) => source.id)).toEqual([
    'growth 2029-02-28T12:00:00.000000Z',
    'growth 2029-03-29T12:00:00.000000Z',
  ]);
});

test('a month and a top-up are one grant', () => {
  const month: Bought = { purpose: 'plan', plan: 'growth', periodStart: START };
  expect(sharesOf(month, { cents: 3_950, anchor: START })).toEqual([
    { source: { type: 'period', id: 'growth 2027-01-31T12:00:00.000000Z' }, credits: 250_000 },
  ]);
  expect(sharesOf({ purpose: 'top_up', sessionId: 'cs_1' }, { cents: 600, anchor: null })).toEqual([
    { source: { type: 'checkout', id: 'cs_1' }, credits: 25_000 },
  ]);
});
