import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './source-files.ts';

test('no test of the shared process loads modules again: what may be started once would fail in the next file', () => {
  const quick = ['apps', 'packages']
    .flatMap(sourceFiles)
    .filter((file) => /(?<!\.(db|isolated))\.test\.ts$/.test(file));
  expect(quick.length).toBeGreaterThan(100);
  expect(quick.filter((file) => /\bvi\.(mock|doMock|resetModules)\b/.test(textOf(file)))).toEqual([]);
});
