import { z } from 'zod';

/** Members of every refusal, with any status. Further members (`resets_at`, `upgrade_url`) are beside them. */
const PROBLEM = {
  type: z.string().describe('Address of the page about this code.'),
  title: z.string().describe('The kind of problem in a few words.'),
  status: z.int().describe('HTTP status of the refusal.'),
  code: z.string().describe('Stable code of the problem, for programs.'),
  request_id: z.string().describe('Id of this call in logs and in the portal.'),
  instance: z.string().describe('The path that was called.'),
  credits_charged: z.literal(0).describe('Always 0: a refusal costs nothing.'),
  retryable: z.boolean().describe('Whether the same call may succeed later.'),
  doc_url: z.string().describe('Page about this code.'),
};

const ValidationError = z
  .strictObject({
    loc: z.array(z.union([z.string(), z.int()])).describe('Path of the member: body or query, then names and indexes.'),
    msg: z.string().describe('The problem in one sentence.'),
    type: z.string().describe('Kind of problem, such as missing, int_type, less_than_equal, extra_forbidden.'),
    input: z
      .union([z.string(), z.number(), z.boolean(), z.null()])
      .optional()
      .describe('The value sent, if it is a single value.'),
  })
  .meta({ id: 'ValidationError', title: 'Validation error' });

export const HTTPValidationError = z
  .looseObject({ detail: z.array(ValidationError).describe('Every problem that was found.'), ...PROBLEM })
  .meta({ id: 'HTTPValidationError', title: 'HTTP validation error', description: 'Every problem with a request.' });

export const Problem = z.looseObject({ detail: z.string().describe('The problem in one sentence.'), ...PROBLEM }).meta({
  id: 'Problem',
  title: 'Problem',
  description: 'Reason why a call was refused, in the format of RFC 9457.',
});
