import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { type Client, clients } from '@graha/sdk-behaviours/clients';
import { openWorkspace, useDatabase } from '@graha/store/testing/testing';
import { accountOf } from '@graha/store/requests/usage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargedRequests } from '../testing/ledger-of.ts';
import { type Loss, startLosing } from '../testing/losing-answers.ts';
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

/** Go compiles its standard library at the first run. */
const COMPILE_MS = 180_000;

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
  const between = await startLosing(api.url, loss);
  try {
    const sent = { baseUrl: between.url, apiKey: key.text, operation: 'kundali/basic', input: EXAMPLE_BIRTH };
    const outcome = await client.call({ ...sent, options: { timeoutMs: 3_000 } });
    const charged = await chargedRequests(pools.worker, tenantId);
    const account = await accountOf({ db: pools.app, tenantId });
    return { outcome, statuses: between.statuses, charged: charged.length, account };
  } finally {
    between.stop();
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
