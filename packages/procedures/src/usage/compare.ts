import { requestCounts } from '@graha/store/requests/request-counts';
import { requestLatencies } from '@graha/store/requests/request-latencies';
import { usageSums, type UsageSum } from '@graha/store/requests/usage';
import type { TenantContext } from '@graha/store/postgres/context';
import { endedOf, instantsOf, isLogged, spanBefore, type Span, type UsageFilter } from './filter.ts';
import { loggedAmounts, summedAmounts, totalOf, viewOf, type Amount, type UsageView } from './view.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Of the slots of both periods that have ended in this one, so that a day that still runs is not compared with a whole one. */
type Compared = { now: number; before: number };

export type Comparison = {
  span: Span;
  view: UsageView;
  calls: Compared;
  credits: Compared;
  /** Null where the request log does not go back so far. */
  refused: Compared | null;
  p95Ms: number | null;
};

type Shown = { by: UsageFilter['by']; span: Span; per: 'hour' | 'day' };

/** What the ledger has of a span, by operation. */
export const ledgerOf = (ctx: TenantContext, { from, to }: Span): Promise<UsageSum[]> =>
  usageSums(ctx, { fromDay: from, toDay: to, by: 'operation' });

/**
 * Days by operation or key are the ledger's; hours, and all by status, the request log's.
 * @param inLedger `ledgerOf` the same span, which the caller reads anyway
 */
export async function amountsIn(
  ctx: TenantContext,
  { by, span, per }: Shown,
  inLedger: Promise<readonly UsageSum[]>,
): Promise<Amount[]> {
  if (by === 'operation' && per === 'day') return summedAmounts(await inLedger);
  if (by === 'key' && per === 'day')
    return summedAmounts(await usageSums(ctx, { fromDay: span.from, toDay: span.to, by }));
  return loggedAmounts(await requestCounts(ctx, { ...instantsOf(span), per, by }), by, per);
}

type Compare = Shown & { view: UsageView; inLedger: readonly UsageSum[]; now: Date };

/** The period before, as long as this one. Null where its hours or its requests by status are no longer in the log. */
export async function comparisonOf(ctx: TenantContext, asked: Compare): Promise<Comparison | null> {
  const { by, per, view, now } = asked;
  const span = spanBefore(asked.span);
  const hasLog = isLogged(span, now);
  if (!hasLog && (by === 'status' || per === 'hour')) return null;
  const slots = view.slots.map(({ at }) => at);
  const ended = endedOf(slots, per, now);
  const endedMs = ended * (per === 'hour' ? HOUR_MS : DAY_MS);
  const inLedger = per === 'day' ? ledgerOf(ctx, span) : Promise.resolve([]);
  const [amounts, charged, logged, [took]] = await Promise.all([
    amountsIn(ctx, { by, span, per }, inLedger),
    inLedger,
    hasLog ? Promise.all([asked.span, span].map(({ from }) => loggedIn(ctx, new Date(from), endedMs))) : null,
    hasLog ? requestLatencies(ctx, instantsOf(span)) : [],
  ]);
  const upTo = (sums: readonly UsageSum[], from: string) =>
    totalOf(sums.filter(({ day }) => Date.parse(day) < Date.parse(from) + endedMs));
  const figures =
    per === 'day'
      ? { now: upTo(asked.inLedger, asked.span.from), before: upTo(charged, span.from) }
      : { now: logged?.[0] ?? NOTHING, before: logged?.[1] ?? NOTHING };
  return {
    span,
    view: viewOf(amounts, span, per),
    calls: { now: figures.now.calls, before: figures.before.calls },
    credits: { now: figures.now.credits, before: figures.before.credits },
    refused: logged && { now: logged[0]?.refused ?? 0, before: logged[1]?.refused ?? 0 },
    p95Ms: took?.p95Ms ?? null,
  };
}

const NOTHING = { calls: 0, credits: 0, refused: 0 };

async function loggedIn(ctx: TenantContext, from: Date, lengthMs: number): Promise<typeof NOTHING> {
  const [row] = await requestCounts(ctx, { from, to: new Date(from.getTime() + lengthMs) });
  return row ? { calls: row.answered, credits: row.credits, refused: row.refused } : NOTHING;
}
