import { dayOf } from '../workspace/days.ts';
import { memberProcedure, router } from '../../trpc/init.ts';
import { firstDayShown, summaryOf } from './summary.ts';

export const overviewRouter = router({
  read: memberProcedure('usage.read').query(async ({ ctx }) => {
    const { tenantId } = ctx.workspace;
    const now = await ctx.books.now();
    const [account, usage, keys] = await Promise.all([
      ctx.books.account(tenantId),
      ctx.books.usage(tenantId, firstDayShown(now), dayOf(now)),
      ctx.books.keys(tenantId),
    ]);
    return summaryOf({ account, usage, keys, now });
  }),
});
