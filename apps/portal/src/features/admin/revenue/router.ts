import { operatorProcedure, router } from '../../../trpc/init.ts';

const MONTHS = 12;
const DAYS = 30;

export const revenueRouter = router({
  byMonth: operatorProcedure.query(({ ctx }) => ctx.operator.revenueByMonth(MONTHS)),
  byDay: operatorProcedure.query(({ ctx }) => ctx.operator.revenueByDay(DAYS)),
});
