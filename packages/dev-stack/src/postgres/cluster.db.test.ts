import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from '../process-identity.ts';
import type { Cluster } from './cluster.ts';
import { clusterLog, openCluster } from './cluster.ts';
import { FLEETING_PLACES, privateFolder, serverHome, sweepOrphans } from './home.ts';
import { withClient } from './roles.ts';
import { serverUser } from './system-user.ts';

const user = serverUser();
const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await privateFolder(user, FLEETING_PLACES);
  homes.push(folder);
  return folder;
}

const open = (home: string, wantedPort: number | null): Promise<Cluster> =>
  openCluster({
    home,
    user,
    wantedPort,
    passwords: { superuser: 'superuser-of-a-test', owner: 'owner-of-a-test' },
    logFile: clusterLog(home),
    isThrowaway: true,
  });

const postmasterOf = (cluster: Cluster) =>
  Number(readFileSync(join(cluster.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);

test('a cluster keeps its port and its data, also when the start before left its server running', async () => {
  const home = await newFolder();
  const first = await open(home, null);
  await withClient(first.ownerUrl, (client) => client.query('CREATE TABLE kept AS SELECT 1 AS n'));
  const leftover = postmasterOf(first);
  // Not stopped, as if its launcher and its guard had both been killed.
  const second = await open(home, first.port);
  expect(isAlive(leftover)).toBe(false);
  expect(second.port).toBe(first.port);
  const { rows } = await withClient(second.ownerUrl, (client) => client.query('TABLE kept'));
  expect(rows).toEqual([{ n: 1 }]);
  await second.stop();
});

test('a lock file whose process id belongs to another program by now is no obstacle', async () => {
  const home = await newFolder();
  const cluster = await open(home, null);
  const lockFile = join(cluster.dataFolder, 'postmaster.pid');
  const lock = readFileSync(lockFile, 'utf8');
  await cluster.kill();
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
  writeFileSync(lockFile, lock.replace(/^\d+/, String(stranger.pid)));
  const again = await open(home, cluster.port);
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
  stranger.kill();
  await again.stop();
});

test('the owner may make roles and databases, and is no superuser', async () => {
  const cluster = await open(await newFolder(), null);
  const { rows } = await withClient(cluster.ownerUrl, (client) =>
    client.query(`SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
                         (SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()) AS owner,
                         current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS addresses
                  FROM pg_roles WHERE rolname = current_user`),
  );
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: true,
      rolcreatedb: true,
      rolcanlogin: true,
      owner: 'graha_owner',
      checksums: 'on',
      addresses: '127.0.0.1',
    },
  ]);
  await cluster.stop();
});

test('a copied data folder does not take the database of the first', async () => {
  const [first, copy, outside] = [await newFolder(), await newFolder(), await newFolder()];
  writeFileSync(join(outside, 'belongs-to'), realpathSync(first));
  expect(await serverHome(first, user, outside)).toBe(outside);
  expect(await serverHome(copy, user, outside)).toBe(join(realpathSync(copy), 'postgres'));
});

test('only what belonged to a thrown-away temporary clone is swept', async () => {
  const place = await newFolder();
  const notes = {
    gone: '/tmp/thrown-away/project/.data',
    kept: realpathSync(place),
    elsewhere: '/srv/unmounted/.data',
  };
  for (const [name, dataDir] of Object.entries(notes)) {
    mkdirSync(join(place, `graha-${name}`));
    writeFileSync(join(place, `graha-${name}`, 'belongs-to'), dataDir);
  }
  sweepOrphans([place]);
  expect(readdirSync(place).toSorted()).toEqual(['graha-elsewhere', 'graha-kept']);
});
