import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { type ApiProcess, startApiProcess } from '@graha/dev-stack/api-process';
import { type CuttingProxy, cuttingProxy } from '@graha/dev-stack/cutting-proxy';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { disableKey } from '@graha/store/keys/key-commands';
import { BY, openWorkspace, useDatabase } from '@graha/store/testing/testing';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTestKey } from '../testing/app-with.ts';
import { queryOf } from '../testing/query-of.ts';
import { PATH } from '../testing/real-api.ts';
import { query, required } from '@graha/store/postgres/query';

/** Values that may occur only in the answer. */
const BIRTH = { ...EXAMPLE_BIRTH, latitude: 12.987654, longitude: 77.123456 };
const NAME = 'Saraswati Venkataraman';
const EMAIL = 'saraswati.v@example.com';
const ADDRESS = '203.0.113.77';
const PERSONAL = [
  '12.987654',
  '77.123456',
  'Saraswati',
  'Venkataraman',
  'saraswati.v',
  EMAIL,
  ADDRESS,
  'year=',
  '"year"',
];

const pair = generateKeyPairSync('ed25519');
const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

const own = useDatabase(createTestDatabase, 3);
const { pools } = own;
let proxy: CuttingProxy;
let api: ApiProcess;
let metricsUrl = '';

beforeAll(async () => {
  proxy = await cuttingProxy(own.database.apiUrl, 'charge_batch');
  const metricsPort = String(await freePort());
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const env = {
    DATABASE_DIRECT_URL: own.database.apiUrl,
    PLAYGROUND_PUBLIC_KEY: publicKey,
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_PORT: metricsPort,
    LOG_LEVEL: 'trace',
  };
  api = await startApiProcess({ program: 'source', databaseUrl: proxy.url, env });
});
afterAll(async () => {
  proxy.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const send = (
  path: string,
  headers: Record<string, string>,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
) =>
  fetch(api.url + path, {
    method,
    headers: {
      'x-forwarded-for': ADDRESS,
      'user-agent': EMAIL,
      cookie: `session=${EMAIL}`,
      referer: `https://x/?${NAME}`,
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }).then((answer) => answer.status);

/** A client that disconnects in the middle of its request. */
async function hangUp(key: string): Promise<void> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n` +
      JSON.stringify(BIRTH),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.resetAndDestroy();
}

test('whatever is sent and whatever fails, no log, no row and no metric holds a secret, an e-mail address or a birth', async () => {
  const workspace = await openWorkspace(pools, { credits: 50 });
  const other = await openWorkspace(pools, { credits: 50 });
  await disableKey({ db: pools.app, tenantId: other.tenantId, ...BY }, { keyId: other.key.keyId });
  const wrong = newTestKey().text;
  const token = await new SignJWT({ tenant: workspace.tenantId, email: EMAIL })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer('portal')
    .setAudience('api')
    .setSubject(EMAIL)
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(pair.privateKey);
  const key = { 'x-api-key': workspace.key.text, 'content-type': 'application/json' };
  const birth = queryOf(BIRTH);
  const named = { full_name: NAME };

  const statuses = [
    await send(PATH, key, BIRTH),
    await send(`${PATH}?${birth}`, key),
    await send('/api/v1/numerology/expression', key, named),
    await send(`/api/v1/numerology/expression?full_name=${encodeURIComponent(NAME)}`, key),
    await send(PATH, { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, BIRTH),
    await send(PATH, { ...key, 'idempotency-key': EMAIL }, BIRTH),
    await send(PATH, { ...key, 'idempotency-key': EMAIL }, { ...BIRTH, month: 7 }),
    await send(PATH, key, { ...BIRTH, month: 13, [EMAIL]: NAME }),
    await send(`${PATH}?${birth}&${encodeURIComponent(EMAIL)}=1`, key),
    await send(PATH, key, `{"latitude": 12.987654, "email": "${EMAIL}"`),
    await send(`/${encodeURIComponent(EMAIL)}/12.987654?${birth}`, key),
    await send(`${PATH}/%zz${encodeURIComponent(NAME)}`, key),
    await send(PATH, { ...key, 'content-type': `text/plain; name="${EMAIL}"` }, NAME),
    await send(PATH, { ...key, accept: `text/${NAME.replace(' ', '')}` }, BIRTH),
    await send(PATH, key, { ...BIRTH, note: NAME.repeat(1_000) }),
    await send(`${PATH}?${birth}&note=${'Saraswati'.repeat(1_000)}`, key),
    await send(PATH, { ...key, 'x-api-key': wrong }, BIRTH),
    await send(PATH, { ...key, 'x-api-key': EMAIL }, BIRTH),
    await send(PATH, { 'content-type': 'application/json', authorization: `Basic ${btoa(`${EMAIL}:${NAME}`)}` }, BIRTH),
    await send(PATH, { 'content-type': 'application/json', authorization: `Bearer ${token}x` }, BIRTH),
    await send(PATH, { ...key, 'x-api-key': other.key.text }, BIRTH),
    await send('/api/v1/usage', key),
    await send(PATH, key, BIRTH, 'DELETE'),
  ];
  expect(statuses).toEqual([
    200, 200, 200, 200, 200, 200, 409, 422, 422, 422, 404, 400, 415, 406, 413, 414, 401, 401, 401, 401, 401, 200, 405,
  ]);
  await hangUp(workspace.key.text);
  proxy.arm(1); // The result of one charge is lost, and the meter looks it up.
  expect(await send(PATH, key, BIRTH)).toBe(200);
  // The database fails under load.
  await pools.owner.query('REVOKE EXECUTE ON FUNCTION graha.find_caller(text) FROM graha_api');
  await pools.owner.query('ALTER FUNCTION graha.charge_outcome(uuid[], text[], timestamptz) RENAME TO elsewhere');
  proxy.arm(1);
  const failures = await Promise.all([
    send(PATH, key, BIRTH),
    send(PATH, { ...key, 'x-api-key': newTestKey().text }, BIRTH),
  ]);
  expect(failures.every((status) => status === 503)).toBe(true);
  const metrics = await (await fetch(metricsUrl)).text();
  expect(await api.end('SIGTERM')).toBe('0');

  const { rows } = await query(pools.worker, 'SELECT row_to_json(r)::text AS row FROM graha.request_log r');
  const lines = api.said().split('\n');
  expect(lines.length).toBeGreaterThan(25);
  expect(rows.length).toBeGreaterThan(20);
  expect(api.said()).toContain('charge batch failed');
  expect(metrics).toContain('graha_requests_total');
  const secrets = [workspace.key.text, other.key.text, wrong, token].flatMap((text) => [
    text,
    text.slice(-38),
    text.slice(-20),
  ]);
  const written = [...lines, ...metrics.split('\n'), ...required(rows, 'row').map(({ row }) => row)];
  const leaks = [...PERSONAL, ...secrets, publicKey].flatMap((secret) =>
    written.filter((line) => line.includes(secret)),
  );
  expect(leaks).toEqual([]);
});
