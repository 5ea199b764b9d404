import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test('equal answers have no difference', () => {
  expect(differencesOf({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});

test('each changed, added and removed member has its pointer', () => {
  const old = { planets: [{ degree: 1, sign: 'Aries' }], gone: true, 'a/b~c': 1 };
  const now = { planets: [{ degree: 2, sign: 'Aries' }, 'added'], 'a/b~c': 2 };
  expect(differencesOf(old, now)).toEqual([
    { pointer: '/planets/0/degree', old: 1, new: 2 },
    { pointer: '/planets/1', old: undefined, new: 'added' },
    { pointer: '/gone', old: true, new: undefined },
    { pointer: '/a~1b~0c', old: 1, new: 2 },
  ]);
});

test('a list that becomes an object is one difference', () => {
  expect(differencesOf({ a: [] }, { a: {} })).toEqual([{ pointer: '/a', old: [], new: {} }]);
});
