import { dayOf } from '@graha/domain/days';
import { listKeys } from '@graha/store/keys/key-list';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { requestCounts } from '@graha/store/requests/request-counts';
import { requestLatencies } from '@graha/store/requests/request-latencies';
import { usageBehind, usageByDay } from '@graha/store/requests/usage';
import { firstDayShown, summaryOf } from '../overview/summary.ts';
import { memberProcedure, router } from '../trpc/init.ts';
import { requireAccount } from '../workspace/account.ts';
import { instantsOf, spanOf, UsageFilter } from './filter.ts';
import { ledgerAmounts, loggedAmounts, viewOf } from './view.ts';

export const usageRouter = router({
  /** Credits and calls come from the ledger; refusals, latency and status from the request log. */
  read: memberProcedure('usage.read')
    .input(UsageFilter)
    .query(async ({ ctx, input }) => {
      const now = await ledgerNow(ctx.db);
      const span = spanOf(input, now);
      const times = instantsOf(span);
      const isLogged = input.by === 'status';
      const [account, keys, figures] = await Promise.all([
        requireAccount(ctx),
        listKeys(ctx),
        ctx.reads.read(async (db, replicaAgeMs) => {
          const from = { db, tenantId: ctx.tenantId };
          const [rows, recent, [all], [took], counts, latency, entriesBehind] = await Promise.all([
            usageByDay(from, { fromDay: span.from, toDay: span.to }),
            usageByDay(from, { fromDay: firstDayShown(now), toDay: dayOf(now) }),
            requestCounts(from, times),
            requestLatencies(from, times),
            isLogged ? requestCounts(from, { ...times, per: 'day' }) : [],
            isLogged ? [] : requestLatencies(from, { ...times, by: keyOrOperation(input.by) }),
            usageBehind(from),
          ]);
          return { rows, recent, all, took, counts, latency, entriesBehind, replicaAgeMs };
        }),
      ]);
      const { rows, recent, all, took, counts, latency, entriesBehind, replicaAgeMs } = figures;
      const view = viewOf(input.by === 'status' ? loggedAmounts(counts) : ledgerAmounts(rows, input.by), span);
      const ledger = viewOf(ledgerAmounts(rows, 'operation'), span);
      return {
        span,
        asOf: now,
        replicaAgeMs,
        summary: summaryOf({ account, usage: recent, keys, now }),
        view,
        ledger: { calls: ledger.calls, credits: ledger.credits, entriesBehind },
        log: {
          requests: all?.requests ?? 0,
          refused: all?.refused ?? 0,
          failed: all?.failed ?? 0,
          p50Ms: took?.p50Ms ?? null,
          p95Ms: took?.p95Ms ?? null,
        },
        latency,
        keyNames: keys.map(({ keyId, name }) => ({ keyId, name })),
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

const keyOrOperation = (by: UsageFilter['by']): 'key' | 'operation' => (by === 'key' ? 'key' : 'operation');
