import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PRISMA = fileURLToPath(new URL('../../scripts/prisma.mjs', import.meta.url));
const SCHEMA = fileURLToPath(new URL('../../../../prisma/schema', import.meta.url));

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

/** SQL that would turn the database into what the schema says. */
async function missingSql(): Promise<string> {
  const args = [PRISMA, 'migrate', 'diff', '--from-config-datasource', '--to-schema', SCHEMA, '--script'];
  const env = { ...process.env, DATABASE_URL: database.ownerUrl };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout.replaceAll(/^--.*$/gm, '').trim();
}

test('the migrated database has just the tables and columns that the Prisma schema declares', async () => {
  expect(await missingSql()).toBe('');
});

test('a column more or less in the database is noticed', async () => {
  const owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('ALTER TABLE graha.tenant_card ADD COLUMN surplus text');
  await owner.query('ALTER TABLE identity.member DROP COLUMN role');
  await owner.end();
  const sql = await missingSql();
  expect(sql).toMatch(/DROP COLUMN "surplus"/);
  expect(sql).toMatch(/ADD COLUMN +"role"/);
});
