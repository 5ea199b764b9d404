import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import type { appWith } from './app-with.ts';
import { type TestKey } from './app-with.ts';

/** Origins and requests of a page with a publishable key. */
export const HOME = 'https://www.example.com';
export const browser = { origins: [HOME, 'http://localhost:5173'], dailyCreditsMax: 1_000, visitorCallsMax: 3 };
export const FULL = '/api/v1/panchang/full';

export type Headers = Record<string, string>;
export type Api = ReturnType<typeof appWith>;

export const post = (
  { app }: Api,
  url: string,
  { text }: TestKey,
  payload: object,
  headers: Headers = { origin: HOME },
) => app.inject({ method: 'POST', url, headers: { 'x-api-key': text, ...headers }, payload });
export const call = (api: Api, key: TestKey, headers?: Headers) => post(api, FULL, key, EXAMPLE_BIRTH, headers);
export const batch = (api: Api, key: TestKey, operations: string[], headers?: Headers) => {
  const calls = operations.map((operation, index) => ({ id: String(index), operation, input: EXAMPLE_BIRTH }));
  return post(api, '/api/v1/batch', key, { calls }, headers);
};
export const tool = (api: Api, key: TestKey, operation: string, headers: Headers) => {
  const params = { name: 'call_operation', arguments: { operation, input: EXAMPLE_BIRTH } };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  return post(api, '/mcp', key, message, { accept: 'application/json, text/event-stream', ...headers });
};
export const charged = ({ ledger }: Api): number => ledger.rows.length;
