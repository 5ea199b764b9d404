import type { GeoPlace } from '@graha/astro-engine/core/ephemeris';
import { type Civil, type CivilDate, type Clock, jdUtOf } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { decimal, members, wholeNumber } from '../wire/fields.ts';
import { CALENDAR_MEMBERS, DATE_MEMBERS, reportImpossibleDate } from './calendar/birth-calendar.ts';
import { type GivenDate, inGregorian } from './calendar/given-date.ts';
import { type OwnSettings, type SettingName, settingsOf } from './settings.ts';
import { PLACE_MEMBERS, STANDS_FOR } from './stand-in.ts';
import { STORED_BIRTH } from './stored-birth.ts';
import { CLOCK_CHOICES, type ClockChoice, placeClock } from './clock/place-clock.ts';
import { type Offset, offsetOf, Timezone, ZoneText } from './zones/timezone.ts';

const named = <S extends z.ZodType>(schema: S, title: string, description: string, unit?: string): S =>
  schema.meta({ title, description, ...(unit === undefined ? {} : { 'x-unit': unit }) });

const BIRTH = {
  ...DATE_MEMBERS,
  hours: named(wholeNumber(0, 23), 'Hours', 'Hour of the local clock, 24-hour.', 'h'),
  minutes: named(wholeNumber(0, 59), 'Minutes', 'Minute of the local clock.', 'min'),
  seconds: named(wholeNumber(0, 59).default(0), 'Seconds', 'Second of the local clock.', 's'),
  latitude: named(decimal(-90, 90), 'Latitude', 'Decimal degrees, north positive.', '°'),
  longitude: named(decimal(-180, 180), 'Longitude', 'Decimal degrees, east positive.', '°'),
  timezone: Timezone,
  place_id: wholeNumber(1, 2 ** 31 - 1)
    .optional()
    .meta({
      title: 'Place',
      description:
        'Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.',
      [STANDS_FOR]: PLACE_MEMBERS,
    }),
  fold: named(
    z.literal([0, 1], { error: () => 'must be 0 or 1' }).optional(),
    'Fold',
    'For an IANA zone whose clock shows this time twice or never: 0 uses the offset before the change, 1 the one after.',
  ),
  ...CALENDAR_MEMBERS,
  ...STORED_BIRTH,
};

const ZonedParts = z.object({
  ...DATE_MEMBERS,
  hours: BIRTH.hours,
  minutes: BIRTH.minutes,
  seconds: BIRTH.seconds,
  timezone: ZoneText,
  longitude: BIRTH.longitude,
  fold: BIRTH.fold,
});
const ClockChosen = z.object({ settings: z.object({ clock: z.enum(CLOCK_CHOICES) }) });

const choiceIn = (request: unknown): ClockChoice => {
  const chosen = ClockChosen.safeParse(request);
  return chosen.success ? chosen.data.settings.clock : 'auto';
};

type Report = (member: string, input: unknown, message: string) => void;

const reporting =
  (context: z.RefinementCtx<unknown>, within: readonly string[] = []): Report =>
  (member, input, message) =>
    context.addIssue({ code: 'custom', path: [...within, member], message, input });

const NEEDS_ZONE = new Set<ClockChoice>(['local_mean', 'local_apparent', 'ut']);

/** Reports a clock of the place beside a number of hours. Returns the time zone. */
function reportClockOfHours(birth: unknown, choice: ClockChoice, report: Report): unknown {
  const timezone: unknown = typeof birth === 'object' && birth !== null ? Reflect.get(birth, 'timezone') : undefined;
  if (typeof timezone === 'number' && NEEDS_ZONE.has(choice)) {
    const what = 'must be an IANA name (Asia/Kolkata) with settings.clock';
    report(
      'timezone',
      timezone,
      `timezone ${what} ${choice}: a number of hours is the clock itself, so leave one of them out`,
    );
  }
  return timezone;
}

/** Refuses a clock of the place beside a number of hours, in a request for days or possible times. */
export const reportClockOfDays = (request: unknown, context: z.RefinementCtx<unknown>): void =>
  void reportClockOfHours(request, choiceIn(request), reporting(context));

function reportImpossibleReading(birth: unknown, on: CivilDate, choice: ClockChoice, report: Report): void {
  const timezone = reportClockOfHours(birth, choice, report);
  if (typeof timezone !== 'string') return; // A number of hours needs no resolution.
  const zoned = ZonedParts.safeParse(birth);
  if (!zoned.success) return;
  const offset = offsetOfBirth({ ...zoned.data, year: on.year, month: on.month, date: on.day, clock: choice });
  if ('problem' in offset) report(offset.at, zoned.data[offset.at], offset.problem);
}

/**
 * Runs in addition to the schema's checks, so that a caller gets all problems at once. Skips members that are already
 * invalid. Reads the clock that the settings beside the birth choose.
 */
export function reportImpossibleBirth(birth: unknown, context: z.RefinementCtx<unknown>): void {
  const on = reportImpossibleDate(birth, context);
  if (on !== null) reportImpossibleReading(birth, on, choiceIn(birth), reporting(context));
}

/** The same for the births of a couple, whose dates are already checked. */
export function reportImpossibleReadings(
  request: unknown,
  names: readonly string[],
  context: z.RefinementCtx<unknown>,
): void {
  if (typeof request !== 'object' || request === null) return;
  for (const name of names) {
    const birth: unknown = Reflect.get(request, name);
    const on = reportImpossibleDate(birth, null);
    if (on !== null) reportImpossibleReading(birth, on, choiceIn(request), reporting(context, [name]));
  }
}

type ZonedBirth = Omit<z.output<typeof ZonedParts>, 'timezone'> & { timezone: number | string; clock?: ClockChoice };

const civilOf = ({ year, month, date, hours, minutes, seconds }: ZonedBirth): Civil => ({
  year,
  month,
  day: date,
  hours,
  minutes,
  seconds,
});

const READ_FROM = [
  'year', 'month', 'date', 'hours', 'minutes', 'seconds', 'timezone', 'longitude', 'fold', 'clock',
] as const satisfies readonly (keyof ZonedBirth)[]; // prettier-ignore
/** The check of a request, its answer and its metadata need the same clock, and a couple has two. */
const KEPT_BIRTHS = 2;
let kept: readonly { birth: ZonedBirth; offset: Offset }[] = [];

/** The offset from UTC of the clock reading of a birth, or the problem and its member. The last births are resolved once. */
export function offsetOfBirth(birth: ZonedBirth): Offset {
  const known = kept.find((one) => READ_FROM.every((name) => one.birth[name] === birth[name]));
  if (known !== undefined) return known.offset;
  const offset = offsetOf(birth.timezone, civilOf(birth), birth.fold, birth.longitude, birth.clock);
  kept = [{ birth: { ...birth }, offset }, ...kept].slice(0, KEPT_BIRTHS);
  return offset;
}

const always = { when: () => true };

/** Date, clock time, place and time zone of one person. The request around it checks the reading of the clock. */
export const BirthDetails = members(BIRTH, 'member of a birth')
  .superRefine((birth, context) => void reportImpossibleDate(birth, context), always)
  .overwrite(inGregorian)
  .meta({
    id: 'BirthDetails',
    title: 'Birth details',
    description: 'Date, local clock time, place and time zone of one birth.',
  });
/**
 * A parsed birth, whose date is Gregorian. `given` describes the date as it was sent. `clock` is the chosen one of the
 * request's settings, which `birth-clock.ts` copies into each birth.
 */
export type Birth = z.output<typeof BirthDetails> & { clock?: ClockChoice; given?: GivenDate };

type Own<M extends z.ZodRawShape, S extends OwnSettings> = {
  /** Members of this operation in addition to the birth. */
  members?: M;
  /** Settings of this operation; one with a shared name replaces the shared one. */
  settings?: S;
};

// Safe: without members, M is inferred as the empty record.
const ownMembers = <M extends z.ZodRawShape>({ members }: { members?: M }): M => members ?? ({} as M);

/** The request of an operation on one chart: a birth, its relevant settings, and its own members. */
export const birthRequest = <
  Name extends SettingName,
  const S extends OwnSettings = Record<never, never>,
  M extends z.ZodRawShape = Record<never, never>,
>(
  settings: readonly Name[],
  own: Own<M, S> = {},
) =>
  members(
    { ...BIRTH, settings: settingsOf<Name | 'clock', S>([...settings, 'clock'], own.settings), ...ownMembers(own) },
    'member of this request',
  )
    .superRefine(reportImpossibleBirth, always)
    .overwrite(inGregorian);

/** The request of an operation on two charts. Settings hold for both and are beside them. */
export const compatibilityRequest = <
  Name extends SettingName,
  const S extends OwnSettings = Record<never, never>,
  M extends z.ZodRawShape = Record<never, never>,
>(
  settings: readonly Name[],
  own: Own<M, S> = {},
) =>
  members(
    {
      bride: BirthDetails,
      groom: BirthDetails,
      settings: settingsOf<Name | 'clock', S>([...settings, 'clock'], own.settings),
      ...ownMembers(own),
    },
    'member of this request',
  ).superRefine((request, context) => reportImpossibleReadings(request, ['bride', 'groom'], context), always);

/** Shared part of the requests of one chart. Each operation adds its relevant settings. */
export const StandardBirthRequest = birthRequest([]).meta({ id: 'StandardBirthRequest', title: 'Birth request' });

/** Shared part of the requests of two charts. */
export const StandardCompatibilityRequest = compatibilityRequest([]).meta({
  id: 'StandardCompatibilityRequest',
  title: 'Compatibility request',
});

export const EXAMPLE_BIRTH = {
  year: 1995,
  month: 6,
  date: 21,
  hours: 14,
  minutes: 30,
  latitude: 12.9716,
  longitude: 77.5946,
  timezone: 5.5,
} as const satisfies z.input<typeof BirthDetails>;

export const EXAMPLE_COUPLE = {
  bride: EXAMPLE_BIRTH,
  groom: {
    ...EXAMPLE_BIRTH,
    year: 1993,
    month: 11,
    date: 4,
    hours: 6,
    minutes: 5,
    latitude: 19.076,
    longitude: 72.8777,
  },
} as const satisfies z.input<typeof StandardCompatibilityRequest>;

/** `clock` is the birthplace's clock, valid at every instant. */
export type Moment = { jdUt: number; clock: Clock; place: GeoPlace };

/**
 * Instant and place of a validated birth.
 * @throws RangeError for an invalid birth
 */
export function resolveMoment(birth: Birth): Moment {
  const offset = offsetOfBirth(birth);
  if ('problem' in offset) throw new RangeError(offset.problem);
  return {
    jdUt: jdUtOf(civilOf(birth), offset.offsetSeconds),
    clock: placeClock(birth, birth.clock),
    place: { latitudeDeg: birth.latitude, longitudeDeg: birth.longitude, altitudeM: 0 },
  };
}
