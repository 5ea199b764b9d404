import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Client } from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { query, required, type SqlText, type ValuesOf } from '../postgres/query.ts';
import { checksum } from './checksum.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { createPool } from '../postgres/pool.ts';
import { copyAuditTrail } from './audit-trail.ts';
import { REBUILDABLE, type RebuildableName } from './rebuildable.ts';
import { chooseClock } from '../tenants/clock.ts';
import { runProjections } from './usage-by-day.ts';
import { rebuild, RebuildUnderWay } from './rebuild.ts';
import { dyingPool } from '../testing/testing-crash.ts';
import { liveALittle } from '../testing/testing-history.ts';
import { BY, calls, ENGINE, openWorkspace, PEPPER, type Workspace, useDatabase } from '../testing/testing.ts';
import { listKeys } from '../keys/key-list.ts';
import { issueKey } from '../keys/key-commands.ts';

const own = useDatabase(createTestDatabase);
const { pools } = own;
let busy: Workspace;

beforeAll(async () => {
  busy = await openWorkspace(pools, { credits: 1_000_000 });
  const clock = { timezone: 'Asia/Kolkata', place: null };
  await chooseClock({ db: pools.app, tenantId: busy.tenantId, ...BY }, { clock });
  await liveALittle(pools);
  await chargeBatch({ db: pools.api }, { charges: calls(200, busy), engineVersion: ENGINE });
  const [first] = await chargeBatch(
    { db: pools.api },
    { charges: calls(2, busy, { operation: 'western/natal', cost: 2 }), engineVersion: ENGINE },
  );
  await pools.worker.query('SELECT graha.reverse($1, $2, $3)', [busy.tenantId, first?.seq, 'not delivered']);
  await catchUp();
});
afterEach(() => pools.owner.query('UPDATE graha.projection SET rebuilding_until = null'));

// Safe: the keys of the registry are its names.
const NAMES = Object.keys(REBUILDABLE) as RebuildableName[];
const catchUp = async () => {
  await runProjections({ db: pools.worker });
  await vi.waitUntil(async () => (await eventsNotCopied()) === 0, { timeout: 120_000 });
};
const eventsNotCopied = async () => {
  await copyAuditTrail({ db: pools.worker });
  const { rows } = await query(
    pools.worker,
    `SELECT count(*)::int AS count FROM graha.event e WHERE (e.xid, e.pos) >
       (SELECT c.xid, c.pos FROM graha.feed_checkpoint c WHERE consumer = 'audit-trail')`,
  );
  return rows[0]?.count;
};
const one = async <const Text extends SqlText>(text: Text, ...values: ValuesOf<Text>) =>
  (await query(pools.owner, text, ...values)).rows[0];
const shapeOf = async (name: RebuildableName) =>
  (await one('SELECT graha.table_shape($1) AS shape', [REBUILDABLE[name].table]))?.shape;
const versionOf = async (name: RebuildableName) =>
  (await one('SELECT version FROM graha.projection WHERE name = $1', [name]))?.version;
const versionsLeft = async () =>
  (
    await one(
      "SELECT coalesce(array_agg(relname::text ORDER BY 1), '{}') AS names FROM pg_class WHERE relname ~ '_v[0-9]+$'",
    )
  )?.names;
const begun = (name: RebuildableName, statement: string) =>
  pools.owner.query(`UPDATE graha.projection SET rebuilding_until = ${statement} WHERE name = $1`, [name]);

test.each(NAMES)('%s rebuilt equals the live one, and the new table looks like the old', async (name) => {
  const before = {
    sum: await checksum(pools.worker, name),
    shape: await shapeOf(name),
    version: await versionOf(name),
  };
  expect(before.sum).not.toMatch(/^0:/);
  const rebuilt = await rebuild({ db: pools.worker }, { name });
  expect(rebuilt).toMatchObject({ checksum: before.sum, liveChecksum: before.sum, isEqual: true });
  expect(await checksum(pools.worker, name)).toBe(before.sum);
  expect(await shapeOf(name)).toBe(before.shape);
  expect(before.shape).toMatch(/policy own_tenant.*\n.*security t t/s);
  expect(await versionOf(name)).toBe((before.version ?? 0) + 1);
  expect(await versionsLeft()).toEqual([]);
});

test.each(NAMES)('%s that was emptied is whole again, and the difference is reported', async (name) => {
  const { table } = REBUILDABLE[name];
  const sum = await checksum(pools.worker, name);
  await pools.worker.query(`DELETE FROM ${table}`);
  const rebuilt = await rebuild({ db: pools.worker }, { name });
  expect(rebuilt).toMatchObject({ checksum: sum, liveChecksum: '0:0', isEqual: false });
  expect(await checksum(pools.worker, name)).toBe(sum);
  expect(await versionsLeft()).toContain(`${table.slice('graha.'.length)}_v${((await versionOf(name)) ?? 0) - 1}`);
  expect(await rebuild({ db: pools.worker }, { name })).toMatchObject({ isEqual: true });
  expect(await versionsLeft()).toEqual([]);
});

test('a rebuilt table goes on: new keys are listed and announced, new calls and events are added once', async () => {
  for (const name of NAMES) await rebuild({ db: pools.worker }, { name });
  const listening = await pools.api.connect();
  const heard: string[] = [];
  listening.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listening.query('LISTEN graha_key');
  const workspace = await openWorkspace(pools, { credits: 10 });
  const key = await issueKey(
    { db: pools.app, tenantId: workspace.tenantId, pepper: PEPPER, ...BY },
    { name: 'new', env: 'live' },
  );
  await chargeBatch({ db: pools.api }, { charges: calls(3, workspace), engineVersion: ENGINE });
  await catchUp();
  await listening.query('SELECT 1');
  listening.release(true);
  expect(heard).toContain(key.publicId);
  expect((await listKeys({ db: pools.app, tenantId: workspace.tenantId })).map(({ name }) => name)).toEqual([
    'new',
    'test',
  ]);
  for (const name of NAMES) expect(await rebuild({ db: pools.worker }, { name })).toMatchObject({ isEqual: true });
});

test('an append that is open during the whole rebuild is in the new table, once', async () => {
  const { tenantId } = await openWorkspace(pools);
  const before = (await rebuild({ db: pools.worker }, { name: 'key-list' })).entries;
  const open = await openAppend(tenantId);
  await issueKey(
    { db: pools.app, tenantId, pepper: PEPPER, ...BY },
    { name: 'later, but committed earlier', env: 'live' },
  );
  const rebuilt = await rebuild({ db: pools.worker }, { name: 'key-list' });
  expect(rebuilt).toMatchObject({ isEqual: true, entries: before + 1 });
  await open.finish();
  expect((await listKeys({ db: pools.app, tenantId })).map(({ name }) => name).toSorted()).toEqual([
    'later, but committed earlier',
    'open',
    'test',
  ]);
  expect(await rebuild({ db: pools.worker }, { name: 'key-list' })).toMatchObject({
    isEqual: true,
    entries: before + 2,
  });
});

/** Opens an append whose event is written, but not yet its row. */
async function openAppend(tenantId: string): Promise<{ finish: () => Promise<void> }> {
  let arrived = (): void => {};
  let goOn = (): void => {};
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const lone = createPool({ url: own.database.appUrl, applicationName: 'test', max: 1, onError: () => {} });
  lone.on('connect', (client) => {
    // Safe: only passed through.
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const held = (...args: unknown[]) => {
      if (!String(args[0]).includes('INSERT INTO graha.api_key')) return query(...args);
      arrived();
      return mayGoOn.then(() => query(...args));
    };
    Object.assign(client, { query: held });
  });
  const issuing = issueKey({ db: lone, tenantId, pepper: PEPPER, ...BY }, { name: 'open', env: 'live' });
  await hasArrived;
  return {
    finish: async () => {
      goOn();
      await issuing;
      await lone.end();
    },
  };
}

const count = async () => {
  await runProjections({ db: pools.worker });
};
const issue = async () => {
  await issueKey({ db: pools.app, tenantId: busy.tenantId, pepper: PEPPER, ...BY }, { name: 'meanwhile', env: 'live' });
};
const charge = async () => {
  await chargeBatch({ db: pools.api }, { charges: calls(1, busy), engineVersion: ENGINE });
};

test.each([
  ['usage-by-day', count],
  ['usage-by-local-day', count],
  ['key-list', issue],
] as const)(
  'somebody who reads %s for long puts its swap off, and neither charges nor writers wait for long',
  async (name, write) => {
    const superuser = new Client({ connectionString: own.database.superuserUrl });
    await superuser.connect();
    const client = await pools.app.connect();
    await client.query('BEGIN');
    await client.query(`SELECT tenant_id FROM ${REBUILDABLE[name].table}`);
    const rebuilding = rebuild({ db: pools.worker }, { name });
    // The reader stays until a second swap waits for it. Charges and writers that waited for it too would never end.
    const [tried, over] = [new Set<string>(), new AbortController()];
    const writing = (async () => {
      for (let written = 0; written < 15 || !over.signal.aborted; written += 1) {
        await charge();
        await write();
      }
    })();
    const swapsTried = async () => {
      const { rows } = await query(
        superuser,
        `SELECT query_start::text AS at FROM pg_stat_activity WHERE datname = current_database()
           AND wait_event_type = 'Lock' AND query LIKE '%graha.swap_rebuilt(%'`,
      );
      for (const { at } of required(rows, 'at')) tried.add(at);
      return tried.size;
    };
    await expect.poll(swapsTried, { interval: 5 }).toBeGreaterThan(1);
    over.abort();
    await writing;
    await superuser.end();
    await client.query('COMMIT');
    client.release();
    const rebuilt = await rebuilding;
    expect(rebuilt.attempts).toBeGreaterThan(1);
    expect(rebuilt.isEqual).toBe(true);
    await runProjections({ db: pools.worker });
    expect(await rebuild({ db: pools.worker }, { name })).toMatchObject({ isEqual: true });
  },
);

test('of two rebuilds of one projection, the second is refused while one runs', async () => {
  const both = await Promise.allSettled([
    rebuild({ db: pools.worker }, { name: 'key-list' }),
    rebuild({ db: pools.worker }, { name: 'key-list' }),
  ]);
  const refused = both.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(RebuildUnderWay)]);
  expect(String(refused[0]?.reason)).toContain('Try again');
});

test.each(NAMES)(
  'a rebuild of %s that dies at any step leaves the live table as it was, and the next one succeeds',
  async (name) => {
    const sum = await checksum(pools.worker, name);
    for (let step = 1; ; step += 1) {
      const { pool, hasDied, ended } = dyingPool(pools.worker, step);
      const attempt = await rebuild({ db: pool }, { name }).then(
        () => 'done',
        () => 'died',
      );
      await ended();
      expect([step, await checksum(pools.worker, name)]).toEqual([step, sum]);
      if (!hasDied()) break;
      expect(attempt).toBe('died');
      await begun(name, "clock_timestamp() - interval '1 second'"); // A minute later.
    }
    expect(await rebuild({ db: pools.worker }, { name })).toMatchObject({ checksum: sum, isEqual: true });
    expect(await versionsLeft()).toEqual([]);
  },
);

test('a table that a view stands on is not rebuilt: the view would go on reading the old version', async () => {
  await pools.owner.query('CREATE VIEW graha.cards AS SELECT * FROM graha.tenant_card');
  try {
    await expect(rebuild({ db: pools.worker }, { name: 'tenant-card' })).rejects.toThrow('a view stands on table');
  } finally {
    await pools.owner.query('DROP VIEW graha.cards');
  }
});
