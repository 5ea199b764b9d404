import { listKeys } from '@graha/store/keys/key-list';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { requestCounts } from '@graha/store/requests/request-counts';
import { requestLatencies } from '@graha/store/requests/request-latencies';
import { usageSums } from '@graha/store/requests/usage';
import { memberProcedure, router } from '../trpc/init.ts';
import { localDayOf, localInstantsOf } from '@graha/domain/core/local-day';
import { clockOf } from '@graha/store/tenants/clock';
import { requireAccount } from '../workspace/account.ts';
import { firstDayShown, summaryOf } from './summary.ts';

export const overviewRouter = router({
  read: memberProcedure('usage.read').query(async ({ ctx }) => {
    const [now, { timezone }] = await Promise.all([ledgerNow(ctx.db), clockOf(ctx)]);
    const today = localDayOf(now, timezone);
    const [account, sums, keys] = await Promise.all([
      requireAccount(ctx),
      usageSums(ctx, { fromDay: firstDayShown(today), toDay: today, timezone, by: 'operation' }),
      listKeys(ctx),
    ]);
    const usage = sums.map(({ group, ...sum }) => ({ operation: group, ...sum }));
    return {
      ...summaryOf({ account, usage, keys, now, today }),
      timezone,
      keyNames: keys.map(({ keyId, name }) => ({ keyId, name })),
    };
  }),

  /**
   * Requests of the current day in the workspace's time zone, from the log; null before the first. Separate from `read`, which
   * runs each second.
   */
  today: memberProcedure('usage.read').query(async ({ ctx }) => {
    const now = await ledgerNow(ctx.db);
    const { timezone } = await clockOf(ctx);
    const day = localDayOf(now, timezone);
    const today = localInstantsOf({ from: day, to: day }, timezone);
    const [[counts], [took]] = await ctx.reads.read((db) => {
      const from = { db, tenantId: ctx.tenantId };
      return Promise.all([requestCounts(from, today), requestLatencies(from, today)]);
    });
    if (!counts || !took) return null;
    const { requests, succeeded, redirected, refused, failed } = counts;
    const { p50Ms, p95Ms } = took;
    return { answeredShare: (succeeded + redirected) / requests, refused, failed, p50Ms, p95Ms };
  }),
});
