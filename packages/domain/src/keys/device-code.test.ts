import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readUserCode, shownUserCode, USER_CODE_BYTES, userCodeFromBytes } from './device-code.ts';

test('a user code has eight letters, none of which is a vowel or resembles another, and at least 34 bits', () => {
  const codes = Array.from({ length: 500 }, () => userCodeFromBytes(randomBytes(USER_CODE_BYTES)));
  for (const code of codes) expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
  const letters = new Set(codes.join(''));
  expect(letters.size).toBe(20);
  expect(8 * Math.log2(letters.size)).toBeGreaterThan(34);
});

test('bytes that would make some letters likelier are left out', () => {
  const bytes = new Uint8Array(USER_CODE_BYTES).fill(255);
  expect(() => userCodeFromBytes(bytes)).toThrow(RangeError);
  bytes.set([0, 1, 2, 3, 239, 5, 6, 7], 9);
  expect(userCodeFromBytes(bytes)).toBe('BCDFZHJK');
});

test.each([
  ['as it is shown', 'BCDF-GHJK'],
  ['in lower case', 'bcdf-ghjk'],
  ['without its dash', 'bcdfghjk'],
  ['with spaces around', '  BCDF – GHJK\n'],
])('a code is read %s', (_how, text) => {
  expect(readUserCode(text)).toBe('BCDFGHJK');
  expect(shownUserCode('BCDFGHJK')).toBe('BCDF-GHJK');
});

test.each(['', 'BCDF-GHJ', 'BCDF-GHJKL', 'ACDF-GHJK', 'BCDF-GHJI', '1234-5678'])('“%s” is no code', (text) =>
  expect(readUserCode(text)).toBeNull(),
);
