import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inputJsonSchema } from '../wire/json-schema.ts';
import { answerToExample } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import type { JsonSchema } from '../wire/json-schema.ts';
import { listOperations } from '../list/list-operations.ts';

const sky = await createEphemeris();
const operations = listOperations(catalog);

/** All named members of a schema, with their schemas. */
function membersOf(schema: unknown): [string, JsonSchema][] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]): [string, JsonSchema][] => [
    ...(key === 'properties' ? Object.entries<JsonSchema>(value) : []),
    ...membersOf(value),
  ]);
}

const outputOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'output', target: 'draft-2020-12' });

const OTHER_NAMES = ['is_good', 'is_favourable', 'is_favorable', 'is_auspicious', 'nature', 'auspicious', 'tone'];
const WORDS = new Set<unknown>(['good', 'bad', 'auspicious', 'inauspicious', 'favourable', 'unfavourable']);

describe.each(operations.filter(({ family }) => family !== 'astrology'))('$id', ({ output }) => {
  test('says good and bad in no other member than quality', () => {
    const members = membersOf(outputOf(output));
    expect(members.filter(([name]) => OTHER_NAMES.includes(name))).toEqual([]);
    const judging = members.filter(([, { enum: values = [] }]) =>
      values.some((value) => WORDS.has(String(value).toLowerCase())),
    );
    expect(judging.filter(([name]) => name !== 'quality')).toEqual([]);
  });
});

test.each(operations)(
  '$id has no member that may be absent outside metadata but asked texts and ages',
  ({ input, output, withTexts }) => {
    const optional = (schema: unknown): string[] => {
      if (typeof schema !== 'object' || schema === null) return [];
      const { properties, required = [], id } = schema as JsonSchema; // Safe: reads only members that may be missing.
      const here = id === 'Metadata' ? [] : Object.keys(properties ?? {}).filter((name) => !required.includes(name));
      // A member may itself be called `properties`, as in GeoJSON.
      const inner = Object.entries(schema).flatMap(([key, value]) =>
        key === 'properties' ? Object.values(value) : value,
      );
      return [...here, ...inner.flatMap(optional)];
    };
    // An answer without them is the same as before an operation had them.
    const asked = [
      ...(withTexts === undefined ? [] : ['texts']),
      ...('ages' in (inputJsonSchema(input).properties ?? {}) ? ['age_from', 'age_to'] : []),
    ];
    expect([...new Set(optional(outputOf(output)))].filter((name) => !(name in METADATA))).toEqual(asked);
  },
);
const METADATA = Object.fromEntries(
  Object.values(outputOf(z.strictObject({ metadata: catalog.planets[''].output.shape.metadata })).$defs ?? {}).flatMap(
    (schema) => Object.keys(schema.properties ?? {}).map((name) => [name, true]),
  ),
);

const HOUSE = /^(house|houses|house_cusps|mars_house|natal_house)$/;
/** Operations whose `house` counts signs from a sign, without a house system. */
const COUNTS_SIGNS = new Set(['dasha/sudarshana', 'panchang/chandra-bala', 'astrology/sade-sati/advanced']);

test.each(operations)('$id names its house system where it places anything in a house', (entry) => {
  const placed = membersOf(outputOf(entry.output)).filter(([name]) => HOUSE.test(name));
  if (placed.length === 0 || COUNTS_SIGNS.has(entry.id)) return;
  expect(answerToExample(entry, sky)).toHaveProperty('metadata.house_system', expect.any(String));
});
