import { generateKeyPairSync } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { expect, test } from 'vitest';
import { createSigner } from './signer.ts';
import { privateKeyOf, publicKeyOf, publishedKey } from './signing-keys.ts';

const newPair = () => generateKeyPairSync('ed25519');
const AT = new Date('2026-11-29T05:00:00.999Z');
const answer = {
  status: 200,
  headers: [['content-digest', 'sha-256=:AA=:']],
  method: 'GET',
  url: '/api/v1/panchang/basic?year=2026',
  requestDigest: null,
  at: AT,
} as const;

test('the id of a key is the thumbprint of RFC 7638, as an independent implementation computes it', async () => {
  const key = publishedKey(newPair().privateKey);
  expect(key.kid).toBe(await calculateJwkThumbprint(key));
});

test('a private key and its public half are published alike, and nothing private is', () => {
  const { privateKey, publicKey } = newPair();
  expect(publishedKey(privateKey)).toEqual(publishedKey(publicKey));
  expect(Object.keys(publishedKey(privateKey)).toSorted()).toEqual(['crv', 'kid', 'kty', 'use', 'x']);
});

test('keys of other kinds and halves are refused', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const text = (der: Buffer): string => der.toString('base64');
  const pair = newPair();
  expect(() => privateKeyOf(text(rsa.privateKey.export({ format: 'der', type: 'pkcs8' })))).toThrow(
    'not an Ed25519 key',
  );
  expect(() => publicKeyOf(text(rsa.publicKey.export({ format: 'der', type: 'spki' })))).toThrow('not an Ed25519 key');
  expect(() => privateKeyOf(text(pair.publicKey.export({ format: 'der', type: 'spki' })))).toThrow(/./);
  expect(() => publicKeyOf('not a key')).toThrow(/./);
});

test('the current key is published first, then the previous ones, and none twice', () => {
  const [current, previous] = [newPair(), newPair()];
  const { keys } = createSigner(current.privateKey, [previous.publicKey, current.publicKey]);
  expect(keys).toEqual([publishedKey(current.publicKey), publishedKey(previous.publicKey)]);
});

test('a signature names what it covers, its second, its key and its purpose', () => {
  const { privateKey, publicKey } = newPair();
  const { 'signature-input': input } = createSigner(privateKey).sign(answer);
  expect(input).toBe(
    'graha=("@status" "content-digest" "@method";req "@path";req "@query";req)' +
      `;created=1795928400;keyid="${publishedKey(publicKey).kid}";alg="ed25519";tag="graha-answer"`,
  );
});
