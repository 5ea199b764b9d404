import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './source-files.ts';

test('no test of a shared process loads modules again: what can be started only once would fail in the next file', () => {
  const shared = ['apps', 'packages']
    .flatMap(sourceFiles)
    .filter((file) => file.endsWith('.test.ts') && !file.includes('.isolated.'));
  expect(shared.filter((file) => file.endsWith('.db.test.ts')).length).toBeGreaterThan(100);
  expect(shared.filter((file) => /\bvi\.(mock|doMock|resetModules)\b/.test(textOf(file)))).toEqual([]);
});
