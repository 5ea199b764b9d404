import { outputSchema } from '@graha/catalog/project/schema/tidy-schema';
import { z } from 'zod';
import { BatchRequest } from './batch-request.ts';

const facts = {
  id: z.string().describe('The id that you sent.'),
  status: z.int().describe('The status that the call would have alone.'),
  credits: z.int().describe('Credits that this call cost; 0 where it failed or repeats.'),
  request_id: z.string().describe('Name of this call in logs and in the portal.'),
  replayed: z.boolean().describe('Whether the Idempotency-Key repeated this call.'),
  formula_version: z.iso
    .date()
    .optional()
    .describe('Version of the formulas of a repeated answer, if it is not the Graha-Version of this batch.'),
};

const BatchResult = z.union([
  z.strictObject({ ...facts, answer: z.looseObject({}).describe('The answer of the operation.') }),
  z.strictObject({
    ...facts,
    retry_after: z
      .int()
      .nullable()
      .describe('Seconds to wait before this call is sent again; null where none are said.'),
    error: z.looseObject({}).describe('The body of the error.'),
  }),
]);
const BatchAnswer = z.strictObject({ results: z.array(BatchResult).describe('One for each call, in order.') });

const REFUSALS = [400, 401, 403, 406, 408, 413, 415, 422, 429, 503];

/** The batch in OpenAPI. */
export const BATCH_PATH_ITEM = {
  post: {
    operationId: 'batch',
    summary: 'Up to 100 calls in one request.',
    description:
      'Calls are computed in order, charged together and answered in order; each has its own status, credits and error. ' +
      'A call that fails costs nothing. The price is that of the calls. Each call counts toward the rate limit. ' +
      'The answer is a list, or one line for each call with `Accept: application/x-ndjson`.',
    tags: ['system'],
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'One name for the whole batch. In a repeat, each call that was charged before costs nothing.',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: z.toJSONSchema(BatchRequest, { io: 'input' }) } },
    },
    responses: {
      200: {
        description: 'One result for each call.',
        content: {
          'application/json': { schema: outputSchema(BatchAnswer) },
          'application/x-ndjson': { schema: outputSchema(BatchResult) },
        },
      },
      ...Object.fromEntries(REFUSALS.map((status) => [status, { $ref: `#/components/responses/Error${status}` }])),
    },
  },
};
