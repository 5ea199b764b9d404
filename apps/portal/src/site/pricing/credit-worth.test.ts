import { PLANS } from '@graha/domain/billing/plans';
import { expect, test } from 'vitest';
import { worthOf } from './credit-worth.ts';

test.each([PLANS.starter.creditsPerPeriod, 365, 366, 0])(
  '%i credits pay each number of things, and not one more',
  (credits) => {
    for (const { things, creditsEach } of worthOf(credits)) {
      expect(things * creditsEach).toBeLessThanOrEqual(credits);
      expect((things + 1) * creditsEach).toBeGreaterThan(credits);
    }
  },
);

test('a leap year of panchangs is a year, one day less is none', () => {
  const years = (credits: number) => worthOf(credits).find(({ label }) => label === 'Years of panchang')?.things;
  expect([years(365), years(366)]).toEqual([0, 1]);
});
