import { createTestDatabase } from '@graha/dev-stack/test-context';
import { createResolve } from '@graha/store/egress/resolve-name';
import { startNameServer } from '@graha/store/egress/testing-name-server';
import { BY, openWorkspace, useDatabase } from '@graha/store/testing/testing';
import { SEALING } from '@graha/store/webhooks/testing-webhooks';
import { addWebhook } from '@graha/store/webhooks/webhook-commands';
import { listDeliveries, sendTestMessage } from '@graha/store/webhooks/webhooks';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createChime } from './bell.ts';
import { createGuardedPost } from './guarded-post.ts';
import { runLoop } from './loop.ts';
import { webhookTasks } from './webhook-tasks.ts';

const own = useDatabase(createTestDatabase);
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A receiver on the loopback; `open` counts requests with an open connection, `hits` all requests. */
async function receiver(answer: RequestListener) {
  const seen = { hits: 0, open: 0 };
  const server = createServer((request, response) => {
    seen.hits += 1;
    seen.open += 1;
    request.socket.once('close', () => (seen.open -= 1));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): Promise<unknown> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  closing.push(stop);
  // Safe: a server that listens on a port has an address with one.
  return { seen, port: (server.address() as AddressInfo).port };
}

async function workspaceWith(urls: readonly string[], messages: number) {
  const { tenantId } = await openWorkspace(own.pools);
  const ctx = { db: own.pools.app, tenantId, sealing: SEALING, ...BY };
  const ids: string[] = [];
  for (const url of urls) ids.push((await addWebhook(ctx, { url, types: ['key.created'] })).webhookId);
  for (let count = 0; count < messages; count += 1)
    for (const webhookId of ids) await sendTestMessage(ctx, { webhookId });
  return async () => (await Promise.all(ids.map((webhookId) => listDeliveries(ctx, { webhookId, limit: 50 })))).flat();
}

/** Starts the loop of deliveries. Its timeout is so long that it gives up no receiver during the test. */
function startDeliveries(server: string): void {
  const resolve = createResolve({ servers: [server] });
  const post = createGuardedPost({ isLocalAllowed: true, withinMs: 120_000, resolve });
  const chimes = { ledger: createChime(), thresholds: createChime(), events: createChime() };
  const hooks = { post, sealing: SEALING, perSecondMax: 200, portalUrl: 'https://graha.example', count: () => {} };
  const [task] = webhookTasks(own.pools.worker, chimes, hooks).filter(({ name }) => name === 'webhook-deliveries');
  if (!task) throw new Error('There is no task of deliveries.');
  const stop = new AbortController();
  const end = runLoop(task, { debug: () => {}, info: () => {}, error: () => {} }, stop.signal);
  closing.unshift(() => end); // Closed last: the loop waits for the receivers, which are closed before.
  closing.push(async () => stop.abort());
}

test('a message arrives while forty of another workspace wait for receivers and names that never answer', async () => {
  const silent = await receiver(() => {});
  const dripping = await receiver((_request, response) => void response.write('a'));
  const switching = await receiver(({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  const friendly = await receiver((_request, response) => void response.end('thanks'));
  const names = await startNameServer(({ name }) => (name === 'silent.example' ? 'nothing' : 'ENOTFOUND'));
  startDeliveries(names.server);
  closing.unshift(names.stop);

  const ports = [silent, dripping, switching].map(({ port }) => port);
  const urls = [...ports.map((port) => `http://127.0.0.1:${port}/`), 'http://silent.example/'];
  const hostile = await workspaceWith(urls, 10);
  const pending = () => [silent.seen.open > 0, dripping.seen.open > 0, names.asked.length > 0, switching.seen.hits > 0];
  await expect.poll(pending, { timeout: 20_000 }).toEqual([true, true, true, true]);

  const neighbour = await workspaceWith([`http://127.0.0.1:${friendly.port}/`], 1);
  await expect.poll(async () => (await neighbour())[0]?.lastStatus, { timeout: 20_000 }).toBe(200);
  expect(pending()).toEqual([true, true, true, true]);
  const ended = (await hostile()).filter(({ attempts }) => attempts > 0);
  const expected = expect.stringMatching(/answered 101|silent\.example did not answer in time/);
  expect(ended.map(({ lastError }) => lastError)).toEqual(ended.map(() => expected));
});
