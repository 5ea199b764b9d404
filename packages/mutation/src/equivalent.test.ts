import { expect, test } from 'vitest';
import { readEquivalents, withoutEquivalents } from './equivalent.ts';
import { mutantsOf, textOf } from './sources.ts';
import { typescriptMutants } from './typescript/mutants.ts';

const TEXT = 'if (a < b) c();\nif (d < b) e();\n';
const mutants = typescriptMutants('a.ts', TEXT);
const entry = (more: object) => ({
  file: 'a.ts',
  original: 'a < b',
  change: 'a <= b',
  reason: 'they never meet',
  ...more,
});
const left = (more: object) => withoutEquivalents(mutants, TEXT, [entry(more)]);

test('a listed mutant does not count, and no other is lost', () => {
  const { mutants: counted, stale } = left({});
  expect(stale).toEqual([]);
  expect(mutants.filter((mutant) => !counted.includes(mutant))).toEqual([
    expect.objectContaining({ original: 'a < b', change: 'a <= b' }),
  ]);
});

test('an entry may have other spaces and parentheses, and be longer than the mutant', () => {
  expect(left({ change: '(a) <= (b)' }).mutants).toHaveLength(mutants.length - 1);
  expect(left({ original: 'if (a < b) c();', change: 'if (a <= b) c();' }).mutants).toHaveLength(mutants.length - 1);
});

test('an entry whose code is gone is stale', () => {
  expect(left({ original: 'a < c' }).stale).toEqual([expect.stringContaining('no longer holds it')]);
});

test('an entry that is no mutant of ours is stale', () => {
  expect(left({ change: 'a << b' }).stale).toEqual([expect.stringContaining('no mutant that is tried')]);
});

test('an entry that fits twice must say which line it means', () => {
  const twice = { original: '< b', change: '<= b' };
  expect(left(twice).stale).toEqual([expect.stringContaining('stands there 2 times')]);
  expect(left({ ...twice, line: 'if (d' }).stale).toEqual([]);
});

test('every entry of the list fits a mutant of the code as it is', () => {
  const listed = readEquivalents();
  const files = [...new Set(listed.map(({ file }) => file))];
  const stale = files.flatMap((file) => {
    const own = listed.filter((one) => one.file === file);
    return withoutEquivalents(mutantsOf(file), textOf(file), own).stale;
  });
  expect(stale).toEqual([]);
});
