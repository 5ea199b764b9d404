import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createGuardedRequest } from './guarded-request.ts';
import { InstallationFailure } from './installation-failure.ts';
import { createReadTxt } from './read-txt.ts';
import { createResolve } from './resolve-name.ts';
import { startNameServer } from './testing-name-server.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});

async function nameServer(say: Parameters<typeof startNameServer>[0]) {
  const started = await startNameServer(say);
  undo.push(started.stop);
  return started;
}
async function receiver(): Promise<number> {
  const server = createServer((_request, response) => void response.end('thanks'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => server.close());
  // Safe: a server that listens on a port has an address with one.
  return (server.address() as AddressInfo).port;
}
const forever = new AbortController().signal;
const FULL = ['2606:4700:0:0:0:0:0:1'];

test('a name has the addresses of both families, each asked for once', async () => {
  const { server, asked } = await nameServer(({ type }) => (type === 'A' ? ['93.184.216.34', '93.184.216.35'] : FULL));
  const found = await createResolve({ servers: [server] })('hooks.example', forever);
  expect(found.toSorted()).toEqual(['2606:4700::1', '93.184.216.34', '93.184.216.35']);
  expect(asked.map(({ type }) => type).toSorted()).toEqual(['A', 'AAAA']);
});

test('a name of one family alone resolves, if the other is absent or not answered', async () => {
  for (const missing of [[], 'nothing', 'ENOTFOUND', 'ESERVFAIL'] as const) {
    const { server } = await nameServer(({ type }) => (type === 'AAAA' ? FULL : missing));
    const resolve = createResolve({ servers: [server], lookUpMs: 300 });
    expect(await resolve('six.example', forever)).toEqual(['2606:4700::1']);
  }
});

test('localhost and names in the hosts file are those of the machine, and no name server is asked', async () => {
  const { server, asked } = await nameServer(() => ['93.184.216.34']);
  const dir = mkdtempSync(join(tmpdir(), 'graha-hosts-'));
  undo.push(() => rmSync(dir, { recursive: true }));
  const hostsFile = join(dir, 'hosts');
  writeFileSync(hostsFile, '# 10.0.0.9 old.example\n10.0.0.7\tdb.example Db # the database\nfd00::7 db\n');
  const resolve = createResolve({ servers: [server], hostsFile });
  expect(await resolve('DB', forever)).toEqual(['10.0.0.7', 'fd00::7']);
  expect(await resolve('app.localhost', forever)).toEqual(['127.0.0.1', '::1']);
  expect(await createResolve({ servers: [server], hostsFile: join(dir, 'none') })('localhost.', forever)).toHaveLength(
    2,
  );
  expect(asked).toEqual([]);
  expect(await resolve('old.example', forever)).toContain('93.184.216.34');
});

test('outside of development localhost and a name that resolves to it are refused before any connection', async () => {
  const { server } = await nameServer(({ type }) => (type === 'A' ? ['127.0.0.1'] : []));
  const ask = createGuardedRequest({
    userAgent: 'test',
    isLocalAllowed: false,
    resolve: createResolve({ servers: [server] }),
  });
  for (const url of ['https://localhost/', 'https://rebound.example/']) {
    await expect(ask({ url, method: 'GET', headers: {} })).rejects.toThrow(/not an address of the public internet/);
  }
});

test('a name that does not exist is the receiver’s failure, and so is one whose own name servers are silent', async () => {
  const { server } = await nameServer(({ name }) => (name === 'silent.example' ? 'nothing' : 'ENOTFOUND'));
  const resolve = createResolve({ servers: [server], lookUpMs: 100 });
  const failures = await Promise.all(
    ['absent.example', 'silent.example'].map((name) => resolve(name, forever).catch((error: unknown) => error)),
  );
  expect(failures.map(String)).toEqual([
    'Error: No address of absent.example was found (ENOTFOUND).',
    'Error: The name servers of silent.example did not answer in time.',
  ]);
});

test('a name server that answers nothing at all, or is not there, is a failure of the installation', async () => {
  const silent = await nameServer(() => 'nothing');
  const gone = await startNameServer(() => 'nothing');
  await gone.stop();
  for (const { server } of [silent, gone]) {
    const asking = { servers: [server], lookUpMs: 100 };
    await expect(createResolve(asking)('hooks.example', forever)).rejects.toThrow(InstallationFailure);
    await expect(createReadTxt(asking)('hooks.example')).rejects.toThrow(InstallationFailure);
  }
});

test('forty names that never resolve do not keep another name waiting', async () => {
  const { server } = await nameServer(({ name, type }) =>
    name.startsWith('silent') ? 'nothing' : type === 'A' ? ['127.0.0.1'] : [],
  );
  const port = await receiver();
  const resolve = createResolve({ servers: [server] });
  const ask = createGuardedRequest({ userAgent: 'test', isLocalAllowed: true, resolve });
  const stops = Array.from({ length: 40 }, () => new AbortController());
  let ended = 0;
  const pending = stops.map(({ signal }, index) => resolve(`silent${index}.example`, signal).catch(() => (ended += 1)));
  expect(await ask({ url: `http://hooks.example:${port}/`, method: 'GET', headers: {} })).toMatchObject({
    status: 200,
  });
  expect(ended).toBe(0);
  for (const stop of stops) stop.abort();
  await Promise.all(pending);
  expect(ended).toBe(40);
});

test('TXT records are joined and no record is an empty list', async () => {
  const { server } = await nameServer(({ name }) => (name === 'proven.example' ? ['graha=1', 'other'] : 'ENOTFOUND'));
  const readTxt = createReadTxt({ servers: [server] });
  expect(await readTxt('proven.example')).toEqual(['graha=1', 'other']);
  expect(await readTxt('absent.example')).toEqual([]);
});
