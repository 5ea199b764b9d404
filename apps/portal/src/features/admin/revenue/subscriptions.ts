import type { RevenueMonth } from '@graha/store/operator/revenue';

/** How many lived, of all plans. */
export const subscriptionsOf = ({ subscriptions }: RevenueMonth): number =>
  Object.values(subscriptions).reduce((sum, some) => sum + some, 0);
