import { PLANS, TOP_UP } from '@graha/domain/billing/plans';
import { expect, test } from 'vitest';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { PRICING_PAGE } from './copy.ts';
import { FREE_CALLS, PLAN_ROWS, PRICE_RANGE, TOP_UP_WORDS } from './plan-rows.ts';

test('the price table shows the public plans and no other', () => {
  expect(PLAN_ROWS.map((row) => row.id)).toEqual(
    Object.values(PLANS)
      .filter((plan) => plan.public)
      .map((plan) => plan.id),
  );
});

test('prices are written from cents', () => {
  const starter = PLAN_ROWS.find((row) => row.id === 'starter');
  expect(starter).toEqual({
    id: 'starter',
    name: 'Starter',
    monthly: `$${PLANS.starter.priceCents / 100}`,
    yearly: '$15.83',
    yearTotal: '$190',
    allowance: '100,000',
    included: '100,000 credits',
    rate: '300 / min',
    perThousand: { month: '$0.19', year: '$0.16' },
    href: { month: '/sign-up?plan=starter', year: '/sign-up?plan=starter&interval=year' },
  });
  expect(TOP_UP_WORDS).toContain(`$${TOP_UP.priceCents / 100}, valid ${TOP_UP.validMonths} months`);
});

test('the free offer is the number of calls of the free plan', () => {
  expect(Number(FREE_CALLS.replace(',', ''))).toBe(PLANS.free.callsPerPeriod);
});

test('each plan leads to itself: a paid one through sign-up to its confirmation, the free one to sign-up alone', () => {
  for (const { id, href } of PLAN_ROWS) {
    expect(href.month).toBe(id === 'free' ? '/sign-up' : `/sign-up?plan=${id}`);
    expect(href.year).toBe(id === 'free' ? '/sign-up' : `/sign-up?plan=${id}&interval=year`);
  }
});

test('the sentence about prices holds for every operation', () => {
  const fixed = OWN_OPERATIONS.filter(({ pricedBy }) => pricedBy === undefined);
  const credits = fixed.map((operation) => operation.credits);
  expect(PRICE_RANGE).toBe(`${Math.min(...credits)} to ${Math.max(...credits)} credits`);
  expect(fixed.length / OWN_OPERATIONS.length).toBeGreaterThan(0.8);
  expect(PRICING_PAGE.lead).toContain(`Most operations cost ${PRICE_RANGE} a call; ranges, searches and reports`);
  // Otherwise the sentence is false for a report with a fixed price.
  const reports = OWN_OPERATIONS.filter(({ family }) => family === 'reports' || family === 'range');
  expect(reports.filter(({ pricedBy }) => pricedBy === undefined)).toEqual([]);
});
