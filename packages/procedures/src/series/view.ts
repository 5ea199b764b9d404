import type { RequestCount } from '@graha/store/requests/request-counts';
import type { UsageRow, UsageSum } from '@graha/store/requests/usage';
import type { Grouping, Slot } from './filter.ts';

/** Calls and credits of one group in one slot: a day, or an hour of a day. */
export type Amount = { at: string; group: string; calls: number; credits: number };
export type Group = { id: string; calls: number; credits: number; color: string };
export type UsageView = { slots: { at: string; amounts: Amount[] }[]; groups: Group[]; calls: number; credits: number };

const COLORS = [1, 2, 3, 4, 5, 6, 7].map((number) => `var(--chart-${number})`);
const OTHERS_COLOR = 'var(--chart-other)';

export const ledgerAmounts = (rows: readonly UsageRow[], by: Exclude<Grouping, 'status'>): Amount[] =>
  rows.map(({ day, operation, keyId, calls, credits }) => ({
    at: day,
    group: by === 'key' ? keyId : operation,
    calls,
    credits,
  }));

export const summedAmounts = (sums: readonly UsageSum[]): Amount[] =>
  sums.map(({ day, ...sum }) => ({ at: day, ...sum }));

/** Returns all requests by status, which has no price; otherwise the answered calls, as the ledger counts them. */
export function loggedAmounts(counts: readonly RequestCount[], by: Grouping, slots: readonly Slot[]): Amount[] {
  const names = new Map(slots.map(({ at, from }) => [from.getTime(), at]));
  const amounts = counts.map(({ at, group, requests, answered, credits }) => ({
    at: names.get(at?.getTime() ?? Number.NaN) ?? '',
    group: group ?? '',
    calls: by === 'status' ? requests : answered,
    credits: by === 'status' ? 0 : credits,
  }));
  return amounts.filter(({ calls }) => calls > 0);
}

/** Gives the busiest groups their own colours. Every slot is included, even without calls. */
export function viewOf(amounts: readonly Amount[], slots: readonly Slot[]): UsageView {
  const ofGroup = grouped(amounts, 'group');
  const groups = [...ofGroup]
    .map(([id, own]) => ({ id, ...totalOf(own) }))
    .toSorted((a, b) => b.credits - a.credits || b.calls - a.calls || a.id.localeCompare(b.id))
    .map((group, index) => ({ ...group, color: COLORS[index] ?? OTHERS_COLOR }));
  const order = new Map(groups.map(({ id }, index) => [id, index]));
  const ofSlot = grouped(amounts, 'at');
  const filled = slots.map(({ at }) => ({ at, amounts: merged(ofSlot.get(at) ?? [], order) }));
  return { slots: filled, groups, ...totalOf(amounts) };
}

function grouped(amounts: readonly Amount[], name: 'at' | 'group'): Map<string, Amount[]> {
  const groups = new Map<string, Amount[]>();
  for (const amount of amounts) {
    const own = groups.get(amount[name]);
    if (own) own.push(amount);
    else groups.set(amount[name], [amount]);
  }
  return groups;
}

function merged(amounts: readonly Amount[], order: ReadonlyMap<string, number>): Amount[] {
  const byGroup = new Map<string, Amount>();
  for (const amount of amounts) {
    const { calls, credits } = byGroup.get(amount.group) ?? { calls: 0, credits: 0 };
    byGroup.set(amount.group, { ...amount, calls: calls + amount.calls, credits: credits + amount.credits });
  }
  return [...byGroup.values()].toSorted((a, b) => (order.get(a.group) ?? 0) - (order.get(b.group) ?? 0));
}

export const totalOf = (amounts: readonly Pick<Amount, 'calls' | 'credits'>[]) => ({
  calls: amounts.reduce((sum, { calls }) => sum + calls, 0),
  credits: amounts.reduce((sum, { credits }) => sum + credits, 0),
});
