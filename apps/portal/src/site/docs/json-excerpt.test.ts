import { expect, test } from 'vitest';
import { jsonExcerpt, pick } from './json-excerpt.ts';

test('a short object stays on one line', () => {
  expect(jsonExcerpt({ sign: 'Libra', degree: 7.25 })).toBe('{ "sign": "Libra", "degree": 7.25 }');
});

test('a list shows its first member and says how many follow', () => {
  expect(jsonExcerpt({ planets: [{ name: 'Sun' }, { name: 'Moon' }, { name: 'Mars' }] })).toBe(
    '{\n  "planets": [\n    { "name": "Sun" },\n    …2 more\n  ]\n}',
  );
});

test('what is shown in full is JSON', () => {
  const value = { a: 'x'.repeat(40), b: { c: 'y'.repeat(40), d: [1], e: null, f: true } };
  expect(JSON.parse(jsonExcerpt(value))).toEqual(value);
});

test('members are picked in the order asked for, absent ones left out', () => {
  expect(Object.keys(pick({ a: 1, b: 2, c: 3 }, ['c', 'x', 'a']))).toEqual(['c', 'a']);
});
