import type { Ephemeris } from '@graha/astro-engine/ephemeris';
import { answerToExample } from './answer.ts';
import { catalog as ourCatalog, FAMILIES, type Family } from './catalog.ts';
import { inputJsonSchema, type JsonSchema, type Leaf, leavesOf } from './json-schema.ts';
import { type ListedOperation, listOperations } from './list-operations.ts';
import { operationIdOf, schemaNameOf } from './operation-id.ts';
import { type DocumentedErrors, errorRefs, errorResponses, HEADERS, successHeaders } from './openapi-http.ts';
import { refTo, requestSchemaOf, responseSchemaOf, type Schemas } from './openapi-schemas.ts';
import type { Catalog } from './operation.ts';
import { shortened } from './short-example.ts';
import { PICTURE_STYLES, PICTURE_THEMES } from './picture.ts';

export type OpenApiOptions = {
  serverUrl: string;
  /** Makes the examples. */
  sky: Ephemeris;
  errors: DocumentedErrors;
  /** Where the source of this very service can be had. */
  sourceUrl?: string;
  /** Who answers questions about this service. */
  contact?: { name: string; email?: string };
  /** Paths that the server answers beside the catalogue, written out as OpenAPI has them. */
  paths?: Record<string, object>;
  /** What those paths are filed under. */
  tags?: readonly { name: string; description: string }[];
  catalog?: Catalog;
  families?: Readonly<Record<string, Family>>;
};

const DESCRIPTION =
  'Vedic and Western astrology from birth details: positions, charts, panchang, dashas, matching and numerology. ' +
  'The same input gives the same answer. A call is charged when it succeeds, and only then.';

const parameterName = (name: string): string => name.replaceAll(/[^\w.-]/g, '_');

type Named = Record<string, object>;
type Parts = { schemas: Schemas; parameters: Named; examples: Named; responses: Named };

/** A parameter that operations share stands among the parts once; one that differs under the same name is written out. */
function parameterOf({ name, schema, required }: Leaf, parts: Parts): object {
  const { title: _, description, deprecated, ...rest } = schema;
  const parameter = {
    name,
    in: 'query',
    required,
    ...(description === undefined ? {} : { description }),
    ...(deprecated === true ? { deprecated } : {}),
    schema: rest,
  };
  const key = parameterName(name);
  parts.parameters[key] ??= parameter;
  const shared = JSON.stringify(parts.parameters[key]) === JSON.stringify(parameter);
  return shared ? { $ref: `#/components/parameters/${key}` } : parameter;
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Names this call for 24 hours: the same call under the same name is answered again and costs nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};
const choices = (name: string, values: readonly string[]): string =>
  values.map((value) => `\`${name}=${value}\``).join(', ');

const PICTURE: JsonSchema = {
  type: 'string',
  description:
    'The same chart as a picture, at the same price, for requests that accept `image/svg+xml`. Parameters of that media type ' +
    `choose the style (${choices('style', PICTURE_STYLES)}) and the colours (${choices('theme', PICTURE_THEMES)}).`,
};
const IDEMPOTENCY_REF = { $ref: '#/components/parameters/Idempotency-Key' };

/** The answer of an operation, among the parts once; an alias refers to the answer of its operation. */
function responseOf(entry: ListedOperation, sky: Ephemeris, parts: Parts): object {
  const operationId = operationIdOf(entry.aliasOf ?? entry.id);
  const name = schemaNameOf(entry.aliasOf ?? entry.id);
  if (parts.responses[name] === undefined) {
    const { summary, output, picture, lines } = entry;
    parts.examples[operationId] = { summary, value: shortened(entry, answerToExample(entry, sky)) };
    if (picture !== undefined) parts.schemas['Picture'] ??= PICTURE;
    parts.responses[name] = {
      description: summary,
      headers: successHeaders(),
      content: {
        'application/json': {
          schema: responseSchemaOf(output, `${name}Answer`, parts.schemas),
          examples: { example: { $ref: `#/components/examples/${operationId}` } },
        },
        ...(lines === undefined ? {} : { 'application/x-ndjson': { schema: linesSchema(lines) } }),
        ...(picture === undefined ? {} : { 'image/svg+xml': { schema: refTo('Picture') } }),
      },
    };
  }
  return { $ref: `#/components/responses/${name}` };
}

const linesSchema = (list: string): JsonSchema => ({
  type: 'string',
  description: `One line of JSON for each of \`${list}\`; the last line has the rest of the answer.`,
});

/** Most calls count as one, which needs no word. */
const countedText = (rateWeight: number): string =>
  rateWeight === 1
    ? ''
    : ` One call counts as ${rateWeight} toward the rate limit, because it takes that much computing.`;

function pathItemOf(entry: ListedOperation, { sky, errors }: OpenApiOptions, parts: Parts): object {
  const { operationId, family, summary, description, credits, pricedBy, rateWeight, scope, aliasOf, dependsOnNow } =
    entry;
  const shared = {
    tags: [family],
    summary,
    description:
      (aliasOf === undefined ? '' : `Alias of \`/api/v1/${aliasOf}\`. `) + description + countedText(rateWeight),
    'x-credits': credits,
    ...(pricedBy === undefined ? {} : { 'x-credits-per': pricedBy.name }),
    'x-rate-weight': rateWeight,
    'x-scope': scope,
    ...(aliasOf === undefined ? {} : { 'x-alias-of': aliasOf }),
    ...(dependsOnNow === undefined ? {} : { 'x-depends-on-now': dependsOnNow }),
  };
  const responses = { 200: responseOf(entry, sky, parts), ...errorRefs(errors) };
  const body = { schema: requestSchemaOf(entry.input, parts.schemas), example: entry.example };
  const post = {
    ...shared,
    operationId,
    parameters: [IDEMPOTENCY_REF],
    requestBody: { required: true, content: { 'application/json': body } },
    responses,
  };
  if (!entry.methods.includes('GET')) return { post };
  const query = leavesOf(inputJsonSchema(entry.input)).map((leaf) => parameterOf(leaf, parts));
  return {
    post,
    get: { ...shared, operationId: `${operationId}ByQuery`, parameters: [...query, IDEMPOTENCY_REF], responses },
  };
}

/** The whole catalogue as OpenAPI 3.1. Computes every example, so make it once. */
export function openApiDocument(options: OpenApiOptions): object {
  const { catalog = ourCatalog, families = FAMILIES, errors, sourceUrl, contact = { name: 'Graha' } } = options;
  const parts: Parts = { schemas: {}, parameters: { 'Idempotency-Key': IDEMPOTENCY_KEY }, examples: {}, responses: {} };
  const responses = errorResponses(errors, parts.schemas);
  const paths = Object.fromEntries(
    listOperations(catalog, families).map((entry) => [entry.path, pathItemOf(entry, options, parts)]),
  );
  const licence = sourceUrl === undefined ? { identifier: 'AGPL-3.0-or-later' } : { url: sourceUrl };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Graha',
      version: '1.0.0',
      description: DESCRIPTION,
      contact,
      license: { name: 'AGPL-3.0-or-later', ...licence },
    },
    servers: [{ url: options.serverUrl }],
    security: [{ ApiKey: [] }],
    tags: [
      ...Object.entries(families).map(([name, { title, summary }]) => ({
        name,
        description: summary,
        'x-displayName': title,
      })),
      ...(options.tags ?? []),
    ],
    paths: { ...paths, ...options.paths },
    components: {
      schemas: parts.schemas,
      parameters: parts.parameters,
      headers: HEADERS,
      responses: { ...responses, ...parts.responses },
      examples: parts.examples,
      securitySchemes: {
        ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'Keep it on your server.' },
      },
    },
  };
}
