// The folders of prisma/migrations and the table in which a database records them. The table is Prisma's, so that a database of
// any version and the Prisma CLI agree about it.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../prisma/migrations/', import.meta.url);
const TABLE = 'public._prisma_migrations';
/** SQLSTATE codes for a table, column, function, schema or other object that exists already. */
const IS_THERE_ALREADY = new Set(['42P07', '42701', '42723', '42P06', '42710']);
const OUTSIDE_TRANSACTIONS = /\bconcurrently\b/i;

/** Returns the migrations in the order in which they are applied. */
export function readMigrations(folder = FOLDER) {
  const names = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/migration.sql`, folder)));
  return names.toSorted().map((name) => {
    const text = readFileSync(new URL(`${name}/migration.sql`, folder), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Returns the checksums of every text that each migration ever had, the present one last. `renamed` has the present names of
 * migrations that were published under another one, and `squashed` the texts of those that the present ones replaced.
 */
export function readManifest(folder = FOLDER) {
  return JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
}

/** Returns the recorded migrations and the name of their table; `isUnfinished` marks an interrupted run. */
export async function recorded(client) {
  const { rows: tables } = await client.query(
    `SELECT format('%I.%I', schemaname, tablename) AS table FROM pg_tables WHERE tablename = '_prisma_migrations'`,
  );
  if (!tables[0]) await createTable(client);
  const table = tables[0]?.table ?? TABLE;
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum, finished_at IS NULL AS "isUnfinished" FROM ${table}
     WHERE rolled_back_at IS NULL`,
  );
  return { table, rows };
}

async function createTable(client) {
  await client.query(`
    CREATE TABLE ${TABLE} (
      id                  varchar(36) PRIMARY KEY,
      checksum            varchar(64) NOT NULL,
      finished_at         timestamptz,
      migration_name      varchar(255) NOT NULL,
      logs                text,
      rolled_back_at      timestamptz,
      started_at          timestamptz NOT NULL DEFAULT now(),
      applied_steps_count int NOT NULL DEFAULT 0
    )`);
}

/** Gives recorded migrations their present names. */
export async function renameRecorded(client, { table, rows }, { renamed }) {
  for (const row of rows.filter(({ name }) => renamed[name])) {
    await client.query(`UPDATE ${table} SET migration_name = $2 WHERE migration_name = $1`, [
      row.name,
      renamed[row.name],
    ]);
    row.name = renamed[row.name];
  }
}

/** Throws if a migration was applied with a text that it never had, because the state of the database is then unknown. */
export function checkTexts(rows, migrations, manifest) {
  const present = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum, isUnfinished } of rows) {
    const known = [...(manifest.migrations[name] ?? manifest.squashed[name] ?? []), present.get(name)];
    if (isUnfinished || known.includes(checksum) || known.every((text) => text === undefined)) continue;
    throw new Error(
      `This database was migrated with another text of ${name} (checksum ${checksum}) than any version has. ` +
        `Compare what it created with prisma/migrations/${name}/migration.sql and correct the database by hand; then ` +
        `UPDATE _prisma_migrations SET checksum = '${known.find(Boolean)}' WHERE migration_name = '${name}'. ` +
        'A database of a developer alone may be dropped instead.',
    );
  }
}

export async function runMigration(client, { name, text }) {
  await client.query(text).catch((error) => {
    const line = error.position ? `:${text.slice(0, Number(error.position)).split('\n').length}` : '';
    error.message = `prisma/migrations/${name}/migration.sql${line}: ${error.message}`;
    throw error;
  });
}

export async function record(client, table, { name, checksum }) {
  await client.query(`DELETE FROM ${table} WHERE migration_name = $1 AND finished_at IS NULL`, [name]);
  await client.query(
    `INSERT INTO ${table} (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

/** Applies and records a migration in one transaction, so a killed run does both or neither. */
async function applyOne(client, table, migration, isUnfinished) {
  if (OUTSIDE_TRANSACTIONS.test(migration.text.replaceAll(/--.*$/gm, ''))) {
    await runMigration(client, migration);
    return record(client, table, migration);
  }
  await client.query('BEGIN');
  try {
    await runMigration(client, migration);
    await record(client, table, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    // Older versions recorded in a second transaction. If they were killed between the two, the objects exist already.
    if (!isUnfinished || !IS_THERE_ALREADY.has(error.code)) throw error;
    await record(client, table, migration);
  }
}

/** Applies the missing migrations; returns their number. */
export async function applyMigrations(client, { table, rows }, migrations) {
  const finished = new Set(rows.filter(({ isUnfinished }) => !isUnfinished).map(({ name }) => name));
  const unfinished = new Set(rows.filter(({ isUnfinished }) => isUnfinished).map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !finished.has(name));
  for (const migration of pending) await applyOne(client, table, migration, unfinished.has(migration.name));
  return pending.length;
}
