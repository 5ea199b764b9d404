import { outputSchema } from '@graha/catalog/tidy-schema';
import { z } from 'zod';
import { PriceList } from '../meter/price-list.ts';
import { Usage } from '../call/usage.ts';

const Status = z.strictObject({ status: z.string() });

export const SYSTEM_TAGS = [
  { name: 'system', description: 'What is left, what it costs, and whether the service is well. Costs nothing.' },
];

type Uncharged = {
  operationId: string;
  summary: string;
  description: string;
  schema: z.ZodType;
  /** Requires a key. */
  keyed?: true;
  refusals: readonly number[];
};

const UNCHARGED: Readonly<Record<string, Uncharged>> = {
  '/api/v1/usage': {
    operationId: 'usage',
    summary: 'What is left of this period, and until when.',
    description: 'Credits and calls of the workspace that the key belongs to. Counts against the rate limit.',
    schema: Usage,
    keyed: true,
    refusals: [401, 403, 429, 503],
  },
  '/api/v1/operations': {
    operationId: 'operations',
    summary: 'Every operation with its price.',
    description: 'The price list as data, without a key.',
    schema: PriceList,
    refusals: [405, 429],
  },
  '/health/live': {
    operationId: 'healthLive',
    summary: 'Whether the process answers.',
    description: 'For whatever restarts processes that hang.',
    schema: Status,
    refusals: [405],
  },
  '/health/ready': {
    operationId: 'healthReady',
    summary: 'Whether calls can be served; 503 while they cannot.',
    description: 'For whatever sends calls to replicas.',
    schema: Status,
    refusals: [405],
  },
};

function pathOf({ operationId, summary, description, schema, keyed, refusals }: Uncharged): object {
  const answer = (text: string): object => ({
    description: text,
    content: { 'application/json': { schema: outputSchema(schema) } },
  });
  const refused = refusals.map((status) => [status, { $ref: `#/components/responses/Error${status}` }] as const);
  return {
    get: {
      operationId,
      summary,
      description,
      tags: ['system'],
      'x-credits': 0,
      ...(keyed ? {} : { security: [] }),
      responses: {
        200: answer(summary),
        ...Object.fromEntries(refused),
        ...(operationId === 'healthReady' ? { 503: answer('Calls cannot be served now.') } : {}),
      },
    },
  };
}

/** The uncharged routes in OpenAPI, merged into the catalogue's document. */
export const SYSTEM_PATHS: Record<string, object> = Object.fromEntries(
  Object.entries(UNCHARGED).map(([path, route]) => [path, pathOf(route)]),
);
