import { chargeBatch } from '@graha/store/ledger/metering';
import { createPool } from '@graha/store/postgres/pool';
import { identityClient } from '@graha/store/identity/identity';
import { calls, ENGINE, openPools, openWorkspace } from '@graha/store/testing/testing';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openThrowawayCluster, type ThrowawayCluster } from '../throwaway-cluster.ts';
import { roleUrls, withClient } from './roles.ts';
import { onPorts, openStandby, promote, REPLICATED, waitForStandby } from './standby.ts';
import { query } from '@graha/store/postgres/query';

let old: ThrowawayCluster;
let next: ThrowawayCluster;
const leaving: (() => Promise<void>)[] = [];

beforeAll(async () => {
  old = await openThrowawayCluster(REPLICATED);
  leaving.push(old.remove);
  next = await openStandby(old);
  leaving.push(next.remove);
  await waitForStandby(old.superuserUrl);
});
afterAll(async () => {
  for (const leave of leaving.toReversed()) await leave();
});

function poolOf(url: string, ports: readonly number[] = [next.port, old.port]): Pool {
  const pool = createPool({ url: onPorts(url, ports), applicationName: 'test', max: 2, onError: () => {} });
  leaving.push(() => pool.end());
  return pool;
}

const portOf = async (pool: Pool): Promise<number | null | undefined> =>
  (await query(pool, `SELECT current_setting('port')::int AS port`)).rows[0]?.port;

test('every role writes to the primary, whichever of its hosts is named first, through pool and Prisma alike', async () => {
  const { graha_api, graha_operator, graha_auth } = roleUrls(old.ownerUrl, old.passwords);
  for (const url of [graha_api, graha_operator, old.ownerUrl]) {
    expect(await portOf(poolOf(url, [next.port, old.port]))).toBe(old.port);
    expect(await portOf(poolOf(url, [old.port, next.port]))).toBe(old.port);
  }
  const prisma = identityClient(onPorts(graha_auth, [next.port, old.port]));
  leaving.push(() => prisma.$disconnect());
  expect(await prisma.$queryRaw`SELECT current_setting('port')::int AS port`).toEqual([{ port: old.port }]);
});

test('without any primary the error is that of a server which takes no sessions', async () => {
  const pool = poolOf(roleUrls(old.ownerUrl, old.passwords).graha_api, [next.port, 1]);
  await expect(pool.query('SELECT 1')).rejects.toMatchObject({ name: 'NoPrimary', code: '57P03' });
});

test('a server that was made read-only is left within one query, and found again', async () => {
  const owner = poolOf(old.ownerUrl);
  const readOnly = (value: string) =>
    withClient(old.superuserUrl, async (client) => {
      await client.query(`SET default_transaction_read_only = off`);
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await client.query('SELECT pg_reload_conf()');
    });
  const write = () => owner.query('UPDATE graha.clock_offset SET offset_seconds = 0');
  await write();
  await readOnly('on');
  await expect.poll(() => write().catch(({ name }: Error) => name)).toBe('NoPrimary');
  await readOnly('off');
  await expect
    .poll(() =>
      write().then(
        () => 'written',
        ({ name }: Error) => name,
      ),
    )
    .toBe('written');
});

test('after the primary died the promoted standby is charged, and the old one never again, even when it comes back', async () => {
  const urls = roleUrls(old.ownerUrl, old.passwords);
  const ports = [old.port, next.port];
  const pools = openPools({
    ownerUrl: onPorts(old.ownerUrl, ports),
    apiUrl: onPorts(urls.graha_api, ports),
    appUrl: onPorts(urls.graha_app, ports),
    workerUrl: onPorts(urls.graha_worker, ports),
  });
  leaving.push(pools.close);
  const workspace = await openWorkspace(pools, { credits: 100 });
  const charge = async () =>
    (await chargeBatch({ db: pools.api }, { charges: calls(1, workspace), engineVersion: ENGINE }))[0]?.seq;
  const before = await charge();
  await old.kill();
  await promote(next.superuserUrl);
  await expect.poll(() => charge().catch(() => null)).toBe((before ?? 0) + 1);

  await old.start();
  const again = poolOf(urls.graha_api, ports);
  expect([await portOf(again), await portOf(pools.api)]).toEqual([next.port, next.port]);
  await withClient(old.superuserUrl, async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE application_name = 'test' AND pid <> pg_backend_pid()`,
    );
    expect(rowCount).toBe(0);
  });
});
