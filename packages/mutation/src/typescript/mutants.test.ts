import { expect, test } from 'vitest';
import { mutatedText } from '../mutant.ts';
import { typescriptMutants } from './mutants.ts';

const changed = (text: string) =>
  typescriptMutants('a.ts', text).map((mutant) => `${mutant.operator}: ${mutatedText(text, mutant)}`);

test.each([
  ['a === b;', ['comparison: a !== b;']],
  ['a !== b;', ['comparison: a === b;']],
  ['a < b;', ['comparison: a >= b;', 'boundary: a <= b;']],
  ['a >= b;', ['comparison: a < b;', 'boundary: a > b;']],
  ['a + b;', ['arithmetic: a - b;']],
  ['a / b;', ['arithmetic: a * b;']],
  ['a -= b;', ['arithmetic: a += b;']],
  ['a && b;', ['logic: (a || b);']],
  ['x && (a || b);', ['logic: (x || (a || b));', 'logic: x && ((a && b));']],
  ['!a;', ['negate: a;']],
  ['if (a) b;', ['negate: if (!(a)) b;', 'if-false: if (false) b;']],
  ['if (a === b) c;', ['comparison: if (a !== b) c;', 'if-false: if (false) c;']],
  ['x = a ? b : c;', ['negate: x = !(a) ? b : c;']],
  ['x = 7;', ['number: x = (7 + 1);', 'number: x = (7 - 1);']],
  ['x = 1_000n;', ['number: x = (1_000n + 1n);', 'number: x = (1_000n - 1n);']],
  ['x = true;', ['boolean: x = false;']],
  ['save(a);', ['call: undefined;']],
  ['await save(a);', ['call: undefined;']],
  ['x = a ?? b;', ['nullish: x = a;']],
  ['x = a.filter(b);', ['method: x = a;']],
  ['x = z.int().max(y);', ['method: x = z.int();', 'method: x = z.max(y);']],
  ['x = Math.min(a, b);', ['method: x = Math.max(a, b);']],
  ['x = a.some(b);', ['method: x = a.every(b);']],
  ["switch (a) { case 'b': }", ["case: switch (a) { case '': }"]],
])('of %s come %j', (text, expected) => {
  expect(changed(text).toSorted()).toEqual([...expected].toSorted());
});

test.each([
  ['a comment', '// a < b\n/* if (a) 1 */'],
  ['a string', "x = 'a < 7 && true';"],
  ['a type', 'type A = { b: 7 | true }; let x: 3; y = z as 5;'],
  ['an import', "import { a } from './7.ts';"],
  ['joined text', "x = 'a' + b;"],
  ['a table of data', 'const X = [1, 2, [3, -4]]; const Y = { a: 1, b: true, c: 3, 7: 4 };'],
  ['what the compiler asks for', 'const { a = 1, b: [c = 2] } = parts;'],
  ['the text of an error', "throw new Error(a ?? '7');"],
  ['a line of the log', 'log.info(a && b, 7);'],
])('%s is no behaviour', (_, text) => {
  expect(changed(text)).toEqual([]);
});

test('the default of a parameter is behaviour', () => {
  expect(changed('function f({ a = 1 }) {}')).toHaveLength(2);
});

test('a mutant says where it stands', () => {
  expect(typescriptMutants('a.ts', '\n  if (a) {\n  }')[0]).toEqual({
    file: 'a.ts',
    line: 2,
    lineText: 'if (a) {',
    operator: 'negate',
    original: 'a',
    change: '!(a)',
    start: 7,
  });
});
