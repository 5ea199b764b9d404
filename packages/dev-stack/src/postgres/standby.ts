import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { guardFolder } from '../guard.ts';
import { waitUntil } from '../process-identity.ts';
import type { ThrowawayCluster } from '../throwaway-cluster.ts';
import { clusterLog, openCluster } from './cluster.ts';
import { FLEETING_PLACES, privateFolder } from './home.ts';
import { takeBaseBackup, writeAs } from './point-in-time.ts';
import { withClient } from './roles.ts';
import { serverUser } from './system-user.ts';
import { query } from '@graha/store/postgres/query';

/** Settings of a server with standbys. The standbys get the same, because any of them may become the primary. */
export const REPLICATED = { wal_keep_size: '512MB', hot_standby: 'on', max_connections: '300' } as const;

const STREAMS_WITHIN_MS = 120_000;

export type StandbyOptions = { wantedPort?: number | null; settings?: Record<string, string> };

/** Opens a streaming copy of a running cluster. It streams when this returns. */
export async function openStandby(
  primary: ThrowawayCluster,
  { wantedPort = null, settings = {} }: StandbyOptions = {},
): Promise<ThrowawayCluster> {
  const user = serverUser();
  const home = await privateFolder(user, FLEETING_PLACES);
  const forget = guardFolder(home);
  const dataFolder = join(home, 'data');
  const { superuserUrl, ownerUrl, passwords, port } = primary;
  await takeBaseBackup({ superuserUrl, dataFolder: primary.dataFolder, into: dataFolder, user });
  const superuser = decodeURIComponent(new URL(superuserUrl).password);
  const from = `host=127.0.0.1 port=${port} user=postgres password=${superuser} application_name=standby`;
  appendFileSync(join(dataFolder, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  writeAs(user, join(dataFolder, 'standby.signal'), '');
  const cluster = await openCluster({
    home,
    user,
    wantedPort,
    passwords: { superuser, owner: decodeURIComponent(new URL(ownerUrl).password) },
    logFile: clusterLog(home),
    settings: { ...REPLICATED, ...settings },
    isThrowaway: true,
    isBare: true,
  });
  const remove = async () => {
    await cluster.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    forget();
  };
  if (await waitUntil(() => hasStandby(superuserUrl), STREAMS_WITHIN_MS)) return { ...cluster, passwords, remove };
  await remove();
  throw new Error('The standby did not begin to stream.');
}

/** A database URL with several hosts: the given ports of this machine. */
export const onPorts = (url: string, ports: readonly number[]): string =>
  url.replace(/@127\.0\.0\.1:\d+/, `@${ports.map((port) => `127.0.0.1:${port}`).join(',')}`);

export const hasStandby = (superuserUrl: string): Promise<boolean> =>
  isTrue(superuserUrl, `EXISTS (SELECT FROM pg_stat_replication WHERE state = 'streaming')`);

/** Makes each commit wait until the standby has it on disk. */
export async function waitForStandby(superuserUrl: string): Promise<void> {
  await setWaiting(superuserUrl, '*');
  const isWaiting = () =>
    isTrue(superuserUrl, `EXISTS (SELECT FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum'))`);
  if (!(await waitUntil(isWaiting, STREAMS_WITHIN_MS))) throw new Error('No standby is synchronous.');
}

/** Promotes a standby to primary. Until it has a standby, no commit waits. */
export async function promote(superuserUrl: string): Promise<void> {
  await setWaiting(superuserUrl, '');
  await withClient(superuserUrl, (client) => client.query('SELECT pg_promote(true, 30)'));
}

const setWaiting = (superuserUrl: string, names: '*' | ''): Promise<void> =>
  withClient(superuserUrl, async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await client.query('SELECT pg_reload_conf()');
  });

type Condition =
  `EXISTS (SELECT FROM pg_stat_replication WHERE ${"state = 'streaming'" | "sync_state IN ('sync', 'quorum')"})`;

const isTrue = (url: string, condition: Condition): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await query(client, `SELECT ${condition} AS is`);
    return rows[0]?.is ?? false;
  });
