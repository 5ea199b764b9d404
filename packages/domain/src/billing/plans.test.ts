import { expect, test } from 'vitest';
import { callsCounted, FAR_END, PLAN_IDS, PLANS, TOP_UP, UNVERIFIED_CALLS_MAX } from './plans.ts';

const paid = [PLANS.starter, PLANS.growth, PLANS.scale];

test('free gives 10,000 calls in a calendar month', () => {
  expect(PLANS.free).toMatchObject({ callsPerPeriod: 10_000, period: 'calendar_month' });
});

test('a charge of up to 5 credits counts as one call, and a dearer one as a call for each 5 credits begun', () => {
  expect([0, 1, 5, 6, 10, 11, 37].map(callsCounted)).toEqual([1, 1, 1, 2, 2, 3, 8]);
});

test('on free no charge takes more credits than the calls that it counts as bring', () => {
  const perCall = PLANS.free.creditsPerPeriod / PLANS.free.callsPerPeriod;
  for (let credits = 0; credits <= 1_000; credits += 1)
    expect(credits).toBeLessThanOrEqual(callsCounted(credits) * perCall);
});

test('the published prices, allowances and rates are these', () => {
  const published = PLAN_IDS.filter((id) => PLANS[id].public).map((id) => {
    const { priceCents, creditsPerPeriod, ratePerMinute, concurrentCallsMax } = PLANS[id];
    return [id, priceCents, creditsPerPeriod, ratePerMinute, concurrentCallsMax];
  });
  expect(published).toEqual([
    ['free', 0, 50_000, 60, 5],
    ['starter', 1_900, 100_000, 300, 20],
    ['growth', 7_900, 500_000, 1_200, 50],
    ['scale', 29_900, 2_500_000, 6_000, 100],
  ]);
});

test('a dearer plan gives more credits, a higher rate, more calls at once and a lower price per credit', () => {
  for (const [index, plan] of paid.slice(1).entries()) {
    const cheaper = paid[index];
    if (!cheaper) throw new Error('unreachable');
    expect(plan.creditsPerPeriod).toBeGreaterThan(cheaper.creditsPerPeriod);
    expect(plan.ratePerMinute).toBeGreaterThan(cheaper.ratePerMinute);
    expect(plan.concurrentCallsMax).toBeGreaterThan(cheaper.concurrentCallsMax);
    expect(plan.priceCents / plan.creditsPerPeriod).toBeLessThan(cheaper.priceCents / cheaper.creditsPerPeriod);
  }
});

test('paid plans follow the subscription and count credits alone', () => {
  for (const plan of paid) expect(plan).toMatchObject({ period: 'anchored', callsPerPeriod: null, public: true });
});

test('internal is not for sale, has no limit of rate or of calls at once, and one period without end', () => {
  expect(PLANS.internal).toMatchObject({ public: false, ratePerMinute: null, creditsPerPeriod: 0, period: 'none' });
  expect(PLANS.internal.concurrentCallsMax).toBeNull();
  expect(Date.parse(FAR_END)).toBeGreaterThan(Date.parse('9000-01-01T00:00:00Z'));
});

test('every row is filed under its own id', () => {
  for (const id of PLAN_IDS) expect(PLANS[id].id).toBe(id);
});

test('a top-up is dearer per credit than the first paid plan', () => {
  expect(TOP_UP).toMatchObject({ credits: 50_000, priceCents: 1_200, validMonths: 12 });
  expect(TOP_UP.priceCents / TOP_UP.credits).toBeGreaterThan(PLANS.starter.priceCents / PLANS.starter.creditsPerPeriod);
});

test('an unverified workspace has a small part of the free allowance', () => {
  expect(UNVERIFIED_CALLS_MAX).toBe(100);
});
