import { afterAll, expect, test } from 'vitest';
import { withClient } from './postgres/roles.ts';
import type { TestDatabase } from './test-context.ts';
import { createTestDatabase, restartableCluster } from './test-context.ts';
import { query } from '@graha/store/postgres/query';

const opened: TestDatabase[] = [];
const open = async () => {
  const database = await createTestDatabase();
  opened.push(database);
  return database;
};
afterAll(async () => {
  for (const database of opened) await database.stop();
});

const whoAmI = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await query(
      client,
      'SELECT rolname AS role, rolsuper AS super, rolbypassrls AS bypass FROM pg_roles WHERE rolname = current_user',
    );
    return rows[0];
  });

test('each role signs in with its own URL, and none but the superuser stands above row level security', async () => {
  const urls = await open();
  for (const [url, role] of [
    [urls.ownerUrl, 'graha_owner'],
    [urls.apiUrl, 'graha_api'],
    [urls.appUrl, 'graha_app'],
    [urls.authUrl, 'graha_auth'],
    [urls.operatorUrl, 'graha_operator'],
    [urls.workerUrl, 'graha_worker'],
  ] as const) {
    expect(await whoAmI(url)).toEqual({ role, super: false, bypass: false });
  }
  expect(await whoAmI(urls.superuserUrl)).toMatchObject({ role: 'postgres', super: true });
});

test('a copy keeps the time limits that the roles have in the migrated database', async () => {
  const { workerUrl, apiUrl } = await open();
  const limitOf = (url: string) =>
    withClient(
      url,
      async (client) => (await query(client, "SELECT current_setting('statement_timeout') AS limit")).rows[0]?.limit,
    );
  expect(await limitOf(apiUrl)).toBe('5s');
  expect(await limitOf(workerUrl)).toBe('10min');
});

test('what one test file writes, another does not see', async () => {
  const [one, two] = [await open(), await open()];
  await withClient(one.ownerUrl, (client) => client.query('CREATE TABLE only_here (n integer)'));
  await expect(withClient(two.ownerUrl, (client) => client.query('TABLE only_here'))).rejects.toThrow('does not exist');
});

test('a cluster of its own comes back after a stop and after a crash, with what was committed', async () => {
  const cluster = await restartableCluster();
  try {
    await withClient(cluster.ownerUrl, (client) => client.query('CREATE TABLE kept AS SELECT 7 AS n'));
    await cluster.stop();
    await expect(whoAmI(cluster.apiUrl)).rejects.toThrow(/ECONNREFUSED|terminated/);
    await cluster.start();
    await cluster.kill();
    await expect(whoAmI(cluster.apiUrl)).rejects.toThrow(/ECONNREFUSED|terminated/);
    await cluster.start();
    const { rows } = await withClient(cluster.ownerUrl, (client) => client.query('TABLE kept'));
    expect(rows).toEqual([{ n: 7 }]);
  } finally {
    await cluster.remove();
  }
});
