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
  if (timezone === 'UTC') return Math.floor(atMs / 1_000) * 1_000;
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

/** What the clock of the zone shows, to the minute, and how far it is ahead: `2026-07-19T08:30+05:30`; `Z` in UTC. */
export function localTextOf(instant: Date, timezone: string): string {
  const shown = new Date(shownMs(instant.getTime(), timezone)).toISOString().slice(0, 16);
  if (timezone === 'UTC') return `${shown}Z`;
  const aheadMinutes = Math.round(offsetHours(instant, timezone) * 60);
  const [hours, minutes] = [Math.floor(Math.abs(aheadMinutes) / 60), Math.abs(aheadMinutes) % 60];
  const digits = (amount: number) => String(amount).padStart(2, '0');
  return `${shown}${aheadMinutes < 0 ? '-' : '+'}${digits(hours)}:${digits(minutes)}`;
}

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
  if (starts[0] === starts[1]) return new Date(starts[0] ?? midnightMs); // The clock is not turned around this midnight.
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
