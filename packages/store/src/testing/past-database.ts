import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { z } from 'zod';
import { readMigrations } from '../../scripts/migrations.mjs';
import { query, required } from '../postgres/query.ts';

/** Databases as left by past versions; prisma/README.md describes how the fixtures were made. */
const FIXTURES = new URL('../../../../prisma/fixtures/', import.meta.url);
const MIGRATE = fileURLToPath(new URL('../../scripts/migrate.mjs', import.meta.url));

const PastCalls = z.object({
  commit: z.string(),
  madeAt: z.coerce.date(),
  apiKey: z.string(),
  keyPepper: z.string(),
  calls: z.array(
    z.object({
      operation: z.string(),
      idempotencyKey: z.string(),
      body: z.record(z.string(), z.unknown()),
      headers: z.record(z.string(), z.string()),
      metadata: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type PastCalls = z.output<typeof PastCalls>;

const PastStates = z.object({
  states: z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
  texts: z.record(z.string(), z.string()),
});

const unzipped = (name: string) => gunzipSync(readFileSync(new URL(name, FIXTURES))).toString('utf8');

/** @param day date of the fixture, such as 2026-11-22 */
export const pastDump = (day: string): string => unzipped(`${day}.sql.gz`);

export const pastCalls = (day: string): PastCalls =>
  PastCalls.parse(JSON.parse(readFileSync(new URL(`${day}.json`, FIXTURES), 'utf8')));

/** Returns the migrations of each commit before they were squashed: names with checksums, and the text of each checksum. */
export const pastStates = () => PastStates.parse(JSON.parse(unzipped('2026-11-states.json.gz')));

/** Returns the same of later commits, whose migrations have other texts or names than the present ones. */
export function revisedStates() {
  const fixture = new URL('2026-11-revised-states.json', FIXTURES);
  const { states, texts } = PastStates.parse(JSON.parse(readFileSync(fixture, 'utf8')));
  const present = readMigrations().map(({ checksum, text }) => [checksum, text]);
  return { states, texts: { ...Object.fromEntries(present), ...texts } };
}

export function urlOf(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type Server = { superuserUrl: string; ownerUrl: string };

/** Creates an empty database of the owner. @returns its name */
export async function emptyDatabase({ superuserUrl }: Server): Promise<string> {
  const name = `past_${randomUUID().replaceAll('-', '')}`;
  await withClient(superuserUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE template0 OWNER graha_owner`),
  );
  return name;
}

const PRISMA_TABLE = `
  CREATE TABLE public._prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL,
    finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count int NOT NULL DEFAULT 0)`;

/** Creates a database with Prisma's table of migrations, as past versions did. @returns its name */
export async function databaseOfPast(server: Server, work: (client: Client) => Promise<unknown>): Promise<string> {
  const name = await emptyDatabase(server);
  await withClient(urlOf(server.ownerUrl, name), async (client) => {
    await client.query(PRISMA_TABLE);
    await work(client);
  });
  return name;
}

export async function recordAsPast(client: Client, name: string, checksum: string, isFinished = true): Promise<void> {
  await client.query(
    `INSERT INTO public._prisma_migrations (id, checksum, migration_name, finished_at)
     VALUES (gen_random_uuid(), $1, $2, CASE WHEN $3 THEN now() END)`,
    [checksum, name, isFinished],
  );
}

/** Applies and records one migration after the other. @param texts by checksum */
export async function applyAsPast(
  client: Client,
  migrations: readonly (readonly [name: string, checksum: string])[],
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, checksum] of migrations) {
    await client.query(texts[checksum] ?? '');
    await recordAsPast(client, name, checksum);
  }
}

export async function dropDatabase({ superuserUrl }: Server, name: string): Promise<void> {
  await withClient(superuserUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

/** pg_dump omits settings of a role for one database, so they come from the migrated database of the server. */
const ROLE_SETTINGS = `
  SELECT format('ALTER ROLE %I IN DATABASE %I SET %I = %L', setrole::regrole, $1::text, split_part(setting, '=', 1),
    substr(setting, strpos(setting, '=') + 1)) AS statement
  FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase CROSS JOIN unnest(setconfig) AS setting
  WHERE datname = current_database()`;

/** Restores a fixture. Its clock is set back to its date, because an idempotency key is kept for a day. */
export async function pastDatabase(server: Server, day: string): Promise<string> {
  const name = await emptyDatabase(server);
  await withClient(server.ownerUrl, async (client) => {
    const { rows } = await query(client, ROLE_SETTINGS, [name]);
    for (const { statement } of required(rows, 'statement')) await client.query(statement);
  });
  await withClient(urlOf(server.superuserUrl, name), async (client) => {
    await client.query(pastDump(day));
    const ago = (pastCalls(day).madeAt.getTime() - Date.now()) / 1_000;
    await client.query('UPDATE graha.clock_offset SET offset_seconds = $1', [Math.floor(ago) + 60]);
  });
  return name;
}

/** Runs the migration program of deployments. @returns its last line */
export async function migrate(ownerUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [MIGRATE], {
    env: { ...process.env, DATABASE_URL: ownerUrl },
  });
  return stdout.trimEnd().split('\n').at(-1) ?? '';
}
