import { describe, expect, test } from 'vitest';
import { idempotencyKeyOf, inputHash } from './idempotency.ts';

describe('an Idempotency-Key', () => {
  test.each<[string | string[] | undefined, string | null]>([
    [undefined, null],
    ['a', 'a'],
    ['"a"', 'a'],
    ['"a\\"b\\\\c"', 'a"b\\c'],
    ['"a', '"a'],
    ['~!', '~!'],
    ['k'.repeat(255), 'k'.repeat(255)],
  ])('%j is read as %j', (header, key) => {
    expect(idempotencyKeyOf(header)).toBe(key);
  });

  test.each<[string | string[]]>([[''], ['""'], ['a b'], ['ä'], ['\u007F'], ['k'.repeat(256)], [['a', 'b']]])(
    '%j is refused',
    (header) => {
      expect(() => idempotencyKeyOf(header)).toThrow(expect.objectContaining({ code: 'invalid_header' }));
    },
  );
});

describe('two inputs are the same call', () => {
  const isSame = (one: unknown, other: unknown) => inputHash('op', one).equals(inputHash('op', other));

  test.each<[string, unknown, unknown]>([
    ['in another order of members', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ['with many members in another order', { c: 1, a: 2, d: 3, b: 4 }, { b: 4, d: 3, a: 2, c: 1 }],
    ['with a member that is not there', { a: 1, b: undefined }, { a: 1 }],
    ['of objects in a list', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
    ['of nothing and null', undefined, null],
  ])('%s', (_what, one, other) => expect(isSame(one, other)).toBe(true));

  test.each<[string, unknown, unknown]>([
    ['a list in another order', [1, 2], [2, 1]],
    ['a number and its text', { a: 1 }, { a: '1' }],
    ['no member and null', { a: 1 }, { a: 1, b: null }],
    ['other names', { a: 1 }, { b: 1 }],
    ['another place of one member', { a: { b: 1 } }, { a: {}, b: 1 }],
    ['an empty list and an empty object', [], {}],
  ])('not with %s', (_what, one, other) => expect(isSame(one, other)).toBe(false));

  test('not of another operation', () => expect(inputHash('op', {}).equals(inputHash('other', {}))).toBe(false));
});

test('the hash of an input is the same in every version, so that a call repeated across an update is not charged again', () => {
  expect(inputHash('op', { b: [1, { d: null, c: 'x' }], a: 2 }).toString('hex')).toBe(
    'a7977deaef948683f8af1cee567e0115cf630e867f824b78e8c930cae47cd9f4',
  );
});
