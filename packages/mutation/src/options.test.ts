import { expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { readOptions } from './options.ts';

test('a path alone draws thirty mutants with seed 1 and has no goal', () => {
  expect(readOptions(['packages/domain/src'])).toMatchObject({
    paths: ['packages/domain/src'],
    sample: 30,
    seed: 1,
    goal: null,
    isTable: false,
  });
});

test('the table measures every area unless one is named', () => {
  expect(readOptions(['--table']).areas).toEqual(Object.keys(AREAS));
  expect(readOptions(['--table', '--area', 'ledger SQL']).areas).toEqual(['ledger SQL']);
});

test('all mutants are tried on demand', () => {
  expect(readOptions(['a.ts', '--all']).sample).toBeNull();
});

test.each([
  [[], 'Name a file, a folder or an area.'],
  [['--area', 'sky'], 'There is no area "sky"; the areas are domain'],
  [['a.ts', '--goal', '101'], '--goal takes a whole number from 1 to 100, not "101".'],
  [['a.ts', '--table'], 'leave the paths out'],
  [['a.ts', '--fast'], 'Usage: npm run mutate'],
])('%j is refused with what to write instead', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
