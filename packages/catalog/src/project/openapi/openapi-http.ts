import type { JsonSchema } from '../../wire/json-schema.ts';
import { HTTPValidationError, Problem } from '../../wire/problems.ts';
import { schemaOf, type Schemas } from '../schema/openapi-schemas.ts';

/**
 * Maps a code to status, title and sentence: the part of the API's table of errors for its clients. An example is a
 * full body.
 */
export type DocumentedErrors = Readonly<
  Record<string, { status: number; title: string; message: string; example?: object }>
>;

const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };

type Header = { description: string; schema: JsonSchema };

export const HEADERS = {
  'X-Request-Id': { description: 'Id of this call in logs and in the portal.', schema: text },
  'X-Client-Request-Id': {
    description: 'The X-Request-Id that you sent, if it has 1 to 128 letters, digits or `. : / + = @ _ -`.',
    schema: text,
  },
  'X-Credits-Cost': { description: 'Credits that this call cost.', schema: whole },
  'X-Credits-Remaining': { description: 'Credits left in this period.', schema: whole },
  'X-Credits-Limit': { description: 'Credits granted for this period.', schema: whole },
  'X-Credits-Reset': { description: 'End of the period.', schema: { type: 'string', format: 'date-time' } },
  'X-Calls-Remaining': {
    description: 'Calls left in this period, on plans that count calls. A long call counts as several.',
    schema: whole,
  },
  'RateLimit-Policy': { description: 'Rate limits of this key.', schema: text },
  RateLimit: {
    description: 'Requests left in this window, and seconds until it ends; a request counts by its weight.',
    schema: text,
  },
  'X-RateLimit-Limit': { description: 'Requests allowed in a minute.', schema: whole },
  'X-RateLimit-Remaining': { description: 'Requests left in this minute.', schema: whole },
  'X-RateLimit-Reset': { description: 'Seconds until the full limit is available again.', schema: whole },
  'Idempotency-Replayed': {
    description: 'Present when an Idempotency-Key repeated a call: it cost nothing.',
    schema: text,
  },
  'X-Engine-Version': { description: 'Version of the engine that computed the answer.', schema: text },
  'Graha-Version': { description: 'Version of the formulas that answered.', schema: text },
  'X-Ledger-Entry': { description: 'Number of the ledger entry that charged this call.', schema: whole },
  'Content-Digest': { description: 'SHA-256 of the content as sent (RFC 9530).', schema: text },
  Signature: { description: 'Signature of the answer (RFC 9421), if the request has Graha-Sign.', schema: text },
  'Signature-Input': {
    description: 'Parts of answer and request that the signature covers, and its key.',
    schema: text,
  },
  'Server-Timing': { description: 'Durations of the steps of this call, in milliseconds.', schema: text },
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: whole },
  'WWW-Authenticate': { description: 'Authentication schemes that this API accepts.', schema: text },
  Allow: { description: 'Methods that this path accepts.', schema: text },
} as const satisfies Record<string, Header>;

type HeaderName = keyof typeof HEADERS;

const ON_REFUSALS: Partial<Record<number, HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After', 'RateLimit-Policy', 'RateLimit'],
  503: ['Retry-After'],
};
const ONLY_ON_REFUSALS: readonly HeaderName[] = ['Retry-After', 'WWW-Authenticate', 'Allow'];

const refs = (names: readonly HeaderName[]): object =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const successHeaders = (): object =>
  // Safe: the keys of the table itself.
  refs((Object.keys(HEADERS) as HeaderName[]).filter((name) => !ONLY_ON_REFUSALS.includes(name)));

const responseName = (status: number): string => `Error${status}`;

/** Refusals that a client answers each in its own way; an operation names them, and all others as one. */
const NAMED: readonly number[] = [401, 402, 403, 409, 422, 429, 503];
const OTHERS = 'Refused';

type Row = [string, DocumentedErrors[string]];

/** name → response, for the parts of the document that paths refer to. */
export function errorResponses(errors: DocumentedErrors, schemas: Schemas): Record<string, object> {
  const rows = Object.entries(errors);
  const others = rows.filter(([, { status }]) => !NAMED.includes(status));
  const responses = statusesOf(errors).map((status) => {
    const own = rows.filter((row) => row[1].status === status);
    return [responseName(status), responseOf(own, status, schemas)];
  });
  const rest = others.length === 0 ? [] : [[OTHERS, responseOf(others, null, schemas)]];
  return Object.fromEntries([...responses, ...rest]);
}

function responseOf(rows: readonly Row[], status: number | null, schemas: Schemas): object {
  const schema = schemaOf(status === 422 ? HTTPValidationError : Problem, 'output', schemas);
  return {
    description: rows.map(([code, { message }]) => `\`${code}\`: ${message}`).join('\n\n'),
    headers: refs(['X-Request-Id', ...((status === null ? undefined : ON_REFUSALS[status]) ?? [])]),
    content: {
      'application/json': { schema, ...examplesOf(rows) },
      'application/problem+json': { schema: schemaOf(Problem, 'output', schemas) },
    },
  };
}

const examplesOf = (rows: readonly Row[]): object => {
  const examples = rows.flatMap(([code, { title, example }]) =>
    example === undefined ? [] : [[code, { summary: title, value: example }] as const],
  );
  return examples.length === 0 ? {} : { examples: Object.fromEntries(examples) };
};

const refTo = (name: string): object => ({ $ref: `#/components/responses/${name}` });

/** The error responses of an operation: the named refusals, and `default`. */
export function errorRefs(errors: DocumentedErrors): Record<string, object> {
  const statuses = statusesOf(errors);
  const named = statuses.filter((status) => NAMED.includes(status));
  return {
    ...Object.fromEntries(named.map((status) => [status, refTo(responseName(status))])),
    ...(named.length === statuses.length ? {} : { default: refTo(OTHERS) }),
  };
}

const statusesOf = (errors: DocumentedErrors): number[] =>
  [...new Set(Object.values(errors).map(({ status }) => status))].toSorted((a, b) => a - b);
