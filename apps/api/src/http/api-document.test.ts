import { MANAGEMENT_ROUTES } from '@graha/domain/management/management';
import { BIRTH_ROUTES } from '@graha/domain/management/birth-routes';
import { SUBSCRIPTION_ROUTES } from '@graha/domain/management/subscription-routes';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { undescribed } from '@graha/catalog/project/testing/undescribed';
import { z } from 'zod';
import { BATCH_PATH } from './batch-request.ts';
import { CHANGES_PATH } from './changes-path.ts';
import { apiDocument } from './api-document.ts';

const sky = await createEphemeris();
const options = { serverUrl: 'https://api.graha.dev', portalUrl: 'https://graha.dev', sky };
const source = JSON.stringify(apiDocument(options));
const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
const file = join(folder, 'openapi.json');

beforeAll(() => writeFileSync(file, source));
afterAll(() => rmSync(folder, { recursive: true }));

test('Redocly finds nothing', async () => {
  const config = await createConfig({ extends: ['recommended'], telemetry: 'off' });
  const problems = await lintFromString({ source, absoluteRef: file, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

const Content = z.record(z.string(), z.object({ schema: z.unknown() }));
const Answers = z.record(z.string(), z.object({ content: Content.optional() }));
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({ responses: Answers }))) });

const BYTES_PER_OPERATION = 13_900;

test('the document is small enough for browsers and generators', () => {
  const routes = { ...MANAGEMENT_ROUTES, ...BIRTH_ROUTES, ...SUBSCRIPTION_ROUTES };
  const count = listOperations(catalog).length + Object.keys(routes).length + [BATCH_PATH, CHANGES_PATH].length;
  expect(Buffer.byteLength(source)).toBeLessThan(BYTES_PER_OPERATION * count);
});

test('every member of an answer that the server writes out itself says what it is', () => {
  const { paths } = Document.parse(JSON.parse(source));
  const answers = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content }) =>
        Object.values(content ?? {}).map((one) => [path, one] as const),
      ),
    ),
  );
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.flatMap(([path, { schema }]) => undescribed(schema, {}, path))).toEqual([]);
});

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : [];
  return [...own, ...Object.values(value).flatMap(patternsIn)];
}

/** Classes by a Unicode property, names of groups, look-around and references to groups. */
const OF_FEW_LANGUAGES = /\\[pPkK1-9]|\(\?[<=!]/u;

test('no pattern has a syntax that Python refuses, because a program that compiles them fails as a whole', () => {
  const patterns = [...new Set(patternsIn(JSON.parse(source)))];
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => OF_FEW_LANGUAGES.test(pattern))).toEqual([]);
});

type Responses = Record<string, { $ref?: string }>;
type Paths = Record<string, Record<string, { responses: Responses }>>;
type Whole = { paths: Paths; components: { responses: Record<string, unknown> } };

/**
 * Leaves out the operations whose examples `openapi.test.ts` validates, except the first of each family, and keeps each
 * response once: Spectral compiles the schema of an example again at each place that refers to it.
 */
function withExamplesOnce(text: string): string {
  // Safe: Redocly and Spectral have accepted the text as OpenAPI.
  const document = JSON.parse(text) as Whole;
  const families = new Set<string>();
  for (const { id, path } of listOperations(catalog)) {
    const [family = ''] = id.split('/');
    if (families.has(family)) delete document.paths[path];
    families.add(family);
  }
  const left = JSON.stringify(document.paths);
  for (const name of Object.keys(document.components.responses))
    if (!left.includes(`"#/components/responses/${name}"`)) delete document.components.responses[name];
  const seen = new Set<string>();
  for (const { responses } of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, { $ref }] of Object.entries(responses)) {
      if ($ref !== undefined && seen.has($ref)) delete responses[status];
      else if ($ref !== undefined) seen.add($ref);
    }
  }
  return JSON.stringify(document);
}

const EXAMPLES = 'oas3-valid-media-example';
// Safe: the ruleset as its package exports it. Two packages declare its type separately.
const RULES = oas as never;

test.each([
  [
    'Spectral finds nothing in the whole document',
    source,
    { extends: [[RULES, 'recommended']], rules: { [EXAMPLES]: 'off' } },
  ],
  [
    'Spectral finds the examples as their schemas say',
    withExamplesOnce(source),
    { extends: [[RULES, 'off']], rules: { [EXAMPLES]: 'error' } },
  ],
] as const)('%s', async (_, text, ruleset) => {
  const spectral = new Spectral();
  // Safe: a ruleset based on another one, with one rule changed.
  spectral.setRuleset(ruleset as never);
  const problems = await spectral.run(text);
  expect(problems.map(({ code, message, path }) => `${String(code)}: ${message} at ${path.join('/')}`)).toEqual([]);
});

function compileErrors(names: readonly string[]): string[] {
  const program = ts.createProgram(
    names.map((name) => join(folder, name)),
    {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      exactOptionalPropertyTypes: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    },
  );
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const BIRTH =
  '{ year: 1995, month: 6, date: 21, hours: 14, minutes: 30, latitude: 12.9, longitude: 77.5, timezone: 5.5 }';

test('types of openapi-typescript compile, and take the smallest requests', async () => {
  writeFileSync(join(folder, 'types.ts'), astToString(await openapiTS(JSON.parse(source))));
  writeFileSync(
    join(folder, 'uses-types.ts'),
    `import type { paths } from './types';
type Body<P extends keyof paths> = paths[P] extends { post: { requestBody: { content: { 'application/json': infer B } } } } ? B : never;
const birth = ${BIRTH};
export const basic: Body<'/api/v1/kundali/basic'> = birth;
export const deep: Body<'/api/v1/dasha/vimshottari'> = { ...birth, depth: 4 };
export const couple: Body<'/api/v1/matchmaking/ashtakoot'> = { bride: birth, groom: birth };
export const pair: Body<'/api/v1/western/synastry'> = { person_a: birth, person_b: birth };
export const aliases: Body<'/api/v1/western/composite'> = { bride: birth, groom: birth, settings: { method: 'davison' } };
export const number: Body<'/api/v1/numerology/life-path'> = { date: '1990-08-15' };
// @ts-expect-error: half a pair is none.
export const half: Body<'/api/v1/western/synastry'> = { person_a: birth };`,
  );
  expect(compileErrors(['types.ts', 'uses-types.ts'])).toEqual([]);
});

test('types of hey-api compile, have plain names, and take the smallest requests', async () => {
  const logs = { level: 'silent' as const, file: false };
  await createClient({ input: file, output: folder, plugins: ['@hey-api/typescript'], logs });
  const types = readFileSync(join(folder, 'types.gen.ts'), 'utf8');
  expect(
    types
      .match(/export type \w+\d+(?= =)/g)
      ?.filter((name) => /(Response|Answer|Error)\d+$/.test(name) && !/Error[45]\d\d$/.test(name)) ?? [],
  ).toEqual([]);
  expect(types).not.toContain('unknown & {');
  writeFileSync(
    join(folder, 'uses-hey-api.ts'),
    `import type { KundaliBasicData, WesternSynastryData } from './types.gen';
const birth = ${BIRTH};
export const basic: KundaliBasicData['body'] = birth;
export const pair: WesternSynastryData['body'] = { person_a: birth, person_b: birth };`,
  );
  expect(compileErrors(['types.gen.ts', 'uses-hey-api.ts'])).toEqual([]);
});

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** Every schema of a member, with its name. @param isShape true for the members of a schema, one of which may be named `properties` */
function membersOf(value: Json, isShape = false): [string, Json][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries<Json>(value as never).flatMap(([key, inner]): [string, Json][] => [
    ...(isShape ? [[key, inner] satisfies [string, Json]] : []),
    ...(!isShape && (key === 'example' || key === 'examples')
      ? []
      : membersOf(inner, !isShape && key === 'properties')),
  ]);
} // Safe: an array has its indexes as names, which are never members of a schema.

test('every member is described, and no number is bounded by what a computer counts', () => {
  const document = JSON.parse(source);
  const schemas = document.components.schemas;
  const isDescribed = (schema: Json): boolean =>
    typeof schema === 'object' &&
    schema !== null &&
    ('description' in schema ||
      ('$ref' in schema && 'description' in (schemas[String(schema.$ref).split('/').at(-1) ?? ''] ?? {})));
  const members = membersOf(document);
  expect(members.length).toBeGreaterThan(1_000);
  expect([...new Set(members.filter(([, schema]) => !isDescribed(schema)).map(([name]) => name))]).toEqual([]);
  expect(source).not.toContain('9007199254740991');
});

test('refusals and headers of the routes that cost nothing are declared', () => {
  const { paths, components, info, tags } = JSON.parse(source);
  expect(Object.keys(paths['/api/v1/usage'].get.responses)).toEqual(expect.arrayContaining(['401', '429']));
  expect(Object.keys(paths['/health/ready'].get.responses)).toContain('503');
  expect(components.headers).toHaveProperty('X-Engine-Version');
  expect(info.contact).toEqual({ name: 'Graha' });
  expect(tags.every(({ description }: { description?: string }) => Boolean(description))).toBe(true);
});
