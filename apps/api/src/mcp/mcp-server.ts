import type { ListedOperation } from '@graha/catalog/list/list-operations';
import type * as library from '@modelcontextprotocol/server';
import type { CallToolResult, Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { ApiError } from '../errors/errors.ts';
import { PlaceQuery } from '../places/place-answer.ts';
import { APP_TYPE } from './app.ts';
import { detailOf, nextStepFor } from './next-step.ts';
import { listPrompts, promptOf } from './prompts.ts';
import { listDocuments } from './resources.ts';
import { describeOperation, searchOperations } from './search-operations.ts';
import { DESCRIBE, listTools, SEARCH, type ToolCall } from './tools.ts';

export type Library = typeof library;

export type McpDeps = {
  library: Library;
  operations: readonly ListedOperation[];
  version: string;
  now(): Date;
  findPlaces(query: z.output<typeof PlaceQuery>): Promise<object[]>;
  /** Makes a metered call; the result has the answer or the error, the price and the request id. */
  call(asked: ToolCall): Promise<CallToolResult>;
};

const INSTRUCTIONS =
  'Vedic and Western astrology. search_operations finds what can be computed, describe_operation says what it takes, ' +
  'call_operation computes it. Calls cost credits; search, description and find_place are free. Never invent positions of ' +
  'planets or places: call.';

/** Every list is one page, so no cursor is ours; some clients send an empty one for the first page. */
const List = z.looseObject({ cursor: z.literal('', { error: 'no list here has a next page' }).optional() });
const Read = z.looseObject({ uri: z.string() });
const Get = z.looseObject({ name: z.string(), arguments: z.record(z.string(), z.string()).optional() });

/**
 * A protocol server for one request. It keeps no state. Handlers name the schema of their parameters, because the library answers
 * wrong ones with the code of invalid parameters only then.
 */
export function createMcpServer(deps: McpDeps): Server {
  const { library, operations, version } = deps;
  const { ProtocolError, ProtocolErrorCode } = library;
  const tools = listTools(operations);
  const documents = listDocuments(operations);
  const unknown = (what: string): never => {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, what);
  };
  const server = new library.Server(
    { name: 'graha', title: 'Graha', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );

  server.setRequestHandler('tools/list', { params: List }, () => ({
    tools: tools.map(({ run, ...tool }) => ({
      ...tool,
      annotations: { readOnlyHint: typeof run === 'string', destructiveHint: false, openWorldHint: false },
    })),
  }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: sent = {} } }) => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) return unknown(`There is no tool ${name}. There are ${tools.map((one) => one.name).join(', ')}.`);
    try {
      if (tool.run === 'search') return asData({ operations: searchOperations(operations, SEARCH.parse(sent).query) });
      if (tool.run === 'describe') return describe(operations, DESCRIBE.parse(sent).operation);
      if (tool.run === 'place') return asData({ places: await deps.findPlaces(PlaceQuery.parse(sent)) });
      return await deps.call(tool.run(sent, deps.now()));
    } catch (error) {
      if (error instanceof ApiError) return refusal(error.code, detailOf(error), nextStepFor(error.code));
      if (!(error instanceof z.ZodError)) throw error;
      return refusal(
        'validation_error',
        z.prettifyError(error),
        `Correct the arguments of ${name}, then call it again.`,
      );
    }
  });

  server.setRequestHandler('resources/list', { params: List }, () => ({
    resources: documents.map(({ text: _text, ...document }) => document),
  }));
  server.setRequestHandler('resources/read', { params: Read }, async ({ uri }) => {
    const document = documents.find((one) => one.uri === uri);
    if (!document) return unknown(`There is no resource ${uri}. resources/list names them all.`);
    const { mimeType, text } = document;
    // The app loads nothing, so the strictest policy of a host, which is the default, suits it.
    const meta = mimeType === APP_TYPE ? { _meta: { ui: { prefersBorder: true } } } : {};
    return { contents: [{ uri, mimeType, text: await text(), ...meta }] };
  });
  server.setRequestHandler('prompts/list', { params: List }, () => ({ prompts: listPrompts() }));
  server.setRequestHandler('prompts/get', { params: Get }, ({ name, arguments: values }) => {
    const prompt = promptOf(name, values);
    return prompt ?? unknown(`There is no prompt ${name}. prompts/list names them all.`);
  });
  return server;
}

function describe(operations: readonly ListedOperation[], id: string): CallToolResult {
  const operation = operations.find((one) => one.id === id);
  if (operation) return asData(describeOperation(operation));
  return refusal('not_found', `There is no operation ${id}.`, 'Find the id with search_operations.');
}

/** Data of a free tool: as text, and as the tool's output schema has it. */
const asData = (value: Record<string, unknown>): CallToolResult => ({ ...asText(value), structuredContent: value });

const asText = (value: unknown): CallToolResult => ({ content: [{ type: 'text', text: JSON.stringify(value) }] });

/** An error for a model, with the next step. The call cost nothing. */
export const refusal = (error: string, message: string, next: string, requestId?: string): CallToolResult => ({
  ...asText({ error, message, next, credits: 0, request_id: requestId }),
  isError: true,
});
