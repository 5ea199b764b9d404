import { outputSchema } from '@graha/catalog/project/schema/tidy-schema';
import { z } from 'zod';

export const CHANGES_PATH = '/api/v1/changes';

const version = z.string().max(10);

export const ChangesRequest = z.strictObject({
  operation: z.string().max(100).describe('Such as kundali/basic.'),
  request: z.record(z.string(), z.unknown()).default({}).describe('The body of a POST to the operation.'),
  from: version.describe('Date of the earlier version of the formulas.'),
  to: version.optional().describe('Date of the later version; the current one if omitted.'),
});

const ChangesAnswer = z.strictObject({
  operation: z.string().describe('Id of the operation.'),
  from: z.string().describe('Date of the earlier version.'),
  to: z.string().describe('Date of the later version.'),
  changes: z
    .array(
      z.strictObject({
        pointer: z.string().describe('JSON pointer of the member (RFC 6901).'),
        old: z.unknown().optional().describe('Value in the earlier version; omitted if the member was added.'),
        new: z.unknown().optional().describe('Value in the later version; omitted if the member was removed.'),
      }),
    )
    .describe('Members whose values differ; empty if the answers are equal.'),
  explained_by: z.array(z.string()).describe('Beginnings of the lines of the changelog that explain the differences.'),
});

const REFUSALS = [400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 503];

/** The comparison of two versions in OpenAPI. */
export const CHANGES_PATH_ITEM = {
  post: {
    operationId: 'changes',
    summary: 'Differences between the answers of two versions of the formulas to one request.',
    description: 'It costs two calls of the operation, whose scope the key needs. Equal answers cost the same.',
    tags: ['system'],
    parameters: [{ $ref: '#/components/parameters/Idempotency-Key' }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: z.toJSONSchema(ChangesRequest, { io: 'input' }) } },
    },
    responses: {
      200: {
        description: 'The members whose values differ.',
        content: { 'application/json': { schema: outputSchema(ChangesAnswer) } },
      },
      ...Object.fromEntries(REFUSALS.map((status) => [status, { $ref: `#/components/responses/Error${status}` }])),
    },
  },
};
