// Databases of 21 and 22 November 2026 have older migrations, which the present ones replaced, in many states. All are upgraded
// in the same way: the old schemas are renamed, the present migrations create new ones, and the rows are copied. Nothing
// remains of the old functions, policies and grants. prisma/README.md describes the tests.
import { copyRows } from './november-2026-rows.mjs';
import { record, runMigration } from './migrations.mjs';
import { applyChanged } from './sql-files.mjs';

/** The last migration that creates objects of the old ones. */
const LAST_SQUASHED = '0010_operator';
const LOCK_TIMEOUT_MS = 10_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** True if the database has old migrations and none of the present ones. */
export function isOfNovember({ rows }, migrations, manifest) {
  const names = new Set(rows.map(({ name }) => name));
  return (
    Object.keys(manifest.squashed).some((name) => names.has(name)) && !migrations.some(({ name }) => names.has(name))
  );
}

function refuseUnknown(rows, manifest) {
  const unknown = rows.find(({ name }) => !manifest.squashed[name]);
  if (!unknown) return;
  throw new Error(
    `This database has migration ${unknown.name}, which no version has, beside those of November 2026. ` +
      'Restore a dump that was made before it, and migrate that one.',
  );
}

/** Locks the tables first, because servers of the old version would keep writing to the renamed ones. */
async function setAside(client) {
  const { rows } = await client.query(
    `SELECT string_agg(oid::regclass::text, ', ') AS tables FROM pg_class
     WHERE relnamespace IN ('graha'::regnamespace, 'identity'::regnamespace) AND relkind IN ('r', 'p')
       AND NOT relispartition`,
  );
  await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query(`LOCK TABLE ${rows[0].tables} IN ACCESS EXCLUSIVE MODE`).catch((error) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new Error('Its tables are in use. Stop the servers of the old version and pg_dump, then migrate again.');
  });
  await client.query('ALTER SCHEMA graha RENAME TO graha_old; ALTER SCHEMA identity RENAME TO identity_old');
}

/**
 * Upgrades in one transaction, so a failure leaves the database unchanged. Returns the number of applied migrations and files.
 */
export async function upgradeNovember(client, { table, rows }, { migrations, manifest, files }) {
  refuseUnknown(rows, manifest);
  const run = async (migration) => {
    await runMigration(client, migration);
    await record(client, table, migration);
  };
  await client.query('BEGIN');
  try {
    await setAside(client);
    for (const migration of migrations.filter(({ name }) => name <= LAST_SQUASHED)) await run(migration);
    await copyRows(client);
    await client.query('DROP SCHEMA graha_old, identity_old CASCADE');
    for (const migration of migrations.filter(({ name }) => name > LAST_SQUASHED)) await run(migration);
    await client.query('SET LOCAL check_function_bodies = off');
    const applied = await applyChanged(client, files);
    await client.query('COMMIT');
    return { migrations: migrations.length, files: applied };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
