import { expect, test } from 'vitest';
import { facesOf, importedPaths } from './faces.ts';
import { packageFolders, textOf } from './source-files.ts';

test('a package exports the modules that other packages import, and no other (`npm run docs:faces` writes the lists)', () => {
  const imported = importedPaths();
  const wrong = packageFolders().filter((folder) => {
    const faces = facesOf(folder, imported);
    // Safe: npm itself has read this file.
    const { exports } = JSON.parse(textOf(`${folder}/package.json`)) as { exports?: Record<string, string> };
    return faces !== null && JSON.stringify(faces) !== JSON.stringify(exports);
  });
  expect(imported.size).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('a module that no other package imports is not exported', () => {
  const imported = new Map([['store', new Set(['ledger/metering', 'sql-files'])]]);
  expect(facesOf('packages/store', imported)).toEqual({
    './sql-files': './scripts/sql-files.mjs',
    './statements-file': './scripts/statements/statements-file.ts', // Written by hand: it is no file of `src`.
    './ledger/metering': './src/ledger/metering.ts',
  });
});
