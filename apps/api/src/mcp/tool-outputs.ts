import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { outputSchema } from '@graha/catalog/project/schema/tidy-schema';
import type { Tool as ProtocolTool } from '@modelcontextprotocol/server';
import { z } from 'zod';

export type OutputSchema = NonNullable<ProtocolTool['outputSchema']>;

// Safe: schemas of objects come out as objects.
const schemaOf = (schema: z.ZodObject): OutputSchema => z.toJSONSchema(schema, { io: 'output' }) as OutputSchema;

export const FOUND = schemaOf(
  z.object({
    operations: z
      .array(z.object({ id: z.string(), summary: z.string(), price: z.string() }))
      .describe('The best first.'),
  }),
);

export const DESCRIBED = schemaOf(
  z.object({
    id: z.string(),
    summary: z.string(),
    description: z.string(),
    price: z.string(),
    input_schema: z.looseObject({}).describe('JSON Schema of the input.'),
    example: z.looseObject({}).describe('A valid input.'),
    has_picture: z.boolean(),
    answer_members: z.array(z.string()).describe('Names for `fields`.'),
  }),
);

export const PLACES = schemaOf(
  z.object({
    places: z.array(
      z.looseObject({
        id: z.union([z.string(), z.number()]).describe('For `place_id` of a birth.'),
        name: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        timezone: z.string(),
      }),
    ),
  }),
);

/**
 * The form of the result of a call. A named operation lists the members of its answer by name and description alone:
 * any of them may be absent, because `fields` chooses them, and their whole schemas would fill the list of tools.
 */
export function answerOutput(operation?: Pick<ListedOperation, 'output'>): OutputSchema {
  const properties = operation === undefined ? undefined : describedMembers(operation.output);
  return {
    type: 'object',
    properties: {
      answer: {
        type: 'object',
        description: 'The members of the answer, or those that `fields` names.',
        ...(properties === undefined ? {} : { properties }),
      },
      credits: { type: 'integer', minimum: 0, description: 'What the call cost.' },
      request_id: { type: 'string', description: 'Id of the call in the request log.' },
      replayed: { type: 'boolean', description: 'True if an idempotency_key repeated an earlier call.' },
    },
    required: ['answer', 'credits', 'request_id'],
  };
}

function describedMembers(output: z.ZodType): Record<string, object> {
  const { properties = {} } = outputSchema(output);
  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      typeof member === 'object' && member.description !== undefined ? { description: member.description } : {},
    ]),
  );
}
