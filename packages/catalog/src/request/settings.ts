import { ALMANAC_IDS } from '@graha/astro-engine/calendar/almanac-table';
import { AYANAMSAS, HORIZON_RULES, HOUSE_SYSTEMS } from '@graha/astro-engine/core/ephemeris';
import { DAY_STARTS } from '@graha/astro-engine/panchang/day';
import { YEAR_LENGTHS_DAYS } from '@graha/astro-engine/dasha/years';
import { z } from 'zod';
import { CLOCK_CHOICES } from './clock/place-clock.ts';
import { AYANAMSA_DEG, AyanamsaDeg, reportAyanamsa } from './zodiac/custom-ayanamsa.ts';
import { defaultOf, reportZodiac } from './zodiac/zodiac-choice.ts';
import { members } from '../wire/fields.ts';
import { LANGUAGE_CODES } from '../languages/codes.ts';

type Choice = string | number | boolean;

/** A choice for the caller; the first value is the default. */
export type Setting = {
  values: readonly [Choice, ...Choice[]];
  title: string;
  description: string;
  /** An alias that callers of other services know. */
  alias?: string;
  /** The default in the sidereal zodiac, if the operation has both zodiacs and it is not the first value. */
  sidereal?: Choice;
  /** The reason why a value is not available, as the end of the refusing sentence. */
  because?: string;
};

export const SETTINGS = {
  observation_point: {
    values: ['geocentric', 'topocentric'],
    title: 'Observation point',
    description: 'Positions as seen from the centre of the Earth, or from the place on its surface.',
  },
  ayanamsa: {
    values: AYANAMSAS,
    title: 'Ayanamsa',
    description:
      'Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; ' +
      '`/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.',
    alias: 'ayanamsha',
  },
  node_mode: {
    values: ['mean', 'true'],
    title: 'Lunar nodes',
    description: 'Mean or true (osculating) node for Rahu and Ketu.',
    alias: 'node_type',
  },
  house_system: {
    values: HOUSE_SYSTEMS,
    title: 'House system',
    description:
      'System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, ' +
      'the houses are those of Porphyry and metadata says so.',
  },
  sunrise: {
    values: HORIZON_RULES,
    title: 'Sunrise',
    description:
      'Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his ' +
      'centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that ' +
      'Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. ' +
      'disc_centre: the centre with 34′.',
  },
  day_start: {
    values: DAY_STARTS,
    title: 'Start of the day',
    description:
      'Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. ' +
      'midnight: the civil date.',
  },
  almanac: {
    values: ALMANAC_IDS,
    title: 'Almanac',
    description:
      'Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky.',
  },
  year_length: {
    values: YEAR_LENGTHS_DAYS,
    title: 'Year of the dasha',
    description:
      'Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana).',
  },
  clock: {
    values: CLOCK_CHOICES,
    title: 'Clock',
    description:
      'The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the ' +
      'rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. ' +
      'zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of ' +
      'the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`.',
  },
  language: {
    values: LANGUAGE_CODES,
    title: 'Language',
    description: 'Language of the words in `metadata.words`. Names and sentences in the answer stay English.',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** Settings of every operation on a chart, so that a client may send the same settings object everywhere. */
const EVERYWHERE = ['observation_point', 'language'] as const satisfies readonly SettingName[];
type Everywhere = (typeof EVERYWHERE)[number];

/** A setting whose values cannot be listed. It has no default: it is absent unless it was sent. */
export type FreeSetting = {
  /** Optional, with its title and description. */
  free: z.ZodType;
  /** Checks it against the other settings, as they were sent. */
  report?: (given: Readonly<Record<string, unknown>>, context: z.RefinementCtx<unknown>) => void;
};

/** An operation's own rows, in addition to the shared ones; a row of the same name replaces the shared one. */
export type OwnSettings = Readonly<Record<string, Setting | FreeSetting>>;

export const isChoice = (row: Setting | FreeSetting): row is Setting => !('free' in row);

type Rows<Name extends SettingName, Own extends OwnSettings> = Pick<
  typeof SETTINGS,
  Exclude<Name | Everywhere, keyof Own>
> &
  Own;
type Value<Row> = Row extends Setting ? Row['values'][number] : never;
type Chosen<R extends OwnSettings> = { [K in keyof R as R[K] extends FreeSetting ? never : K]: Value<R[K]> } & {
  [K in keyof R as R[K] extends FreeSetting ? K : never]?: R[K] extends { free: infer S } ? z.output<S> : never;
};
type Given<R extends OwnSettings> = {
  [K in keyof R]?: (R[K] extends { free: infer S } ? z.input<S> : Value<R[K]>) | undefined;
} & {
  [K in keyof R as R[K] extends { alias: infer Alias extends string } ? Alias : never]?: Value<R[K]> | undefined;
};
/** The value at J2000 of a custom ayanamsa, if the settings have an ayanamsa. */
type Custom<R extends OwnSettings> = {
  [K in keyof R as K extends 'ayanamsa' ? 'ayanamsa_deg' : never]?: number | undefined;
};
type SettingsFrom<R extends OwnSettings> = z.ZodPrefault<z.ZodType<Chosen<R> & Custom<R>, Given<R> & Custom<R>>>;
export type SettingsSchema<Name extends SettingName, Own extends OwnSettings> = SettingsFrom<Rows<Name, Own>>;

/** Setting of operations defined for the centre of the Earth: almanacs, searches of events, points of the texts. */
export const FROM_CENTRE = {
  observation_point: {
    values: ['geocentric'],
    title: 'Observation point',
    description: 'Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.',
    because: 'the results of this operation are defined for the centre of the Earth',
  },
} as const satisfies Record<string, Setting>;

/** The same setting with another default, such as `placidus` for Western charts. */
export const withDefault = <S extends Setting, V extends S['values'][number]>(setting: S, value: V): S => ({
  ...setting,
  values: [value, ...setting.values.filter((other) => other !== value)],
});

const choice = ({ values, title, description, because }: Setting): z.ZodType<Choice> =>
  z
    .literal([...values], { error: () => `must be ${listed(values)}${because === undefined ? '' : `: ${because}`}` })
    .meta({ title, description });

const optionalChoices = new WeakMap<Setting, z.ZodType<Choice | undefined>>();

/** Made once for each row, because most operations use the same ones and every start waits for all of them. */
function optionalChoice(row: Setting): z.ZodType<Choice | undefined> {
  const made = optionalChoices.get(row) ?? choice(row).optional().meta({ default: row.values[0] });
  optionalChoices.set(row, made);
  return made;
}

const listed = (values: readonly Choice[]): string =>
  values.length === 1 ? String(values[0]) : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

/** The `settings` member of an operation: the named ones, its own, and those of every operation. */
export function settingsOf<Name extends SettingName, const Own extends OwnSettings = Record<never, Setting>>(
  names: readonly Name[],
  own?: Own,
): SettingsSchema<Name, Own> {
  const taken: ReadonlySet<string> = new Set([...EVERYWHERE, ...names]);
  const shared = Object.entries(SETTINGS).filter(([name]) => taken.has(name));
  // Safe: the shared rows by name, overridden by the operation's own: the definition of Rows.
  return settingsFrom({ ...Object.fromEntries(shared), ...own } as unknown as Rows<Name, Own>);
}

const rowsOf = new WeakMap<z.ZodType, OwnSettings>();

/** The rows that a `settings` member was made of. @param request of an operation; one without settings has no rows */
export function settingRowsOf(request: z.ZodType): OwnSettings {
  const sent = request instanceof z.ZodPipe ? request.in : request;
  const settings = sent instanceof z.ZodObject ? sent.shape['settings'] : undefined;
  return (settings === undefined ? undefined : rowsOf.get(settings)) ?? {};
}

/** The `settings` member with only these rows, for operations that read no sky. */
export function settingsFrom<const R extends OwnSettings>(table: R): SettingsFrom<R> {
  const entries = Object.entries<Setting | FreeSetting>(table);
  const rows = entries.flatMap(([name, row]): [string, Setting][] => (isChoice(row) ? [[name, row]] : []));
  const free = entries.flatMap(([name, row]): [string, FreeSetting][] => (isChoice(row) ? [] : [[name, row]]));
  const choices = Object.fromEntries(rows);
  const shape: Record<string, z.ZodType> = {};
  for (const [name, row] of entries) {
    if (!isChoice(row)) {
      shape[name] = row.free;
      continue;
    }
    shape[name] = optionalChoice(row);
    if (row.alias !== undefined)
      shape[row.alias] = choice(row)
        .optional()
        .meta({ deprecated: true, description: `Alias of ${name}.` });
    if (row.values.includes('custom')) shape[AYANAMSA_DEG] = AyanamsaDeg;
  }
  const schema = members(shape, 'setting of this operation')
    .superRefine((given, context) => {
      if (AYANAMSA_DEG in shape) reportAyanamsa(given, context);
      reportZodiac(choices, given, context);
      for (const [, { report }] of free) report?.(given, context);
      for (const [name, { alias }] of rows) {
        if (alias === undefined || given[alias] === undefined || given[name] === undefined) continue;
        if (given[alias] === given[name]) continue;
        context.addIssue({
          code: 'custom',
          path: [alias],
          message: `${alias} is an alias of ${name} and has another value`,
        });
      }
    })
    .transform((given) => ({
      ...Object.fromEntries(
        rows.map(([name, row]) => [name, given[name] ?? given[row.alias ?? name] ?? defaultOf(choices, name, given)]),
      ),
      ...Object.fromEntries(free.flatMap(([name]) => (given[name] === undefined ? [] : [[name, given[name]]]))),
      ...(given[AYANAMSA_DEG] === undefined ? {} : { [AYANAMSA_DEG]: given[AYANAMSA_DEG] }),
    }))
    .prefault({})
    .meta({ title: 'Settings', description: 'Conventions to follow; each has a default.' });
  rowsOf.set(schema, table);
  // Safe: every row has become one member with one of its values, and the default replaces omitted ones.
  return schema as unknown as SettingsFrom<R>;
}
