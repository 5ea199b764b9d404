import { createTestDatabase } from '@graha/dev-stack/test-context';
import { BY, openWorkspace, useDatabase } from '@graha/store/testing/testing';
import { addWebhook } from '@graha/store/webhooks/webhook-commands';
import { listDeliveries, sendTestMessage } from '@graha/store/webhooks/webhooks';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { runWorker } from './worker.ts';

const own = useDatabase(createTestDatabase);
const SEALING = { current: 'a sealing key for tests, long enough', previous: null };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function receiver(): Promise<{ url: string; ids: unknown[] }> {
  const ids: unknown[] = [];
  const server = createServer((request, response) => {
    ids.push(request.headers['webhook-id']);
    request.resume().on('end', () => response.end('thanks'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  // Safe: a server that listens on a port has an address with one.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, ids };
}

function startWorker(mode: 'development' | 'production'): void {
  const stop = new AbortController();
  const { workerUrl } = own.database;
  const env = {
    mode,
    logLevel: 'silent',
    databaseUrl: workerUrl,
    databaseDirectUrl: workerUrl,
    apiUrl: 'http://127.0.0.1:1',
    portalUrl: 'https://graha.example',
    ephePath: null,
    webhooksPerSecond: 200,
    metrics: null,
    sealing: SEALING,
    sender: { name: 'Graha', email: null, address: null },
    smtp: null,
    stripe: null,
  } as const;
  const log = { debug: () => {}, info: () => {}, error: () => {} };
  const end = runWorker(env, log, stop.signal);
  closing.push(() => {
    stop.abort();
    return end;
  });
}

test('a running worker delivers to the machine itself in development, and in production refuses to', async () => {
  const { url, ids } = await receiver();
  const workspace = await openWorkspace(own.pools);
  const ctx = { db: own.pools.app, tenantId: workspace.tenantId, sealing: SEALING, ...BY };
  const { webhookId } = await addWebhook(ctx, { url, types: ['key.created'] });
  const newest = async () => (await listDeliveries(ctx, { webhookId, limit: 5 }))[0];

  startWorker('development');
  await sendTestMessage(ctx, { webhookId });
  await expect.poll(async () => (await newest())?.lastStatus).toBe(200);
  for (const close of closing.splice(1)) await close();

  startWorker('production');
  await sendTestMessage(ctx, { webhookId });
  await expect.poll(async () => (await newest())?.lastError).toMatch(/Only https/);
  expect(ids).toHaveLength(1);
});
