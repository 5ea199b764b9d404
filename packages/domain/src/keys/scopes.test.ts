import { expect, test } from 'vitest';
import { isBesideAll, mayManage, Scope, SCOPES, scopesAllow, unknownScopeMessage } from './scopes.ts';

const full = { id: 'panchang/full', scope: 'panchang' };
const tithi = { id: 'panchang/tithi', scope: 'panchang' };
const complete = { id: 'kundali/complete', scope: 'vedic', aliasOf: 'kundali/basic' };
const IDS = [full.id, tithi.id, 'planets', 'planets/extended'];

test.each(SCOPES)('a key with every scope may call operations of %s', (scope) =>
  expect(scopesAllow(['*'], { ...full, scope })).toBe(true),
);

test('a key with one scope may call that family alone', () => {
  expect(SCOPES.filter((scope) => scopesAllow(['dasha'], { id: 'some/operation', scope }))).toEqual(['dasha']);
});

test('a key with the id of an operation may call that operation alone', () => {
  expect(scopesAllow(['panchang/full'], full)).toBe(true);
  expect(scopesAllow(['panchang/full'], tithi)).toBe(false);
  expect(scopesAllow(['panchang'], tithi)).toBe(true);
});

test('a key with the id of an operation may call its aliases too', () => {
  expect(scopesAllow(['kundali/basic'], complete)).toBe(true);
  expect(scopesAllow(['kundali/complete'], complete)).toBe(true);
  expect(scopesAllow(['kundali'], complete)).toBe(false);
});

test('a key without scopes may call nothing', () => {
  expect(SCOPES.filter((scope) => scopesAllow([], { id: 'some/operation', scope }))).toEqual([]);
});

test('families and operations of the catalogue are known', () => {
  expect(unknownScopeMessage([...SCOPES, ...IDS], IDS)).toBeNull();
});

test('an unknown operation is refused with the operations of its family', () => {
  expect(unknownScopeMessage(['panchang', 'panchang/ful'], IDS)).toBe(
    '“panchang/ful” is no operation. The operations of panchang are panchang/full, panchang/tithi.',
  );
});

test('an unknown scope is refused with the scopes that exist', () => {
  expect(unknownScopeMessage(['tarot'], IDS)).toBe(
    '“tarot” is no scope. Scopes are *, vedic, western, panchang, matching, dasha, numerology and ids of operations, such as panchang/full.',
  );
});

test.each(['', 'Panchang', 'panchang/', '/full', 'panchang full', '**', 'x'.repeat(101)])(
  '“%s” is malformed',
  (scope) => expect(Scope.safeParse(scope).success).toBe(false),
);

test('a key with every scope manages nothing, and one that manages calls nothing', () => {
  expect(mayManage(['*'])).toBe(false);
  expect(mayManage(['manage'])).toBe(true);
  expect(scopesAllow(['manage'], full)).toBe(false);
  expect(unknownScopeMessage(['manage'], IDS)).toBeNull();
});

test('feeds are opened by their own scope alone, which opens no operation', () => {
  expect(unknownScopeMessage(['feeds'], IDS)).toBeNull();
  expect(scopesAllow(['feeds'], { id: 'panchang/full', scope: 'panchang' })).toBe(false);
  expect(isBesideAll('feeds')).toBe(true);
  expect(isBesideAll('panchang')).toBe(false);
});

test('a scope has at most 100 characters', () => {
  expect(Scope.safeParse('a'.repeat(100)).success).toBe(true);
  expect(Scope.safeParse('a'.repeat(101)).success).toBe(false);
});
