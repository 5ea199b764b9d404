import { z } from 'zod';
import { dayOf, daysBefore, daysUpTo } from '@graha/domain/days';

export const RANGES = ['day', 'week', 'month', 'custom'] as const;
export const GROUPINGS = ['operation', 'key', 'status'] as const;
export const UNITS = ['credits', 'calls'] as const;
export type Grouping = (typeof GROUPINGS)[number];
export type Unit = (typeof UNITS)[number];

export const DAYS_MAX = 92;
const DAYS_OF = { day: 1, week: 7, month: 30 };
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days of the request log, with today. */
const DAYS_LOGGED = 30;

const Day = z.iso.date();

/** The filter in the address of the page; a member that is not valid takes its default. */
export const UsageFilter = z.object({
  range: z.enum(RANGES).catch('month'),
  by: z.enum(GROUPINGS).catch('operation'),
  unit: z.enum(UNITS).catch('credits'),
  from: Day.optional().catch(undefined),
  to: Day.optional().catch(undefined),
});
export type UsageFilter = z.output<typeof UsageFilter>;

export type Span = { from: string; to: string };

/** Both days included, UTC. A custom range is put in order and cut to the longest that can be shown. */
export function spanOf({ range, from, to }: Pick<UsageFilter, 'range' | 'from' | 'to'>, now: Date): Span {
  const today = dayOf(now);
  if (range !== 'custom') return { from: daysBefore(today, DAYS_OF[range] - 1), to: today };
  const days = [from ?? to ?? today, to ?? today].toSorted();
  const last = days[1] ?? today;
  const earliest = daysBefore(last, DAYS_MAX - 1);
  const first = days[0] ?? last;
  return { from: first < earliest ? earliest : first, to: last };
}

export const lengthOf = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** A single day that the request log still has is shown by its hours. */
export const slotLength = (span: Span, now: Date): 'hour' | 'day' =>
  span.from === span.to && isLogged(span, now) ? 'hour' : 'day';

export const isLogged = ({ from }: Span, now: Date): boolean => from > daysBefore(dayOf(now), DAYS_LOGGED);

/** Each day of the span, or each hour of its one day: `2026-11-21`, `2026-11-21T08:00Z`. */
export function slotsOf(span: Span, per: 'hour' | 'day'): string[] {
  if (per === 'day') return daysUpTo(span.to, lengthOf(span));
  const startMs = Date.parse(span.from);
  const hours = (lengthOf(span) * DAY_MS) / HOUR_MS;
  return Array.from(
    { length: hours },
    (_, index) => `${new Date(startMs + index * HOUR_MS).toISOString().slice(0, 16)}Z`,
  );
}

/** As many days, before it. */
export function spanBefore(span: Span): Span {
  const days = lengthOf(span);
  return { from: daysBefore(span.from, days), to: daysBefore(span.to, days) };
}

/** How many of these slots have ended: the running one and those to come cannot be compared with what was before. */
export const endedOf = (slots: readonly string[], per: 'hour' | 'day', now: Date): number =>
  slots.filter((at) => Date.parse(at) + (per === 'hour' ? HOUR_MS : DAY_MS) <= now.getTime()).length;

/** The instants from which and up to which the span reaches. */
export const instantsOf = ({ from, to }: Span): { from: Date; to: Date } => ({
  from: new Date(from),
  to: new Date(Date.parse(to) + DAY_MS),
});

export const queryOf = ({ range, by, unit, from, to }: UsageFilter): string => {
  const own = range === 'custom' ? { ...(from ? { from } : {}), ...(to ? { to } : {}) } : {};
  return new URLSearchParams({ range, by, unit, ...own }).toString();
};
