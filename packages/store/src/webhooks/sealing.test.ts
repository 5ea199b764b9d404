import { expect, test } from 'vitest';
import { isSealedBefore, seal, SealBroken, unseal } from './sealing.ts';

const OLD = { current: 'o'.repeat(32), previous: null };
const NEW = { current: 'n'.repeat(32), previous: OLD.current };
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('what is sealed opens again, is another text each time and shows nothing of the secret', () => {
  const [first, second] = [seal(OLD, SECRET, 'a'), seal(OLD, SECRET, 'a')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('whsec');
  expect(unseal(OLD, first, 'a')).toBe(SECRET);
});

test('in another place, changed or cut off, it does not open', () => {
  const sealed = seal(OLD, SECRET, 'a');
  const changed = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  for (const [text, place] of [
    [sealed, 'b'],
    [changed, 'a'],
    [sealed.slice(0, 20), 'a'],
    ['', 'a'],
  ] as const) {
    expect(() => unseal(OLD, text, place)).toThrow(SealBroken);
  }
});

test('a replaced key opens what it sealed for as long as it is given', () => {
  const sealed = seal(OLD, SECRET, 'a');
  expect(unseal(NEW, sealed, 'a')).toBe(SECRET);
  expect([isSealedBefore(NEW, sealed), isSealedBefore(NEW, seal(NEW, SECRET, 'a'))]).toEqual([true, false]);
  expect(() => unseal({ ...NEW, previous: null }, sealed, 'a')).toThrow(SealBroken);
});
