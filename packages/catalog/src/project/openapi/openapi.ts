import { perText } from '../../operation/price.ts';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { answerToExample } from '../../operation/answer.ts';
import { catalog as ourCatalog, FAMILIES, type Family } from '../../families/catalog.ts';
import { inputJsonSchema, type JsonSchema, type Leaf, leavesOf } from '../../wire/json-schema.ts';
import { type ListedOperation, listOperations } from '../../list/list-operations.ts';
import { operationIdOf, schemaNameOf } from '../../operation/operation-id.ts';
import { type DocumentedErrors, errorRefs, errorResponses, HEADERS, successHeaders } from './openapi-http.ts';
import { refTo, type Schemas } from '../schema/openapi-schemas.ts';
import { answerRef, type Sharing, sharingOf } from '../schema/answer-schema.ts';
import type { Catalog } from '../../operation/operation.ts';
import { type ClientNames, clientNamesOf, inputTypeOf } from '../snippets/client-names.ts';
import { type SnippetName, snippetsOf } from '../snippets/snippets.ts';
import { MARKDOWN_BYTES_MAX } from '../markdown/markdown.ts';
import { rateWeightText } from '../../operation/rate-weight.ts';
import { shortened } from '../short-example.ts';
import { withStandIns } from '../../request/stand-in.ts';
import { pictureParameters, pictureResponses } from './openapi-pictures.ts';

export type OpenApiOptions = {
  serverUrl: string;
  /** The address at which code samples find the TypeScript client. */
  portalUrl: string;
  /** The ephemeris for the examples. */
  sky: Ephemeris;
  errors: DocumentedErrors;
  /** The address of the source of this running service. */
  sourceUrl?: string;
  /** The contact for questions about this service. */
  contact?: { name: string; email?: string };
  /** Further paths of the server, in OpenAPI form. */
  paths?: Record<string, object>;
  /** The tags of those paths. */
  tags?: readonly { name: string; description: string }[];
  catalog?: Catalog;
  families?: Readonly<Record<string, Family>>;
};

const DESCRIPTION =
  'Vedic and Western astrology from birth details: positions, charts, panchang, dashas, matching and numerology. ' +
  'The same input gives the same answer. A call is charged when it succeeds, and only then.';

const parameterName = (name: string): string => name.replaceAll(/[^\w.-]/g, '_');

type Named = Record<string, object>;
type Parts = {
  names: ReadonlyMap<string, ClientNames>;
  sharing: Sharing;
  schemas: Schemas;
  parameters: Named;
  examples: Named;
  responses: Named;
};

/** The components have every parameter once; one that differs under the same name has a number behind it. */
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
  const text = JSON.stringify(parameter);
  const isFree = (key: string): boolean => (JSON.stringify(parts.parameters[key]) ?? text) === text;
  let key = parameterName(name);
  for (let number = 2; !isFree(key); number += 1) key = `${parameterName(name)}-${number}`;
  parts.parameters[key] ??= parameter;
  return { $ref: `#/components/parameters/${key}` };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Identifies this call for 24 hours: the same call with the same key returns the same answer and costs nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};
const GRAHA_SIGN = {
  name: 'Graha-Sign',
  in: 'header',
  required: false,
  description: 'Asks for a signature of the answer (RFC 9421), in Signature and Signature-Input.',
  schema: { type: 'string', const: '1' },
};
const GRAHA_SIGN_REF = { $ref: '#/components/parameters/Graha-Sign' };
const GRAHA_VERSION = {
  name: 'Graha-Version',
  in: 'header',
  required: false,
  description: 'Date of the version of the formulas that answers; the default of the workspace if omitted.',
  schema: { type: 'string', format: 'date' },
};
const GRAHA_VERSION_REF = { $ref: '#/components/parameters/Graha-Version' };
const IDEMPOTENCY_REF = { $ref: '#/components/parameters/Idempotency-Key' };

/** The answer of an operation, once among the components; an alias refers to its operation's answer. */
function responseOf(entry: ListedOperation, sky: Ephemeris, parts: Parts): object {
  const operationId = operationIdOf(entry.aliasOf ?? entry.id);
  const name = schemaNameOf(entry.aliasOf ?? entry.id);
  if (parts.responses[name] === undefined) {
    const { summary, picture, lines, csv, paper } = entry;
    parts.examples[operationId] = { summary, value: shortened(entry, answerToExample(entry, sky)) };
    parts.responses[name] = {
      description: summary,
      headers: successHeaders(),
      content: {
        'application/json': {
          schema: answerRef(entry, parts.sharing, parts.schemas),
          examples: { example: { $ref: `#/components/examples/${operationId}` } },
        },
        'text/markdown': { schema: markdownRef(parts.schemas) },
        ...(lines === undefined ? {} : { 'application/x-ndjson': { schema: linesSchema(lines) } }),
        ...(picture === undefined ? {} : pictureResponses(parts.schemas)),
        ...(paper ? { 'application/pdf': { schema: PDF_SCHEMA } } : {}),
        ...(lines === undefined || csv === undefined ? {} : { 'text/csv': { schema: csvSchema(lines) } }),
      },
    };
  }
  return { $ref: `#/components/responses/${name}` };
}

/** Described once: every operation has it. */
function markdownRef(schemas: Schemas): JsonSchema {
  schemas['Markdown'] ??= {
    type: 'string',
    description: `The answer as a short text for a language model, at the same price: at most ${MARKDOWN_BYTES_MAX} bytes, with the request, the settings used and the numbers of the JSON. A sentence says which rows of long lists are left out.`,
  };
  return refTo('Markdown');
}

const linesSchema = (list: string): JsonSchema => ({
  type: 'string',
  description: `One line of JSON for each of \`${list}\`; the last line has the rest of the answer.`,
});

const PDF_SCHEMA: JsonSchema = {
  type: 'string',
  contentMediaType: 'application/pdf',
  description: 'The report as PDF, at the same price. The same request gives the same bytes.',
};

const csvSchema = (list: string): JsonSchema => ({
  type: 'string',
  description: `A header row of member names, and one row for each of \`${list}\` (RFC 4180); the rest of the answer is omitted.`,
});

/** A rate weight of 1, the usual one, is not mentioned. */
const countedText = (entry: ListedOperation): string =>
  rateWeightText(entry) === '1'
    ? ''
    : ` Toward the rate limit it counts as ${rateWeightText(entry)}, because it takes that much computing.`;

/** The price of texts beside the answer, which is that of the operation that has them. */
const textsText = ({ withTexts }: ListedOperation): string =>
  withTexts === undefined
    ? ''
    : ` With \`texts: true\` a call costs ${withTexts.credits} credits more, those of \`${withTexts.of}\`.`;

/** The clients; programs that read the document write plain requests, such as curl, themselves. */
const SAMPLES: readonly SnippetName[] = ['sdk', 'python', 'php', 'go'];

function codeSamplesOf({ id, path, example }: ListedOperation, options: OpenApiOptions, parts: Parts): object[] {
  const names = parts.names.get(id);
  if (names === undefined) return [];
  const { serverUrl, portalUrl } = options;
  const request = { baseUrl: serverUrl, portalUrl, install: 'link', path, names, body: example } as const;
  // Readers show the language if a sample has no label.
  return snippetsOf(request, SAMPLES).map(({ language, label, code }) => ({
    lang: language,
    ...(label.toLowerCase() === language ? {} : { label }),
    source: code,
  }));
}

function pathItemOf(entry: ListedOperation, options: OpenApiOptions, parts: Parts): object {
  const { sky, errors } = options;
  const { operationId, family, summary, description, scope, aliasOf, dependsOnNow } = entry;
  const { credits, pricedBy, rateWeight, weighedBy, withTexts } = entry;
  const shared = {
    tags: [family],
    summary,
    description:
      (aliasOf === undefined ? '' : `Alias of \`/api/v1/${aliasOf}\`. `) +
      description +
      countedText(entry) +
      textsText(entry),
    'x-credits': credits,
    ...(pricedBy === undefined ? {} : { 'x-credits-per': perText(pricedBy) }),
    'x-rate-weight': rateWeight,
    ...(weighedBy === undefined ? {} : { 'x-rate-weight-per': weighedBy.name }),
    ...(withTexts === undefined
      ? {}
      : { 'x-texts-credits': withTexts.credits, 'x-texts-rate-weight': withTexts.rateWeight }),
    'x-scope': scope,
    ...(aliasOf === undefined ? {} : { 'x-alias-of': aliasOf }),
    ...(dependsOnNow === undefined ? {} : { 'x-depends-on-now': dependsOnNow }),
  };
  const pictured = entry.picture === undefined ? [] : pictureParameters(entry.picture, parts.parameters);
  const responses = { 200: responseOf(entry, sky, parts), ...errorRefs(errors) };
  const body = { schema: refTo(inputTypeOf(entry, parts.schemas)), example: entry.example };
  const post = {
    ...shared,
    operationId,
    parameters: [...pictured, IDEMPOTENCY_REF, GRAHA_SIGN_REF, GRAHA_VERSION_REF],
    requestBody: { required: true, content: { 'application/json': body } },
    responses,
    'x-codeSamples': codeSamplesOf(entry, options, parts),
  };
  if (!entry.methods.includes('GET')) return { post };
  const query = leavesOf(withStandIns(inputJsonSchema(entry.input))).map((leaf) => parameterOf(leaf, parts));
  return {
    post,
    get: {
      ...shared,
      description: `As \`POST\`, with the members of the body as parameters.${countedText(entry)}`,
      operationId: `${operationId}ByQuery`,
      parameters: [...query, ...pictured, IDEMPOTENCY_REF, GRAHA_SIGN_REF, GRAHA_VERSION_REF],
      responses,
    },
  };
}

/** The responses that paths name. */
function referredTo(responses: Record<string, object>, paths: unknown): Record<string, object> {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(responses).filter(([name]) => text.includes(`"#/components/responses/${name}"`)),
  );
}

/** The full catalogue as OpenAPI 3.1. Computes every example, so call it once. */
export function openApiDocument(options: OpenApiOptions): object {
  const { catalog = ourCatalog, families = FAMILIES, errors, sourceUrl, contact = { name: 'Graha' } } = options;
  const operations = listOperations(catalog, families);
  const parts: Parts = {
    names: clientNamesOf(operations),
    sharing: sharingOf(operations),
    schemas: {},
    parameters: { 'Idempotency-Key': IDEMPOTENCY_KEY, 'Graha-Sign': GRAHA_SIGN, 'Graha-Version': GRAHA_VERSION },
    examples: {},
    responses: {},
  };
  const paths = Object.fromEntries(operations.map((entry) => [entry.path, pathItemOf(entry, options, parts)]));
  const refusals = referredTo(errorResponses(errors, parts.schemas), [paths, options.paths]);
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
      responses: { ...refusals, ...parts.responses },
      examples: parts.examples,
      securitySchemes: {
        ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'Keep it on your server.' },
      },
    },
  };
}
