import { dayOf } from '@graha/domain/days';
import { listKeys } from '@graha/store/keys/key-list';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { requestCounts } from '@graha/store/requests/request-counts';
import { requestLatencies } from '@graha/store/requests/request-latencies';
import { usageByDay } from '@graha/store/requests/usage';
import { memberProcedure, router } from '../trpc/init.ts';
import { instantsOf } from '../usage/filter.ts';
import { requireAccount } from '../workspace/account.ts';
import { firstDayShown, summaryOf } from './summary.ts';

export const overviewRouter = router({
  read: memberProcedure('usage.read').query(async ({ ctx }) => {
    const now = await ledgerNow(ctx.db);
    const [account, usage, keys] = await Promise.all([
      requireAccount(ctx),
      usageByDay(ctx, { fromDay: firstDayShown(now), toDay: dayOf(now) }),
      listKeys(ctx),
    ]);
    return {
      ...summaryOf({ account, usage, keys, now }),
      keyNames: keys.map(({ keyId, name }) => ({ keyId, name })),
    };
  }),

  /** Today's requests in the log; null before the first. Apart from `read`, which runs each second. */
  today: memberProcedure('usage.read').query(async ({ ctx }) => {
    const now = await ledgerNow(ctx.db);
    const today = instantsOf({ from: dayOf(now), to: dayOf(now) });
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
