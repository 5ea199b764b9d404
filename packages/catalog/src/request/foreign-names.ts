import { AYANAMSA_NUMBERS } from '@graha/astro-engine/core/ayanamsas';
import { HOUSE_LETTERS } from '@graha/astro-engine/core/ephemeris';
import type { z } from 'zod';
import { inputJsonSchema, type JsonSchema } from '../wire/json-schema.ts';
import { SETTINGS } from './settings.ts';

/** Names that callers of other services send, and our names. */

/** Aliases of whole members, which are read as ours. */
const SAME_MEMBERS: Readonly<Record<string, string>> = { config: 'settings', female: 'bride', male: 'groom' };

const BY_SERVICE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'astrologyapi.com': {
    day: 'date',
    hour: 'hours',
    min: 'minutes',
    lat: 'latitude',
    lon: 'longitude',
    tzone: 'timezone',
    house_type: 'settings.house_system',
  },
  vedicastroapi: {
    dob: 'year, month and date',
    tob: 'hours and minutes',
    tz: 'timezone',
    lang: 'settings.language',
  },
  prokerala: {
    coordinates: 'latitude and longitude',
    datetime: 'year, month, date, hours, minutes and timezone',
    la: 'settings.language',
  },
  others: {
    minute: 'minutes',
    second: 'seconds',
    sec: 'seconds',
    lng: 'longitude',
    long: 'longitude',
    timezone_offset: 'timezone',
    name: 'full_name',
    full_date: 'date',
  },
  // Earlier names of our own settings.
  graha: {
    sunrise_definition: 'sunrise',
  },
};

const SETTING_NAMES = Object.entries(SETTINGS).flatMap(([name, row]) =>
  [name, ...('alias' in row ? [row.alias] : [])].map((known) => [known, `settings.${name}`]),
);

const OURS: ReadonlyMap<string, string> = new Map([
  ...Object.values(BY_SERVICE).flatMap((names) => Object.entries(names)),
  ...Object.entries(SAME_MEMBERS),
  ...SETTING_NAMES.map(([known = '', ours = '']) => [known, ours] as const),
]);

/** Prefixes of names, in services that send a couple as one flat list. */
const PERSONS: readonly [RegExp, string][] = [
  [/^(?:f|girl|female)_/, 'bride'],
  [/^(?:m|boy|male)_/, 'groom'],
];

/**
 * Our name of an unknown member; null if it is not known either.
 * @param taken names that the operation accepts at this place
 */
export function ourNameFor(foreign: string, taken: readonly string[]): string | null {
  const isTaken = (name: string): boolean =>
    name.split(/, | and /).every((one) => taken.includes(one.split('.')[0] ?? ''));
  const ours = OURS.get(foreign);
  if (ours !== undefined && isTaken(ours)) return ours;
  for (const [prefix, person] of PERSONS) {
    if (!prefix.test(foreign) || !taken.includes(person)) continue;
    const member = foreign.replace(prefix, '');
    return (OURS.get(member) ?? member)
      .split(/(, | and )/)
      .map((part, index) => (index % 2 === 0 ? `${person}.${part}` : part))
      .join('');
  }
  return null;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const choicesOf = (member: JsonSchema | boolean | undefined): readonly unknown[] =>
  typeof member === 'object' ? (member.enum ?? [member.const]) : [];

const NAMES_BY_NUMBER: ReadonlyMap<string, string> = new Map(
  Object.entries(AYANAMSA_NUMBERS).map(([name, number]) => [String(number), name]),
);
/** Swiss Ephemeris has two letters for equal houses. */
const NAMES_BY_LETTER: ReadonlyMap<string, string> = new Map([
  ...Object.entries(HOUSE_LETTERS).map(([name, letter]) => [letter, name] as const),
  ['A', 'equal'],
]);
const isAyanamsa = (name: string): boolean => name === 'ayanamsa' || name === 'ayanamsha';

/**
 * The name of an ayanamsa or house system that was sent as its number or letter in Swiss Ephemeris; in a query both are
 * text.
 */
function libraryNamed(name: string, value: unknown): unknown {
  if (typeof value !== 'number' && typeof value !== 'string') return value;
  if (isAyanamsa(name)) return NAMES_BY_NUMBER.get(String(value)) ?? value;
  return name === 'house_system' ? (NAMES_BY_LETTER.get(String(value)) ?? value) : value;
}

/** Converts `Whole Sign` to `whole_sign` the ayanamsa 1 to `lahiri` and the houses P to `placidus`, if a setting accepts that. */
function ourChoices(settings: Json, schema: JsonSchema | boolean | undefined): Json {
  const members = typeof schema === 'object' ? schema.properties : undefined;
  return Object.fromEntries(
    Object.entries(settings).map(([name, sent]) => {
      const value = libraryNamed(name, sent);
      if (typeof value !== 'string') return [name, value];
      const ours = value.toLowerCase().replaceAll(/[ -]/g, '_');
      return [name, choicesOf(members?.[name]).includes(ours) ? ours : sent];
    }),
  );
}

export type OurNames = {
  input: unknown;
  /** Maps our name to the sent one, so that a problem is reported under the caller's name. */
  sentAs: ReadonlyMap<string, string>;
};

/** Converts a span of time that was sent as an object to its text: `{ from, to }` or `{ around, minutes }`. */
function timeText(time: unknown): unknown {
  if (!isObject(time)) return time;
  const { from, to, around, minutes, ...others } = time;
  if (Object.keys(others).length > 0) return time;
  if (around === undefined && minutes === undefined && from !== undefined && to !== undefined) return `${from}-${to}`;
  return from === undefined && to === undefined && around !== undefined && minutes !== undefined
    ? `${around}~${minutes}`
    : time;
}

const withTimeText = (raw: Json): Json => (isObject(raw['time']) ? { ...raw, time: timeText(raw['time']) } : raw);

const PEOPLE = ['bride', 'groom', 'female', 'male'] as const;

/** Converts the spans of a request and of the people in it. */
function withTimeTexts(raw: Json): Json {
  const own = withTimeText(raw);
  const people = PEOPLE.flatMap((name) => {
    const person = own[name];
    return isObject(person) && isObject(person['time']) ? [[name, withTimeText(person)] as const] : [];
  });
  return people.length === 0 ? own : { ...own, ...Object.fromEntries(people) };
}

const AS_SENT: ReadonlyMap<string, string> = new Map();
const isForeign = (raw: Json): boolean =>
  Object.keys(SAME_MEMBERS).some((name) => Object.hasOwn(raw, name)) ||
  (isObject(raw['settings']) &&
    Object.entries(raw['settings']).some(
      ([name, value]) => (typeof value === 'string' && /[A-Z -]/.test(value)) || libraryNamed(name, value) !== value,
    ));

/** Converts a request of another service: members and choices with the same meaning get our names. */
export function withOurNames(schema: z.ZodType, sent: unknown): OurNames {
  const raw = isObject(sent) ? withTimeTexts(sent) : sent;
  if (!isObject(raw) || !isForeign(raw)) return { input: raw, sentAs: AS_SENT };
  const members = inputJsonSchema(schema).properties ?? {};
  const sentAs = new Map<string, string>();
  const renamed = Object.entries(raw).map(([name, value]): [string, unknown] => {
    const ours = SAME_MEMBERS[name];
    if (ours === undefined || name in members || !(ours in members) || Object.hasOwn(raw, ours)) return [name, value];
    sentAs.set(ours, name);
    return [ours, value];
  });
  const input = Object.fromEntries(
    renamed.map(([name, value]) => [
      name,
      name === 'settings' && isObject(value) ? ourChoices(value, members['settings']) : value,
    ]),
  );
  return { input, sentAs };
}
