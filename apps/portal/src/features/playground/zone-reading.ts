import { clockReading, type ClockOffset } from '@graha/catalog/timezone';
import { z } from 'zod';

const whole = (min: number, max: number) => z.int().min(min).max(max);

/** A clock reading and where the clock hangs. `timezone` as it was typed: hours or a name. */
export const ClockQuestion = z.strictObject({
  timezone: z.string().min(1).max(64),
  year: whole(1801, 2398),
  month: whole(1, 12),
  date: whole(1, 31),
  hours: whole(0, 23),
  minutes: whole(0, 59),
  seconds: whole(0, 59),
});
export type ClockQuestion = z.output<typeof ClockQuestion>;

/** The offset that held then, and which instant that makes it. */
export type ZonedInstant = { offset: string; utc: string };

export type ZoneAnswer =
  | ({ kind: 'once' } & ZonedInstant)
  | { kind: 'twice' | 'never'; before: ZonedInstant; after: ZonedInstant }
  | { kind: 'unknown' };

const HOURS_MAX = 14;

export function zoneAnswer({ timezone, date: day, ...rest }: ClockQuestion): ZoneAnswer {
  const hours = timezone.trim() === '' ? Number.NaN : Number(timezone);
  if (Math.abs(hours) > HOURS_MAX) return { kind: 'unknown' };
  const civil = { ...rest, day };
  const wallMs = Date.UTC(rest.year, rest.month - 1, day, rest.hours, rest.minutes, rest.seconds);
  if (new Date(wallMs).getUTCDate() !== day) return { kind: 'unknown' };
  const at = ({ seconds, text }: ClockOffset): ZonedInstant => ({
    offset: text,
    utc: `${new Date(wallMs - seconds * 1000).toISOString().slice(0, 19)}Z`,
  });
  const reading = clockReading(Number.isNaN(hours) ? timezone : hours, civil);
  if (reading === null) return { kind: 'unknown' };
  if (reading.kind === 'once') return { kind: 'once', ...at(reading.offset) };
  return { kind: reading.kind, before: at(reading.before), after: at(reading.after) };
}
