import { createTestDatabase } from '@graha/dev-stack/test-context';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../src/testing/testing.ts';
import { type Catalog, readCatalog } from './catalog.ts';
import { SAMPLES } from './column-types.ts';
import { describeStatement } from './describe-statement.ts';

const own = useDatabase(createTestDatabase);
let client: PoolClient;
let catalog: Catalog;

beforeAll(async () => {
  client = await own.pools.owner.connect();
  await client.query(`CREATE TEMP TABLE one (id int NOT NULL PRIMARY KEY, needed text NOT NULL, free text, at timestamptz NOT NULL,
    facts jsonb NOT NULL)`);
  await client.query('CREATE TEMP TABLE many (id int NOT NULL, cost bigint NOT NULL, bonus bigint, key bytea)');
  catalog = await readCatalog(client);
});
afterAll(() => client.release());

const rowOf = async (text: string) => (await describeStatement(client, catalog, text)).row;

test.each([
  ['constraints decide', 'SELECT needed, free, at FROM one', '{ needed: string; free: string | null; at: Date }'],
  ['an inner join adds no null', 'SELECT cost FROM one JOIN many USING (id)', '{ cost: string }'],
  [
    'a left join does',
    'SELECT needed, cost FROM one LEFT JOIN many USING (id)',
    '{ needed: string; cost: string | null }',
  ],
  ['a right join too', 'SELECT needed FROM one RIGHT JOIN many USING (id)', '{ needed: string | null }'],
  ['a condition removes it', 'SELECT cost FROM one LEFT JOIN many USING (id) WHERE cost > 1', '{ cost: string }'],
  [
    'a condition that may be true for null does not',
    "SELECT free FROM one WHERE free = 'a' OR id = 1",
    '{ free: string | null }',
  ],
  [
    'an update changes what its condition saw',
    "UPDATE one SET free = NULL WHERE free = 'a' RETURNING free",
    '{ free: string | null }',
  ],
  ['an update writes a value', "UPDATE one SET free = 'a' RETURNING free", '{ free: string }'],
  [
    'an update may write null',
    'WITH x AS (UPDATE one SET free = $1 RETURNING free) SELECT free FROM x',
    '{ free: string | null }',
  ],
  ['IS NOT NULL', 'SELECT free FROM one WHERE free IS NOT NULL AND id > 1', '{ free: string }'],
  ['a count is a number', 'SELECT count(*) AS n, max(cost) AS most FROM many', '{ n: string; most: string | null }'],
  [
    'groups have rows',
    'SELECT id, max(cost) AS a, max(bonus) AS b FROM many GROUP BY id',
    '{ id: number; a: string; b: string | null }',
  ],
  [
    'a filter may leave none',
    'SELECT max(cost) FILTER (WHERE id > 1) AS a FROM many GROUP BY id',
    '{ a: string | null }',
  ],
  [
    'coalesce',
    "SELECT coalesce(free, 'a') AS a, coalesce(free, NULL) AS b FROM one",
    '{ a: string; b: string | null }',
  ],
  [
    'JSON',
    "SELECT facts, facts ->> 'a' AS a, (facts ->> 'b')::int AS b FROM one",
    '{ facts: unknown; a: string | null; b: number | null }',
  ],
  [
    'a case without ELSE',
    "SELECT CASE WHEN id > 1 THEN 'a' END AS a, CASE WHEN id > 1 THEN 'a' ELSE 'b' END AS b FROM one",
    '{ a: string | null; b: string }',
  ],
  [
    'subqueries',
    'SELECT (SELECT count(*) FROM many) AS a, (SELECT cost FROM many LIMIT 1) AS b, EXISTS (SELECT FROM many) AS c',
    '{ a: string; b: string | null; c: boolean }',
  ],
  [
    'columns of a subquery',
    'SELECT a, b FROM (SELECT needed AS a, free AS b FROM one) x',
    '{ a: string; b: string | null }',
  ],
  [
    'columns of a CTE',
    'WITH x AS (DELETE FROM many RETURNING cost, bonus) SELECT cost, bonus FROM x',
    '{ cost: string; bonus: string | null }',
  ],
  ['a union', 'SELECT needed AS a FROM one UNION ALL SELECT free FROM one', '{ a: string | null }'],
  [
    'items of an array that is passed',
    'SELECT a, n FROM unnest($1::text[]) WITH ORDINALITY x (a, n)',
    '{ a: string; n: string }',
  ],
  ['values', "SELECT a, b FROM (VALUES ('x', NULL), ('y', 'z')) v (a, b)", '{ a: string; b: string | null }'],
  ['several arrays', 'SELECT a FROM unnest($1::text[], $2::text[]) x (a, b)', '{ a: string | null }'],
  [
    'RETURNING',
    'INSERT INTO many (id, cost) VALUES ($1, $2) RETURNING cost, key',
    '{ cost: string; key: Buffer | null }',
  ],
  ['no rows', 'DELETE FROM many WHERE id = $1', 'never'],
])('%s', async (_, text, row) => {
  expect((await rowOf(text)).replaceAll('"', '')).toBe(row);
});

test('values have the types of the parameters, in their order', async () => {
  const { values } = await describeStatement(client, catalog, 'UPDATE one SET facts = $2, at = $3 WHERE id = ANY ($1)');
  expect(values).toBe('readonly [readonly (number | null)[] | null, string | object | null, string | Date | null]');
});

describe('rows have the described types', () => {
  test.each(Object.entries(SAMPLES))('%s', async (type, sample) => {
    const text = `SELECT '${sample}'::${type} AS one, ARRAY['${sample}'::${type}] AS several`;
    const { rows } = await client.query(text);
    const nameOf = (value: unknown) =>
      value instanceof Date
        ? 'Date'
        : Buffer.isBuffer(value)
          ? 'Buffer'
          : typeof value === 'object'
            ? 'unknown'
            : typeof value;
    expect(await rowOf(text)).toBe(`{ "one": ${nameOf(rows[0].one)}; "several": ${nameOf(rows[0].several[0])}[] }`);
  });
});

test('items of an array are not null if they become rows', async () => {
  const { values } = await describeStatement(client, catalog, 'SELECT a FROM unnest($1::text[]) a');
  expect(values).toBe('readonly [readonly (string)[] | null]');
});

test('a renamed column is a failure that names it', async () => {
  await expect(rowOf('SELECT renamed FROM one')).rejects.toThrow('column "renamed" does not exist');
});
