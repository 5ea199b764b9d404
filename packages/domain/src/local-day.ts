const DAY_MS = 86_400_000;

/** Whether this is the name of a time zone, such as `Asia/Kolkata`; an offset alone is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made once for each zone: making one takes longer than a hundred readings. */
function clockOf(timezone: string): Intl.DateTimeFormat {
  const made =
    clocks.get(timezone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  clocks.set(timezone, made);
  return made;
}

/** What the clock of the zone shows, as if it were UTC. */
function shownMs(atMs: number, timezone: string): number {
  const parts = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** How far the clock of the zone is ahead of UTC, in hours. */
export const offsetHours = (instant: Date, timezone: string): number => {
  const wholeMs = Math.floor(instant.getTime() / 1_000) * 1_000;
  return (shownMs(wholeMs, timezone) - wholeMs) / 3_600_000;
};

/** The calendar day by the clock of the zone: `2026-07-19`. */
export const localDayOf = (instant: Date, timezone: string): string =>
  new Date(shownMs(instant.getTime(), timezone)).toISOString().slice(0, 10);

/**
 * The first instant of a day by the clock of the zone. Where the clock is set ahead over midnight the day begins with what it is
 * set to; a day that a zone left out begins where the next one does.
 */
export function startOfLocalDay(day: string, timezone: string): Date {
  const midnightMs = Date.parse(day);
  const starts = [-DAY_MS, DAY_MS]
    .map((aroundMs) => midnightMs - offsetHours(new Date(midnightMs + aroundMs), timezone) * 3_600_000)
    .toSorted((one, other) => one - other);
  const first = starts.find(
    (startMs) =>
      localDayOf(new Date(startMs), timezone) >= day && localDayOf(new Date(startMs - 1_000), timezone) < day,
  );
  return new Date(first ?? starts[0] ?? midnightMs);
}

/** The instants from which and up to which these days reach, both included. */
export const localInstantsOf = (
  { from, to }: { from: string; to: string },
  timezone: string,
): { from: Date; to: Date } => ({
  from: startOfLocalDay(from, timezone),
  to: startOfLocalDay(new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10), timezone),
});
