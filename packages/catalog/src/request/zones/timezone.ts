import { type Civil, type Clock, dayCountOf, offsetSecondsOf, offsetText } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { decimal } from '../../wire/fields.ts';
import { type ClockChoice, offsetFunction } from '../clock/place-clock.ts';
import { zoneClock, zoneOffsetSeconds } from './zone-offset.ts';

/** Offsets from UTC on Earth, Baker Island to Kiritimati, with a margin for local mean times. */
export const OFFSET_HOURS_MAX = 14;

const WHAT_IT_IS = `must be a number of hours from -${OFFSET_HOURS_MAX} to ${OFFSET_HOURS_MAX} (5.5) or an IANA name (Asia/Kolkata)`;

/** May be an unknown zone, which is checked when the date is known. */
export const ZoneText = z.string().max(64);

export const Timezone = z.union([decimal(-OFFSET_HOURS_MAX, OFFSET_HOURS_MAX), ZoneText], { error: WHAT_IT_IS }).meta({
  title: 'Time zone',
  description:
    'Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved ' +
    'by the rules that applied on that date.',
});

/**
 * The choice for a clock reading that occurs twice or never: 0 uses the offset before the change, 1 the one after it.
 */
export type Fold = 0 | 1;

/** `kind`: the clock showed the reading once, twice or never. */
export type Offset =
  | { offsetSeconds: number; kind: ClockReading['kind'] }
  | { at: 'timezone' | 'hours'; problem: string };

const IANA_NAME = /^[A-Za-z][A-Za-z0-9_+\-/]*$/; // Intl itself would accept offsets as zones.
/** Abbreviations that Intl maps to one of several zones: IST is India, Ireland and Israel. */
const AMBIGUOUS_NAME = /^(?:AC|AE|AG|AR|AS|BE|BS|CA|CN|CS|CT|EA|EC|IE|IS|JS|MI|NE|NS|PL|PN|PR|PS|SS|VS)T$/i;

const notAZone = (text: string): string => `timezone ${WHAT_IT_IS}; "${text}" is neither`;

let dateNames: Intl.DateTimeFormat | undefined;
/** Creates the formatter at its first use, because it takes 10 ms and no start should wait for it. */
const spokenDate = (ms: number): string =>
  (dateNames ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })).format(ms);
const two = (value: number): string => String(value).padStart(2, '0');

const spoken = ({ year, month, day, hours, minutes, seconds }: Civil): string =>
  `${two(hours)}:${two(minutes)}${seconds === 0 ? '' : `:${two(seconds)}`} on ${spokenDate(Date.UTC(year, month - 1, day))}`;

/** `text` for people: `+05:30`, and `+05:53:28` for a local mean time. */
export type ClockOffset = { seconds: number; text: string };

const offsetFrom = (seconds: number): ClockOffset => ({ seconds, text: offsetText(seconds) });

/**
 * The offset from UTC of a clock reading. At a change of clocks, a reading may occur twice or never: `before` is the
 * offset before the change, `after` the one after it.
 */
export type ClockReading =
  | { kind: 'once'; offset: ClockOffset }
  | { kind: 'twice' | 'never'; before: ClockOffset; after: ClockOffset };

const SECONDS_PER_DAY = 86_400;

/** Sundials gain or lose less than a second in three quarters of an hour, so that two steps find the offset. */
function sundialOffset(offsetAt: (epochSeconds: number) => number, localSeconds: number): number {
  const first = offsetAt(localSeconds);
  return offsetAt(localSeconds - offsetAt(localSeconds - first));
}

/** Finds the offsets of a clock around the day of a reading that give this reading. */
function readingOf(offsetAt: (epochSeconds: number) => number, localSeconds: number, isSundial: boolean): ClockReading {
  if (isSundial) return { kind: 'once', offset: offsetFrom(sundialOffset(offsetAt, localSeconds)) };
  const before = offsetAt(localSeconds - SECONDS_PER_DAY);
  const after = offsetAt(localSeconds + SECONDS_PER_DAY);
  const between = [offsetAt(localSeconds - before), offsetAt(localSeconds - after)];
  const shown = [...new Set([before, ...between, after])].filter(
    (offset) => offsetAt(localSeconds - offset) === offset,
  );
  const [first, second] = shown.toSorted((a, b) => b - a); // The clock with the greater offset showed it earlier.
  if (first === undefined) return { kind: 'never', before: offsetFrom(before), after: offsetFrom(after) };
  if (second === undefined) return { kind: 'once', offset: offsetFrom(first) };
  return { kind: 'twice', before: offsetFrom(first), after: offsetFrom(second) };
}

/**
 * The offsets of a clock reading; null if the zone is neither a number of hours nor a zone name. With a longitude and a
 * choice of clock, the reading is that of the place's clock.
 */
export function clockReading(
  timezone: number | string,
  civil: Civil,
  longitude?: number,
  choice: ClockChoice = 'auto',
): ClockReading | null {
  if (typeof timezone === 'number') return { kind: 'once', offset: offsetFrom(offsetSecondsOf(timezone)) };
  if (!IANA_NAME.test(timezone) || AMBIGUOUS_NAME.test(timezone)) return null;
  const localSeconds = dayCountOf(civil) * SECONDS_PER_DAY + civil.hours * 3600 + civil.minutes * 60 + civil.seconds;
  try {
    zoneOffsetSeconds(timezone, localSeconds); // Refuses an unknown zone, whatever the clock.
    return readingOf(
      longitude === undefined
        ? (epochSeconds) => zoneOffsetSeconds(timezone, epochSeconds)
        : offsetFunction({ timezone, longitude }, choice),
      localSeconds,
      longitude !== undefined && choice === 'local_apparent',
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

/**
 * The offset from UTC of a clock reading, or the problem and its member. With a longitude and a choice of clock, the
 * reading is that of the place's clock.
 */
export function offsetOf(
  timezone: number | string,
  civil: Civil,
  fold: Fold | undefined,
  longitude?: number,
  choice?: ClockChoice,
): Offset {
  const reading = clockReading(timezone, civil, longitude, choice);
  if (reading === null) return { at: 'timezone', problem: notAZone(String(timezone)) };
  if (reading.kind === 'once') return { offsetSeconds: reading.offset.seconds, kind: 'once' };
  const { before, after } = reading;
  if (fold !== undefined) return { offsetSeconds: (fold === 0 ? before : after).seconds, kind: reading.kind };
  const happens = reading.kind === 'twice' ? 'occurred twice' : 'never occurred';
  const choices = `fold 0 reads it as UTC${before.text}, fold 1 as UTC${after.text}`;
  return {
    at: 'hours',
    problem: `${spoken(civil)} ${happens} in ${timezone}, where clocks were changed: ${choices}`,
  };
}

/** The problem with a zone, independent of the date; null for a number of hours or an existing name. */
function zoneProblem(timezone: number | string): string | null {
  const anyDay = { year: 2000, month: 1, day: 1, hours: 12, minutes: 0, seconds: 0 };
  const offset = offsetOf(timezone, anyDay, 0);
  return 'problem' in offset ? offset.problem : null;
}

const NamedZone = z.object({ timezone: z.string() });

/** The problem with the zone of a request, independent of its other problems. */
export function zoneProblemIn(request: unknown): string | null {
  const named = NamedZone.safeParse(request);
  return named.success ? zoneProblem(named.data.timezone) : null;
}

/** Refuses an unknown zone, in addition to the schema's checks or after them. */
export function reportUnknownZone(request: unknown, context: z.RefinementCtx<unknown>): void {
  const problem = zoneProblemIn(request);
  if (problem !== null)
    context.addIssue({ code: 'custom', path: ['timezone'], message: problem, input: Object(request).timezone });
}

/** The clock of a request: constant hours, or the zone's offset at every instant. */
export const clockOf = (timezone: number | string): Clock =>
  typeof timezone === 'number' ? offsetSecondsOf(timezone) : zoneClock(timezone);
