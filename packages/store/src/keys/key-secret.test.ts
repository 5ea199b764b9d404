import { keyPrefix, parseKey } from '@graha/domain/keys/key-format';
import { expect, test } from 'vitest';
import { hashSecret, newKey, secretMatches } from './key-secret.ts';

const PEPPER = 'pepper pepper pepper pepper pepper';

test('a new key reads as a key, and its secret fits its hash', () => {
  const key = newKey('live', PEPPER);
  const parts = parseKey(key.text);
  expect(parts).toMatchObject({ env: 'live', publicId: key.publicId });
  expect(secretMatches(parts?.secret ?? '', [PEPPER], key.secretHash)).toBe(true);
  expect(key).toMatchObject({
    prefix: keyPrefix({ kind: 'secret', env: 'live', publicId: key.publicId }),
    last4: key.text.slice(-4),
  });
});

test('another secret, another pepper or a torn hash does not fit', () => {
  const hash = hashSecret('secret', PEPPER);
  expect(secretMatches('secret', [PEPPER], hash)).toBe(true);
  expect(secretMatches('Secret', [PEPPER], hash)).toBe(false);
  expect(secretMatches('secret', [`${PEPPER}!`], hash)).toBe(false);
  expect(secretMatches('secret', [PEPPER], hash.subarray(1))).toBe(false);
  expect(secretMatches('secret', ['another pepper', PEPPER], hash)).toBe(true);
  expect(secretMatches('secret', [], hash)).toBe(false);
});

test('no two keys are alike', () => {
  const keys = Array.from({ length: 200 }, () => newKey('test', PEPPER));
  expect(new Set(keys.flatMap(({ text, keyId, publicId }) => [text, keyId, publicId])).size).toBe(600);
});
