import { outputSchema } from '@graha/catalog/project/schema/tidy-schema';
import { z } from 'zod';

/** Refusals of a route with a key. */
export const KEYED_REFUSALS = [401, 403, 422, 429, 503];

type Uncharged = {
  summary: string;
  description: string;
  /** Parameters and their place in the request. */
  parameters?: { at: 'query' | 'path'; input: z.ZodObject };
  output: z.ZodType;
  refusals: readonly number[];
  /** Set for routes that need no key. */
  isPublic?: true;
  /** Further statuses with an answer of the same schema, and the description of each. */
  alsoAnswers?: Readonly<Record<number, string>>;
};

/** A GET that costs nothing, in OpenAPI. */
export function unchargedPath(
  operationId: string,
  { summary, description, parameters, output, refusals, isPublic, alsoAnswers = {} }: Uncharged,
): object {
  const answer = (text: string): object => ({
    description: text,
    content: { 'application/json': { schema: outputSchema(output) } },
  });
  const refused = refusals.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]);
  const others = Object.entries(alsoAnswers).map(([status, text]) => [status, answer(text)]);
  return {
    get: {
      operationId,
      summary,
      description,
      tags: ['system'],
      'x-credits': 0,
      ...(isPublic ? { security: [] } : {}),
      ...(parameters ? { parameters: parametersOf(parameters) } : {}),
      responses: { 200: answer(summary), ...Object.fromEntries([...refused, ...others]) },
    },
  };
}

function parametersOf({ at, input }: NonNullable<Uncharged['parameters']>): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = Object(schema);
    return { name, in: at, required: at === 'path' || required.includes(name), description, schema: rest };
  });
}
