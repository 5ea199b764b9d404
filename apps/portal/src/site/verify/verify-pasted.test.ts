import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { HEADERS_CHARACTERS_MAX, parseHeaders } from './parse-headers.ts';
import { verifyPasted } from './verify-pasted.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = { kty: 'OKP', crv: 'Ed25519', x: publicKey.export({ format: 'jwk' }).x ?? '', kid: 'own' };
const BODY = '{"sign":"Libra"}';
const REQUEST = 'POST https://api.example/api/v1/kundali/basic';
const digest = `sha-256=:${createHash('sha256').update(BODY).digest('base64')}:`;

function signedHeaders(): string {
  const parameters =
    '("@status" "content-digest" "x-request-id" "@method";req "@path";req "@query";req);created=1795928400;keyid="own";alg="ed25519";tag="graha-answer"';
  const base = `"@status": 200
"content-digest": ${digest}
"x-request-id": req_1
"@method";req: POST
"@path";req: /api/v1/kundali/basic
"@query";req: ?
"@signature-params": ${parameters}`;
  const signature = sign(null, Buffer.from(base), privateKey).toString('base64');
  return `HTTP/1.1 200 OK\r\nContent-Digest: ${digest}\r\nX-Request-Id: req_1\r\nSignature-Input: graha=${parameters}\r\nSignature: graha=:${signature}:\r\n\r\n`;
}

const pasted = (changes: object = {}) => ({
  request: REQUEST,
  headers: signedHeaders(),
  body: BODY,
  requestBody: '',
  ...changes,
});

test('headers are read as curl prints them, and a line that is none is shown', () => {
  expect(parseHeaders('HTTP/2 200\r\nA: 1\r\n< a: 2\r\n\r\n')).toEqual({ status: 200, headers: { a: '1, 2' } });
  expect(() => parseHeaders('A: 1\nnot a header')).toThrow('This line is no header: not a header');
  expect(() => parseHeaders('a'.repeat(HEADERS_CHARACTERS_MAX + 1))).toThrow('more than 32768');
});

test('a pasted answer is verified, with a line break that its page added or dropped', async () => {
  for (const body of [BODY, `${BODY}\n`])
    expect(await verifyPasted(pasted({ body }), [KEY])).toMatchObject({
      verified: { requestId: 'req_1', keyId: 'own' },
    });
});

test.each([
  ['content_changed', { body: '{"sign":"Virgo"}' }],
  ['signature_wrong', { request: 'POST /api/v1/kundali/full' }],
  ['signature_wrong', { headers: signedHeaders().replace('200 OK', '201 Created') }],
  ['header_missing', { headers: 'HTTP/1.1 200 OK' }],
  ['unreadable', { request: 'kundali' }],
  ['unreadable', { headers: 'x'.repeat(200_000) }],
])('what is wrong is said: %s', async (problem, changes) => {
  expect(await verifyPasted(pasted(changes), [KEY])).toMatchObject({
    problem,
    text: expect.stringMatching(/\w{3}.*\./),
  });
});

test('a key that is not in the directory is unknown', async () => {
  expect(await verifyPasted(pasted(), [])).toMatchObject({ problem: 'key_unknown' });
});
