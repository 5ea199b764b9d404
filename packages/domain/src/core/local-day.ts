const DAY_MS = 86_400_000;

/** Returns true for the name of a time zone, such as `Asia/Kolkata`, and false for a mere offset. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached per zone: creating a formatter takes longer than a hundred uses. */
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

/** The local time of the zone, as if it were UTC. */
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

/** The offset of the zone from UTC in hours, positive to the east. */
export const offsetHours = (instant: Date, timezone: string): number => {
  const wholeMs = Math.floor(instant.getTime() / 1_000) * 1_000;
  return (shownMs(wholeMs, timezone) - wholeMs) / 3_600_000;
};

/** Local time of the zone to the minute, with its offset: `2026-07-19T08:30+05:30`; `Z` for UTC. */
export function localTextOf(instant: Date, timezone: string): string {
  const shown = new Date(shownMs(instant.getTime(), timezone)).toISOString().slice(0, 16);
  if (timezone === 'UTC') return `${shown}Z`;
  const aheadMinutes = Math.round(offsetHours(instant, timezone) * 60);
  const [hours, minutes] = [Math.floor(Math.abs(aheadMinutes) / 60), Math.abs(aheadMinutes) % 60];
  const digits = (amount: number) => String(amount).padStart(2, '0');
  return `${shown}${aheadMinutes < 0 ? '-' : '+'}${digits(hours)}:${digits(minutes)}`;
}

/** The calendar day in the zone: `2026-07-19`. */
export const localDayOf = (instant: Date, timezone: string): string =>
  new Date(shownMs(instant.getTime(), timezone)).toISOString().slice(0, 10);

/**
 * Returns the first instant of a day in the zone. If clocks go forward over midnight, the day begins at the time to which they
 * are set; a day that a zone skipped begins with the next day.
 */
export function startOfLocalDay(day: string, timezone: string): Date {
  const midnightMs = Date.parse(day);
  const starts = [-DAY_MS, DAY_MS]
    .map((aroundMs) => midnightMs - offsetHours(new Date(midnightMs + aroundMs), timezone) * 3_600_000)
    .toSorted((one, other) => one - other);
  if (starts[0] === starts[1]) return new Date(starts[0] ?? midnightMs); // The offset does not change around this midnight.
  const first = starts.find(
    (startMs) =>
      localDayOf(new Date(startMs), timezone) >= day && localDayOf(new Date(startMs - 1_000), timezone) < day,
  );
  return new Date(first ?? starts[0] ?? midnightMs);
}

/** Returns the start of the first day and the end (exclusive) of the last. */
export const localInstantsOf = (
  { from, to }: { from: string; to: string },
  timezone: string,
): { from: Date; to: Date } => ({
  from: startOfLocalDay(from, timezone),
  to: startOfLocalDay(new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10), timezone),
});
