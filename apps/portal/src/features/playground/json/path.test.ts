import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ancestorsOf, isWithin, itemPath, memberPath, valueAt } from './path.ts';

const ANSWER = { planets: [{ name: 'Sun', longitude: 92.045 }], 'odd key': { 'a"b]': 7 } };

test('a path is written as code writes it, and leads to its value', () => {
  const longitude = memberPath(itemPath(memberPath('', 'planets'), 0), 'longitude');
  expect(longitude).toBe('planets[0].longitude');
  expect(valueAt(ANSWER, longitude)).toBe(92.045);
  const odd = memberPath(memberPath('', 'odd key'), 'a"b]');
  expect(odd).toBe('["odd key"]["a\\"b]"]');
  expect(valueAt(ANSWER, odd)).toBe(7);
});

test('every place of any answer is found again by its path', () => {
  const visit = (value: unknown, path: string, root: unknown): void => {
    expect(valueAt(root, path)).toBe(value);
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, itemPath(path, index), root));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) visit(member, memberPath(path, key), root);
    }
  };
  fc.assert(fc.property(fc.object({ maxDepth: 3, withNullPrototype: false }), (root) => visit(root, '', root)));
});

test('a place knows what it lies in', () => {
  expect(ancestorsOf('planets[0].longitude')).toEqual(['planets', 'planets[0]']);
  expect(ancestorsOf('lagna')).toEqual([]);
  expect(isWithin('planets[0].longitude', 'planets[0]')).toBe(true);
  expect(isWithin('planets[10].longitude', 'planets[1]')).toBe(false);
  expect(isWithin('planetsX', 'planets')).toBe(false);
});

test('a place that is not there has no value', () => expect(valueAt(ANSWER, 'planets[3].name.length')).toBeUndefined());
