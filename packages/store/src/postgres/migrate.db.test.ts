import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyMigrations, readMigrations, recorded } from '../../scripts/migrations.mjs';
import { applySqlFiles, readSqlFiles } from '../../scripts/sql-files.mjs';
import { dropDatabase, emptyDatabase, migrate, urlOf, withClient } from '../testing/past-database.ts';
import { differences, schemaFacts } from '../testing/schema-facts.ts';

let fresh: TestDatabase;
let schema: Set<string>;

beforeAll(async () => {
  fresh = await createTestDatabase();
  schema = await factsOf(fresh.ownerUrl);
});
afterAll(() => fresh.stop());

const asSuperuser = (sql: string) => withClient(fresh.superuserUrl, (client) => client.query(sql));
const factsOf = (ownerUrl: string) => withClient(ownerUrl, schemaFacts);

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
      await asSuperuser(`SET lock_timeout = '60s'; SELECT FROM graha.credit_account`);
      await reader.query('COMMIT');
      expect(await applying).toBe(1);
    });
  });
});

describe('a migration', () => {
  const MIGRATION = '0035_parts_of_an_hour';
  const setChecksum = (checksum: string) =>
    withClient(fresh.ownerUrl, (owner) =>
      owner.query('UPDATE public._prisma_migrations SET checksum = $1 WHERE migration_name = $2', [
        checksum,
        MIGRATION,
      ]),
    );
  const checksumNow = () => readMigrations().find(({ name }) => name === MIGRATION)?.checksum ?? '';

  test('that was applied with a text that no version has is refused with the way out', async () => {
    await setChecksum('another');
    try {
      await expect(migrate(fresh.ownerUrl)).rejects.toThrow(
        `with another text of ${MIGRATION} (checksum another) than any version has. Compare what it created`,
      );
    } finally {
      await setChecksum(checksumNow());
    }
  });

  test('that was applied with an earlier text of its own is known', async () => {
    await setChecksum('bf28ab71d3fcd35dae79db539ef20c4d5b3f2ea44b4631444089179f3873bfbe');
    try {
      expect(await migrate(fresh.ownerUrl)).toBe('nothing to do');
    } finally {
      await setChecksum(checksumNow());
    }
  });

  test('that was edited after it had landed leaves the same schema with either text', async () => {
    const edited = await createTestDatabase();
    await withClient(edited.ownerUrl, (owner) =>
      owner.query(`
        ALTER TABLE graha.request_count_start ALTER COLUMN parts_since DROP DEFAULT;
        DELETE FROM public._prisma_migrations WHERE migration_name = '0037_parts_since_default'`),
    );
    await migrate(edited.ownerUrl);
    const found = differences(await factsOf(edited.ownerUrl), schema);
    await edited.stop();
    expect(found).toEqual([]);
  });

  const inEmptyDatabase = async (work: (url: string) => Promise<void>) => {
    const name = await emptyDatabase(fresh);
    try {
      await work(urlOf(fresh.ownerUrl, name));
    } finally {
      await dropDatabase(fresh, name);
    }
  };
  const one = (name: string, text: string) => ({ name, text, checksum: `of ${name}` });
  const apply = (url: string, ...list: { name: string; text: string; checksum: string }[]) =>
    withClient(url, async (owner) => applyMigrations(owner, await recorded(owner), list));

  test('that fails leaves nothing behind, and is named with its line', () =>
    inEmptyDatabase(async (url) => {
      const good = one('0001_good', 'CREATE TABLE good (a int);');
      const bad = one('0002_bad', 'CREATE TABLE half (a int);\nSELECT nothing;');
      await expect(apply(url, good, bad)).rejects.toThrow(
        'prisma/migrations/0002_bad/migration.sql:2: column "nothing" does not exist',
      );
      expect(await apply(url, good, one('0002_bad', 'CREATE TABLE half (a int);'))).toBe(1);
    }));

  test('that builds an index beside the traffic runs outside a transaction', () =>
    inEmptyDatabase(async (url) => {
      const table = one('0001_table', 'CREATE TABLE t (a int);');
      const index = one('0002_index', '-- A large table.\nCREATE INDEX CONCURRENTLY IF NOT EXISTS i ON t (a);');
      expect(await apply(url, table, index)).toBe(2);
      expect(await apply(url, table, index)).toBe(0);
    }));

  test('that an older version had applied and not yet recorded when it was killed is recorded', () =>
    inEmptyDatabase(async (url) => {
      const table = one('0001_table', 'CREATE TABLE t (a int);');
      await apply(url, table);
      await withClient(url, (owner) => owner.query('UPDATE public._prisma_migrations SET finished_at = NULL'));
      expect(await apply(url, table)).toBe(1);
      expect(await apply(url, table)).toBe(0);
    }));
});
