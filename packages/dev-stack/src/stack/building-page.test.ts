import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort, isPortFree } from '../free-port.ts';
import { type BuildingPage, openBuildingPage } from './building-page.ts';

let page: BuildingPage | undefined;
afterEach(() => page?.close());

const API = 'http://localhost:4000';

async function open(stageNow: () => string): Promise<{ port: number; url: string }> {
  const port = await freePort();
  page = await openBuildingPage({ host: '127.0.0.1', port, apiUrl: API }, stageNow);
  return { port, url: `http://127.0.0.1:${port}/overview` };
}

test('until the portal answers, a browser is shown the current stage and a program gets it as JSON, both with 503', async () => {
  let stage = 'compiling its pages';
  const { url } = await open(() => stage);
  const shown = await fetch(url, { headers: { accept: 'text/html' } });
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await shown.text()).toContain('compiling its pages');
  stage = 'making static pages, 12 of 40';
  const told = await fetch(url, { method: 'POST', body: 'x'.repeat(100_000) });
  expect([told.status, await told.json()]).toEqual([
    503,
    {
      code: 'PORTAL_IS_BUILT',
      message: `The portal is being built: making static pages, 12 of 40. The API answers already, at ${API}.`,
    },
  ]);
});

test('the port is free for the portal although a client keeps its connection open', async () => {
  const { port } = await open(() => 'finishing');
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const isClosed = once(socket.resume(), 'close');
  await page?.close();
  expect(await isPortFree(port)).toBe(true);
  await isClosed;
});

test('a port that somebody else has taken meanwhile is answered with a sentence', async () => {
  const { port } = await open(() => '');
  await expect(openBuildingPage({ host: '127.0.0.1', port, apiUrl: API }, () => '')).rejects.toThrow(
    new RegExp(`Port ${port} on 127.0.0.1 cannot be opened \\(.*EADDRINUSE`),
  );
});
