import { COMPUTED_YEARS, computedYears } from '@graha/astro-engine/core/ephemeris-years';
import { type CivilDate, isoDate, jdUtOf } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import type { ClockChoice, ClockPlace } from './clock/place-clock.ts';
import { offsetOf } from './zones/timezone.ts';

/**
 * Targets of operations that depend on the current time. The API fills in an omitted target, because the engine has no
 * clock.
 */

export const TargetDate = z.iso
  .date({ error: 'must be a date such as 2026-11-21' })
  .optional()
  .meta({ title: 'Target date', description: 'The requested day, from 00:00 local time; today if omitted.' });

/** First and last days of requests, as texts; those of four digits are also in order as texts. */
function daysInUse(): { first: string; last: string } {
  const { first, last } = computedYears();
  return {
    first: isoDate({ year: Math.max(0, first), month: 1, day: 1 }),
    last: isoDate({ year: last, month: 12, day: 31 }),
  };
}
/** Years of births and requested days with the repository's files: `601 to 2398`. */
export const YEARS_TEXT = `${COMPUTED_YEARS.first} to ${COMPUTED_YEARS.last}`;
const within = (member: string) => ({
  error: () => {
    const { first, last } = daysInUse();
    return `${member} must be from ${first} to ${last}`;
  },
});
const DAY = /^\d{4}-\d\d-\d\d/;
/** True for other texts too, because they are already refused as no date. */
function isWithin(iso: string): boolean {
  if (!DAY.test(iso)) return true;
  const { first, last } = daysInUse();
  return iso.slice(0, 10) >= first && iso.slice(0, 10) <= last;
}

/**
 * A required date for the ephemeris.
 * @param name the member's name in the request
 */
export const skyDate = (name: string) =>
  z.iso.date({ error: 'must be a date such as 2026-11-21' }).refine(isWithin, within(name));

/** An optional target date, for operations on the sky of that day. */
export const SkyTargetDate = skyDate('target_date')
  .optional()
  .meta({ title: 'Target date', description: 'The requested day, from 00:00 local time; today if omitted.' });

/**
 * Accepts offsets with seconds, such as `+05:53:28`: answers print them for old local mean times, and callers send them
 * back.
 */
const INSTANT = new RegExp(
  z.regexes.datetime({ offset: true }).source.replace(String.raw`:[0-5]\d)))$`, String.raw`:[0-5]\d(?::[0-5]\d)?)))$`),
);
const OFFSET_SECONDS = /([+-])\d\d:\d\d:(\d\d)$/;

/**
 * A required instant for the ephemeris.
 * @param name the member's name in the request
 */
export const skyInstant = (name: string) =>
  z
    .string()
    .regex(INSTANT, { error: 'must be an instant with its offset such as 2026-11-21T12:00:00+05:30' })
    .refine(isWithin, within(name))
    .meta({ format: 'date-time' });

/** An optional target instant. */
export const Target = skyInstant('target')
  .optional()
  .meta({ title: 'Target', description: 'The requested instant, with its offset from UTC; now if omitted.' });

const EPOCH_JD_UT = 2_440_587.5;
const MS_PER_DAY = 86_400_000;

/**
 * A target instant as a Julian Day in UT.
 * @throws RangeError if the target is missing
 */
export function jdUtOfTarget(target: string | undefined): number {
  const [, sign, seconds = '0'] = OFFSET_SECONDS.exec(target ?? '') ?? [];
  const parsedMs = Date.parse((target ?? '').replace(/([+-]\d\d:\d\d):\d\d$/, '$1'));
  const ms = parsedMs + (sign === '-' ? 1000 : -1000) * Number(seconds);
  if (Number.isNaN(ms)) throw new RangeError('target was left out and nobody filled it in');
  const dayCount = Math.floor(ms / MS_PER_DAY);
  return EPOCH_JD_UT + dayCount + (ms - dayCount * MS_PER_DAY) / MS_PER_DAY; // Exact to the last bit of printed instants.
}

/**
 * The date as numbers.
 * @throws RangeError if the target is missing
 */
export function dateOfTarget(target: string | undefined): CivilDate {
  const [year, month, day] = (target ?? '').split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) {
    throw new RangeError('target_date was left out and nobody filled it in');
  }
  return { year, month, day };
}

/** 00:00 of the target date, by the clock of the birth on that day, as a Julian Day in UT. */
export function jdUtOfTargetDate(
  target: string | undefined,
  { timezone, longitude, clock }: ClockPlace & { clock?: ClockChoice },
): number {
  const midnight = { ...dateOfTarget(target), hours: 0, minutes: 0, seconds: 0 };
  const offset = offsetOf(timezone, midnight, 0, longitude, clock);
  if ('problem' in offset) throw new RangeError(offset.problem);
  return jdUtOf(midnight, offset.offsetSeconds);
}
