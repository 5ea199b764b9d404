import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_SEED } from './property-seed.ts';
import { sourceFiles, textOf } from './source-files.ts';

const shared = ['apps', 'packages']
  .flatMap(sourceFiles)
  .filter(
    (file) => file.endsWith('.test.ts') && !file.includes('.isolated.') && !file.endsWith('/shared-process.test.ts'),
  );

const filesWith = (pattern: RegExp): string[] => shared.filter((file) => pattern.test(textOf(file)));

test('the files of both shared processes are found', () => {
  expect(shared.filter((file) => file.endsWith('.db.test.ts')).length).toBeGreaterThan(100);
  expect(shared.filter((file) => !file.endsWith('.db.test.ts')).length).toBeGreaterThan(100);
});

test('no test of a shared process loads modules again: what can be started only once would fail in the next file', () => {
  expect(filesWith(/\bvi\.(mock|doMock|resetModules)\b/)).toEqual([]);
});

test('no test of a shared process changes a setting that the next file reads', () => {
  expect(filesWith(/\brememberLookups\(|Object\.assign\((process\.env|[A-Z][A-Z_]+\b)/)).toEqual([]);
});

test('property tests draw the same inputs in each run, unless npm run fuzz gives another seed', () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? PROPERTY_SEED);
  expect(fc.check(fc.property(fc.integer(), () => true)).seed).toBe(seed);
});

test('property tests run in a shared process, because only these have the seed', () => {
  const isolated = ['apps', 'packages'].flatMap(sourceFiles).filter((file) => file.includes('.isolated.'));
  expect(isolated.length).toBeGreaterThan(10);
  expect(isolated.filter((file) => textOf(file).includes("from 'fast-check'"))).toEqual([]);
});
