import { dayOf } from '@graha/domain/days';
import { listKeys } from '@graha/store/keys/key-list';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { requestCounts } from '@graha/store/requests/request-counts';
import { requestLatencies } from '@graha/store/requests/request-latencies';
import { usageBehind, usageByDay, usageSums } from '@graha/store/requests/usage';
import { firstDayShown, summaryOf } from '../overview/summary.ts';
import { memberProcedure, router } from '../trpc/init.ts';
import { requireAccount } from '../workspace/account.ts';
import { amountsIn, comparisonOf, ledgerOf } from './compare.ts';
import { instantsOf, slotLength, spanOf, UsageFilter } from './filter.ts';
import { totalOf, viewOf } from './view.ts';

export const usageRouter = router({
  /** Credits and calls come from the ledger; hours, refusals, latency and status from the request log. */
  read: memberProcedure('usage.read')
    .input(UsageFilter)
    .query(async ({ ctx, input: { by, ...input } }) => {
      const now = await ledgerNow(ctx.db);
      const span = spanOf(input, now);
      const per = slotLength(span, now);
      const times = instantsOf(span);
      const [account, keys, figures] = await Promise.all([
        requireAccount(ctx),
        listKeys(ctx),
        ctx.reads.read(async (db, replicaAgeMs) => {
          const from = { db, tenantId: ctx.tenantId };
          const shown = { by, span, per };
          const read = ledgerOf(from, span);
          const [amounts, inLedger, recent, [all], [took], latency, entriesBehind] = await Promise.all([
            amountsIn(from, shown, read),
            read,
            usageSums(from, { fromDay: firstDayShown(now), toDay: dayOf(now), by: 'operation' }),
            requestCounts(from, times),
            requestLatencies(from, times),
            by === 'status' ? [] : requestLatencies(from, { ...times, by }),
            usageBehind(from),
          ]);
          const view = viewOf(amounts, span, per);
          const before = await comparisonOf(from, { ...shown, view, inLedger, now });
          return { view, before, inLedger, recent, all, took, latency, entriesBehind, replicaAgeMs };
        }),
      ]);
      const { inLedger, recent, all, took, entriesBehind, ...shown } = figures;
      const usage = recent.map(({ group, ...sum }) => ({ operation: group, ...sum }));
      return {
        span,
        per,
        asOf: now,
        summary: summaryOf({ account, usage, keys, now }),
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

  /** The rows of the ledger's read model, for a spreadsheet. */
  rows: memberProcedure('usage.read')
    .input(UsageFilter)
    .query(async ({ ctx, input }) => {
      const span = spanOf(input, await ledgerNow(ctx.db));
      const days = { fromDay: span.from, toDay: span.to };
      const [rows, keys] = await Promise.all([
        ctx.reads.read((db) => usageByDay({ db, tenantId: ctx.tenantId }, days)),
        listKeys(ctx),
      ]);
      const names = new Map(keys.map(({ keyId, name }) => [keyId, name]));
      return { span, rows: rows.map((row) => ({ ...row, keyName: names.get(row.keyId) ?? null })) };
    }),
});
