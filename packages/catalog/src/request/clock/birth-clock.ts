import { deltaTUncertaintySeconds } from '@graha/astro-engine/core/delta-t-uncertainty';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { isoAt, isoDate, jdUtOf, offsetText, secondOf } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { rounded } from '../../wire/present-placement.ts';
import { printedDate } from '../../wire/printed-date.ts';
import { type Birth, BirthDetails, offsetOfBirth } from '../birth.ts';
import { CALENDAR_NOTE_CODES, calendarNote } from '../calendar/calendar-note.ts';
import { CALENDARS_USED } from '../calendar/given-date.ts';
import { tzdbInUse } from '../zones/zone-offset.ts';
import { clockNote, NOTE_CODES } from './clock-note.ts';
import { firstStandardSecond } from './first-standard.ts';
import { type ClockChoice, type ClockPlace, CLOCKS_USED, type ClockUsed } from './place-clock.ts';

/** The instant of a birth as every answer prints it in `metadata.birth`. */

export const BirthClock = z
  .strictObject({
    utc: z.string().meta({ format: 'date-time' }).describe('The birth in UTC, ISO 8601.'),
    utc_offset: z
      .string()
      .describe('Offset of the clock from UTC at the birth, `+05:30`; a local time has seconds, `+04:38:24`.'),
    clock: z
      .enum(CLOCKS_USED)
      .describe(
        'The clock that the time was read from: offset is a numeric `timezone`, the others as in `settings.clock`.',
      ),
    tzdb: z.string().nullable().describe('Versions of the tz database in use; null for a numeric `timezone`.'),
    calendar: z.enum(CALENDARS_USED).describe('Calendar in which the date of birth was read.'),
    gregorian_date: printedDate()
      .optional()
      .describe('The date of birth by the Gregorian calendar; none if it was read in that calendar.'),
    julian_day_ut: z.number().describe('The birth as a Julian Day in UT.'),
    delta_t_seconds: z.number().describe('Delta T used: terrestrial time less universal time, seconds.'),
    delta_t_uncertainty_seconds: z
      .number()
      .nullable()
      .describe(
        'Standard error of Delta T, seconds (Morrison and Stephenson 2004; in the future Huber 2006); null in years in which it is a second at most, 1800 to about 2030.',
      ),
    note: z
      .strictObject({
        code: z.enum([...CALENDAR_NOTE_CODES, ...NOTE_CODES]).describe('The reason in one word.'),
        text: z.string().describe('The reason as a sentence, with the choices.'),
      })
      .optional()
      .describe(
        'The most important reason why another program may read this date or clock differently; none if omitted.',
      ),
  })
  .meta({
    id: 'BirthClock',
    title: 'Clock of a birth',
    description: 'The instant computed for a birth, and the clock behind it.',
  });

const HEADS = ['year', 'month', 'date', 'hours', 'minutes', 'latitude', 'longitude', 'timezone', 'fold'];
const COUPLES = [
  ['person_a', 'person_b'],
  ['bride', 'groom'],
] as const;

/** Members of a request with its births: the names of two, none for a request without, `null` for the request itself. */
export type BirthNames = readonly string[] | null;

/** Returns the members of a request that are births. */
export function birthNamesOf(request: z.ZodType): BirthNames {
  const sent = request instanceof z.ZodPipe ? request.in : request;
  const shape = sent instanceof z.ZodObject ? sent.shape : {};
  // An uncertain birth has no one instant; its answer prints a span.
  if (HEADS.every((name) => name in shape)) return 'time' in shape ? [] : null;
  const isBirth = (type: unknown): boolean => (type instanceof z.ZodOptional ? type.unwrap() : type) === BirthDetails;
  return COUPLES.find(([first]) => isBirth(shape[first])) ?? []; // The persons of a muhurta may be stars instead.
}

/** Metadata members of operations that share a schema: `birth`, for those that start from one. */
export function birthMembers(requests: readonly z.ZodType[]): z.ZodRawShape {
  const kinds = requests.map(birthNamesOf);
  const [names] = kinds.filter((kind) => kind === null || kind.length > 0);
  if (names === undefined) return {};
  const birth =
    names === null
      ? BirthClock.describe('The instant computed for the birth, and the clock behind it.')
      : z
          .strictObject(
            Object.fromEntries(names.map((name) => [name, BirthClock.describe(`The birth of \`${name}\`.`)])),
          )
          .describe('The instants computed for the two births, and the clocks behind them.');
  return { birth: kinds.every((kind) => kind === null || kind.length > 0) ? birth : birth.optional() };
}

// Safe: requests are objects that their schemas have parsed; a request without settings has no choice of clock.
const choiceOf = (input: unknown): ClockChoice =>
  (input as { settings?: { clock?: ClockChoice } }).settings?.clock ?? 'auto';

/** Copies the chosen clock into each birth of a request, for `resolveMoment`. */
export function withClock<Input>(input: Input, names: BirthNames): Input {
  const clock = choiceOf(input);
  if (clock === 'auto' || names?.length === 0) return input;
  if (names === null) return { ...input, clock };
  const clocked = names.map((name) => [name, { ...Reflect.get(Object(input), name), clock }]);
  return { ...input, ...Object.fromEntries(clocked) };
}

type Instant = Pick<Parameters<typeof clockNote>[1], 'epochSeconds' | 'offsetSeconds' | 'kind'>;

/** The clock that a time at a place was read from, and the reason why a careful reader may read another, or null. */
export function clockUsed(place: ClockPlace & { latitude: number }, choice: ClockChoice, instant: Instant) {
  const clock = usedOf(place, choice, instant.epochSeconds);
  return { clock, note: clockNote(place, { clock, choice, ...instant }) };
}

function usedOf({ timezone }: ClockPlace, choice: ClockChoice, epochSeconds: number): ClockUsed {
  if (typeof timezone === 'number') return 'offset';
  if (choice !== 'auto') return choice;
  return epochSeconds < firstStandardSecond(timezone) ? 'local_mean' : 'zone';
}

function deltaTError(year: number): number | null {
  const seconds = deltaTUncertaintySeconds(year);
  return seconds === null || seconds <= 1 ? null : Math.round(seconds * 10) / 10;
}

export function clockOfBirth(birth: Birth, choice: ClockChoice, sky: Ephemeris): z.input<typeof BirthClock> {
  const offset = offsetOfBirth(birth);
  if ('problem' in offset) throw new RangeError(offset.problem);
  const { year, month, date: day, hours, minutes, seconds } = birth;
  const jdUt = jdUtOf({ year, month, day, hours, minutes, seconds }, offset.offsetSeconds);
  const epochSeconds = secondOf(jdUt);
  const { clock, note: noteOfClock } = clockUsed(birth, choice, { epochSeconds, ...offset });
  const note = calendarNote(birth) ?? noteOfClock;
  const calendar = birth.given?.calendar ?? 'gregorian';
  return {
    utc: isoAt(jdUt, 0).replace('+00:00', 'Z'),
    utc_offset: offsetText(offset.offsetSeconds),
    clock,
    tzdb: typeof birth.timezone === 'number' ? null : tzdbInUse(),
    calendar,
    ...(calendar === 'gregorian' ? {} : { gregorian_date: isoDate({ year, month, day }) }),
    julian_day_ut: rounded(jdUt),
    delta_t_seconds: Math.round(sky.deltaTSeconds(jdUt) * 1000) / 1000,
    delta_t_uncertainty_seconds: deltaTError(year),
    ...(note === null ? {} : { note }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Adds the instants of the births of a request to the metadata of its answer.
 * @param input the request with the chosen clock in its births: the objects that the answer was computed from
 */
export function noteBirth<Answer>(answer: Answer, input: unknown, names: BirthNames, sky: Ephemeris): Answer {
  if (names?.length === 0 || !isRecord(answer) || !isRecord(answer['metadata']) || !isRecord(input)) return answer;
  const choice = choiceOf(input);
  // Safe: `birthNamesOf` has found complete births at these members of the schema that parsed the request.
  const said = (birth: unknown) => clockOfBirth(birth as Birth, choice, sky);
  const birth = names === null ? said(input) : Object.fromEntries(names.map((name) => [name, said(input[name])]));
  return { ...answer, metadata: { ...answer['metadata'], birth } };
}
