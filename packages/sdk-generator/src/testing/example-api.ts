import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerToExample } from '@graha/catalog/operation/answer';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { ACCOUNT_EXAMPLES } from './account-examples.ts';

type Row = { method: string; path: string; answer: unknown };

/**
 * Starts an API that answers every operation and route with the answer to its example, whatever the input, and records
 * the paths.
 */
export async function startExampleApi() {
  const sky = await createEphemeris();
  const operations = listOperations(catalog).map((entry) => ({
    method: 'POST',
    path: entry.path,
    answer: answerToExample(entry, sky),
  }));
  return startAnswering([...operations, ...ACCOUNT_EXAMPLES]);
}

/** Starts the same with only the Management API. */
export const startAccountApi = () => startAnswering(ACCOUNT_EXAMPLES);

async function startAnswering(rows: readonly Row[]) {
  const answers = new Map(rows.map(({ method, path, answer }) => [`${method} ${path}`, JSON.stringify(answer)]));
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    const answer = answers.get(`${request.method} ${path.replace(/\?.*/, '')}`);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(answer ?? '{}');
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, paths, stop: () => void server.close() };
}
