import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { formatKey, KEY_BYTES, KEY_PATTERN, keyFromBytes, keyPrefix, parseKey } from './key-format.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LIVE = { kind: 'secret', env: 'live' } as const;
const sort = fc.constantFrom(
  SECRET_LIVE,
  { kind: 'secret', env: 'test' } as const,
  { kind: 'publishable', env: 'live' } as const,
);
const bytes = fc.uint8Array({ minLength: KEY_BYTES, maxLength: KEY_BYTES, max: 247 });
const key = fc.tuple(sort, bytes).map(([sort, bytes]) => keyFromBytes(sort, bytes));

test('a formatted key is parsed back to its parts', () => {
  fc.assert(
    fc.property(key, (parts) => {
      expect(parseKey(formatKey(parts))).toEqual(parts);
    }),
  );
});

test('every key matches the published pattern and begins with its public prefix', () => {
  fc.assert(
    fc.property(key, (parts) => {
      expect(formatKey(parts)).toMatch(KEY_PATTERN);
      expect(formatKey(parts).startsWith(`${keyPrefix(parts)}_`)).toBe(true);
    }),
  );
});

test('any single changed character is refused', () => {
  fc.assert(
    fc.property(key, fc.nat(), fc.constantFrom(...BASE62, '_', '-', ' '), (parts, place, letter) => {
      const text = formatKey(parts);
      const at = place % text.length;
      fc.pre(text[at] !== letter);
      expect(parseKey(text.slice(0, at) + letter + text.slice(at + 1))).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test('a key of another environment, or of none that exists, is refused', () => {
  const text = formatKey({ ...SECRET_LIVE, publicId: 'aaaaaaaa', secret: 'b'.repeat(32) });
  expect(parseKey(text.replace('_live_', '_test_'))).toBeNull();
  expect(parseKey(text.replace('_live_', '_prod_'))).toBeNull();
  expect(parseKey(text.replace('_live_', '_pub_'))).toBeNull();
});

test.each(['', 'graha_live_', 'sk_live_abcdefgh', `${'a'.repeat(10_000)}`])(
  'text of another shape is refused',
  (text) => expect(parseKey(text)).toBeNull(),
);

test('the checksum is the CRC32 of everything before it, in six base62 digits', () => {
  const text = formatKey({
    kind: 'secret',
    env: 'test',
    publicId: 'Zz09AaBb',
    secret: '0123456789ABCDEFGHIJKLMNOPQRSTUV',
  });
  const value = Array.from(text.slice(-6)).reduce((sum, digit) => sum * 62 + BASE62.indexOf(digit), 0);
  expect(value).toBe(crc32(text.slice(0, -6)));
});

test('bytes that would bias the alphabet are passed over', () => {
  const biased = Uint8Array.from({ length: 24 }, (_, index) => 248 + (index % 8));
  const fair = Uint8Array.from({ length: 40 }, (_, index) => index);
  const parts = keyFromBytes(SECRET_LIVE, Uint8Array.from([...biased, ...fair]));
  expect(parts.publicId + parts.secret).toBe(BASE62.slice(0, 40));
});

test('every letter is equally likely', () => {
  const count = new Map<string, number>();
  for (let byte = 0; byte < 248; byte += 1) {
    const letter = keyFromBytes(SECRET_LIVE, new Uint8Array(40).fill(byte)).publicId.charAt(0);
    count.set(letter, (count.get(letter) ?? 0) + 1);
  }
  expect([...count.values()]).toEqual(Array.from({ length: 62 }, () => 4));
});

test('too few usable bytes throw instead of making a short key', () => {
  expect(() => keyFromBytes(SECRET_LIVE, new Uint8Array(39))).toThrow(RangeError);
  expect(() => keyFromBytes(SECRET_LIVE, new Uint8Array(KEY_BYTES).fill(255))).toThrow(RangeError);
});
