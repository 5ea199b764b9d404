import { createTestDatabase } from '@graha/dev-stack/test-context';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { createPool } from './pool.ts';
import { inTransaction } from './tenant-transaction.ts';

test('a connection that breaks while it is lent out, between two queries, fails the next query and not the process', async () => {
  const database = await createTestDatabase();
  const open = (url: string) => createPool({ url, applicationName: 'test', max: 1, onError: () => {} });
  const [pool, superuser] = [open(database.apiUrl), open(database.superuserUrl)];
  const client = await pool.connect();
  await client.query('BEGIN');
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await superuser.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(client.query('SELECT 1')).rejects.toThrow(/terminat|not queryable/);
  client.release(true);
  expect((await pool.query<{ n: number }>('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  await pool.end();
  await superuser.end();
  await database.stop();
});

test('a transaction whose server does not answer waits once: its connection is dropped without a rollback', async () => {
  const database = await createTestDatabase();
  const pool = createPool({
    url: database.apiUrl,
    applicationName: 'test',
    max: 1,
    onError: () => {},
    queryTimeoutMs: 200,
  });
  const asked: unknown[] = [];
  const work = (client: PoolClient) => {
    const query = client.query.bind(client);
    Object.assign(client, { query: (text: string) => (asked.push(text), query(text)) });
    return client.query('SELECT pg_sleep(60)');
  };
  await expect(inTransaction(pool, work)).rejects.toThrow('Query read timeout');
  expect(asked).toEqual(['SELECT pg_sleep(60)']);
  expect(pool.totalCount).toBe(0);
  await pool.end();
  await database.stop();
});
