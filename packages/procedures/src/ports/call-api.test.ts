import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { callUpstream, createCallApi, signToken, signingKeyOf } from './call-api.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function upstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // Safe: a server that listens on a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/kundali/basic`;
}

const REQUEST = { body: '{"year":1990}', token: 'the.signed.token', attemptId: 'attempt-1', signal: undefined };

test('the call carries the token and the name of the attempt, and its answer comes back as it was', async () => {
  const seen: unknown[] = [];
  const url = await upstream((request, response) => {
    const { authorization, 'idempotency-key': attempt } = request.headers;
    seen.push([request.method, authorization, attempt]);
    response.writeHead(402, { 'x-credits-remaining': '0', 'set-cookie': 'a=b' });
    response.end('{"code":"credits_exhausted"}');
  });
  const reply = await callUpstream(url, REQUEST);
  expect(seen).toEqual([['POST', 'Bearer the.signed.token', 'attempt-1']]);
  expect(reply).toMatchObject({ status: 402, text: '{"code":"credits_exhausted"}' });
  expect(Object.fromEntries(reply?.headers ?? [])).toMatchObject({ 'x-credits-remaining': '0' });
  expect(reply?.headers.map(([name]) => name)).not.toContain('set-cookie');
});

test('no answer is null: nobody listens, the connection is cut, or nobody waits for it any longer', async () => {
  expect(await callUpstream('http://127.0.0.1:9/', REQUEST)).toBeNull();
  const cut = await upstream((request) => request.socket.destroy());
  expect(await callUpstream(cut, REQUEST)).toBeNull();
  const slow = await upstream(() => undefined);
  expect(await callUpstream(slow, { ...REQUEST, signal: AbortSignal.timeout(50) })).toBeNull();
});

test.each([
  ['TypeError', new TypeError('fetch failed'), null],
  ['AbortError', new DOMException('', 'AbortError'), null],
  ['TimeoutError', new DOMException('', 'TimeoutError'), null],
  ['another DOMException', new DOMException('', 'DataCloneError'), 'thrown'],
  ['an error that only has the name', Object.assign(new Error('x'), { name: 'AbortError' }), 'thrown'],
])('%s of a call: %s', async (_name, error, outcome) => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(error);
  const reply = await callUpstream('http://127.0.0.1:9/', REQUEST).catch(
    (thrown: unknown) => thrown === error && 'thrown',
  );
  vi.restoreAllMocks();
  expect(reply).toBe(outcome);
});

test('an upstream that points elsewhere is not followed', async () => {
  let reached = false;
  const elsewhere = await upstream((_, response) => {
    reached = true;
    response.end();
  });
  const url = await upstream((_, response) => response.writeHead(307, { location: elsewhere }).end());
  expect(await callUpstream(url, REQUEST)).toBeNull();
  expect(reached).toBe(false);
});

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const WHO = {
  tenantId: '0d7f8c62-1f7e-4c0f-8f51-0a64a7f2c101',
  userId: 'user-1',
  isTest: false,
  publicId: null,
  operation: null,
};
const NOW = new Date('2026-11-21T08:14:02.900Z');

test('a token names the workspace and the person, is for the API alone and lives a minute', async () => {
  const token = await signToken(privateKey, WHO, NOW);
  const { payload, protectedHeader } = await jwtVerify(token, publicKey, { currentDate: NOW });
  expect(protectedHeader.alg).toBe('EdDSA');
  expect(payload).toEqual({
    iss: 'portal',
    aud: 'api',
    sub: WHO.userId,
    tenant: WHO.tenantId,
    iat: 1_795_248_842,
    exp: 1_795_248_902,
  });
});

test('a token for a test run, of one key and one operation says so', async () => {
  const grant = { ...WHO, isTest: true, publicId: 'abc', operation: 'kundali/basic' };
  const { payload } = await jwtVerify(await signToken(privateKey, grant, NOW), publicKey, { currentDate: NOW });
  expect(payload).toMatchObject({ aud: 'api-test', key: 'abc', operation: 'kundali/basic' });
});

test('the key is read from base64, and no other kind of key is taken', () => {
  const text = (key: typeof privateKey) => key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  expect(signingKeyOf(text(privateKey)).asymmetricKeyType).toBe('ed25519');
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  expect(() => signingKeyOf(text(other))).toThrow('PLAYGROUND_PRIVATE_KEY is not an Ed25519 key.');
});

test('a portal without a key calls nothing and says what is missing; with one it signs each call by the given clock', async () => {
  const seen: string[] = [];
  const url = await upstream((request, response) => {
    seen.push(String(request.headers.authorization));
    response.end('{}');
  });
  const { origin, pathname: path } = new URL(url);
  const call = { ...WHO, path, body: '{}', attemptId: 'attempt-1', signal: undefined };
  const withKey = (playgroundPrivateKey: string | null) =>
    createCallApi({ apiInternalUrl: origin, playgroundPrivateKey, now: async () => NOW })(call);
  await expect(withKey(null)).rejects.toThrow('PLAYGROUND_PRIVATE_KEY is not set');
  expect(seen).toEqual([]);
  const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  expect(await withKey(key)).toMatchObject({ status: 200 });
  const token = seen[0]?.replace('Bearer ', '') ?? '';
  expect((await jwtVerify(token, publicKey, { currentDate: NOW })).payload).toMatchObject({
    sub: WHO.userId,
    iat: 1_795_248_842,
  });
});

test('the API has half a minute to answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await callUpstream('http://127.0.0.1:9/', REQUEST);
  expect(timeout.mock.calls).toEqual([[30_000]]);
  vi.restoreAllMocks();
});

test('headers of the connection alone, and cookies, are not passed on', async () => {
  const url = await upstream((_request, response) => {
    response.writeHead(200, { connection: 'keep-alive', 'keep-alive': 'timeout=5', 'set-cookie': 'a=b', 'x-own': '1' });
    response.write('{');
    response.end('}');
  });
  const names = (await callUpstream(url, REQUEST))?.headers.map(([name]) => name);
  expect(names).toContain('x-own');
  expect(
    names?.filter((name) => ['connection', 'keep-alive', 'transfer-encoding', 'set-cookie'].includes(name)),
  ).toEqual([]);
});
