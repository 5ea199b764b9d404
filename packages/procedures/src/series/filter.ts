import { z } from 'zod';
import { dayOf, daysBefore, daysFromTo } from '@graha/domain/core/days';
import { LoggedDay } from '@graha/domain/core/typed-text';
import { localInstantsOf, localTextOf, startOfLocalDay } from '@graha/domain/core/local-day';

export const RANGES = ['day', 'week', 'month', 'custom'] as const;
export const GROUPINGS = ['operation', 'key', 'status'] as const;
export const UNITS = ['credits', 'calls'] as const;
export type Grouping = (typeof GROUPINGS)[number];
export type Unit = (typeof UNITS)[number];

export const DAYS_MAX = 92;
const DAYS_OF = { day: 1, week: 7, month: 30 };
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days of the request log, including today. */
const DAYS_LOGGED = 30;

/** The filter in the address of the page; invalid members take their default. */
export const UsageFilter = z.object({
  range: z.enum(RANGES).catch('month'),
  by: z.enum(GROUPINGS).catch('operation'),
  unit: z.enum(UNITS).catch('credits'),
  from: LoggedDay.optional().catch(undefined),
  to: LoggedDay.optional().catch(undefined),
});
export type UsageFilter = z.output<typeof UsageFilter>;

export type Span = { from: string; to: string };

/** Returns the first and last day, both included. A custom range is put in order and cut to the maximum length. */
export function spanOf({ range, from, to }: Pick<UsageFilter, 'range' | 'from' | 'to'>, today: string): Span {
  if (range !== 'custom') return { from: daysBefore(today, DAYS_OF[range] - 1), to: today };
  const days = [from ?? to ?? today, to ?? today].toSorted();
  const last = days[1] ?? today;
  const earliest = daysBefore(last, DAYS_MAX - 1);
  const first = days[0] ?? last;
  return { from: first < earliest ? earliest : first, to: last };
}

export const lengthOf = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The current time and the time zone of days. */
export type Clock = { now: Date; timezone: string };

/** Returns the slot length: hours for a single day that the request log still has. */
export const slotLength = (span: Span, clock: Clock): 'hour' | 'day' =>
  span.from === span.to && isLogged(span, clock) ? 'hour' : 'day';

export const isLogged = ({ from }: Span, { now, timezone }: Clock): boolean =>
  startOfLocalDay(from, timezone) >= new Date(daysBefore(dayOf(now), DAYS_LOGGED - 1));

/** A day, `2026-11-21`, or an hour, `2026-11-21T08:00+05:30`. `to` is the start of the next slot. */
export type Slot = { at: string; from: Date; to: Date };

/** Returns each day of the span. */
export function daySlots(span: Span, timezone: string): Slot[] {
  const days = daysFromTo(span.from, span.to);
  const starts = days.map((day) => startOfLocalDay(day, timezone));
  const { to: end } = localInstantsOf(span, timezone);
  return days.map((at, index) => ({ at, from: starts[index] ?? end, to: starts[index + 1] ?? end }));
}

/** Returns each hour of the span: a day with a change of the clock has 23 or 25. */
function hourSlots(span: Span, timezone: string): Slot[] {
  const ends = localInstantsOf(span, timezone);
  const [fromMs, toMs] = [ends.from.getTime(), ends.to.getTime()];
  return Array.from({ length: Math.ceil((toMs - fromMs) / HOUR_MS) }, (_, index) => {
    const [from, to] = [new Date(fromMs + index * HOUR_MS), new Date(Math.min(fromMs + (index + 1) * HOUR_MS, toMs))];
    return { at: localTextOf(from, timezone), from, to };
  });
}

export const slotsOf = (span: Span, per: 'hour' | 'day', timezone: string): Slot[] =>
  per === 'hour' ? hourSlots(span, timezone) : daySlots(span, timezone);

/** Returns the previous span with the same number of days. */
export function spanBefore(span: Span): Span {
  const days = lengthOf(span);
  return { from: daysBefore(span.from, days), to: daysBefore(span.to, days) };
}

/** Returns the slots that have ended: later ones cannot be compared with the previous period. */
export const endedOf = (slots: readonly Slot[], now: Date): Slot[] => slots.filter(({ to }) => to <= now);

export const queryOf = ({ range, by, unit, from, to }: UsageFilter): string => {
  const own = range === 'custom' ? { ...(from ? { from } : {}), ...(to ? { to } : {}) } : {};
  return new URLSearchParams({ range, by, unit, ...own }).toString();
};
