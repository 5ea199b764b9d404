import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { serveMetrics } from './serve-metrics.ts';

const ANYWHERE = { host: '127.0.0.1', port: 0 };

test('metrics are served on the given address, under one path, until the server is stopped', async () => {
  const registry = new Registry();
  new Counter({ name: 'graha_calls_total', help: 'Calls.', registers: [registry] }).inc(2);
  const { port, stop } = await serveMetrics(() => registry.metrics(), ANYWHERE);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('graha_calls_total 2');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await stop();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('metrics that cannot be read are a 500, and the process goes on', async () => {
  const { port, stop } = await serveMetrics(() => Promise.reject(new Error('no process answered')), ANYWHERE);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  await stop();
});

test('a port that is taken is an error at the start', async () => {
  const first = await serveMetrics(() => Promise.resolve(''), ANYWHERE);
  await expect(serveMetrics(() => Promise.resolve(''), { ...ANYWHERE, port: first.port })).rejects.toThrow(
    'EADDRINUSE',
  );
  await first.stop();
});
