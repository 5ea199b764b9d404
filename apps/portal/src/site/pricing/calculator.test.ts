import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALL_CREDITS_MAX, PLAN_IDS, PLANS, TOP_UP, type Plan } from '@graha/domain/billing/plans';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { CLASSES } from './calculator-section.tsx';
import { callsOf, cheapestPlan, creditsOf, type Demand } from './calculator.tsx';

const OFFERS: readonly Plan[] = PLAN_IDS.map((id) => PLANS[id]).filter((plan) => plan.public);
const demandOf = (one: number, two: number) => [
  { credits: 1, calls: one },
  { credits: 2, calls: two },
];

/** Returns the smallest counterexample to the rule; null if there is none. */
const brokenBy = (rule: (demand: Demand, topUps: number) => boolean): unknown =>
  fc.check(
    fc.property(fc.nat(5_000_000), fc.nat(2_000_000), fc.nat(200), (one, two, topUps) =>
      rule(demandOf(one, two), topUps),
    ),
  ).counterexample;

const covers = (plan: Plan, topUps: number, demand: Demand): boolean =>
  plan.creditsPerPeriod + topUps * TOP_UP.credits >= creditsOf(demand) &&
  callsOf(demand) <= (plan.callsPerPeriod ?? Infinity);

test('nothing that covers the month costs less than what is shown', () => {
  const broken = brokenBy((demand, topUps) => {
    const shown = cheapestPlan(OFFERS, TOP_UP, demand)?.totalCents ?? Infinity;
    return OFFERS.every((plan) => {
      const bought = plan.priceCents === 0 ? 0 : topUps;
      return !covers(plan, bought, demand) || shown <= plan.priceCents + bought * TOP_UP.priceCents;
    });
  });
  expect(broken).toBeNull();
});

test('what is shown covers the month, with not one top-up too many, and costs what it says', () => {
  const broken = brokenBy((demand) => {
    const quote = cheapestPlan(OFFERS, TOP_UP, demand);
    const plan = OFFERS.find(({ id }) => id === quote?.offer.id);
    if (quote === null || plan === undefined) return false;
    const spare = quote.topUps > 0 && covers(plan, quote.topUps - 1, demand);
    const price = plan.priceCents + quote.topUps * TOP_UP.priceCents;
    return covers(plan, quote.topUps, demand) && !spare && quote.totalCents === price;
  });
  expect(broken).toBeNull();
});

test('every operation is in one class of the calculator', () => {
  expect(CLASSES.reduce((sum, { operations }) => sum + operations, 0)).toBe(OWN_OPERATIONS.length);
});

test('credits of long calls count on Free as one call for each five begun', () => {
  const byLength = (credits: number) => [{ credits: 1, calls: credits, isByLength: true }];
  const last = PLANS.free.callsPerPeriod * CALL_CREDITS_MAX;
  expect(cheapestPlan(OFFERS, TOP_UP, byLength(last))?.offer.id).toBe('free');
  expect(cheapestPlan(OFFERS, TOP_UP, byLength(last + 1))?.offer.id).toBe('starter');
});

test('the free plan ends at its last call', () => {
  const last = PLANS.free.callsPerPeriod;
  expect(cheapestPlan(OFFERS, TOP_UP, demandOf(0, last))).toMatchObject({ offer: { id: 'free' }, totalCents: 0 });
  expect(cheapestPlan(OFFERS, TOP_UP, demandOf(last + 1, 0))?.offer.id).not.toBe('free');
});
