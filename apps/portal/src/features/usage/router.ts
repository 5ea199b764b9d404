import { memberProcedure, router } from '../../trpc/init.ts';
import { firstDayShown, summaryOf } from '../overview/summary.ts';
import { dayOf } from '../workspace/days.ts';
import { ledgerAmounts, loggedAmounts, viewOf } from './view.ts';
import { instantsOf, spanOf, UsageWish } from './wish.ts';

export const usageRouter = router({
  /** Credits and calls are the ledger's; what was refused, how long it took and which status it had, the request log's. */
  read: memberProcedure('usage.read')
    .input(UsageWish)
    .query(async ({ ctx: { books, workspace }, input }) => {
      const { tenantId } = workspace;
      const now = await books.now();
      const span = spanOf(input, now);
      const times = instantsOf(span);
      const isLogged = input.by === 'status';
      const [account, rows, lately, keys, [all], counts, entriesBehind] = await Promise.all([
        books.account(tenantId),
        books.usage(tenantId, span.from, span.to),
        books.usage(tenantId, firstDayShown(now), dayOf(now)),
        books.keys(tenantId),
        books.requestCounts(tenantId, times),
        books.requestCounts(tenantId, isLogged ? { ...times, per: 'day' } : { ...times, by: keyOrOperation(input.by) }),
        books.usageBehind(tenantId),
      ]);
      const view = viewOf(input.by === 'status' ? loggedAmounts(counts) : ledgerAmounts(rows, input.by), span);
      const ledger = viewOf(ledgerAmounts(rows, 'operation'), span);
      return {
        span,
        asOf: now,
        summary: summaryOf({ account, usage: lately, keys, now }),
        view,
        ledger: { calls: ledger.calls, credits: ledger.credits, entriesBehind },
        log: {
          requests: all?.requests ?? 0,
          refused: all?.refused ?? 0,
          failed: all?.failed ?? 0,
          p50Ms: all?.p50Ms ?? null,
          p95Ms: all?.p95Ms ?? null,
        },
        latency: isLogged ? [] : counts.map(({ group, p50Ms, p95Ms }) => ({ group, p50Ms, p95Ms })),
        keyNames: keys.map(({ keyId, name }) => ({ keyId, name })),
      };
    }),

  /** The rows of the ledger's read model as they are, for a spreadsheet. */
  rows: memberProcedure('usage.read')
    .input(UsageWish)
    .query(async ({ ctx: { books, workspace }, input }) => {
      const span = spanOf(input, await books.now());
      const [rows, keys] = await Promise.all([
        books.usage(workspace.tenantId, span.from, span.to),
        books.keys(workspace.tenantId),
      ]);
      const names = new Map(keys.map(({ keyId, name }) => [keyId, name]));
      return { span, rows: rows.map((row) => ({ ...row, keyName: names.get(row.keyId) ?? null })) };
    }),
});

const keyOrOperation = (by: UsageWish['by']): 'key' | 'operation' => (by === 'key' ? 'key' : 'operation');
