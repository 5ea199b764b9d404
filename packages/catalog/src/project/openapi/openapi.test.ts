import { uniformSky } from '@graha/astro-engine/testing';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compatibilityRequest, EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '../../request/birth.ts';
import { catalog } from '../../families/catalog.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { inputJsonSchema } from '../../wire/json-schema.ts';
import { readInput } from '../../request/issues.ts';
import { withStandIns } from '../../request/stand-in.ts';
import { birthTakers } from '../../request/stored-birth.ts';
import { listOperations } from '../../list/list-operations.ts';
import { operationIdOf } from '../../operation/operation-id.ts';
import { openApiDocument } from './openapi.ts';
import { rateWeightText } from '../../operation/rate-weight.ts';
import { operation } from '../../operation/operation.ts';
import { undescribed } from '../testing/undescribed.ts';
import type { JsonSchema } from '../../wire/json-schema.ts';

const errors = {
  missing_api_key: { status: 401, title: 'Authentication required', message: 'Send a key.' },
  invalid_api_key: { status: 401, title: 'Authentication failed', message: 'No such key.' },
  validation_error: { status: 422, title: 'Validation failed', message: 'The request does not match the schema.' },
  rate_limited: { status: 429, title: 'Rate limited', message: 'Too many requests in this minute.' },
};
const options = {
  serverUrl: 'https://api.example',
  portalUrl: 'https://portal.example',
  errors,
  sky: await createEphemeris(),
};

type Json = { [key: string]: Json };
// Safe: the document is plain JSON; a missing path reads as undefined and fails its expectation.
const asJson = (document: object): Json => JSON.parse(JSON.stringify(document)) as Json;

const couple = operation({
  summary: 'Two charts.',
  description: 'Two charts.',
  input: compatibilityRequest(['ayanamsa'], { members: { note: z.string() } }),
  output: z.strictObject({ metadata: Metadata }),
  credits: 2,
  postOnly: true,
  example: { ...EXAMPLE_COUPLE, note: 'x' },
  compute: (_, sky) => ({ metadata: { engine: sky.name, formula_version: '1.0', system: 'test' } }),
});
const families = { matching: { title: 'Matching', scope: 'matching', summary: 'Two charts.' } };

const document = asJson(openApiDocument(options));
const ofCouples = asJson(openApiDocument({ ...options, sky: uniformSky, catalog: { matching: { couple } }, families }));

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'ours').addSchema(ofCouples, 'couples');
const pointer = (...steps: string[]): string =>
  steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
const problemsWith = (ref: string, value: unknown): unknown => {
  const validate = ajv.compile({ $ref: ref });
  return validate(value) ? [] : validate.errors;
};

describe.each(Object.entries({ document, ofCouples }))('%s', (_, each) => {
  test('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(each))).toEqual({ valid: true });
  });

  test('refers to nothing that is not there', () => {
    const refs = [...JSON.stringify(each).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'));
    expect(refs.length).toBeGreaterThan(20);
    const found = refs.map((steps) => steps.reduce<Json | undefined>((at, step) => at?.[step], each));
    expect(refs.filter((_, index) => found[index] === undefined)).toEqual([]);
  });
});

describe.each(listOperations(catalog))('$id', (entry) => {
  const { id, aliasOf, path, example, credits, rateWeight, weighedBy, methods } = entry;
  const operationId = operationIdOf(aliasOf ?? id);
  const requestRef = `ours#${pointer('paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema')}`;
  const responseRef = `ours#${pointer('components', 'responses', operationId.charAt(0).toUpperCase() + operationId.slice(1), 'content', 'application/json', 'schema')}`;

  test('its published request takes its example and no unknown member', () => {
    expect(problemsWith(requestRef, example)).toEqual([]);
    expect(problemsWith(requestRef, { ...Object(example), no_such_member: 1 })).not.toEqual([]);
    // A stored birth may replace every required member, so the server alone refuses a request without a birth.
    const others = withStandIns(inputJsonSchema(entry.input)).required ?? [];
    const isAnyBirth = birthTakers(entry).includes('') && others.length === 0;
    expect(JSON.stringify(problemsWith(requestRef, {})) === '[]').toBe(isAnyBirth);
    expect(readInput(entry.input, {}, 'body').ok).toBe(false);
  });

  test('its published response is what the engine answers', () => {
    const value = document['components']?.['examples']?.[operationId]?.['value'];
    expect(problemsWith(responseRef, value)).toEqual([]);
    expect(problemsWith(responseRef, { ...value, metadata: undefined })).not.toEqual([]);
  });

  test('what it counts toward the rate limit is published for each of its methods, and said where it may be more than 1', () => {
    for (const method of methods) {
      const published = document['paths']?.[path]?.[method.toLowerCase()] ?? {};
      expect([published['x-rate-weight'], published['x-rate-weight-per']]).toEqual([rateWeight, weighedBy?.name]);
      const isSaid = String(published['description']).includes(`rate limit it counts as ${rateWeightText(entry)}, `);
      expect(isSaid).toBe(rateWeight > 1 || weighedBy !== undefined);
    }
  });

  test('its price is published for each of its methods', () => {
    const published = Object.entries(document['paths']?.[path] ?? {}).map(([method, entry]) => [
      method,
      entry['x-credits'],
    ]);
    expect(published).toEqual(methods.map((method) => [method.toLowerCase(), credits]));
  });
});

test('the names of the specification are there', () => {
  const names = Object.keys({ ...document['components']?.['schemas'], ...ofCouples['components']?.['schemas'] });
  expect(names).toEqual(
    expect.arrayContaining([
      'StandardBirthRequest', 'StandardCompatibilityRequest', 'StandardOutputResponse', 'StandardPlanetsExtendedResponse',
      'HTTPValidationError', 'ValidationError', 'Problem', 'Metadata',
    ]),
  ); // prettier-ignore
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.0.0', license: { name: 'AGPL-3.0-or-later' } },
  });
});

test('every schema that has a name is used by reference', () => {
  const text = JSON.stringify(document);
  const names = Object.keys(document['components']?.['schemas'] ?? {});
  expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  expect(JSON.stringify(ofCouples['paths'])).toContain('#/components/schemas/MatchingCoupleInput"');
});

test('every member of a request and of an answer says what it is', () => {
  // Safe: the schemas of the document, which other tests hold to OpenAPI.
  const schemas = document['components']?.['schemas'] as Record<string, JsonSchema>;
  expect(Object.entries(schemas).flatMap(([name, schema]) => undescribed(schema, schemas, name))).toEqual([]);
});

test('an operation on two charts has a body and no query', () => {
  const path = ofCouples['paths']?.['/api/v1/matching/couple'];
  expect(Object.keys(path ?? {})).toEqual(['post']);
  const ref = `couples#${pointer('paths', '/api/v1/matching/couple', 'post', 'requestBody', 'content', 'application/json', 'schema')}`;
  expect(problemsWith(ref, couple.example)).toEqual([]);
  expect(problemsWith(ref, EXAMPLE_COUPLE)).toMatchObject([{ params: { missingProperty: 'note' } }]);
  expect(problemsWith(ref, { ...couple.example, settings: { ayanamsa: 'raman' } })).toEqual([]);
  expect(problemsWith(ref, { ...couple.example, settings: { node_mode: 'true' } })).not.toEqual([]);
  expect(problemsWith(ref, { ...couple.example, bride: { ...EXAMPLE_BIRTH, settings: {} } })).not.toEqual([]);
});

test('settings are query parameters with their values, and several errors of a status are one response', () => {
  const parameters = document['components']?.['parameters'];
  expect(parameters?.['settings.ayanamsa']).toMatchObject({
    in: 'query',
    required: false,
    schema: { default: 'lahiri' },
  });
  // A stored birth replaces the members of a birth; nothing replaces the start of a range.
  expect(parameters?.['from']).toMatchObject({ required: true });
  expect(parameters?.['year']).toMatchObject({
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 2398 },
  });
  expect(document['components']?.['responses']?.['Error401']?.['description']).toMatch(
    /missing_api_key.*\n\n.*invalid_api_key/s,
  );
});

test('the same catalogue makes the same document', () => {
  expect(JSON.stringify(openApiDocument(options))).toBe(JSON.stringify(document));
});
