import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { httpbis } from 'http-message-signatures';
import { describe, expect, test } from 'vitest';
import { KEY_DIRECTORY_PATH, KEY_DIRECTORY_TYPE } from '../receipts/key-directory.ts';
import { createSigner } from '../receipts/signer.ts';
import type { PublishedKey } from '../receipts/signing-keys.ts';
import { appWith, ENGINE_VERSION, operations, type TestKey } from '../testing/app-with.ts';
import { queryOf } from '../testing/query-of.ts';

const PATH = '/api/v1/kundali/basic';
const ASKED = { 'graha-sign': '1' };
const previous = generateKeyPairSync('ed25519');
const signer = createSigner(generateKeyPairSync('ed25519').privateKey, [previous.publicKey]);
const on = appWith({ signer });
const key = on.issue();

type Sent = {
  method?: 'POST' | 'GET' | 'HEAD';
  url?: string;
  body?: unknown;
  headers?: Record<string, string>;
  key?: TestKey;
};

function send({ method = 'POST', url = PATH, body = EXAMPLE_BIRTH, headers = {}, key: own = key }: Sent = {}) {
  const hasBody = method === 'POST';
  const payload = hasBody ? JSON.stringify(body) : undefined;
  return on.app.inject({
    method,
    url,
    headers: { 'x-api-key': own.text, ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}
type Answer = Awaited<ReturnType<typeof send>>;

const digestOf = (content: Buffer | string): string =>
  `sha-256=:${createHash('sha256').update(content).digest('base64')}:`;

/** Headers with a single value each. */
const textHeaders = ({ headers }: Answer): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Verifies by another implementation of RFC 9421; the keys are those of the directory. */
async function verified(
  answer: Answer,
  {
    method = 'POST',
    url = PATH,
    headers = {},
    changes = {},
  }: Sent & { changes?: Record<string, string>; status?: number } = {},
): Promise<boolean | null> {
  const { keys }: { keys: PublishedKey[] } = (await on.app.inject({ url: KEY_DIRECTORY_PATH })).json();
  const config = {
    keyLookup: async ({ keyid }: { keyid?: string }) => {
      const found = keys.find(({ kid }) => kid === keyid);
      if (!found) return null;
      const publicKey = createPublicKey({ key: { kty: found.kty, crv: found.crv, x: found.x }, format: 'jwk' });
      return {
        id: found.kid,
        algs: ['ed25519' as const],
        verify: async (data: Buffer, signature: Buffer) => verify(null, data, publicKey, signature),
      };
    },
    requiredFields: ['@status', 'content-digest'],
    requiredParams: ['created', 'keyid'],
    tolerance: 60,
  };
  const request = { method, url: `https://api.example${url}`, headers };
  const response = { status: answer.statusCode, headers: { ...textHeaders(answer), ...changes } };
  return httpbis.verifyMessage(config, response, request).catch(() => false);
}

describe('Content-Digest', () => {
  test('is of the bytes sent: of an answer, a picture, a refusal with and without a key, a batch', async () => {
    const drawable = operations.find(({ picture }) => picture !== undefined);
    const answers = [
      await send(),
      await send({ method: 'GET', url: `${PATH}?${queryOf(EXAMPLE_BIRTH)}` }),
      await send({ url: drawable?.path ?? '', body: drawable?.example, headers: { accept: 'image/png' } }),
      await send({ body: { ...EXAMPLE_BIRTH, month: 13 } }),
      await on.app.inject({ method: 'POST', url: PATH, payload: {} }),
      await send({
        url: '/api/v1/batch',
        body: { calls: [{ id: 'a', operation: 'kundali/basic', input: EXAMPLE_BIRTH }] },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 422, 401, 200]);
    for (const { headers, rawPayload } of answers) expect(headers['content-digest']).toBe(digestOf(rawPayload));
  });

  test('is absent without content: HEAD, documents that a client keeps, probes', async () => {
    const answers = [
      await send({ method: 'HEAD', url: `${PATH}?${queryOf(EXAMPLE_BIRTH)}`, headers: ASKED }),
      await on.app.inject({ url: '/openapi.json', headers: { 'if-none-match': '*' } }),
      await on.app.inject({ url: '/health/live' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 304, 200]);
    for (const { headers } of answers) expect(Object.keys(headers).join()).not.toMatch(/digest|signature/);
  });
});

describe('a signature', () => {
  test('is made only if it is asked for, and only of a success', async () => {
    expect((await send()).headers).not.toHaveProperty('signature');
    const refused = await send({ headers: ASKED, body: {} });
    expect([refused.statusCode, refused.headers['signature']]).toEqual([422, undefined]);
  });

  test('verifies by another implementation, for a POST, a GET with a query and a batch', async () => {
    const url = `${PATH}?${queryOf(EXAMPLE_BIRTH)}`;
    expect(await verified(await send({ headers: ASKED }))).toBe(true);
    expect(await verified(await send({ headers: ASKED, method: 'GET', url }), { method: 'GET', url })).toBe(true);
    const batch = {
      url: '/api/v1/batch',
      body: { calls: [{ id: 'a', operation: 'kundali/basic', input: EXAMPLE_BIRTH }] },
    };
    expect(await verified(await send({ ...batch, headers: ASKED }), batch)).toBe(true);
  });

  test('does not verify with another digest, request id, version, entry, status, method or address', async () => {
    const answer = await send({ headers: ASKED });
    expect(answer.headers).toMatchObject({ 'x-engine-version': ENGINE_VERSION, 'x-ledger-entry': expect.any(String) });
    for (const name of ['content-digest', 'content-type', 'x-request-id', 'x-engine-version', 'x-ledger-entry']) {
      expect([name, await verified(answer, { changes: { [name]: 'other' } })]).toEqual([name, false]);
    }
    expect(await verified({ ...answer, statusCode: 203 } satisfies object as Answer)).toBe(false); // Safe: only the status differs.
    expect(await verified(answer, { method: 'GET' })).toBe(false);
    expect(await verified(answer, { url: '/api/v1/kundali/full' })).toBe(false);
    expect(await verified(answer, { url: `${PATH}?a=1` })).toBe(false);
    expect(await verified(answer)).toBe(true);
  });

  test('covers the digest of the request if it is right, and never a wrong one', async () => {
    const right = { 'content-digest': digestOf(JSON.stringify(EXAMPLE_BIRTH)) };
    const answer = await send({ headers: { ...ASKED, ...right } });
    expect(answer.headers['signature-input']).toContain('"content-digest";req');
    expect(await verified(answer, { headers: right })).toBe(true);
    expect(await verified(answer, { headers: { 'content-digest': digestOf('other') } })).toBe(false);
    const wrong = await send({ headers: { ...ASKED, 'content-digest': digestOf('other') } });
    expect(wrong.headers['signature-input']).not.toContain('"content-digest";req');
  });

  test('of a replay is its own: the same bytes, another request id, the entry of the first call', async () => {
    const headers = { ...ASKED, 'idempotency-key': 'receipt-1' };
    const [first, again] = [await send({ headers }), await send({ headers })];
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    for (const name of ['content-digest', 'x-ledger-entry']) expect(again.headers[name]).toBe(first.headers[name]);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect([await verified(first), await verified(again)]).toEqual([true, true]);
    const mixed = {
      signature: String(first.headers['signature']),
      'signature-input': String(first.headers['signature-input']),
    };
    expect(await verified(again, { changes: mixed })).toBe(false);
  });

  test('asked for wrongly, or of an API without a key, is refused before anything is charged', async () => {
    const before = on.ledger.rows.length;
    for (const asked of ['0', 'yes', '1, 1', '1;x=1']) {
      const refused = await send({ headers: { 'graha-sign': asked } });
      expect([asked, refused.statusCode, refused.json().code]).toEqual([asked, 400, 'invalid_header']);
    }
    expect(on.ledger.rows).toHaveLength(before);
    const keyless = appWith();
    const headers = { 'x-api-key': keyless.issue().text, ...ASKED };
    const refused = await keyless.app.inject({ method: 'POST', url: PATH, headers, payload: EXAMPLE_BIRTH });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'signatures_unavailable']);
    expect(refused.headers['content-digest']).toBe(digestOf(refused.rawPayload));
    expect(keyless.ledger.rows).toEqual([]);
    expect((await keyless.app.inject({ url: KEY_DIRECTORY_PATH })).json()).toEqual({ keys: [] });
  });
});

test('the directory has the current key and the previous one, in its own media type, for every page', async () => {
  const { headers, body } = await on.app.inject({ url: KEY_DIRECTORY_PATH });
  expect(headers).toMatchObject({ 'content-type': KEY_DIRECTORY_TYPE, 'access-control-allow-origin': '*' });
  expect(JSON.parse(body)).toEqual({ keys: signer.keys });
  expect(signer.keys).toHaveLength(2);
});
