import { z } from 'zod';
import { PriceList } from './price-list.ts';
import { Usage } from './usage.ts';

const Status = z.strictObject({ status: z.string() });

/** The uncharged routes as OpenAPI has them, for the document that the catalogue makes of everything else. */
export const SYSTEM_PATHS: Record<string, object> = {
  '/api/v1/usage': uncharged('usage', 'What is left of this period, and until when.', Usage, { keyed: true }),
  '/api/v1/operations': uncharged('operations', 'Every operation with its price.', PriceList),
  '/health/live': uncharged('healthLive', 'Whether the process answers.', Status),
  '/health/ready': uncharged('healthReady', 'Whether calls can be served; 503 while they cannot.', Status),
};

function uncharged(operationId: string, summary: string, schema: z.ZodType, { keyed = false } = {}): object {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema);
  return {
    get: {
      operationId,
      summary,
      tags: ['system'],
      'x-credits': 0,
      ...(keyed ? {} : { security: [] }),
      responses: { 200: { description: summary, content: { 'application/json': { schema: jsonSchema } } } },
    },
  };
}
