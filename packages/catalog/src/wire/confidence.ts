import { z } from 'zod';

/** The certainty of a rule on which the books leave doubt. */
export const Confidence = z.enum(['settled', 'one_source', 'disputed']).meta({
  id: 'Confidence',
  title: 'Confidence',
  description:
    'Certainty of the rule: independent sources agree (settled), one source has it (one_source), or schools differ (disputed).',
});
