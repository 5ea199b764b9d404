// Brings a database up to date, as its owner: the migrations, then the files of prisma/sql. Development, tests, containers
// and `npm run db:migrate` all run this program. DATABASE_URL is the owner's and leads past any pooler.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { markBaseline } from './baseline.mjs';
import { applySqlFiles } from './sql-files.mjs';

const MIGRATIONS = new URL('../../../prisma/migrations/', import.meta.url);
const PRISMA = fileURLToPath(new URL('prisma.mjs', import.meta.url));

async function appliedMigrations(client) {
  const { rows: tables } = await client.query(
    `SELECT format('%I.%I', schemaname, tablename) AS table FROM pg_tables WHERE tablename = '_prisma_migrations'`,
  );
  const table = tables[0]?.table;
  if (!table) return { table, applied: new Set() };
  const { rows } = await client.query(
    `SELECT migration_name AS name FROM ${table} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return { table, applied: new Set(rows.map(({ name }) => name)) };
}

/** A query takes milliseconds and Prisma takes seconds, so Prisma runs only if a migration is missing. */
async function applyMigrations(client, databaseUrl) {
  const before = await appliedMigrations(client);
  if (before.table) await markBaseline(client, before.table, before.applied);
  const { applied } = await appliedMigrations(client);
  const pending = readdirSync(MIGRATIONS).filter(
    (name) => existsSync(new URL(`${name}/migration.sql`, MIGRATIONS)) && !applied.has(name),
  );
  if (pending.length === 0) return 0;
  const { status } = spawnSync(process.execPath, [PRISMA, 'migrate', 'deploy'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (status !== 0)
    throw new Error(`Prisma could not apply the migrations. The first missing one is ${pending.toSorted()[0]}.`);
  return pending.length;
}

async function migrate(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'graha-migrate' });
  await client.connect();
  try {
    // Two deployments may migrate at once; the second waits and then finds nothing to do.
    await client.query(`SELECT pg_advisory_lock(hashtext('graha.migrate'))`);
    const migrations = await applyMigrations(client, databaseUrl);
    const files = await applySqlFiles(client);
    return migrations + files === 0 ? 'nothing to do' : `${migrations} migrations and ${files} SQL files applied`;
  } finally {
    await client.end();
  }
}

try {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error("DATABASE_URL must be the owner's URL of the database.");
  process.stdout.write(`${await migrate(DATABASE_URL)}\n`);
} catch (error) {
  process.stderr.write(`The database was not migrated. ${error.message}\n`);
  process.exitCode = 1;
}
