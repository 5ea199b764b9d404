import { dayOf } from '../workspace/days.ts';
import { memberProcedure, router } from '../../trpc/init.ts';
import { untilNow } from '../requests/until-now.ts';
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
    return {
      ...summaryOf({ account, usage, keys, now }),
      keyNames: keys.map(({ keyId, name }) => ({ keyId, name })),
    };
  }),

  /** Today's requests, by the log; null before the first. Apart from the rest, which is read each second: it counts them all. */
  today: memberProcedure('usage.read').query(async ({ ctx }) => {
    const now = await ctx.books.now();
    const times = { from: new Date(dayOf(now)), to: untilNow(now) };
    const [counts] = await ctx.books.requestCounts(ctx.workspace.tenantId, times);
    if (!counts) return null;
    const { requests, succeeded, redirected, refused, failed, p50Ms, p95Ms } = counts;
    return { answeredShare: (succeeded + redirected) / requests, refused, failed, p50Ms, p95Ms };
  }),
});
