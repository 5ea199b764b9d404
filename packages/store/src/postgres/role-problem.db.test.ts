import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleProblem } from './role-problem.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

test('the roles of the servers may serve', async () => {
  const { apiUrl, appUrl, authUrl, operatorUrl, workerUrl } = database;
  for (const url of [apiUrl, appUrl, authUrl, operatorUrl, workerUrl]) expect(await roleProblem(url)).toBeNull();
});

test('the owner of the tables and a superuser may not', async () => {
  expect(await roleProblem(database.ownerUrl)).toMatch(/^The role \w+ owns tables\. Use the role/);
  expect(await roleProblem(database.superuserUrl)).toMatch(/is a superuser/);
});

test.each([
  ['BYPASSRLS', /bypasses row level security/],
  ['IN ROLE graha_owner', /owns tables/],
])('a role that was made with %s may not', async (made, problem) => {
  const role = `role_${randomUUID().slice(0, 8)}`;
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  try {
    await superuser.query(`CREATE ROLE ${role} LOGIN PASSWORD 'of-a-test' ${made}`);
    const url = new URL(database.appUrl);
    Object.assign(url, { username: role, password: 'of-a-test' });
    expect(await roleProblem(url.href)).toMatch(problem);
  } finally {
    await superuser.query(`DROP ROLE IF EXISTS ${role}`);
    await superuser.end();
  }
});
