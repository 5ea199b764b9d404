import { expect, test } from 'vitest';
import { circlesOf, targetOf } from './circles.ts';
import { importsOf, sourceFiles, textOf } from './source-files.ts';

test('no files import each other in a circle, not even for a type', () => {
  const files = ['apps', 'packages', 'e2e', 'prisma'].flatMap(sourceFiles);
  const imports = files.map((file): [string, string[]] => [
    file,
    importsOf(textOf(file)).flatMap((specifier) => targetOf(file, specifier) ?? []),
  ]);
  expect(imports.flatMap(([, targets]) => targets).length).toBeGreaterThan(1_000);
  expect(circlesOf(new Map(imports))).toEqual([]);
});

test('a circle is found through any number of files, beside others, and for a file that imports itself', () => {
  const imports = { a: ['b', 'x'], b: ['c'], c: ['a'], x: ['y', 'z'], y: ['x'], z: ['z'], alone: ['a'] };
  expect(circlesOf(new Map(Object.entries(imports)))).toEqual([['z'], ['x', 'y'], ['a', 'b', 'c']]);
});

test('files that meet at a common one are no circle', () =>
  expect(circlesOf(new Map(Object.entries({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })))).toEqual([]));
