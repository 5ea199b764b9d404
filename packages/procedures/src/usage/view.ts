import type { RequestCount } from '@graha/store/requests/request-counts';
import type { UsageRow } from '@graha/store/requests/usage';
import { dayOf, daysUpTo } from '@graha/domain/days';
import { lengthOf, type Grouping, type Span } from './filter.ts';

/** How much of something one group has on one day. */
export type Amount = { day: string; group: string; calls: number; credits: number };
export type Group = { id: string; calls: number; credits: number; color: string };
export type UsageView = { days: { day: string; amounts: Amount[] }[]; groups: Group[]; calls: number; credits: number };

const COLORS = [1, 2, 3, 4, 5, 6, 7].map((number) => `var(--chart-${number})`);
const OTHERS_COLOR = 'var(--chart-other)';

/** The first digit of the status, as the request log counts. */
const STATUS_COUNTS = [
  ['2xx', 'succeeded'],
  ['3xx', 'redirected'],
  ['4xx', 'refused'],
  ['5xx', 'failed'],
] as const;

export const ledgerAmounts = (rows: readonly UsageRow[], by: Exclude<Grouping, 'status'>): Amount[] =>
  rows.map(({ day, operation, keyId, calls, credits }) => ({
    day,
    group: by === 'key' ? keyId : operation,
    calls,
    credits,
  }));

export const loggedAmounts = (counts: readonly RequestCount[]): Amount[] =>
  counts
    .flatMap((row) =>
      row.at === null
        ? []
        : STATUS_COUNTS.map(([group, name]) => ({
            day: dayOf(row.at ?? new Date(0)),
            group,
            calls: row[name],
            credits: 0,
          })),
    )
    .filter(({ calls }) => calls > 0);

/** The busiest groups have colours of their own; every day of the span is there, whether anything was called or not. */
export function viewOf(amounts: readonly Amount[], span: Span): UsageView {
  const ids = [...new Set(amounts.map(({ group }) => group))];
  const groups = ids
    .map((id) => ({ id, ...totalOf(amounts.filter(({ group }) => group === id)) }))
    .toSorted((a, b) => b.credits - a.credits || b.calls - a.calls || a.id.localeCompare(b.id))
    .map((group, index) => ({ ...group, color: COLORS[index] ?? OTHERS_COLOR }));
  const order = new Map(groups.map(({ id }, index) => [id, index]));
  const days = daysUpTo(span.to, lengthOf(span)).map((day) => ({ day, amounts: ofDay(amounts, day, order) }));
  return { days, groups, ...totalOf(amounts) };
}

function ofDay(amounts: readonly Amount[], day: string, order: ReadonlyMap<string, number>): Amount[] {
  const merged = new Map<string, Amount>();
  for (const amount of amounts) {
    if (amount.day !== day) continue;
    const { calls, credits } = merged.get(amount.group) ?? { calls: 0, credits: 0 };
    merged.set(amount.group, { ...amount, calls: calls + amount.calls, credits: credits + amount.credits });
  }
  return [...merged.values()].toSorted((a, b) => (order.get(a.group) ?? 0) - (order.get(b.group) ?? 0));
}

const totalOf = (amounts: readonly Pick<Amount, 'calls' | 'credits'>[]) => ({
  calls: amounts.reduce((sum, { calls }) => sum + calls, 0),
  credits: amounts.reduce((sum, { credits }) => sum + credits, 0),
});
