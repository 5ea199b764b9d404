import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen, jsonRows, pathsWith, type Folding } from './rows.ts';

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
