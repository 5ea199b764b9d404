import { expect, test } from 'vitest';
import { monthlyCentsOf, priceCentsOf, sameTerms, startsNow, YEAR_MONTHS_FREE, type Terms } from './interval.ts';
import { PLAN_IDS, PLANS } from './plans.ts';

const terms = (text: string): Terms => {
  const [plan, interval] = text.split(' ');
  const id = PLAN_IDS.find((known) => known === plan);
  if (id === undefined || (interval !== 'month' && interval !== 'year')) throw new Error(text);
  return { plan: id, interval };
};

test('a year costs ten months, so two are free', () => {
  expect(YEAR_MONTHS_FREE).toBe(2);
  const prices = PLAN_IDS.filter((id) => PLANS[id].priceCents > 0).map((id) => [id, priceCentsOf(id, 'year')]);
  expect(prices).toEqual([
    ['starter', 19_000],
    ['growth', 79_000],
    ['scale', 299_000],
  ]);
  expect(monthlyCentsOf('growth', 'year') * 12).toBeCloseTo(79_000);
  expect(monthlyCentsOf('growth', 'month')).toBe(7_900);
});

test.each([
  ['starter month', 'growth month', true],
  ['starter month', 'starter year', true],
  ['starter month', 'growth year', true],
  ['starter year', 'growth year', true],
  ['growth month', 'starter month', false],
  ['growth month', 'starter year', false],
  ['growth year', 'growth month', false],
  ['growth year', 'scale month', false],
  ['growth year', 'starter year', false],
  ['growth year', 'growth year', false],
])('a change from %s to %s begins at once: %s', (from, to, isNow) => {
  expect(startsNow(terms(from), terms(to))).toBe(isNow);
});

test('a change that is charged at once costs more than what was paid, so no invoice is below zero', () => {
  const all = PLAN_IDS.filter((id) => PLANS[id].priceCents > 0).flatMap((plan) => [
    terms(`${plan} month`),
    terms(`${plan} year`),
  ]);
  for (const from of all)
    for (const to of all.filter((one) => startsNow(from, one)))
      expect(priceCentsOf(to.plan, to.interval)).toBeGreaterThan(priceCentsOf(from.plan, from.interval));
});

test('free is the same however it is paid; a paid plan is not', () => {
  expect(sameTerms(terms('free month'), terms('free year'))).toBe(true);
  expect(sameTerms(terms('growth month'), terms('growth year'))).toBe(false);
  expect(sameTerms(terms('growth year'), terms('scale year'))).toBe(false);
});
