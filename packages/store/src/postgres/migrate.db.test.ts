import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applySqlFiles, readSqlFiles } from '../../scripts/sql-files.mjs';
import { auditTenant } from '../audit/audit.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { openPools } from '../testing/testing.ts';
import { differences, schemaFacts } from '../testing/schema-facts.ts';

const MIGRATE = fileURLToPath(new URL('../../scripts/migrate.mjs', import.meta.url));
const FIXTURE = new URL('../../../../prisma/fixtures/schema-2026-11.sql.gz', import.meta.url);

let fresh: TestDatabase;
let schema: Set<string>;
const extra: string[] = [];
/** Those that came after the tables of November 2026. */
const newer = readdirSync(new URL('../../../../prisma/migrations', import.meta.url)).filter(
  (name) => name > '0010_operator' && /^\d/.test(name),
).length;
const APPLIED = new RegExp(`^${newer} migrations and \\d+ SQL files applied$`);

beforeAll(async () => {
  fresh = await createTestDatabase();
  schema = await factsOf(fresh.ownerUrl);
});
afterAll(async () => {
  for (const name of extra) await asSuperuser(fresh.database, `DROP DATABASE ${name} WITH (FORCE)`);
  await fresh.stop();
});

function urlOf(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const asSuperuser = (database: string, sql: string) =>
  withClient(urlOf(fresh.superuserUrl, database), (client) => client.query(sql));

/** A database as the migrations of November 2026 left it. */
async function novemberDatabase(): Promise<string> {
  const name = `november_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(fresh.database, `CREATE DATABASE ${name} TEMPLATE template0 OWNER graha_owner`);
  extra.push(name);
  await asSuperuser(name, gunzipSync(readFileSync(FIXTURE)).toString('utf8'));
  return urlOf(fresh.ownerUrl, name);
}

async function migrate(ownerUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [MIGRATE], {
    env: { ...process.env, DATABASE_URL: ownerUrl },
  });
  return stdout.trimEnd().split('\n').at(-1) ?? '';
}

const factsOf = (ownerUrl: string) => withClient(ownerUrl, schemaFacts);

test('a database of November 2026 gets the schema of a new one', async () => {
  const november = await novemberDatabase();
  const before = await factsOf(november);
  expect(await migrate(november)).toMatch(APPLIED);
  const upgraded = await factsOf(november);
  expect(differences(upgraded, schema)).toEqual([]);
  expect(differences(before, upgraded)).not.toEqual([]);
});

test('an account of November 2026 is charged on, and its ledger has no difference', async () => {
  const november = await novemberDatabase();
  const tenantId = randomUUID();
  const virtualKey = '00000000-0000-0000-0000-000000000000';
  await withClient(november, async (owner) => {
    await owner.query('SELECT graha.ensure_partitions()');
    await owner.query(`SELECT graha.open_account($1, 'free')`, [tenantId]);
    await owner.query(
      `SELECT graha.charge_batch(ARRAY[$1::uuid], ARRAY[$2::uuid], '{panchang/full}', '{2}', '{before}', '{null}', '{null}',
         '{null}', 'engine 1.0')`,
      [tenantId, virtualKey],
    );
  });
  await migrate(november);

  const { pathname } = new URL(november);
  const pools = openPools({
    ownerUrl: november,
    apiUrl: urlOf(fresh.apiUrl, pathname.slice(1)),
    appUrl: urlOf(fresh.appUrl, pathname.slice(1)),
    workerUrl: urlOf(fresh.workerUrl, pathname.slice(1)),
  });
  const charge = {
    tenantId,
    keyId: virtualKey,
    operation: 'panchang/full',
    cost: 3,
    requestId: 'after',
    idempotencyKey: null,
    inputHash: null,
    asOf: null,
  };
  const [charged] = await chargeBatch({ db: pools.api }, { charges: [charge], engineVersion: 'engine 1.0' });
  await runProjections({ db: pools.worker });
  const problems = await auditTenant({ db: pools.worker, tenantId });
  await pools.close();
  expect(charged).toMatchObject({ outcome: 'charged', seq: 4, creditsRemaining: 20_000 - 5 });
  expect(problems).toEqual([]);
});

test('a database between two versions is refused with the way out, and stays as it is', async () => {
  const november = await novemberDatabase();
  await withClient(november, (owner) =>
    owner.query(`DELETE FROM public._prisma_migrations WHERE migration_name >= '0068'`),
  );
  const before = await factsOf(november);
  await expect(migrate(november)).rejects.toThrow(
    /has 42 of the 44 migrations of November 2026; the first missing one is 0068_event_authors\. .*git checkout b64a34e/s,
  );
  expect(differences(before, await factsOf(november))).toEqual([]);
});

test('a migrated database needs nothing more, and only changed files are applied to it', async () => {
  const { ownerUrl } = fresh;
  expect(await migrate(ownerUrl)).toBe('nothing to do');

  await withClient(ownerUrl, async (owner) => {
    await owner.query(`UPDATE graha.applied_sql SET sha256 = 'of an older version' WHERE file = 'ledger/iso'`);
    await owner.query(`
      CREATE OR REPLACE FUNCTION graha.iso(p_at timestamptz) RETURNS text LANGUAGE sql AS $$ SELECT 'older' $$;
      CREATE OR REPLACE FUNCTION graha.unspent(p_grant graha.credit_grant) RETURNS bigint LANGUAGE sql AS $$ SELECT 0::bigint $$`);
  });
  expect(await migrate(ownerUrl)).toBe('0 migrations and 1 SQL files applied');
  const changed = differences(schema, await factsOf(ownerUrl));
  expect(changed.filter((line) => line.includes('graha.iso('))).toEqual([]);
  expect(changed).toContain('+ function graha.unspent(graha.credit_grant): AS $function$ SELECT 0::bigint $function$');
});

test('two deployments may migrate at once', async () => {
  const november = await novemberDatabase();
  const results = await Promise.all([migrate(november), migrate(november)]);
  expect(results.toSorted()).toEqual([expect.stringMatching(APPLIED), 'nothing to do']);
  expect(differences(await factsOf(november), schema)).toEqual([]);
});

test('a file that fails is named with its line, and no other is applied', async () => {
  const files = readSqlFiles();
  files.set('ledger/added', { text: 'CREATE FUNCTION graha.added() RETURNS int LANGUAGE sql RETURN 1;', needs: [] });
  files.set('tenancy/wrong', { text: '-- A comment.\nCREATE FUNCTION graha.wrong(;', needs: ['ledger/added'] });
  const before = await factsOf(fresh.ownerUrl);
  await withClient(fresh.ownerUrl, (owner) =>
    expect(applySqlFiles(owner, files)).rejects.toThrow('prisma/sql/tenancy/wrong.sql:2: syntax error at or near ";"'),
  );
  expect(differences(before, await factsOf(fresh.ownerUrl))).toEqual([]);
});

test('a locked table is waited for without keeping others from it', async () => {
  await withClient(fresh.ownerUrl, async (owner) => {
    await owner.query(`UPDATE graha.applied_sql SET sha256 = 'of an older version' WHERE file = 'ledger/policies'`);
    await withClient(fresh.superuserUrl, async (reader) => {
      await reader.query('BEGIN; SELECT FROM graha.credit_account');
      const applying = applySqlFiles(owner);
      await setTimeout(400);
      await asSuperuser(fresh.database, `SET lock_timeout = '400ms'; SELECT FROM graha.credit_account`);
      await reader.query('COMMIT');
      expect(await applying).toBe(1);
    });
  });
});
