import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../project.ts';
import { consequencesOf } from './consequences.ts';

const at = (path: string): string => join(PROJECT, path);
const using = (name: string, ...paths: string[]) => ({ name, uses: (file: string) => paths.map(at).includes(file) });

const API = using('API', 'packages/astro-engine/src/core/angle.ts', 'packages/store/src/pool.ts');
const WORKER = using('worker', 'packages/store/src/pool.ts');

function after(...paths: string[]) {
  const { renew, ...rest } = consequencesOf(paths.map(at), [API, WORKER]);
  return { ...rest, renew: renew.map(({ name }) => name) };
}

const NOTHING = { migrate: false, generateClient: false, computeExamples: false, renew: [] };

test('a formula renews the servers that use it and the examples of the portal', () =>
  expect(after('packages/astro-engine/src/core/angle.ts')).toEqual({
    ...NOTHING,
    computeExamples: true,
    renew: ['API'],
  }));

test('a file of the store renews every server that uses it and no example', () =>
  expect(after('packages/store/src/pool.ts')).toEqual({ ...NOTHING, renew: ['API', 'worker'] }));

test('a function or a migration in SQL brings the database up to date and restarts no server', () => {
  expect(after('prisma/sql/ledger/charge_batch.sql')).toEqual({ ...NOTHING, migrate: true });
  expect(after('prisma/migrations/0040_more/migration.sql')).toEqual({ ...NOTHING, migrate: true });
});

test('the schema of Prisma generates its client anew', () =>
  expect(after('prisma/schema/identity.prisma')).toEqual({ ...NOTHING, generateClient: true }));

test('a test and a README have no consequence', () =>
  expect(after('packages/astro-engine/src/core/angle.test.ts', 'packages/astro-engine/README.md')).toEqual(NOTHING));
