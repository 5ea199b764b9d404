import { Agent, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { closeServer } from './close-server.ts';
import { createPortalServer } from './front.ts';

/** Load balancers and proxies keep an idle connection for 60 s by default. */
const PROXY_KEEPS_MS = 60_000;
const AN_HOUR_MS = 3_600_000;
const OPTIONS = {
  trustedProxies: [],
  isProduction: true,
  developing: false,
  pageLimit: { take: () => 0, missed: () => undefined },
};

test('an idle connection is kept longer than proxies keep theirs', () => {
  const server = createPortalServer(OPTIONS, () => undefined);
  expect(server.keepAliveTimeout).toBeGreaterThan(PROXY_KEEPS_MS);
});

test('a stopping server answers what is in progress, and ends although the client keeps the connection', async () => {
  let arrive: (answer: () => void) => void = () => undefined;
  const arrived = new Promise<() => void>((resolve) => (arrive = resolve));
  const timeouts = { keepAliveMs: AN_HOUR_MS };
  const server = createPortalServer({ ...OPTIONS, timeouts }, (_request, response) =>
    arrive(() => void response.end('done')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    send({ port, agent, path: '/pricing' }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    )
      .on('error', reject)
      .end();
  });
  const answer = await arrived;
  const closed = closeServer(server);
  answer();
  expect(await answered).toBe(200);
  await closed;
  agent.destroy();
});
