import { expect, test } from 'vitest';
import manifest from '../data/manifest.json' with { type: 'json' };
import { addFiles } from './swiss-files.ts';

test('every file of the manifest is copied, whole', () => {
  const created: [name: string, bytes: number][] = [];
  const FS_createDataFile = (_folder: string, name: string, bytes: Uint8Array): number =>
    created.push([name, bytes.length]);
  addFiles({ FS_createDataFile });
  expect(created.map(([name]) => name)).toEqual(manifest.files.map(({ name }) => name));
  // Planets, Moon and asteroids of two times six hundred years.
  expect(created.map(([name]) => name).toSorted()).toEqual(
    ['seas', 'semo', 'sepl'].flatMap((kind) => [`${kind}_06.se1`, `${kind}_12.se1`]),
  );
  for (const [, bytes] of created) expect(bytes).toBeGreaterThan(200_000);
});

test('a library that takes no files is an error', () => {
  expect(() => addFiles({})).toThrow('swisseph-wasm no longer exports FS_createDataFile');
});
