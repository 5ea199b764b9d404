import { revenueByDay, revenueByMonth } from '@graha/store/operator/revenue';
import { operatorProcedure, router } from '../../trpc/init.ts';

const MONTHS = 12;
const DAYS = 30;

export const revenueRouter = router({
  /** The present month first. */
  byMonth: operatorProcedure.query(({ ctx }) => revenueByMonth({ db: ctx.operatorDb }, { months: MONTHS })),
  byDay: operatorProcedure.query(({ ctx }) => revenueByDay({ db: ctx.operatorDb }, { days: DAYS })),
});
