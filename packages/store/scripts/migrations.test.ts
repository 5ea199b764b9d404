import { expect, test } from 'vitest';
import { readManifest, readMigrations } from './migrations.mjs';

const { migrations } = readManifest();

test('a migration that has its line in the manifest is not edited', () => {
  const edited = readMigrations().filter(({ name, checksum }) => (migrations[name]?.at(-1) ?? checksum) !== checksum);
  const advice = edited.map(
    ({ name }) =>
      `${name} was edited, and databases have its earlier text: take the edit back and change what it created in a new ` +
      'migration. If no database can have the earlier text, replace its line in prisma/migrations/manifest.json.',
  );
  expect(advice).toEqual([]);
});

test('every migration has its line in the manifest, and every line its migration', () => {
  const missing = readMigrations().filter(({ name }) => !migrations[name]);
  const advice = missing.map(
    ({ name, checksum }) => `Add to prisma/migrations/manifest.json: "${name}": ["${checksum}"]`,
  );
  expect(advice).toEqual([]);
  expect(Object.keys(migrations)).toEqual(readMigrations().map(({ name }) => name));
});
