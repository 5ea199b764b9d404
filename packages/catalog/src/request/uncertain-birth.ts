import type { GeoPlace } from '@graha/astro-engine/core/ephemeris';
import { type Clock, plusDays, secondOf } from '@graha/astro-engine/core/moment';
import type { BirthSpan } from '@graha/astro-engine/uncertain/held';
import { z } from 'zod';
import { members, wholeNumber } from '../wire/fields.ts';
import { reportImpossibleDate } from './calendar/birth-calendar.ts';
import { inGregorian } from './calendar/given-date.ts';
import { CLOCK_CHOICES, type ClockChoice } from './clock/place-clock.ts';
import { BirthDetails, type Birth, EXAMPLE_BIRTH, EXAMPLE_COUPLE, reportClockOfDays, resolveMoment } from './birth.ts';
import { reportUnknownZone } from './zones/timezone.ts';

const { shape: BIRTH } = BirthDetails;

const CLOCK_READING = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
export const SPAN_HOURS_MAX = 36;
const TIME_FORMS =
  'must be unknown, two times such as 06:00-07:30, or a time and its error in minutes such as 14:30~20';
const AROUND_MINUTES_MAX = (SPAN_HOURS_MAX * 60) / 2;

/** `06:00-07:30` or `14:30~20`. The OpenAPI document has it, so its groups have no names: Python reads them in another syntax. */
const TIME_TEXT = /^(?:unknown|([\d:]+)-([\d:]+)|([\d:]+)[~±](\d{1,4}))$/u;

const Time = z
  .string()
  .regex(TIME_TEXT, { error: TIME_FORMS })
  .optional()
  .meta({
    title: 'Time',
    description:
      'The possible times of birth by the local clock, in place of hours and minutes, which are not used then: unknown (the whole ' +
      `day), 06:00-07:30 (both included; if the second is earlier, it is on the next day), or 14:30~20 (within 20 minutes of 14:30, at most ${AROUND_MINUTES_MAX}).`,
  });

/** A birth whose time may be unknown. Members in addition to those of a birth: `time`. */
export const UNCERTAIN_BIRTH = {
  year: BIRTH.year,
  month: BIRTH.month,
  date: BIRTH.date,
  time: Time,
  hours: BIRTH.hours.optional(),
  minutes: BIRTH.minutes.optional(),
  seconds: wholeNumber(0, 59)
    .optional()
    .meta({ title: 'Seconds', description: 'Second of the local clock, 0 if omitted.', 'x-unit': 's' }),
  latitude: BIRTH.latitude,
  longitude: BIRTH.longitude,
  timezone: BIRTH.timezone,
  place_id: BIRTH.place_id,
  fold: BIRTH.fold,
  calendar: BIRTH.calendar,
  country: BIRTH.country,
  birth_id: BIRTH.birth_id,
  birth_reference: BIRTH.birth_reference,
};

const UncertainMembers = z.object(UNCERTAIN_BIRTH);
/** `clock` is the chosen one of the request's settings. */
export type UncertainBirth = z.output<typeof UncertainMembers> & { clock?: ClockChoice };

const Chosen = z.object({ settings: z.object({ clock: z.enum(CLOCK_CHOICES) }) });

type Reading = Pick<Birth, 'hours' | 'minutes' | 'seconds'>;
type Given = { first: Reading; last: Reading; isNextDay: boolean } | { around: Reading; minutes: number } | 'day';
type Problem = { at: string; problem: string };

function readingOf(text: string): Reading | null {
  const found = CLOCK_READING.exec(text);
  if (!found) return null;
  const [, hours = 0, minutes = 0, seconds = 0] = found.map((part) => Number(part ?? 0));
  return { hours, minutes, seconds };
}

const secondOfDay = ({ hours, minutes, seconds }: Reading): number => hours * 3600 + minutes * 60 + seconds;

/** Returns the possible times of a birth, or the problem with them. */
function givenBy({ time, hours, minutes, seconds = 0 }: UncertainBirth): Given | Problem {
  if (time !== undefined) return givenByText(time);
  if (hours === undefined && minutes === undefined) return 'day';
  if (hours === undefined) return { at: 'hours', problem: 'hours is required beside minutes' };
  if (minutes === undefined)
    return {
      at: 'minutes',
      problem: `minutes is required beside hours; if only the hour is known, send time ${hours}:00-${hours}:59`,
    };
  const reading = { hours, minutes, seconds };
  return { first: reading, last: reading, isNextDay: false };
}

function givenByText(time: string): Given | Problem {
  const [, from, to, around, minutes] = TIME_TEXT.exec(time) ?? [];
  const readings = [from, to, around].flatMap((text) => (text === undefined ? [] : [readingOf(text)]));
  const [first, last] = readings;
  if (first === null || last === null)
    return { at: 'time', problem: `time ${TIME_FORMS}, by a clock from 00:00 to 23:59:59` };
  if (first === undefined) return 'day';
  if (last !== undefined) return { first, last, isNextDay: secondOfDay(last) < secondOfDay(first) };
  const tolerance = Number(minutes);
  if (tolerance < 1 || tolerance > AROUND_MINUTES_MAX)
    return { at: 'time', problem: `the error of time must be 1 to ${AROUND_MINUTES_MAX} minutes` };
  return { around: first, minutes: tolerance };
}

const dateOf = ({ year, month, date }: UncertainBirth) => ({ year, month, day: date });

/** The birth at a reading of the clock. @param dayCount days after its date */
function birthAt(birth: UncertainBirth, reading: Reading, dayCount = 0): Birth {
  const { year, month, day } = plusDays(dateOf(birth), dayCount);
  const { latitude, longitude, timezone, fold, clock } = birth;
  return {
    year,
    month,
    date: day,
    ...reading,
    latitude,
    longitude,
    timezone,
    ...(fold === undefined ? {} : { fold }),
    ...(clock === undefined ? {} : { clock }),
  };
}

const MIDNIGHT: Reading = { hours: 0, minutes: 0, seconds: 0 };

/** Midnight may be shown twice or never: the day begins with the first of two, and ends with the second. */
const dayEdge = (birth: UncertainBirth, dayCount: 0 | 1): Birth => ({
  ...birthAt(birth, MIDNIGHT, dayCount),
  fold: birth.fold ?? 0,
});

const secondAt = (birth: Birth): number => secondOf(resolveMoment(birth).jdUt);

function spanOf(birth: UncertainBirth, given: Given): BirthSpan {
  if (given === 'day') return { fromSecond: secondAt(dayEdge(birth, 0)), untilSecond: secondAt(dayEdge(birth, 1)) };
  if ('around' in given) {
    const middle = secondAt(birthAt(birth, given.around));
    return { fromSecond: middle - given.minutes * 60, untilSecond: middle + given.minutes * 60 + 1 };
  }
  const { first, last, isNextDay } = given;
  return {
    fromSecond: secondAt(birthAt(birth, first)),
    untilSecond: secondAt(birthAt(birth, last, isNextDay ? 1 : 0)) + 1,
  };
}

/** Refuses impossible dates, unknown zones, and times that contradict each other or that the clock never showed. */
export function reportImpossibleSpan(sent: unknown, context: z.RefinementCtx<unknown>): void {
  reportUnknownZone(sent, context);
  reportClockOfDays(sent, context);
  const isDay = reportImpossibleDate(sent, context) !== null;
  const read = UncertainMembers.safeParse(sent);
  if (!isDay || !read.success || context.issues.length > 0) return;
  const chosen = Chosen.safeParse(sent);
  const dated = inGregorian(read.data);
  const birth = chosen.success ? { ...dated, clock: chosen.data.settings.clock } : dated;
  const report = ({ at, problem }: Problem): void =>
    context.addIssue({ code: 'custom', path: [at], message: problem, input: Reflect.get(birth, at) });
  const given = givenBy(birth);
  if (typeof given === 'object' && 'problem' in given) {
    report(given);
    return;
  }
  try {
    const { fromSecond, untilSecond } = spanOf(birth, given);
    if (untilSecond <= fromSecond)
      report({ at: 'date', problem: `the clocks of ${birth.timezone} never showed this day` });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report({ at: birth.hours === undefined ? 'time' : 'hours', problem: error.message });
  }
}

/** One birth whose time may be unknown, as a member of a request. */
export const UncertainBirthDetails = members(UNCERTAIN_BIRTH, 'member of a birth')
  .superRefine(reportImpossibleSpan, { when: () => true })
  .overwrite(inGregorian)
  .meta({
    id: 'UncertainBirthDetails',
    title: 'Uncertain birth',
    description: 'Date, place and time zone of one birth, and its possible times.',
  });

export type SpanAtPlace = { span: BirthSpan; clock: Clock; place: GeoPlace };

/**
 * Possible instants of a validated birth. A day has the length that its clock gave it: 23, 24 or 25 hours.
 * @throws RangeError for an invalid birth
 */
export function resolveSpan(birth: UncertainBirth): SpanAtPlace {
  const given = givenBy(birth);
  if (typeof given === 'object' && 'problem' in given) throw new RangeError(given.problem);
  const { clock, place } = resolveMoment(dayEdge(birth, 0));
  return { span: spanOf(birth, given), clock, place };
}

const withoutTime = <B extends { hours: number; minutes: number }>({ hours: _h, minutes: _m, ...birth }: B) => birth;

/** The usual example, known to twenty minutes. */
export const EXAMPLE_UNCERTAIN = { ...withoutTime(EXAMPLE_BIRTH), time: '14:30~20' };

/** The usual couple: nobody knows when she was born, and he was born in the early morning. */
export const EXAMPLE_UNCERTAIN_COUPLE = {
  bride: { ...withoutTime(EXAMPLE_COUPLE.bride), time: 'unknown' },
  groom: { ...withoutTime(EXAMPLE_COUPLE.groom), time: '04:00-07:00' },
} as const;
