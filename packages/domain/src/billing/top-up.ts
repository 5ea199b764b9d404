import { monthsAfter } from './period.ts';
import { TOP_UP } from './plans.ts';

/** The credits of a top-up, valid from the purchase to the same day of its last month. */
export const topUpAt = (boughtAtMs: number) => ({
  kind: 'topup' as const,
  amount: TOP_UP.credits,
  priority: 0,
  expiresAtMs: monthsAfter(boughtAtMs, TOP_UP.validMonths),
});
