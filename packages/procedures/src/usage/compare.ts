import { requestCounts } from '@graha/store/requests/request-counts';
import { requestLatencies } from '@graha/store/requests/request-latencies';
import { usageSums, type UsageSum } from '@graha/store/requests/usage';
import type { TenantContext } from '@graha/store/postgres/context';
import { localInstantsOf } from '@graha/domain/core/local-day';
import {
  endedOf,
  isLogged,
  slotsOf,
  spanBefore,
  type Clock,
  type Slot,
  type Span,
  type UsageFilter,
} from '../series/filter.ts';
import { loggedAmounts, summedAmounts, totalOf, viewOf, type Amount, type UsageView } from '../series/view.ts';

/**
 * Totals over slots that have ended in the current period and the matching slots of the previous one, so a partial day is not
 * compared with a full day.
 */
type Compared = { now: number; before: number };

export type Comparison = {
  span: Span;
  view: UsageView;
  calls: Compared;
  credits: Compared;
  /** Null if the request log does not reach back to that period. */
  refused: Compared | null;
  p95Ms: number | null;
};

type Shown = { by: UsageFilter['by']; span: Span; per: 'hour' | 'day'; slots: readonly Slot[]; timezone: string };

/** Returns the ledger's sums of a span, by operation. */
export const ledgerOf = (ctx: TenantContext, { from, to }: Span, timezone: string): Promise<UsageSum[]> =>
  usageSums(ctx, { fromDay: from, toDay: to, timezone, by: 'operation' });

/**
 * Returns the amounts of a span. Days by operation or key come from the ledger; hours, and all amounts by status, from the
 * request log.
 * @param inLedger `ledgerOf` the same span, which the caller reads anyway
 */
export async function amountsIn(
  ctx: TenantContext,
  { by, span, per, slots, timezone }: Shown,
  inLedger: Promise<readonly UsageSum[]>,
): Promise<Amount[]> {
  if (by === 'operation' && per === 'day') return summedAmounts(await inLedger);
  if (by === 'key' && per === 'day')
    return summedAmounts(await usageSums(ctx, { fromDay: span.from, toDay: span.to, timezone, by }));
  const counted = { ...localInstantsOf(span, timezone), slots: slots.map(({ from }) => from), by };
  return loggedAmounts(await requestCounts(ctx, counted), by, slots);
}

type Compare = Omit<Shown, 'timezone'> & { inLedger: readonly UsageSum[]; clock: Clock };

/** Compares with the previous period of the same length. Null if its hours or its requests by status are no longer in the log. */
export async function comparisonOf(ctx: TenantContext, asked: Compare): Promise<Comparison | null> {
  const { by, per, clock } = asked;
  const { timezone } = clock;
  const span = spanBefore(asked.span);
  const hasLog = isLogged(span, clock);
  if (!hasLog && (by === 'status' || per === 'hour')) return null;
  const slots = slotsOf(span, per, timezone);
  const ended = endedOf(asked.slots, clock.now);
  const endedBefore = slots.slice(0, ended.length);
  const inLedger = per === 'day' ? ledgerOf(ctx, span, timezone) : Promise.resolve([]);
  const [amounts, charged, logged, [took]] = await Promise.all([
    amountsIn(ctx, { by, span, per, slots, timezone }, inLedger),
    inLedger,
    hasLog ? Promise.all([ended, endedBefore].map((some) => loggedIn(ctx, some))) : null,
    hasLog ? requestLatencies(ctx, localInstantsOf(span, timezone)) : [],
  ]);
  const figures =
    per === 'day'
      ? { now: chargedIn(asked.inLedger, ended), before: chargedIn(charged, endedBefore) }
      : { now: logged?.[0] ?? NOTHING, before: logged?.[1] ?? NOTHING };
  return {
    span,
    view: viewOf(amounts, slots),
    calls: { now: figures.now.calls, before: figures.before.calls },
    credits: { now: figures.now.credits, before: figures.before.credits },
    refused: logged && { now: logged[0]?.refused ?? 0, before: logged[1]?.refused ?? 0 },
    p95Ms: took?.p95Ms ?? null,
  };
}

const NOTHING = { calls: 0, credits: 0, refused: 0 };

function chargedIn(sums: readonly UsageSum[], slots: readonly Slot[]) {
  const days = new Set(slots.map(({ at }) => at));
  return totalOf(sums.filter(({ day }) => days.has(day)));
}

async function loggedIn(ctx: TenantContext, slots: readonly Slot[]): Promise<typeof NOTHING> {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return NOTHING;
  const [row] = await requestCounts(ctx, { from: first.from, to: last.to });
  return row ? { calls: row.answered, credits: row.credits, refused: row.refused } : NOTHING;
}
