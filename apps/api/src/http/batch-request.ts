import { readInput } from '@graha/catalog/request/issues';
import { z } from 'zod';
import { ApiError } from '../errors/errors.ts';

export const BATCH_PATH = '/api/v1/batch';
export const BATCH_CALLS_MAX = 100;
export const BATCH_BODY_BYTES_MAX = 256 * 1024;

const BatchCall = z.strictObject({
  id: z
    .string()
    .regex(/^[\x21-\x7e]{1,64}$/, 'must be 1 to 64 visible ASCII characters')
    .describe('Names this call in the answer; unique in the batch.'),
  operation: z.string().max(100).describe('Such as kundali/basic.'),
  input: z.unknown().optional().describe('What a POST to the operation takes.'),
});

export const BatchRequest = z
  .strictObject({ calls: z.array(BatchCall).min(1).max(BATCH_CALLS_MAX).describe('1 to 100 calls.') })
  .superRefine(({ calls }, context) => {
    const seen = new Set<string>();
    for (const [index, { id }] of calls.entries()) {
      if (seen.has(id)) {
        const path = ['calls', index, 'id'];
        context.addIssue({ code: 'custom', path, message: `id ${id} names another call of this batch`, input: id });
      }
      seen.add(id);
    }
  });

export type BatchCall = z.output<typeof BatchCall>;

/**
 * Reads a batch without validating the inputs of its calls.
 * @throws ApiError with every problem at once
 */
export function readBatch(sent: unknown): BatchCall[] {
  const read = readInput(BatchRequest, sent, 'body');
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
  return read.data.calls;
}
