import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest, readMigrations } from '../../scripts/migrations.mjs';
import {
  applyAsPast,
  databaseOfPast,
  dropDatabase,
  migrate,
  pastDatabase,
  pastStates,
  recordAsPast,
  urlOf,
  withClient,
} from '../testing/past-database.ts';
import { differences, schemaFacts } from '../testing/schema-facts.ts';

const { states, texts } = pastStates();
const UPGRADED = new RegExp(`^${readMigrations().length} migrations and \\d+ SQL files applied$`);
let fresh: TestDatabase;
let schema: Set<string>;
const made: string[] = [];

beforeAll(async () => {
  fresh = await createTestDatabase();
  schema = await withClient(fresh.ownerUrl, schemaFacts);
});
afterAll(async () => {
  for (const name of made) await dropDatabase(fresh, name);
  await fresh.stop();
});

const apply = (client: Client, commit: string) => applyAsPast(client, states[commit] ?? [], texts);

async function ownDatabase(work: (client: Client) => Promise<unknown>): Promise<string> {
  const name = await databaseOfPast(fresh, work);
  made.push(name);
  return urlOf(fresh.ownerUrl, name);
}

async function pastUrl(): Promise<string> {
  const name = await pastDatabase(fresh, '2026-11-22');
  made.push(name);
  return urlOf(fresh.ownerUrl, name);
}

const differencesOf = async (url: string) => differences(await withClient(url, schemaFacts), schema);

test.each(Object.keys(states))('a database of commit %s gets the schema of a new one', async (commit) => {
  const url = await ownDatabase((client) => apply(client, commit));
  expect(await migrate(url)).toMatch(UPGRADED);
  expect(await differencesOf(url)).toEqual([]);
});

test('a database that stopped at a migration that its first texts do not allow is upgraded too', async () => {
  const url = await ownDatabase(async (client) => {
    await apply(client, 'ab3c3a47');
    const [, checksum] = states['38829bf4']?.find(([name]) => name === '0016_credits_and_calls') ?? [];
    await expect(client.query(texts[checksum ?? ''] ?? '')).rejects.toThrow('add_grant');
    await recordAsPast(client, '0016_credits_and_calls', checksum ?? '', false);
  });
  expect(await migrate(url)).toMatch(UPGRADED);
  expect(await differencesOf(url)).toEqual([]);
});

test('a month that was being archived keeps its rows', async () => {
  const url = await pastUrl();
  const asSuperuser = <Result>(work: (client: Client) => Promise<Result>) =>
    withClient(urlOf(fresh.superuserUrl, new URL(url).pathname.slice(1)), work);
  const month = await asSuperuser(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT tableoid::regclass::text AS name FROM graha.ledger_entry LIMIT 1',
    );
    await client.query(`ALTER TABLE graha.ledger_entry DETACH PARTITION ${rows[0]?.name}`);
    return rows[0]?.name;
  });
  const countOf = () => asSuperuser(async (client) => (await client.query(`SELECT FROM ${month}`)).rowCount);
  const before = await countOf();
  await migrate(url);
  expect(before).toBeGreaterThan(0);
  expect(await countOf()).toBe(before);
});

test('an upgrade that fails leaves the old database as it was', async () => {
  const url = await pastUrl();
  await withClient(url, (client) => client.query('ALTER TABLE graha.credit_account DROP COLUMN last_hash'));
  const before = await withClient(url, (client) => client.query('SELECT * FROM graha.ledger_entry ORDER BY seq'));
  await expect(migrate(url)).rejects.toThrow(/null value in column "last_hash"/);
  const after = await withClient(url, (client) => client.query('SELECT * FROM graha.ledger_entry ORDER BY seq'));
  expect(after.rows).toEqual(before.rows);
});

test('two deployments may upgrade at once', async () => {
  const url = await pastUrl();
  const results = await Promise.all([migrate(url), migrate(url)]);
  expect(results.toSorted()).toEqual([expect.stringMatching(UPGRADED), 'nothing to do']);
});

test('a migration that no version has is refused by its name', async () => {
  const url = await ownDatabase(async (client) => {
    await apply(client, 'ab3c3a47');
    await recordAsPast(client, '0060_of_nobody', '0');
  });
  await expect(migrate(url)).rejects.toThrow(/has migration 0060_of_nobody, which no version has/);
});

test('the fixture has every text that the manifest lists for a squashed migration', () => {
  const listed = Object.values(readManifest().squashed).flat().toSorted();
  expect(Object.keys(texts).toSorted()).toEqual(listed);
});
