import { outputSchema } from '@graha/catalog/tidy-schema';
import { z } from 'zod';

/** What a route with a key may refuse. */
export const KEYED_REFUSALS = [401, 403, 422, 429, 503];

type Uncharged = {
  summary: string;
  description: string;
  at: 'query' | 'path';
  input: z.ZodObject;
  output: z.ZodType;
  refusals: readonly number[];
  /** For routes that need no key. */
  isPublic?: true;
};

/** A GET that costs nothing and takes parameters, in OpenAPI. */
export function unchargedPath(
  operationId: string,
  { summary, description, at, input, output, refusals, isPublic }: Uncharged,
): object {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  const parameters = Object.entries(properties).map(([name, schema]) => {
    const { description: text, ...rest } = Object(schema);
    return { name, in: at, required: at === 'path' || required.includes(name), description: text, schema: rest };
  });
  const refused = refusals.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]);
  return {
    get: {
      operationId,
      summary,
      description,
      tags: ['system'],
      'x-credits': 0,
      ...(isPublic ? { security: [] } : {}),
      parameters,
      responses: {
        200: { description: summary, content: { 'application/json': { schema: outputSchema(output) } } },
        ...Object.fromEntries(refused),
      },
    },
  };
}
