import 'server-only';
import { revenueByDay, revenueByMonth, type RevenueDay, type RevenueMonth } from '@graha/store/operator/revenue';
import type { OperatorPools } from '../pools.ts';

export type RevenueBooks = {
  /** The present month first. */
  revenueByMonth(months: number): Promise<RevenueMonth[]>;
  revenueByDay(days: number): Promise<RevenueDay[]>;
};

export const createRevenueBooks = ({ reads }: OperatorPools): RevenueBooks => ({
  revenueByMonth: (months) => revenueByMonth(reads, months),
  revenueByDay: (days) => revenueByDay(reads, days),
});
