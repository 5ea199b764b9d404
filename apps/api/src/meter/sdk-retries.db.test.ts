import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EXAMPLE_BIRTH } from '@graha/catalog/birth';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { type Client, clients } from '@graha/sdk-behaviours/clients';
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

/** Go compiles its standard library when it is asked for the first time. */
const COMPILE_MS = 180_000;

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

type Row = { language: string; client: Client; hasTimeouts: boolean };
let rows: Row[] = [];

beforeAll(() => {
  rows = clients().flatMap((row) =>
    'missing' in row ? [] : [{ language: row.language, client: row.start(), hasTimeouts: row.hasTimeouts ?? true }],
  );
}, COMPILE_MS);
afterAll(() => {
  for (const { client } of rows) client.stop();
});

async function costOfOneCall({ client }: Row, loss: Loss) {
  const { tenantId, key } = await openWorkspace(pools, { credits: 10 });
  const between = await losing(loss);
  try {
    const sent = { baseUrl: between.url, apiKey: key.text, operation: 'kundali/basic', input: EXAMPLE_BIRTH };
    const outcome = await client.call({ ...sent, options: { timeoutMs: 3_000 } });
    const charged = await chargedRequests(pools.worker, tenantId);
    const account = await accountOf({ db: pools.app, tenantId });
    return { outcome, statuses: between.statuses, charged: charged.length, account };
  } finally {
    between.server.closeAllConnections();
    between.server.close();
  }
}

test.each<{ name: string; loss: Loss; asksForTimeout: boolean }>([
  {
    name: 'a 503',
    loss: (response) => response.writeHead(503, { 'retry-after': '0' }).end(UNAVAILABLE),
    asksForTimeout: false,
  },
  { name: 'a cut connection', loss: (response) => response.destroy(), asksForTimeout: false },
  {
    name: 'an answer that ends in the middle',
    loss: (response) => response.writeHead(200, { 'content-length': '900' }).write('{"a'),
    asksForTimeout: true,
  },
  { name: 'no answer in time', loss: () => {}, asksForTimeout: true },
])('a call of any client whose answers are lost to $name is repeated twice and costs once', async (row) => {
  const able = rows.filter(({ hasTimeouts }) => hasTimeouts || !row.asksForTimeout);
  const costs = await Promise.all(
    able.map(async (client) => ({ language: client.language, ...(await costOfOneCall(client, row.loss)) })),
  );
  const wanted = {
    outcome: { isReplay: true, cost: 0, value: { planets: expect.any(Array) } },
    statuses: [200, 200, 200],
    charged: 1,
    account: { creditsRemaining: 9, callsUsed: 1 },
  };
  expect(costs).toMatchObject(able.map(({ language }) => ({ language, ...wanted })));
  expect(costs.length).toBeGreaterThan(0);
});
