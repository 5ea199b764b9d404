import { FAR_END, type PlanPeriod } from './plans.ts';

/** Half-open: a call at `endMs` belongs to the next period. Instants are milliseconds since 1970, UTC. */
export type Period = { startMs: number; endMs: number };

/** Returns the period of a kind that contains an instant; `anchorMs` is the start of an anchored or single period. */
export function periodAt(kind: PlanPeriod, anchorMs: number, atMs: number): Period {
  if (kind === 'none') return { startMs: anchorMs, endMs: Date.parse(FAR_END) };
  const at = new Date(atMs);
  const beginMs = kind === 'calendar_month' ? Date.UTC(at.getUTCFullYear(), at.getUTCMonth()) : anchorMs;
  const begin = new Date(beginMs);
  const months = (at.getUTCFullYear() - begin.getUTCFullYear()) * 12 + at.getUTCMonth() - begin.getUTCMonth();
  const count = monthsAfter(beginMs, months) > atMs ? months - 1 : months;
  return { startMs: monthsAfter(beginMs, count), endMs: monthsAfter(beginMs, count + 1) };
}

const AHEAD_MS = 3_600_000;

/**
 * Returns the instant at which the first period of a plan is looked up: its anchor, if that is at most an hour ahead, because the
 * clock of Stripe, which sets anchors, may be faster. An anchor further ahead is the end of a trial.
 */
export const begunAt = (kind: PlanPeriod, anchorMs: number, atMs: number): number =>
  kind === 'anchored' && anchorMs >= atMs && anchorMs <= atMs + AHEAD_MS ? anchorMs : atMs;

/** Always counted from the anchor, so that a short month shifts the day only in that month. */
export function monthsAfter(anchorMs: number, months: number): number {
  const date = new Date(anchorMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(day, daysInMonth(date)));
  return date.getTime();
}

const daysInMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
