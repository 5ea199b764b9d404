import { uniformSky } from '@graha/astro-engine/testing';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answerOf, answerToExample } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import { decodeQuery } from '../request/decode-query.ts';
import { formOf } from '../project/form.ts';
import { metadataSchema } from '../operation/operation-metadata.ts';
import { readInput } from '../request/issues.ts';
import { inputJsonSchema, leavesOf } from '../wire/json-schema.ts';
import { type ListedOperation, listOperations } from '../list/list-operations.ts';

const skies = { uniform: uniformSky, real: await createEphemeris() };
const operations = listOperations(catalog);

/** Numbers with more than nine decimals, such as 0.5833333333333334. */
function tooLong(value: unknown): number[] {
  if (typeof value === 'number') return Number(value.toFixed(9)) === value ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tooLong) : [];
}

type Answer = { metadata: Record<string, unknown> };

/** The answer as a client receives it. Parsing must change nothing: no unknown member, no NaN that became null. */
function answered(entry: ListedOperation, input: unknown, sky = skies.real): Answer {
  const read = readInput(entry.input, input, 'body');
  expect(read).toMatchObject({ ok: true });
  const json: unknown = JSON.parse(JSON.stringify(answerOf(entry, read.ok && read.data, sky)));
  expect(entry.output.parse(json)).toEqual(json);
  expect(tooLong(json)).toEqual([]);
  expect(metadataSchema(entry).safeParse(Object(json).metadata).error?.issues ?? []).toEqual([]);
  // Safe: the schema of every entry, which has just parsed it, has metadata; the test below proves it for each.
  return json as Answer;
}

/** The example with one member, given by its dotted name, set to a value. */
const exampleWith = ({ example }: ListedOperation, name: string, value: unknown): object => {
  const [group = '', member] = name.split('.');
  const whole = structuredClone(Object(example));
  if (member === undefined) whole[group] = value;
  else if (value === 'custom') whole[group] = { ...whole[group], [member]: value, ayanamsa_deg: CUSTOM_DEG };
  else whole[group] = { ...whole[group], [member]: value };
  return whole;
};

/** Systems without a solution near the poles. */
const MAY_GIVE_WAY = ['house_system'];

/** The value sent with a custom ayanamsa. */
const CUSTOM_DEG = 23.5;

const EDGES: Record<string, object> = {
  'the first year': { year: 601, month: 1, date: 1, hours: 0, minutes: 0, timezone: 14 },
  'the last year': { year: 2398, month: 12, date: 31, hours: 23, minutes: 59, timezone: -14 },
  'the polar night': { latitude: 78.22, longitude: 15.63, month: 12 },
  'the polar day': { latitude: 69.65, longitude: 18.96 },
  'the north pole': { latitude: 90, longitude: 0 },
  'the far south': { latitude: -54.8, longitude: -68.3, timezone: -3 },
  'a named zone': { timezone: 'Asia/Kolkata' },
};

describe.each(operations)('$id', (entry) => {
  test.each(Object.entries(skies))('answers its own example, twice the same byte for byte, in the %s sky', (_, sky) => {
    expect(JSON.stringify(answerToExample(entry, sky))).toBe(JSON.stringify(answerToExample(entry, sky)));
    expect(answered(entry, entry.example, sky).metadata).toMatchObject({
      engine: expect.stringMatching(/./),
      formula_version: expect.stringMatching(/^\d+\.\d+$/),
      system: expect.stringMatching(/./),
    });
  });

  const names = new Set(leavesOf(inputJsonSchema(entry.input)).map(({ name }) => name));
  const births = ['', 'bride.', 'groom.', 'person_a.', 'person_b.', 'birth.'].filter(
    (prefix) =>
      names.has(`${prefix}year`) &&
      names.has(`${prefix}latitude`) &&
      (prefix === '' || Object.hasOwn(Object(entry.example), prefix.slice(0, -1))),
  );

  test.each(Object.entries(EDGES))('answers at %s', (_, change) => {
    const input = structuredClone(Object(entry.example));
    for (const prefix of births) {
      // A calendar of a month takes the year, the month and the place of a birth only.
      const taken = Object.entries(change).filter(([name]) => names.has(`${prefix}${name}`));
      Object.assign(prefix === '' ? input : input[prefix.slice(0, -1)], Object.fromEntries(taken));
    }
    if ('year' in change && change.year === 2398 && 'target_date' in input) input.target_date = '2398-12-31'; // Progressions begin at birth.
    expect(answered(entry, input)).toHaveProperty('metadata');
  });

  // languages.test.ts checks that each language is accepted and used, birth-clock.test.ts the same of clocks.
  const choices = formOf(entry).flatMap(({ name, fields }) =>
    name === 'settings'
      ? fields
          .filter((field) => field.name !== 'settings.language' && field.name !== 'settings.clock')
          .flatMap((field) => (field.options ?? []).map((value) => [field.name, value]))
      : [],
  );

  test.runIf(choices.length > 0).each(choices)('takes %s = %s and says so', (name, value) => {
    const { metadata } = answered(entry, exampleWith(entry, String(name), value));
    const own = String(name).replace('settings.', '');
    expect(metadata['ayanamsa_deg']).toBe(value === 'custom' ? CUSTOM_DEG : undefined);
    const said = MAY_GIVE_WAY.includes(own) ? [metadata[own], metadata[`${own}_requested`]] : [metadata[own]];
    expect(said).toContain(value);
  });

  test('refuses an empty object with every required member named', () => {
    const required = inputJsonSchema(entry.input).required ?? [];
    const read = readInput(entry.input, {}, 'body');
    const named = read.ok ? [] : read.problems.map(({ loc, type }) => [type, loc[1]]);
    expect(named.filter(([type]) => type === 'missing').map(([, member]) => member)).toEqual(required);
    expect(read.ok).toBe(false);
  });

  test('refuses a member that it does not know', () => {
    const read = readInput(entry.input, exampleWith(entry, 'no_such_member', 1), 'body');
    expect(read.ok ? [] : read.problems).toMatchObject([{ loc: ['body', 'no_such_member'], type: 'extra_forbidden' }]);
  });

  test('is described', () => {
    expect(entry.summary).toMatch(/^\S.{9,}\.$/);
    expect(entry.description.length).toBeGreaterThan(40);
    expect([1, 2, 3, 4, 5]).toContain(entry.credits);
  });
});

describe.each(operations.filter(({ methods }) => methods.includes('GET')))('$id by query', (entry) => {
  test('reads the same input as by body', () => {
    const leaves = leavesOf(inputJsonSchema(entry.input)).map(({ name }) => name);
    const parameters = leaves.flatMap((name): [string, string][] => {
      const value: unknown = name.split('.').reduce((at, step) => Object(at)[step], entry.example);
      return value === undefined ? [] : [[name, String(value)]];
    });
    expect(entry.input.parse(decodeQuery(entry, parameters))).toEqual(entry.input.parse(entry.example));
  });
});

test('an alias answers as the entry it names', () => {
  const byId = new Map(operations.map((entry) => [entry.id, entry]));
  const aliases = operations.filter(({ aliasOf }) => aliasOf !== undefined);
  expect(aliases.length).toBeGreaterThan(0);
  for (const alias of aliases) {
    const first = byId.get(alias.aliasOf ?? '');
    expect(first?.compute).toBe(alias.compute);
    expect(first?.credits).toBe(alias.credits);
  }
});
