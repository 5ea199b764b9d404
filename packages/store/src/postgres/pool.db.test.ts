import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { createPool } from './pool.ts';

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
