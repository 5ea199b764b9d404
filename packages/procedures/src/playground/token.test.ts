import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { signingKeyOf, signToken } from './token.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const WHO = { tenantId: '0d7f8c62-1f7e-4c0f-8f51-0a64a7f2c101', userId: 'user-1' };
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

test('the key is read from base64, and no other kind of key is taken', () => {
  const text = (key: typeof privateKey) => key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  expect(signingKeyOf(text(privateKey)).asymmetricKeyType).toBe('ed25519');
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  expect(() => signingKeyOf(text(other))).toThrow('PLAYGROUND_PRIVATE_KEY is not an Ed25519 key.');
});
