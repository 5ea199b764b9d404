import { createHash, generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { type Client, clientsHere, COMPILE_MS, type SentReceipt } from '@graha/sdk-behaviours/clients';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSigner, type Signable, type Signer } from '../receipts/signer.ts';
import { appWith, ENGINE_VERSION } from '../testing/app-with.ts';

const PATH = '/api/v1/kundali/basic';
const BODY = JSON.stringify(EXAMPLE_BIRTH);
const digestOf = (content: Buffer | string): string =>
  `sha-256=:${createHash('sha256').update(content).digest('base64')}:`;

const signer = createSigner(generateKeyPairSync('ed25519').privateKey);
/** A key that the directory does not have. */
const stranger = createSigner(generateKeyPairSync('ed25519').privateKey);
const on = appWith({ signer });
const apiKey = on.issue().text;
let baseUrl = '';
let sent: SentReceipt['verify'];

beforeAll(async () => {
  await on.app.listen({ port: 0, host: '127.0.0.1' });
  // Safe: it listens on a port, not on a path.
  baseUrl = `http://127.0.0.1:${(on.app.server.address() as AddressInfo).port}`;
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json', 'content-digest': digestOf(BODY) };
  const url = `${baseUrl}${PATH}`;
  const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'graha-sign': '1' }, body: BODY });
  sent = {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
    method: 'POST',
    url,
    requestDigest: digestOf(BODY),
  };
});
afterAll(() => on.app.close());

/** The same answer signed again, with changes. */
function signedBy(own: Signer, changes: Partial<Signable> = {}): SentReceipt['verify'] {
  const { headers, status } = sent;
  const names = ['content-digest', 'content-type', 'x-request-id', 'x-engine-version', 'x-ledger-entry'];
  const covered = names.map((name) => [name, String(headers[name])] as const);
  const signable = {
    status,
    headers: covered,
    method: 'POST',
    url: PATH,
    requestDigest: null,
    at: new Date(),
    ...changes,
  };
  return { ...sent, headers: { ...headers, ...own.sign(signable) } };
}

const withHeader = (name: string, value: string) => ({ ...sent, headers: { ...sent.headers, [name]: value } });
const without = (name: string) => ({
  ...sent,
  headers: Object.fromEntries(Object.entries(sent.headers).filter(([own]) => own !== name)),
});
const changedBody = (): string => {
  const bytes = Buffer.from(sent.body, 'base64');
  bytes[10] = (bytes[10] ?? 0) ^ 1;
  return bytes.toString('base64');
};

const REFUSED: readonly (readonly [name: string, problem: string, made: () => SentReceipt['verify']])[] = [
  ['a changed byte', 'content_changed', () => ({ ...sent, body: changedBody() })],
  [
    'a changed byte with its own digest',
    'signature_wrong',
    () => {
      const body = changedBody();
      return { ...withHeader('content-digest', digestOf(Buffer.from(body, 'base64'))), body };
    },
  ],
  ['another status', 'signature_wrong', () => ({ ...sent, status: 203 })],
  ['the answer to another path', 'signature_wrong', () => ({ ...sent, url: `${baseUrl}/api/v1/kundali/full` })],
  ['the answer to another query', 'signature_wrong', () => ({ ...sent, url: `${sent.url}?a=1` })],
  ['the answer to another method', 'signature_wrong', () => ({ ...sent, method: 'GET' })],
  ['the answer to another body', 'signature_wrong', () => ({ ...sent, requestDigest: digestOf('other') })],
  ['another request id', 'signature_wrong', () => withHeader('x-request-id', 'req_0')],
  ['another entry', 'signature_wrong', () => withHeader('x-ledger-entry', '7')],
  ['no signature', 'header_missing', () => without('signature')],
  ['no digest', 'header_missing', () => without('content-digest')],
  ['a covered header that is missing', 'header_missing', () => without('x-engine-version')],
  ['a signature of another form', 'header_malformed', () => withHeader('signature', 'graha=:AA==:')],
  ['200 kB of a header', 'header_malformed', () => withHeader('signature-input', 'a'.repeat(200_000))],
  ['a line break in a header', 'header_malformed', () => withHeader('x-engine-version', 'a\r\n"@status": 200')],
  [
    'another purpose',
    'header_malformed',
    () => withHeader('signature-input', String(sent.headers['signature-input']).replace('graha-answer', 'graha-other')),
  ],
  [
    'a signature that covers no digest',
    'not_covered',
    () => signedBy(signer, { headers: [['x-request-id', String(sent.headers['x-request-id'])]] }),
  ],
  ['the signature of a key outside the directory', 'key_unknown', () => signedBy(stranger)],
  ['an answer of tomorrow', 'time_ahead', () => signedBy(signer, { at: new Date(Date.now() + 86_400_000) })],
];

describe.each(clientsHere())('$language', ({ start }) => {
  let client: Client;
  beforeAll(() => {
    client = start();
  }, COMPILE_MS);
  afterAll(() => client.stop());

  test('verifies an answer of the API, and reads its request id, time, version, entry and key', async () => {
    const outcome = await client.verify({ baseUrl, apiKey, verify: sent });
    expect(outcome).toEqual({
      requestId: sent.headers['x-request-id'],
      atSeconds: expect.any(Number),
      engineVersion: ENGINE_VERSION,
      ledgerEntry: Number(sent.headers['x-ledger-entry']),
      keyId: signer.keys[0]?.kid,
    });
    expect('atSeconds' in outcome && Math.abs(outcome.atSeconds - Date.now() / 1_000) < 600).toBe(true);
  });

  test('verifies an old answer: a receipt does not expire', async () => {
    const old = signedBy(signer, { at: new Date('2020-01-01T00:00:00Z') });
    expect(await client.verify({ baseUrl, apiKey, verify: old })).toMatchObject({ atSeconds: 1_577_836_800 });
  });

  test.each(REFUSED)('refuses %s: %s', async (_name, problem, made) => {
    expect(await client.verify({ baseUrl, apiKey, verify: made() })).toEqual({ problem });
  });
});
