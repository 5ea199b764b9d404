import { runAudit } from '@graha/store/audit/audit-run';
import { chargeBatch } from '@graha/store/ledger/metering';
import { calls, ENGINE, openPools, openWorkspace, type Pools } from '@graha/store/testing/testing';
import type { Charge } from '@graha/store/ledger/metering';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { guardFolder } from '../guard.ts';
import { openThrowawayCluster } from '../throwaway-cluster.ts';
import { clusterLog, openCluster } from './cluster.ts';
import { FLEETING_PLACES, privateFolder } from './home.ts';
import { archiveLog, recoverTo, takeBaseBackup, walArchive } from './point-in-time.ts';
import { roleUrls, withClient } from './roles.ts';
import { serverUser } from './system-user.ts';
import { query } from '@graha/store/postgres/query';

const user = serverUser();
const home = await privateFolder(user, FLEETING_PLACES);
const forget = guardFolder(home);
const leaving: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const leave of leaving.toReversed()) await leave();
  rmSync(home, { recursive: true, force: true });
  forget();
});

const charge = async ({ api }: Pools, charges: Charge[]): Promise<string[]> => {
  const outcomes = await chargeBatch({ db: api }, { charges, engineVersion: ENGINE });
  expect(outcomes.length).toBe(charges.length);
  return charges.map(({ requestId }) => requestId);
};

/** The number of these requests that the ledger has charged. */
const charged = async ({ owner }: Pools, requestIds: readonly string[]): Promise<number> => {
  const { rowCount } = await owner.query('SELECT FROM graha.ledger_entry WHERE request_id = ANY($1)', [requestIds]);
  return rowCount ?? 0;
};

test('a server restored to a moment has every charge until then and none after, audits clean, and charges on', async () => {
  const archive = walArchive(home, user);
  const primary = await openThrowawayCluster(archive.settings);
  leaving.push(primary.remove);
  const { superuserUrl, ownerUrl, passwords } = primary;
  const urlsOf = (url: string) => {
    const urls = roleUrls(url, passwords);
    return { ownerUrl: url, apiUrl: urls.graha_api, appUrl: urls.graha_app, workerUrl: urls.graha_worker };
  };
  const pools = openPools(urlsOf(ownerUrl));
  const workspaces = [await openWorkspace(pools, { credits: 500 }), await openWorkspace(pools, { credits: 500 })];
  const each = (count: number): Charge[] => workspaces.flatMap((workspace) => calls(count, workspace));

  const before = await charge(pools, each(40));
  const dataFolder = join(home, 'data');
  const [during] = await Promise.all([
    charge(pools, each(40)),
    takeBaseBackup({ superuserUrl, dataFolder: primary.dataFolder, into: dataFolder, user }),
  ]);
  const after = await charge(pools, each(40));
  const moment = await withClient(superuserUrl, async (client) => {
    const { rows } = await query(client, 'SELECT clock_timestamp()::text AS moment');
    return rows[0]?.moment ?? '';
  });
  const lost = await charge(pools, each(40));
  await archiveLog(superuserUrl);
  await pools.close();
  await primary.kill();

  const restored = await openCluster({
    home,
    user,
    wantedPort: null,
    passwords: {
      superuser: decodeURIComponent(new URL(superuserUrl).password),
      owner: decodeURIComponent(new URL(ownerUrl).password),
    },
    logFile: clusterLog(home),
    settings: { max_connections: '300', ...recoverTo(dataFolder, { archive: archive.folder, moment, user }) },
    isThrowaway: true,
  });
  leaving.push(restored.stop);
  const back = openPools(urlsOf(restored.ownerUrl));
  leaving.push(back.close);

  const kept = [...before, ...during, ...after];
  expect([await charged(back, kept), await charged(back, lost)]).toEqual([kept.length, 0]);
  const audit = () => runAudit({ db: back.worker }, { fromGenesis: true, onDifference: () => {} });
  const audited = await audit();
  expect(audited).toMatchObject({ tenants: 2, differences: 0 });
  expect(audited.entries).toBeGreaterThanOrEqual(kept.length);

  await charge(back, each(10));
  expect(await audit()).toMatchObject({ entries: audited.entries + 20, differences: 0 });
});
