import { randomUUID } from 'node:crypto';
import { createTestDatabase, throwawayPooler, type TestPooler } from '@graha/dev-stack/test-context';
import { BY, openWorkspace, type Workspace, useDatabase } from '@graha/store/testing/testing';
import { accountOf } from '@graha/store/requests/usage';
import { revokeKey } from '@graha/store/keys/key-commands';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rememberLookups, startApi } from '../testing/real-api.ts';

/** The API behind a PgBouncer in transaction mode; only the session for notifications is direct. */

const CONNECTIONS = 2;
const CLIENTS = 32;

let pooler: TestPooler | null;
const own = useDatabase(createTestDatabase, 3);
const { pools } = own;
let api: Awaited<ReturnType<typeof startApi>> | undefined;

beforeAll(async () => {
  rememberLookups();
  pooler = await throwawayPooler([own.database.apiUrl], CONNECTIONS);
  if (pooler) api = await startApi(pooler.through(own.database.apiUrl), own.database.apiUrl);
});
beforeEach((context) => {
  if (!pooler) context.skip('there is no PgBouncer here');
});
afterAll(async () => {
  await api?.stop();
  await pooler?.remove();
});

const post = ({ key }: Workspace, headers: Record<string, string> = {}) => {
  if (!api) throw new Error('the API was not started');
  return api.call(key.text, undefined, headers);
};
const together = <Result>(work: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CLIENTS }, work));

test('calls from many clients are charged to the credit, each workspace its own', async () => {
  const [one, two] = [await openWorkspace(pools, { credits: 100 }), await openWorkspace(pools, { credits: 20 })];
  const [first, second] = await Promise.all([together(() => post(one)), together(() => post(two))]);
  expect(first.map(({ status }) => status)).toEqual(first.map(() => 200));
  expect(second.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(second.filter(({ status }) => status === 402)).toHaveLength(CLIENTS - 20);
  const left = await Promise.all([one, two].map(({ tenantId }) => accountOf({ db: pools.app, tenantId })));
  expect(left.map((account) => account?.creditsRemaining)).toEqual([100 - CLIENTS, 0]);
});

test('one Idempotency-Key is charged once', async () => {
  const workspace = await openWorkspace(pools, { credits: 10 });
  const key = randomUUID();
  const answers = await together(() => post(workspace, { 'idempotency-key': key }));
  expect(new Set(answers.map(({ status, body }) => `${status} ${String(body)}`)).size).toBe(1);
  expect((await accountOf({ db: pools.app, tenantId: workspace.tenantId }))?.creditsRemaining).toBe(9);
});

test('a revoked key is known at once, through the direct session', async () => {
  const workspace = await openWorkspace(pools, { credits: 10 });
  expect((await post(workspace)).status).toBe(200);
  const { tenantId, key } = workspace;
  await revokeKey({ db: pools.app, tenantId, ...BY }, { keyId: key.keyId, reason: 'A test.' });
  await expect.poll(async () => (await post(workspace)).status).toBe(401);
});

test('what the API asks of its database beside calls is answered too', async () => {
  const workspace = await openWorkspace(pools, { credits: 7 });
  const ready = await fetch(`${api?.url}/health/ready`);
  expect(ready.status).toBe(200);
  const usage = await fetch(`${api?.url}/api/v1/usage`, { headers: { 'x-api-key': workspace.key.text } });
  expect(await usage.json()).toMatchObject({ credits: { remaining: 7 } });
});
