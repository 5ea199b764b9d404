import { type Civil, offsetSecondsOf, offsetText } from '@graha/astro-engine/moment';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { decimal } from './fields.ts';

const WHAT_IT_IS = 'must be a number of hours from -14 to 14 (5.5) or an IANA name (Asia/Kolkata)';

/** May yet name no zone: that is found out where the date is known. */
export const ZoneText = z.string().max(64);

/** Bounds of the clocks on Earth, Baker Island to Kiritimati, with room for the local mean times of old. */
export const Timezone = z.union([decimal(-14, 14), ZoneText], { error: WHAT_IT_IS }).meta({
  title: 'Time zone',
  description:
    'Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), ' +
    'which is resolved for that date by the rules that held then.',
});

/** Where a clock reading occurs twice or never: 0 reads it by the clock before the change, 1 by the one after. */
export type Fold = 0 | 1;

export type Offset = { offsetSeconds: number } | { at: 'timezone' | 'hours'; problem: string };

const IANA_NAME = /^[A-Za-z][A-Za-z0-9_+\-/]*$/; // Temporal itself would take offsets and whole timestamps as zones.

const notAZone = (text: string): string => `timezone ${WHAT_IT_IS}; "${text}" is neither`;

let dateNames: Intl.DateTimeFormat | undefined;
/** The formatter takes 10 ms to make, which no start waits for. */
const spokenDate = (ms: number): string =>
  (dateNames ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })).format(ms);
const two = (value: number): string => String(value).padStart(2, '0');

const spoken = ({ year, month, day, hours, minutes, seconds }: Civil): string =>
  `${two(hours)}:${two(minutes)}${seconds === 0 ? '' : `:${two(seconds)}`} on ${spokenDate(Date.UTC(year, month - 1, day))}`;

/** `text` as ISO 8601 has it: `+05:30`. */
export type ClockOffset = { seconds: number; text: string };

const offsetFrom = (seconds: number): ClockOffset => ({ seconds, text: offsetText(seconds) });

/**
 * How a clock that shows this stands to UTC. Where clocks were changed a reading may have occurred twice or never: `before`
 * is the offset of the clock before the change, `after` of the one after it.
 */
export type ClockReading =
  | { kind: 'once'; offset: ClockOffset }
  | { kind: 'twice' | 'never'; before: ClockOffset; after: ClockOffset };

/** Null for what is neither a number of hours nor the name of a zone. */
export function clockReading(timezone: number | string, civil: Civil): ClockReading | null {
  if (typeof timezone === 'number') return { kind: 'once', offset: offsetFrom(offsetSecondsOf(timezone)) };
  if (!IANA_NAME.test(timezone)) return null;
  const clock = Temporal.PlainDateTime.from({
    ...civil,
    hour: civil.hours,
    minute: civil.minutes,
    second: civil.seconds,
  });
  try {
    const earlier = clock.toZonedDateTime(timezone, { disambiguation: 'earlier' });
    const later = clock.toZonedDateTime(timezone, { disambiguation: 'later' });
    const before = offsetFrom(earlier.offsetNanoseconds / 1e9);
    const after = offsetFrom(later.offsetNanoseconds / 1e9);
    if (before.seconds === after.seconds) return { kind: 'once', offset: before };
    return { kind: earlier.toPlainDateTime().equals(clock) ? 'twice' : 'never', before, after };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

/** How far a clock is ahead of UTC when it shows this; or what is wrong, and with which member. */
export function offsetOf(timezone: number | string, civil: Civil, fold: Fold | undefined): Offset {
  const reading = clockReading(timezone, civil);
  if (reading === null) return { at: 'timezone', problem: notAZone(String(timezone)) };
  if (reading.kind === 'once') return { offsetSeconds: reading.offset.seconds };
  const { before, after } = reading;
  if (fold !== undefined) return { offsetSeconds: (fold === 0 ? before : after).seconds };
  const happens = reading.kind === 'twice' ? 'occurred twice' : 'never occurred';
  const choices = `fold 0 reads it as UTC${before.text}, fold 1 as UTC${after.text}`;
  return {
    at: 'hours',
    problem: `${spoken(civil)} ${happens} in ${timezone}, where clocks were changed: ${choices}`,
  };
}

/** What is wrong with a zone, whatever the date; null where it is a number of hours or a name that exists. */
export function zoneProblem(timezone: number | string): string | null {
  const anyDay = { year: 2000, month: 1, day: 1, hours: 12, minutes: 0, seconds: 0 };
  const offset = offsetOf(timezone, anyDay, 0);
  return 'problem' in offset ? offset.problem : null;
}

const EPOCH_JD_UT = 2_440_587.5;
const MS_PER_DAY = 86_400_000;

/** How far clocks are ahead of UTC at an instant, seconds. @throws RangeError for a zone that does not exist */
export function offsetSecondsAt(timezone: number | string, jdUt: number): number {
  if (typeof timezone === 'number') return offsetSecondsOf(timezone);
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.round((jdUt - EPOCH_JD_UT) * MS_PER_DAY));
  return instant.toZonedDateTimeISO(timezone).offsetNanoseconds / 1e9;
}
