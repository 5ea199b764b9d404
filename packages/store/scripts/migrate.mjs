// Updates a database, as its owner: the migrations, then the files of prisma/sql. Development, tests, containers and `npm run
// db:migrate` all run this program. DATABASE_URL is the owner's and bypasses any pooler.
import pg from 'pg';
import { applyMigrations, checkTexts, readManifest, readMigrations, recorded, renameRecorded } from './migrations.mjs';
import { isOfNovember, upgradeNovember } from './november-2026.mjs';
import { applySqlFiles, readSqlFiles } from './sql-files.mjs';

async function bringUpToDate(client) {
  const [migrations, manifest, files] = [readMigrations(), readManifest(), readSqlFiles()];
  const state = await recorded(client);
  await renameRecorded(client, state, manifest);
  checkTexts(state.rows, migrations, manifest);
  if (isOfNovember(state, migrations, manifest)) {
    return upgradeNovember(client, state, { migrations, manifest, files });
  }
  return { migrations: await applyMigrations(client, state, migrations), files: await applySqlFiles(client, files) };
}

async function migrate(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'graha-migrate' });
  await client.connect();
  try {
    // Two deployments may migrate at once; the second waits and then has nothing to do.
    await client.query(`SELECT pg_advisory_lock(hashtext('graha.migrate'))`);
    const { migrations, files } = await bringUpToDate(client);
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
