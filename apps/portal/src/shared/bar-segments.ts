import type { UsageView } from '@graha/procedures/series/view';
import type { Unit } from '@graha/procedures/series/filter';

/** A part of a bar, in percent of the plot's height, from below. */
export type Segment = {
  /** Id of the group; null for all groups without a color of their own. */
  group: string | null;
  /** Number of groups in it. */
  groups: number;
  color: string;
  amount: number;
  fromPercent: number;
  heightPercent: number;
  /** Whether a line divides it from the part below, which both must be high enough for. */
  hasLine: boolean;
};

/** A line of a pixel takes a visible part of anything lower, in percent of a plot of 208 px: 3 px. */
const LINE_MIN_PERCENT = 1.5;

/**
 * Returns the parts of one bar, the busiest group lowest. Groups that share the color of the others are one part. The heights sum
 * to the amount of the slot.
 * @param top amount at the upper end of the plot
 */
export function segmentsOf(
  { amounts }: UsageView['slots'][number],
  groups: UsageView['groups'],
  unit: Unit,
  top: number,
): Segment[] {
  const colors = new Map(groups.map(({ id, color }) => [id, color]));
  const shared = new Set(groups.map(({ color }) => color).filter((color, index, all) => all.indexOf(color) !== index));
  const merged = new Map<string, { group: string | null; groups: number; color: string; amount: number }>();
  for (const amount of amounts) {
    const color = colors.get(amount.group) ?? '';
    const before = merged.get(color);
    merged.set(color, {
      group: shared.has(color) ? null : amount.group,
      groups: (before?.groups ?? 0) + 1,
      color,
      amount: (before?.amount ?? 0) + amount[unit],
    });
  }
  let fromPercent = 0;
  let below = 0;
  return [...merged.values()].map((part) => {
    const heightPercent = (part.amount / top) * 100;
    const hasLine = below >= LINE_MIN_PERCENT && heightPercent >= LINE_MIN_PERCENT;
    const segment = { ...part, fromPercent, heightPercent, hasLine };
    fromPercent += heightPercent;
    below = heightPercent;
    return segment;
  });
}
