import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { PROJECT } from '../project.ts';
import { lastLines, runCommand } from '../run-command.ts';
import { withClient } from './roles.ts';

const MIGRATIONS = join(PROJECT, 'prisma/migrations');

export function migrationNames(): string[] {
  return readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(MIGRATIONS, entry.name, 'migration.sql')))
    .map(({ name }) => name)
    .toSorted();
}

/** Asking the database is a matter of milliseconds, asking the migration tool one of seconds. */
export async function pendingMigrations(ownerUrl: string): Promise<string[]> {
  return withClient(ownerUrl, async (client) => {
    const { rows: tables } = await client.query<{ place: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS place FROM pg_tables WHERE tablename = '_prisma_migrations'`,
    );
    const place = tables[0]?.place;
    if (!place) return migrationNames();
    const { rows } = await client.query<{ name: string }>(
      `SELECT migration_name AS name FROM ${place} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    );
    const done = new Set(rows.map(({ name }) => name));
    return migrationNames().filter((name) => !done.has(name));
  });
}

/** Brings the database up to date as its owner; says how many migrations were missing. */
export async function migrate(ownerUrl: string): Promise<number> {
  const pending = await pendingMigrations(ownerUrl);
  if (pending.length === 0) return 0;
  const { exitCode, output } = await runCommand(
    process.execPath,
    [join(PROJECT, 'packages/store/scripts/prisma.mjs'), 'migrate', 'deploy'],
    { cwd: PROJECT, env: { ...process.env, DATABASE_URL: ownerUrl } },
  );
  if (exitCode !== 0) {
    throw new PlainFailure(
      `The database could not be migrated (first missing: ${pending[0]}). The migration tool ended with:\n${lastLines(output, 15)}`,
    );
  }
  return pending.length;
}
