import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ancestorsOf,
  isOpen,
  isWithin,
  itemPath,
  jsonRows,
  memberPath,
  pathsWith,
  type Folding,
  valueAt,
} from './rows.ts';

const all: Folding = { level: Number.POSITIVE_INFINITY, chosen: new Map() };
const printed = (answer: unknown, folding = all) =>
  jsonRows(answer, folding)
    .map(
      ({ level, key, text, comma }) =>
        `${'  '.repeat(level)}${key === null ? '' : `${key}: `}${text}${comma ? ',' : ''}`,
    ) // prettier-ignore
    .join('\n');

test('with nothing folded the lines are the JSON that a machine prints', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (answer) => {
      expect(printed(answer)).toBe(JSON.stringify(answer, null, 2));
    }),
  );
});

const ANSWER = { lagna: { sign: 'Taurus', degree: 28.8 }, planets: Array.from({ length: 30 }, (_, n) => ({ n })) };

test('a fold is one line that says how much it holds; long arrays are folded unless somebody asks', () => {
  const folding: Folding = { level: 2, chosen: new Map() };
  expect(printed(ANSWER, folding).split('\n')).toEqual([
    '{', '  "lagna": {', '    "sign": "Taurus",', '    "degree": 28.8', '  },', '  "planets": […]', '}',
  ]); // prettier-ignore
  expect(jsonRows(ANSWER, folding).find(({ path }) => path === 'planets')).toMatchObject({ count: 30, isOpen: false });
  const chosen = new Map([['planets', true], ['lagna', false]]); // prettier-ignore
  expect(jsonRows(ANSWER, { level: 2, chosen })).toHaveLength(2 + 1 + 2 + 30 * 3);
  expect(isOpen({ level: 1, chosen: new Map() }, 'planets[0]', 2, 1)).toBe(false);
});

test('a search finds keys and values wherever they are folded, and stops at five hundred', () => {
  expect(pathsWith(ANSWER, 'taur')).toEqual(['lagna.sign']);
  expect(pathsWith(ANSWER, 'DEGREE')).toEqual(['lagna.degree']);
  expect(pathsWith(ANSWER, ' ')).toEqual([]);
  expect(pathsWith(Array.from({ length: 900 }, () => 'x'), 'x')).toHaveLength(500); // prettier-ignore
});

test('an answer of a hundred thousand lines is folded to some hundred, and nothing in a fold is visited', () => {
  const large = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => Array.from({ length: 999 }, (_, n) => ({ n })))); // prettier-ignore
  const rows = jsonRows({ periods: large }, { level: 2, chosen: new Map() });
  expect(rows.length).toBe(1 + 1 + 9 * (2 + 9) + 1 + 1);
});

const CHART = { planets: [{ name: 'Sun', longitude: 92.045 }], 'odd key': { 'a"b]': 7 } };

test('a path is written as code writes it, and leads to its value', () => {
  const longitude = memberPath(itemPath(memberPath('', 'planets'), 0), 'longitude');
  expect(longitude).toBe('planets[0].longitude');
  expect(valueAt(CHART, longitude)).toBe(92.045);
  const odd = memberPath(memberPath('', 'odd key'), 'a"b]');
  expect(odd).toBe('["odd key"]["a\\"b]"]');
  expect(valueAt(CHART, odd)).toBe(7);
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

test('a place that is not there has no value', () => expect(valueAt(CHART, 'planets[3].name.length')).toBeUndefined());
