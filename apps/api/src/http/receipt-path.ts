import { z } from 'zod';
import { KEYED_REFUSALS, unchargedPath } from './uncharged-path.ts';

export const RECEIPT_PATH = '/api/v1/receipts/{request_id}';

const RequestId = z.strictObject({ request_id: z.string().describe('From `X-Request-Id` of the answer.') });

const ReceiptAnswer = z.strictObject({
  request_id: z.string().describe('Of the answer, as in `X-Request-Id`.'),
  operation: z.string().describe('Operation that answered.'),
  at: z.iso.datetime().describe('Time of the answer.'),
  status: z.int().describe('HTTP status of the answer.'),
  credits: z.int().describe('Credits that the call cost.'),
  replayed: z.boolean().describe('Whether the Idempotency-Key repeated an earlier call.'),
  content_digest: z
    .string()
    .nullable()
    .describe('SHA-256 of the content sent, as in `Content-Digest`. Null for HEAD, tool calls and older answers.'),
  engine_version: z
    .string()
    .nullable()
    .describe('Version that computed the answer. Null for refusals and older answers.'),
  ledger_entry: z.int().nullable().describe('Ledger entry of the charge; of a repeat, that of the first call.'),
});
export type ReceiptAnswer = z.output<typeof ReceiptAnswer>;

/** The receipts of answers in OpenAPI. */
export const RECEIPT_PATHS: Record<string, object> = {
  [RECEIPT_PATH]: unchargedPath('receipts', {
    summary: 'The receipt of one answer.',
    description:
      'Operation, time, cost, digest, version and ledger entry of an answer, for 30 days, to any secret key of the workspace. ' +
      'Compare `content_digest` with a kept copy. Counts against the rate limit.',
    parameters: { at: 'path', input: RequestId },
    output: ReceiptAnswer,
    refusals: [...KEYED_REFUSALS, 404],
  }),
};
