import { z } from 'zod';

/** Members of every refusal, with any status. Further members (`resets_at`, `upgrade_url`) are beside them. */
const PROBLEM = {
  type: z.string().describe('Address of the page about this code.'),
  title: z.string().describe('The kind of problem in a few words.'),
  status: z.int().describe('HTTP status of the refusal.'),
  code: z.string().describe('What clients branch on; stable.'),
  request_id: z.string().describe('Name of this call in logs and in the portal.'),
  instance: z.string().describe('The path that was called.'),
  credits_charged: z.literal(0).describe('Always 0: a refusal costs nothing.'),
  retryable: z.boolean().describe('Whether the same call may succeed later.'),
  doc_url: z.string().describe('Page about this code.'),
};

const ValidationError = z
  .strictObject({
    loc: z.array(z.union([z.string(), z.int()])).describe('Where: body or query, then the path of the member.'),
    msg: z.string().describe('What is wrong, in a sentence.'),
    type: z.string().describe('Kind of problem, such as missing, int_type, less_than_equal, extra_forbidden.'),
    input: z
      .union([z.string(), z.number(), z.boolean(), z.null()])
      .optional()
      .describe('What was sent, where it is a single value.'),
  })
  .meta({ id: 'ValidationError', title: 'Validation error' });

export const HTTPValidationError = z
  .looseObject({ detail: z.array(ValidationError).describe('Every problem that was found.'), ...PROBLEM })
  .meta({ id: 'HTTPValidationError', title: 'HTTP validation error', description: 'Every problem with a request.' });

export const Problem = z.looseObject({ detail: z.string().describe('One sentence.'), ...PROBLEM }).meta({
  id: 'Problem',
  title: 'Problem',
  description: 'Why a call was refused, as RFC 9457 has it.',
});
