import type { RequestCount } from '@graha/store/request-counts';
import { dayOf } from '../workspace/days.ts';
import { memberProcedure, router } from '../../trpc/init.ts';
import { firstDayShown, summaryOf } from './summary.ts';

/** What was answered while the question travelled is in. */
const LEAD_MS = 60_000;

const logOf = ({ requests, succeeded, redirected, refused, failed, p50Ms, p95Ms }: RequestCount) => ({
  requests,
  answered: succeeded + redirected,
  refused,
  failed,
  p50Ms,
  p95Ms,
});

export const overviewRouter = router({
  read: memberProcedure('usage.read').query(async ({ ctx }) => {
    const { tenantId } = ctx.workspace;
    const now = await ctx.books.now();
    const [account, usage, keys, [counts]] = await Promise.all([
      ctx.books.account(tenantId),
      ctx.books.usage(tenantId, firstDayShown(now), dayOf(now)),
      ctx.books.keys(tenantId),
      ctx.books.requestCounts(tenantId, { from: new Date(dayOf(now)), to: new Date(now.getTime() + LEAD_MS) }),
    ]);
    return {
      ...summaryOf({ account, usage, keys, now }),
      /** Of today, from the request log; null before the first request. */
      log: counts ? logOf(counts) : null,
      keyNames: keys.map(({ keyId, name }) => ({ keyId, name })),
    };
  }),
});
