import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest, readMigrations } from '../../scripts/migrations.mjs';
import {
  applyAsPast,
  databaseOfPast,
  dropDatabase,
  migrate,
  revisedStates,
  urlOf,
  withClient,
} from '../testing/past-database.ts';
import { differences, schemaFacts } from '../testing/schema-facts.ts';

const { states, texts } = revisedStates();
let fresh: TestDatabase;
let schema: Set<string>;

beforeAll(async () => {
  fresh = await createTestDatabase();
  schema = await withClient(fresh.ownerUrl, schemaFacts);
});
afterAll(() => fresh.stop());

test.each(Object.keys(states))('a database of commit %s gets the schema of a new one', async (commit) => {
  const name = await databaseOfPast(fresh, (client) => applyAsPast(client, states[commit] ?? [], texts));
  const url = urlOf(fresh.ownerUrl, name);
  const missing = readMigrations().length - (states[commit]?.length ?? 0);
  expect(await migrate(url)).toMatch(new RegExp(`^${missing} migrations and \\d+ SQL files applied$`));
  expect(differences(await withClient(url, schemaFacts), schema)).toEqual([]);
  expect(await migrate(url)).toBe('nothing to do');
  await dropDatabase(fresh, name);
});

test('the fixture has every earlier text and name that the manifest lists', () => {
  const { migrations, renamed } = readManifest();
  const recorded = Object.values(states).flat();
  const earlier = Object.values(migrations).flatMap((known) => known.slice(0, -1));
  expect(earlier.filter((checksum) => !recorded.some(([, applied]) => applied === checksum))).toEqual([]);
  expect(Object.keys(renamed).filter((name) => !recorded.some(([applied]) => applied === name))).toEqual([]);
});
