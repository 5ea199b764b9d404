const DAY_MS = 86_400_000;

/** The calendar day in UTC: `2026-07-19`. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

export const daysBefore = (day: string, count: number): string => dayOf(new Date(Date.parse(day) - count * DAY_MS));

/** Each day from the first to the last, both inclusive. */
export const daysFromTo = (firstDay: string, lastDay: string): string[] =>
  daysUpTo(lastDay, (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1);

/** `count` consecutive days, the last of them `lastDay`. */
export const daysUpTo = (lastDay: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysBefore(lastDay, count - 1 - index));
