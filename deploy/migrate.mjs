// The job that runs before a new version serves: the schema, then the passwords by which the servers sign in.
// DATABASE_URL is the owner's. GRAHA_API_PASSWORD is that of role graha_api, and so on for every role that the migrations make.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const PASSWORD_OF = /^(GRAHA_[A-Z]+)_PASSWORD$/;

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("DATABASE_URL must be the owner's URL of the database.");

const migrate = fileURLToPath(new URL('../packages/store/scripts/migrate.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [migrate], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const client = new pg.Client({ connectionString: DATABASE_URL });
await client.connect();
const given = Object.entries(process.env).flatMap(([name, password]) => {
  const role = PASSWORD_OF.exec(name)?.[1]?.toLowerCase();
  return role && password ? [{ role, password }] : [];
});
for (const { role, password } of given) {
  await client.query(`ALTER ROLE ${client.escapeIdentifier(role)} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
}
await client.end();
process.stdout.write(`The database is up to date; ${given.length} roles may sign in.\n`);
