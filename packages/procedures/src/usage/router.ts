import { localDayOf, localInstantsOf } from '@graha/domain/core/local-day';
import { listKeys } from '@graha/store/keys/key-list';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { requestCounts } from '@graha/store/requests/request-counts';
import { requestLatencies } from '@graha/store/requests/request-latencies';
import { usageBehind, usageByDay, usageSums } from '@graha/store/requests/usage';
import { clockOf } from '@graha/store/tenants/clock';
import { firstDayShown, summaryOf } from '../overview/summary.ts';
import { memberProcedure, router } from '../trpc/init.ts';
import { requireAccount } from '../workspace/account.ts';
import { amountsIn, comparisonOf, ledgerOf } from './compare.ts';
import { slotLength, slotsOf, spanOf, UsageFilter } from '../series/filter.ts';
import { totalOf, viewOf } from '../series/view.ts';

export const usageRouter = router({
  /** Credits and calls come from the ledger; hours, refusals, latency and status from the request log. */
  read: memberProcedure('usage.read')
    .input(UsageFilter)
    .query(async ({ ctx, input: { by, ...input } }) => {
      const [now, { timezone }] = await Promise.all([ledgerNow(ctx.db), clockOf(ctx)]);
      const clock = { now, timezone };
      const today = localDayOf(now, timezone);
      const span = spanOf(input, today);
      const per = slotLength(span, clock);
      const slots = slotsOf(span, per, timezone);
      const times = localInstantsOf(span, timezone);
      const [account, keys, figures] = await Promise.all([
        requireAccount(ctx),
        listKeys(ctx),
        ctx.reads.read(async (db, replicaAgeMs) => {
          const from = { db, tenantId: ctx.tenantId };
          const shown = { by, span, per, slots };
          const read = ledgerOf(from, span, timezone);
          const [amounts, inLedger, recent, [all], [took], latency, entriesBehind] = await Promise.all([
            amountsIn(from, { ...shown, timezone }, read),
            read,
            usageSums(from, { fromDay: firstDayShown(today), toDay: today, timezone, by: 'operation' }),
            requestCounts(from, times),
            requestLatencies(from, times),
            by === 'status' ? [] : requestLatencies(from, { ...times, by }),
            usageBehind(from, { timezone }),
          ]);
          const view = viewOf(amounts, slots);
          const before = await comparisonOf(from, { ...shown, inLedger, clock });
          return { view, before, inLedger, recent, all, took, latency, entriesBehind, replicaAgeMs };
        }),
      ]);
      const { inLedger, recent, all, took, entriesBehind, ...shown } = figures;
      const usage = recent.map(({ group, ...sum }) => ({ operation: group, ...sum }));
      return {
        span,
        per,
        timezone,
        asOf: now,
        summary: summaryOf({ account, usage, keys, now, today }),
        ledger: { ...totalOf(inLedger), entriesBehind },
        log: {
          requests: all?.requests ?? 0,
          refused: all?.refused ?? 0,
          failed: all?.failed ?? 0,
          latency: took ?? null,
        },
        keyNames: keys.map(({ keyId, name }) => ({ keyId, name })),
        ...shown,
      };
    }),

  /** Rows of the ledger's read model, for a spreadsheet. */
  rows: memberProcedure('usage.read')
    .input(UsageFilter)
    .query(async ({ ctx, input }) => {
      const [now, { timezone }] = await Promise.all([ledgerNow(ctx.db), clockOf(ctx)]);
      const span = spanOf(input, localDayOf(now, timezone));
      const days = { fromDay: span.from, toDay: span.to, timezone };
      const [rows, keys] = await Promise.all([
        ctx.reads.read((db) => usageByDay({ db, tenantId: ctx.tenantId }, days)),
        listKeys(ctx),
      ]);
      const names = new Map(keys.map(({ keyId, name }) => [keyId, name]));
      return { span, timezone, rows: rows.map((row) => ({ ...row, keyName: names.get(row.keyId) ?? null })) };
    }),
});
