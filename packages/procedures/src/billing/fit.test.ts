import { PLANS } from '@graha/domain/plans';
import { expect, test } from 'vitest';
import { fitOf } from './fit.ts';

const nothing = { calls: 0, credits: 0 };
const days = (...spent: number[]) => spent.map((credits) => ({ calls: credits / 2, credits }));

test('a plan that would have been enough says how much of it would be left', () => {
  expect(fitOf(PLANS.starter, days(40_000, 0, 60_000))).toEqual({ spare: 0, unit: 'credits' });
  expect(fitOf(PLANS.growth, days(40_000, 0, 60_000))).toEqual({ spare: 400_000, unit: 'credits' });
});

test('a plan that would not says for how many whole days', () => {
  expect(fitOf(PLANS.starter, days(40_000, 0, 60_002))).toEqual({ stopsAfterDays: 2 });
  expect(fitOf(PLANS.starter, days(100_002))).toEqual({ stopsAfterDays: 0 });
});

test('Free is counted in calls', () => {
  expect(fitOf(PLANS.free, [{ calls: 9_000, credits: 9_000 }])).toEqual({ spare: 1_000, unit: 'calls' });
  expect(fitOf(PLANS.free, [{ calls: 10_001, credits: 10_001 }])).toEqual({ stopsAfterDays: 0 });
});

test('the days before the first call are none of a plan’s', () =>
  expect(fitOf(PLANS.starter, [nothing, nothing, ...days(60_000, 60_000)])).toEqual({ stopsAfterDays: 1 }));

test('nothing is said of who has called nothing', () => expect(fitOf(PLANS.free, [nothing, nothing])).toBeNull());
