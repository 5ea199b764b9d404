import { BirthDetails } from '../../request/birth.ts';
import { UncertainBirthDetails } from '../../request/uncertain-birth.ts';
import type { JsonSchema } from '../../wire/json-schema.ts';
import { refTo, wholeSchemaOf } from './openapi-schemas.ts';
import { besidePart, isAllOf, largestPartOf, opened, type Part } from './extend.ts';
import { sharedSettings } from './shared-settings.ts';

const PERSON = 'BirthDetails';

const person = (description: string): JsonSchema => ({ ...refTo(PERSON), description });

const two = (description: string, first: [string, string], second: [string, string]): JsonSchema => ({
  type: 'object',
  description,
  properties: { [first[0]]: person(first[1]), [second[0]]: person(second[1]) },
  required: [first[0], second[0]],
});

const PAIRS = {
  Couple: two('The births of two people who may marry.', ['bride', 'Birth of the bride.'], ['groom', 'Birth of the groom.']),
  Pair: two('The births of any two people.', ['person_a', 'Birth of the first person.'], ['person_b', 'Birth of the second person.']),
} as const; // prettier-ignore

const withSettings = (description: string, base: string): JsonSchema => ({
  type: 'object',
  description,
  allOf: [refTo(base)],
  properties: { settings: { ...refTo('Settings'), description: 'Conventions to follow; each has a default.' } },
});

let birth: JsonSchema | undefined;

function birthSchema(): JsonSchema {
  return (birth ??= { ...opened(wholeSchemaOf(BirthDetails, 'input', {})), title: 'Birth' });
}

let uncertain: JsonSchema | undefined;

function uncertainSchema(): JsonSchema {
  return (uncertain ??= opened(wholeSchemaOf(UncertainBirthDetails, 'input', {})));
}

/** Requests extend these and add the settings that mean something to the operation. */
const BASES = {
  Birth: 'StandardBirthRequest',
  Couple: 'StandardCompatibilityRequest',
  Pair: 'Pair',
} as const;

const isUncertain = (person: JsonSchema | boolean | undefined): boolean =>
  JSON.stringify(person ?? null).includes('UncertainBirth');

/** The schema that a request extends; null if it has no complete birth. */
export function baseOf({
  properties = {},
  required = [],
}: JsonSchema): { base: string; has: readonly string[] } | null {
  for (const [base, { properties: members = {}, required: needed = [] }] of [
    [BASES.Birth, birthSchema()],
    ['UncertainBirth', uncertainSchema()],
  ] as const) {
    const names = Object.keys(members);
    const isWhole = names.every((name) => JSON.stringify(properties[name]) === JSON.stringify(members[name]));
    if (isWhole && needed.every((name) => required.includes(name))) return { base, has: names };
  }
  for (const [name, pair] of Object.entries(PAIRS)) {
    const both = Object.keys(pair.properties ?? {});
    if (both.some((one) => isUncertain(properties[one]))) continue;
    // Safe: the names of the table itself.
    if (both.every((one) => required.includes(one))) return { base: BASES[name as keyof typeof PAIRS], has: both };
  }
  return null;
}

let shared: ReadonlyMap<string, JsonSchema> | undefined;

/** Maps a name to a schema shared by requests, each written once. */
export function sharedRequestSchemas(): ReadonlyMap<string, JsonSchema> {
  shared ??= new Map<string, JsonSchema>([
    ['Birth', birthSchema()],
    ['UncertainBirth', uncertainSchema()],
    [
      PERSON,
      { title: 'Birth details', description: 'One birth.', allOf: [refTo('Birth')], unevaluatedProperties: false },
    ],
    [
      'UncertainBirthDetails',
      {
        title: 'Uncertain birth details',
        description: 'One birth whose time may be unknown.',
        allOf: [refTo('UncertainBirth')],
        unevaluatedProperties: false,
      },
    ],
    ...Object.entries(PAIRS),
    ...sharedSettings().map((part): [string, JsonSchema] => [part.name, settingsSchema(part)]),
    [BASES.Birth, withSettings('Members shared by the requests on one chart.', 'Birth')],
    [BASES.Couple, withSettings('Members shared by the requests on two charts.', 'Couple')],
  ]);
  return shared;
}

/** Shared settings as they are written: some extend others. */
function settingsSchema(part: Part): JsonSchema {
  const base = largestPartOf(
    part.whole,
    sharedSettings().filter((other) => !isAllOf(part.whole, other)),
  );
  return base === undefined ? part.whole : besidePart(part.whole, base);
}
