import { expect, test } from 'vitest';
import { SCOPES, scopesAllow } from './scopes.ts';

test.each(SCOPES)('a key with every scope may call %s', (scope) => expect(scopesAllow(['*'], scope)).toBe(true));

test('a key with one scope may call that family alone', () => {
  expect(SCOPES.filter((scope) => scopesAllow(['dasha'], scope))).toEqual(['dasha']);
});

test('a key without scopes may call nothing', () => {
  expect(SCOPES.filter((scope) => scopesAllow([], scope))).toEqual([]);
});
