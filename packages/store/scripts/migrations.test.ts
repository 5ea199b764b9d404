import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readManifest, readMigrations } from './migrations.mjs';

const { migrations, renamed, squashed } = readManifest();
const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

test('a migration that has its line in the manifest is not edited', () => {
  const edited = readMigrations().filter(({ name, checksum }) => (migrations[name]?.at(-1) ?? checksum) !== checksum);
  const advice = edited.map(
    ({ name }) =>
      `${name} was edited, and databases have its earlier text: take the edit back and change what it created in a new ` +
      'migration. If no commit has the earlier text, replace its line in prisma/migrations/manifest.json.',
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

function git(...args: readonly string[]): Buffer | null {
  try {
    return execFileSync('git', args, { cwd: PROJECT, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

const CHANGES = ['log', '--full-history', '--format=', '--raw', '--no-renames', '--no-abbrev', '--diff-filter=AM'];
const CHANGE = /^:\S+ \S+ \S+ (?<blob>\S+) [AM]\tprisma\/migrations\/(?<name>\w+)\/migration\.sql$/gm;
/** The project is the root of a whole repository, and no folder of another. */
const HAS_HISTORY = git('rev-parse', '--show-prefix', '--is-shallow-repository')?.toString() === '\nfalse\n';

test.skipIf(!HAS_HISTORY)(
  `every text and name that a commit had is in the manifest${HAS_HISTORY ? '' : ' (skipped: no history of git here)'}`,
  () => {
    const log = git(...CHANGES, '--', 'prisma/migrations/*/migration.sql')?.toString() ?? '';
    const published = [...log.matchAll(CHANGE)].map(({ groups: { blob = '', name = '' } = {} }) => ({ blob, name }));
    expect(published).not.toEqual([]);
    const unknown = published.filter(({ blob, name }) => {
      const checksum = createHash('sha256')
        .update(git('cat-file', 'blob', blob) ?? '')
        .digest('hex');
      const known = migrations[renamed[name] ?? name] ?? squashed[name] ?? [];
      return !known.includes(checksum);
    });
    expect(unknown).toEqual([]);
  },
);
