import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { createAttemptStore, sweepAttempts } from './attempts.ts';
import { createPool } from '../postgres/pool.ts';

let database: TestDatabase;
let pools: [Pool, Pool];

beforeAll(async () => {
  database = await createTestDatabase();
  const open = () => createPool({ url: database.authUrl, applicationName: 'test', max: 8, onError: () => {} });
  pools = [open(), open()];
});
beforeEach(() => pools[0].query('DELETE FROM identity.attempt'));
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.stop();
});

const fail = (error: unknown): never => {
  throw error;
};
const stores = () => pools.map((pool) => createAttemptStore(pool, fail));
const window = (subject: string, windowMs = 60_000) => ({ subject, windowMs });

test('two portals that count at the same moment count each attempt once, and none twice', async () => {
  const [one, other] = stores();
  const takes = Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other)?.take([window('a'), window('b')]));
  const seen = (await Promise.all(takes)).map((windows) => windows?.map(({ attempts }) => attempts));
  const each = Array.from({ length: 50 }, (_, index) => index + 1);
  expect(seen.map((counts) => counts?.[0]).toSorted((a = 0, b = 0) => a - b)).toEqual(each);
  expect(seen.map((counts) => counts?.[1]).toSorted((a = 0, b = 0) => a - b)).toEqual(each);
});

test('attempts in the same windows in another order do not wait for each other in a circle', async () => {
  const [one, other] = stores();
  const takes = Array.from({ length: 60 }, (_, index) =>
    index % 2
      ? one?.take([window('a'), window('b'), window('c')])
      : other?.take([window('c'), window('b'), window('a')]),
  );
  await expect(Promise.all(takes)).resolves.toHaveLength(60);
});

test('answers stand in the order of the windows, and a window ends at its time', async () => {
  const [store] = stores();
  await store?.take([window('b')]);
  expect((await store?.take([window('a'), window('b', 1)]))?.map(({ attempts }) => attempts)).toEqual([1, 2]);
  await pools[0].query(`UPDATE identity.attempt SET ends_at = statement_timestamp()`);
  expect(await store?.read('b')).toEqual({ attempts: 0, leftMs: 0 });
  expect((await store?.take([window('b')]))?.[0]).toMatchObject({ attempts: 1, leftMs: 60_000 });
});

test('an attempt that is given back may be made again, in the same window, and never more than were made', async () => {
  const [store] = stores();
  await store?.take([window('a')]);
  await store?.take([window('a')]);
  await store?.giveBack('a');
  expect(await store?.read('a')).toMatchObject({ attempts: 1 });
  for (let times = 0; times < 3; times += 1) await store?.giveBack('a');
  expect((await store?.take([window('a')]))?.[0]).toMatchObject({ attempts: 1 });
});

test('what is forgotten begins anew', async () => {
  const [store] = stores();
  await store?.take([window('a')]);
  await store?.forget('a');
  expect(await store?.read('a')).toEqual({ attempts: 0, leftMs: 0 });
});

test('what is opened anew has one attempt in it, whether it was open, had ended or was never there', async () => {
  const [store] = stores();
  await store?.take([window('open')]);
  await store?.take([window('open'), window('ended')]);
  await pools[0].query(`UPDATE identity.attempt SET ends_at = statement_timestamp() WHERE subject = sha256('ended')`);
  for (const subject of ['open', 'ended', 'new']) {
    await store?.reopen(window(subject, 5_000));
    const seen = await store?.read(subject);
    expect(seen?.attempts).toBe(1);
    expect(seen?.leftMs).toBeLessThanOrEqual(5_000);
  }
});

test('nobody’s address stands in the table', async () => {
  await stores()[0]?.take([window('asha@nadir.example')]);
  const { rows } = await query(pools[0], 'SELECT subject FROM identity.attempt');
  expect(rows.map(({ subject }) => subject.length)).toEqual([32]);
  expect(rows[0]?.subject.toString()).not.toContain('asha');
});

test('windows that have ended are swept, open ones stay', async () => {
  const [store] = stores();
  await store?.take([window('old'), window('new')]);
  await pools[0].query(
    `UPDATE identity.attempt SET ends_at = statement_timestamp() - interval '1 second' WHERE subject = sha256('old')`,
  );
  expect(await sweepAttempts(pools[0])).toBe(1);
  expect(await store?.read('new')).toMatchObject({ attempts: 1 });
});
