import { z } from 'zod';

export type LocalMinute = { year: number; month: number; date: number; hours: number; minutes: number };

/**
 * The local time in a time zone.
 * @throws ZodError for an unknown time zone
 */
export function today(now: Date, timezone: string): LocalMinute {
  const parts = new Map(
    formatFor(timezone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return { year: of('year'), month: of('month'), date: of('day'), hours: of('hour'), minutes: of('minute') };
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    const message = `${timeZone} is no IANA zone such as Asia/Kolkata`;
    throw new z.ZodError([{ code: 'custom', path: ['timezone'], message, input: timeZone }]);
  }
}
