import { createPool } from '@graha/store/postgres/pool';
import { urlAsUserOf } from '@graha/store/postgres/host-urls';
import { type Reads, replicaReads } from '@graha/store/postgres/reads';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openThrowawayCluster, type ThrowawayCluster } from '../throwaway-cluster.ts';
import { roleUrls, withClient } from './roles.ts';
import { openStandby, promote, REPLICATED } from './standby.ts';
import { query } from '@graha/store/postgres/query';

const AGE_MAX_MS = 10_000;

let server: ThrowawayCluster;
let standby: ThrowawayCluster;
let primary: Pool;
let replica: Pool;
let reads: Reads;
let nowMs = 0;
const leaving: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await openThrowawayCluster(REPLICATED);
  leaving.push(server.remove);
  standby = await openStandby(server);
  leaving.push(standby.remove);
  const { graha_app } = roleUrls(server.ownerUrl, server.passwords);
  const shared = { applicationName: 'test', max: 2, onError: () => {} };
  primary = createPool({ ...shared, url: graha_app });
  replica = createPool({ ...shared, url: urlAsUserOf(standby.ownerUrl, graha_app), isReadOnly: true });
  leaving.push(
    () => primary.end(),
    () => replica.end(),
  );
});
afterAll(async () => {
  for (const leave of leaving.toReversed()) await leave();
});
beforeEach(() => {
  reads = replicaReads({ primary, replica, onAway: () => {}, ageMaxMs: AGE_MAX_MS, nowMs: () => nowMs });
});

const portOf = async (db: Pool): Promise<number | null | undefined> =>
  (await query(db, `SELECT current_setting('port')::int AS port`)).rows[0]?.port;

/** The server that answers a read after checks for this number of seconds. */
async function placeAfter(seconds: number): Promise<'primary' | 'replica'> {
  nowMs += seconds * 1_000;
  await reads.ageMs(); // Begins a check that no caller waits for while the primary answers.
  await new Promise((resolve) => setImmediate(resolve));
  const port = await reads.read(portOf);
  return port === standby.port ? 'replica' : 'primary';
}

const onStandby = (sql: string) => withClient(standby.superuserUrl, async (client) => void (await client.query(sql)));
/** Makes a change that the replica has to replay. */
const write = () =>
  withClient(server.ownerUrl, (client) => client.query('UPDATE graha.clock_offset SET offset_seconds = 0'));

test('figures come from the replica, and say how old they are at most', async () => {
  await expect.poll(() => placeAfter(1)).toBe('replica');
  const age = await reads.ageMs();
  expect(age).not.toBeNull();
  expect(age).toBeLessThanOrEqual(AGE_MAX_MS);
});

test('a replica that lags is read until the bound, with its true age, and then no more until it has caught up', async () => {
  await expect.poll(() => placeAfter(1)).toBe('replica');
  await onStandby('SELECT pg_wal_replay_pause()');
  await expect
    .poll(async () => {
      await write();
      nowMs += 1_000;
      return reads.ageMs();
    })
    .toBeGreaterThanOrEqual(2_000);
  await write();
  expect(await placeAfter(AGE_MAX_MS / 1_000)).toBe('primary');
  await onStandby('SELECT pg_wal_replay_resume()');
  await expect.poll(() => placeAfter(5)).toBe('replica');
});

test('a read that fails on the replica is done on the primary', async () => {
  await expect.poll(() => placeAfter(1)).toBe('replica');
  const seen: number[] = [];
  const answer = await reads.read(async (db, ageMs) => {
    seen.push(ageMs === null ? 0 : 1);
    if (ageMs !== null) throw new Error('canceling statement due to conflict with recovery');
    return portOf(db);
  });
  expect({ answer, seen }).toEqual({ answer: server.port, seen: [1, 0] });
});

test('a replica that is stopped is not missed, and used again when it is back', async () => {
  await expect.poll(() => placeAfter(1)).toBe('replica');
  await standby.kill();
  expect(await placeAfter(0)).toBe('primary');
  expect(await placeAfter(5)).toBe('primary');
  await standby.start();
  await expect.poll(() => placeAfter(5)).toBe('replica');
});

test('a replica that was promoted is not read, and takes no write from a session of ours', async () => {
  await expect.poll(() => placeAfter(1)).toBe('replica');
  const session = await replica.connect();
  await promote(standby.superuserUrl);
  await expect(session.query('CREATE TEMPORARY TABLE written (id int)')).rejects.toMatchObject({ code: '25006' });
  session.release();
  expect(await placeAfter(1)).toBe('primary');
  expect(await placeAfter(5)).toBe('primary');
});
