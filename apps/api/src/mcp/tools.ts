import { inputJsonSchema } from '@graha/catalog/wire/json-schema';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { fullPriceText } from '@graha/catalog/operation/price';
import { withStandIns } from '@graha/catalog/request/stand-in';
import type { Tool as ProtocolTool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { PlaceQuery } from '../places/place-answer.ts';
import { APP_URI } from './app.ts';
import { type OfNow, wholeSecond } from '../call/as-of.ts';
import { answerOutput, DESCRIBED, FOUND, type OutputSchema, PLACES } from './tool-outputs.ts';
import { today } from './today.ts';

const Shape = {
  fields: z
    .array(z.string().max(100))
    .max(50)
    .optional()
    .describe(
      'Dotted paths of the members to answer, which pass through lists: planets.sign. If left out, all members, and of the metadata only the clock of the birth.',
    ),
  decimals: z.int().min(0).max(10).optional().describe('Decimals of numbers; 2 if left out.'),
  idempotency_key: z
    .string()
    .optional()
    .describe('Names this call: the same call under the same name within 24 hours is charged once.'),
};
const Picture = {
  picture: z.boolean().optional().describe('True adds the chart as an image, at the same price.'),
};
const ShapeOnly = z.object({ ...Shape, ...Picture });
export type Shape = z.output<typeof ShapeOnly>;

const Search = z.strictObject({
  query: z.string().max(200).default('').describe('Words, such as "marriage match". All operations if left out.'),
});
const Describe = z.strictObject({ operation: z.string().max(100).describe('Id, such as kundali/basic.') });
const CallOperation = z.strictObject({
  operation: z.string().max(100).describe('Id, as search_operations gives it.'),
  input: z.record(z.string(), z.unknown()).default({}).describe('As describe_operation says.'),
  ...Shape,
  ...Picture,
});
const Panchang = z.strictObject({
  latitude: z.number().min(-90).max(90).describe('Decimal degrees, north positive.'),
  longitude: z.number().min(-180).max(180).describe('Decimal degrees, east positive.'),
  timezone: z.string().max(64).describe('IANA zone, such as Asia/Kolkata.'),
  ...Shape,
});

/** `isShown`: an app draws the result for the person, so it needs what the drawing needs, and the operation a picture. */
export type ToolCall = { operation: string; input: unknown; ofNow?: OfNow; shape: Shape; isShown: boolean };
type JsonObject = ProtocolTool['inputSchema'];

export type Tool = {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonObject;
  /** The form of `structuredContent`. */
  outputSchema: OutputSchema;
  /** The app that shows the result, if a host has apps. */
  _meta?: { ui: { resourceUri: string } };
  /** The answer that the tool gives itself, without a charge, or the operation that it calls. */
  run: 'search' | 'describe' | 'place' | ((sent: unknown, now: Date) => ToolCall);
};

const SHOWN = { _meta: { ui: { resourceUri: APP_URI } } };

export const SEARCH = Search;
export const DESCRIBE = Describe;

/** A tool for one operation. Its input has the members of the operation and those that shape the answer. */
function direct(operations: readonly ListedOperation[], id: string, name: string, title: string): Tool[] {
  const operation = operations.find((one) => one.id === id);
  if (!operation) return [];
  const { properties, ...own } = withStandIns(inputJsonSchema(operation.input));
  const { properties: shape } = z.toJSONSchema(z.object(operation.picture ? { ...Shape, ...Picture } : Shape), {
    io: 'input',
  });
  return [
    {
      name,
      title,
      description: `${operation.summary} Costs ${fullPriceText(operation)}. Example: ${JSON.stringify(operation.example)}`,
      // Safe: the input of every operation is an object, which the test of all tools proves.
      inputSchema: { ...own, type: 'object', properties: { ...properties, ...shape } } as JsonObject,
      outputSchema: answerOutput(operation),
      ...(operation.picture ? SHOWN : {}),
      run(sent) {
        const { fields, decimals, idempotency_key, picture, ...input } = Object(sent);
        const asked = ShapeOnly.parse({ fields, decimals, idempotency_key, picture });
        return { operation: id, input, shape: asked, isShown: operation.picture !== undefined };
      },
    },
  ];
}

function whole(sent: unknown): Omit<ToolCall, 'isShown'> {
  const { operation, input, ...shape } = CallOperation.parse(sent);
  return { operation, input, shape };
}

// Safe: schemas of objects come out as objects.
const schemaOf = (schema: z.ZodObject): JsonObject => z.toJSONSchema(schema, { io: 'input' }) as JsonObject;

export const listTools = (operations: readonly ListedOperation[]): Tool[] => [
  {
    name: 'search_operations',
    title: 'Search operations',
    description: `Finds operations of this astrology API by words: ${operations.length} in all. Free. Start here.`,
    inputSchema: schemaOf(Search),
    outputSchema: FOUND,
    run: 'search',
  },
  {
    name: 'describe_operation',
    title: 'Describe an operation',
    description: 'The input schema, an example, the price and the members of the answer of one operation. Free.',
    inputSchema: schemaOf(Describe),
    outputSchema: DESCRIBED,
    run: 'describe',
  },
  {
    name: 'call_operation',
    title: 'Call an operation',
    description: 'Computes one operation and charges its credits. A call that fails costs nothing.',
    inputSchema: schemaOf(CallOperation),
    outputSchema: answerOutput(),
    run: (sent) => ({ ...whole(sent), isShown: false }),
  },
  {
    name: 'show_picture',
    title: 'Show a picture',
    description:
      'Computes one operation that has a picture (describe_operation says so) and shows it to the person: a chart, a day, a match, a timeline. Costs the same as call_operation.',
    inputSchema: schemaOf(CallOperation),
    outputSchema: answerOutput(),
    ...SHOWN,
    run: (sent) => ({ ...whole(sent), isShown: true }),
  },
  {
    name: 'find_place',
    title: 'Find a place',
    description:
      'Id, latitude, longitude and IANA time zone of a place by the beginning of its name, in any script, the largest first. A birth takes the id as place_id. Free.',
    inputSchema: schemaOf(PlaceQuery),
    outputSchema: PLACES,
    run: 'place',
  },
  ...direct(operations, 'kundali/basic', 'birth_chart', 'Birth chart'),
  ...direct(operations, 'matchmaking/ashtakoot', 'match_two_people', 'Match two people'),
  {
    name: 'panchang_today',
    title: 'Panchang of today',
    description: 'The almanac of today at a place: tithi, nakshatra, yoga, karana, sun and moon, calendar.',
    inputSchema: schemaOf(Panchang),
    outputSchema: answerOutput(operations.find(({ id }) => id === 'panchang/full')),
    ...SHOWN,
    run(sent, now) {
      const { latitude, longitude, timezone, ...shape } = Panchang.parse(sent);
      const asked = { latitude, longitude, timezone };
      const inputAt = (asOf: Date) => ({ ...today(asOf, timezone), ...asked });
      const asOf = wholeSecond(now);
      const ofNow = { asOf, asked, inputAt };
      return { operation: 'panchang/full', input: inputAt(asOf), ofNow, shape, isShown: true };
    },
  },
];
