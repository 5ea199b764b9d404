import { operatorProcedure, router } from '../../../trpc/init.ts';

export const overviewRouter = router({
  figures: operatorProcedure.query(({ ctx }) => ctx.operator.figures()),

  /** Apart from the rest: it reads every entry of the open periods. */
  conservation: operatorProcedure.query(({ ctx }) => ctx.operator.conservation()),

  toLookAt: operatorProcedure.query(({ ctx }) => ctx.operator.toLookAt()),
});
