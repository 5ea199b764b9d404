import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EXAMPLE_BIRTH } from '@graha/catalog/birth';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { createClient } from '@graha/sdk/client';
import { openWorkspace, useDatabase } from '@graha/store/testing/testing';
import { accountOf } from '@graha/store/requests/usage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargedRequests } from '../testing/ledger-of.ts';
import { startApi } from '../testing/real-api.ts';

const own = useDatabase(createTestDatabase, 2);
const { pools } = own;
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi(own.database.apiUrl);
});
afterAll(async () => {
  await api.stop();
});

/** What a caller gets in place of an answer that the API has charged and sent. */
type Loss = (response: ServerResponse) => void;

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** Stands between a client and the API, and loses the answers to the first two attempts. */
async function losing(loss: Loss): Promise<{ url: string; statuses: number[]; server: Server }> {
  const statuses: number[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && /^(x-api-key|content-type|idempotency-key)$/.test(name) ? [[name, value]] : [],
    );
    const answer = await fetch(api.url + request.url, { method: 'POST', headers, body: await textOf(request) });
    const text = await answer.text();
    statuses.push(answer.status);
    if (statuses.length <= 2) loss(response);
    else response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, statuses, server };
}

const UNAVAILABLE = JSON.stringify({ code: 'metering_unavailable', detail: 'No.', status: 503, retryable: true });

test.each<[string, Loss]>([
  ['a 503', (response) => response.writeHead(503, { 'retry-after': '0' }).end(UNAVAILABLE)],
  ['a cut connection', (response) => response.destroy()],
  [
    'an answer that ends in the middle',
    (response) => response.writeHead(200, { 'content-length': '900' }).write('{"a'),
  ],
  ['no answer in time', () => {}],
])('a call of the client whose answers are lost to %s is repeated twice and costs once', async (_, loss) => {
  const { tenantId, key } = await openWorkspace(pools, { credits: 10 });
  const between = await losing(loss);
  try {
    const graha = createClient({ baseUrl: between.url, apiKey: key.text, timeoutMs: 3_000 });
    const { data, credits, isReplay } = await graha.kundali.basic(EXAMPLE_BIRTH).withResponse();
    expect(data.planets).not.toEqual([]);
    expect({ isReplay, cost: credits.cost }).toEqual({ isReplay: true, cost: 0 });
    expect(between.statuses).toEqual([200, 200, 200]);
  } finally {
    between.server.closeAllConnections();
    between.server.close();
  }
  expect(await chargedRequests(pools.worker, tenantId)).toHaveLength(1);
  expect(await accountOf({ db: pools.app, tenantId })).toMatchObject({ creditsRemaining: 9, callsUsed: 1 });
});
