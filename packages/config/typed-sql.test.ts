import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './source-files.ts';

/** Has the function that takes the types of a statement from its text. */
const TYPED = 'packages/store/src/postgres/';

test('no statement has a type of its rows that is written by hand; `query` of the store takes it from the text', () => {
  const files = ['apps', 'packages', 'e2e', 'prisma'].flatMap(sourceFiles).filter((file) => !file.startsWith(TYPED));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\bquery[<]/.test(textOf(file)))).toEqual([]);
});
