import type { RevenueBooks } from './books.ts';

/** A house that has not earned anything. */
export const revenueBooksInMemory = (): RevenueBooks => ({
  revenueByMonth: async () => [],
  revenueByDay: async () => [],
});
