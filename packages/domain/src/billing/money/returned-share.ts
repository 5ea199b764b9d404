import { allowanceSource, grantOf, shareOf, type Bought } from './billing-money.ts';
import { monthsOf } from '../interval.ts';
import { monthsAfter } from '../period.ts';
import { PLANS } from '../plans.ts';

export type Share = { source: { type: string; id: string }; credits: number };

/**
 * Returns the credits to withdraw for returned money, from each grant of a purchase. Of a year, whole months are withdrawn from its end,
 * which are those that were not used; the rest of the money takes its share of the month before them.
 * @param cents net sum that went back
 * @param anchor date that the months of a plan follow, ISO 8601; null: the start of the paid period
 */
export function sharesOf(bought: Bought, { cents, anchor }: { cents: number; anchor: string | null }): Share[] {
  const wanted = shareOf(bought, cents);
  if (bought.purpose !== 'plan' || bought.interval !== 'year')
    return [{ source: grantOf(bought).source, credits: wanted }];
  const { plan, periodStart } = bought;
  const monthly = PLANS[plan].creditsPerPeriod;
  const months = monthStarts(periodStart, anchor ?? periodStart, monthsOf('year'));
  return months.map((start, index) => ({
    source: allowanceSource(plan, start),
    credits: Math.min(monthly, Math.max(0, wanted - (months.length - 1 - index) * monthly)),
  }));
}

/** Starts of the months of a paid period, which begins on a date of the anchor's. */
function monthStarts(periodStart: string, anchor: string, count: number): string[] {
  const [start, begin] = [new Date(periodStart), new Date(anchor)];
  const first = (start.getUTCFullYear() - begin.getUTCFullYear()) * 12 + start.getUTCMonth() - begin.getUTCMonth();
  return Array.from({ length: count }, (_, index) =>
    new Date(monthsAfter(begin.getTime(), first + index)).toISOString(),
  );
}
