import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import {
  BY,
  call,
  calls,
  ENGINE,
  moveClock,
  openWorkspace,
  PEPPER,
  useLedger,
  type Workspace,
} from '../testing/testing.ts';
import { chargedByDay, usageBehind, usageByDay, usageOfKey, usageSums } from './usage.ts';
import { listKeys } from '../keys/key-list.ts';
import { issueKey } from '../keys/key-commands.ts';

const ledger = useLedger(createTestDatabase);

const charge = (...charges: ReturnType<typeof call>[]) =>
  chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE });
const usage = async ({ tenantId }: Workspace) =>
  (await usageByDay({ db: ledger.pools.app, tenantId }, { fromDay: '2026-01-01', toDay: '2030-12-31' })).map(
    ({ day, operation, calls, credits }) => [day, operation, calls, credits],
  );

test('calls are counted by day, operation and key, and counting again counts nothing', async () => {
  await moveClock(ledger.pools.owner, '2027-03-01T23:30:00Z');
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  const { tenantId, key } = workspace;
  const second = await issueKey(
    { db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY },
    { name: 'second', env: 'live' },
  );
  await charge(call(workspace), call(workspace, { cost: 2 }), call(workspace, { operation: 'western/natal' }));
  await moveClock(ledger.pools.owner, '2027-03-02T00:10:00Z');
  await charge(call(workspace), call(workspace, { keyId: second.keyId }));
  expect(await usageBehind({ db: ledger.pools.app, tenantId })).toBe(7);
  expect(await runProjections({ db: ledger.pools.worker })).toBe(7); // The opening, the grant and five calls.
  expect(await runProjections({ db: ledger.pools.worker })).toBe(0);
  expect(await usageBehind({ db: ledger.pools.app, tenantId })).toBe(0);
  const rows = await usageByDay({ db: ledger.pools.app, tenantId }, { fromDay: '2027-03-01', toDay: '2027-03-02' });
  const row = (day: string, operation: string, keyId: string, count: number, credits: number) => ({
    day,
    operation,
    keyId,
    calls: count,
    credits,
  });
  expect(rows).toHaveLength(4);
  expect(rows).toEqual(
    expect.arrayContaining([
      row('2027-03-01', 'panchang/full', key.keyId, 2, 3),
      row('2027-03-01', 'western/natal', key.keyId, 1, 1),
      row('2027-03-02', 'panchang/full', key.keyId, 1, 1),
      row('2027-03-02', 'panchang/full', second.keyId, 1, 1),
    ]),
  );
  const ofKey = (keyId: string, ofTenant = tenantId) =>
    usageOfKey({ db: ledger.pools.app, tenantId: ofTenant }, { keyId, fromDay: '2027-03-01', toDay: '2027-03-02' });
  expect(await ofKey(second.keyId)).toEqual([row('2027-03-02', 'panchang/full', second.keyId, 1, 1)]);
  expect(await ofKey(second.keyId, (await openWorkspace(ledger.pools)).tenantId)).toEqual([]);
  const spent = (fromDay: string, ofTenant = tenantId) =>
    usageSums({ db: ledger.pools.app, tenantId: ofTenant }, { fromDay, toDay: '2027-03-02', by: 'key' });
  expect((await spent('2027-03-01')).filter(({ group }) => group === key.keyId)).toEqual([
    { day: '2027-03-01', group: key.keyId, calls: 3, credits: 4 },
    { day: '2027-03-02', group: key.keyId, calls: 1, credits: 1 },
  ]);
  expect((await spent('2027-03-02')).map(({ credits }) => credits)).toEqual([1, 1]);
  expect(await spent('2027-03-01', (await openWorkspace(ledger.pools)).tenantId)).toEqual([]);
  expect(
    (await listKeys({ db: ledger.pools.app, tenantId })).map(({ lastUsedAt }) =>
      lastUsedAt?.toISOString().slice(0, 16),
    ),
  ).toEqual(['2027-03-02T00:10', '2027-03-02T00:10']);
});

test('a call that is reversed is taken off its own day', async () => {
  await moveClock(ledger.pools.owner, '2027-03-10T12:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  const [first] = await charge(call(workspace, { cost: 2 }), call(workspace));
  await runProjections({ db: ledger.pools.worker });
  await moveClock(ledger.pools.owner, '2027-03-12T12:00:00Z');
  await ledger.pools.worker.query('SELECT graha.reverse($1, $2, $3)', [
    workspace.tenantId,
    first?.seq,
    'not delivered',
  ]);
  await charge(call(workspace));
  await runProjections({ db: ledger.pools.worker });
  expect(await usage(workspace)).toEqual([
    ['2027-03-10', 'panchang/full', 1, 1],
    ['2027-03-12', 'panchang/full', 1, 1],
  ]);
});

test('days are summed up without test keys, other workspaces, and days on which nothing was charged', async () => {
  await moveClock(ledger.pools.owner, '2027-04-01T12:00:00Z');
  const [workspace, other] = [await openWorkspace(ledger.pools, { credits: 100 }), await openWorkspace(ledger.pools)];
  const { tenantId } = workspace;
  const tried = await issueKey(
    { db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY },
    { name: 'tried', env: 'test' },
  );
  await charge(call(workspace, { cost: 2 }), call(workspace, { operation: 'western/natal' }), call(other));
  await moveClock(ledger.pools.owner, '2027-04-03T12:00:00Z');
  await charge(call(workspace, { keyId: tried.keyId }));
  await moveClock(ledger.pools.owner, '2027-04-04T12:00:00Z');
  await charge(call(workspace));
  await runProjections({ db: ledger.pools.worker });
  const charged = (fromDay: string, toDay: string) =>
    chargedByDay({ db: ledger.pools.app, tenantId }, { fromDay, toDay });
  expect(await charged('2027-04-01', '2027-04-04')).toEqual([
    { day: '2027-04-01', calls: 2, credits: 3 },
    { day: '2027-04-04', calls: 1, credits: 1 },
  ]);
  expect(await charged('2027-04-02', '2027-04-03')).toEqual([]);
});

test('a charge that is held open while others commit is not skipped', async () => {
  const [held, other] = [
    await openWorkspace(ledger.pools, { credits: 100 }),
    await openWorkspace(ledger.pools, { credits: 100 }),
  ];
  await charge(call(held));
  const client = await ledger.pools.api.connect();
  await client.query('BEGIN');
  await client.query('SELECT graha.charge_batch($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    [held.tenantId, held.tenantId],
    [held.key.keyId, held.key.keyId],
    ['panchang/full', 'panchang/full'],
    [1, 1],
    ['r1', 'r2'],
    [null, null],
    [null, null],
    [null, null],
    ENGINE,
  ]);
  for (let time = 0; time < 5; time += 1) {
    await charge(...calls(10, other));
    await runProjections({ db: ledger.pools.worker });
  }
  const today = new Date().toISOString().slice(0, 10);
  expect(await usage(held)).toEqual([[today, 'panchang/full', 1, 1]]);
  expect(await usage(other)).toEqual([[today, 'panchang/full', 50, 50]]);
  await client.query('COMMIT');
  client.release();
  await charge(call(held));
  await runProjections({ db: ledger.pools.worker });
  expect(await usage(held)).toEqual([[today, 'panchang/full', 4, 4]]);
});

test('two runners side by side, under load, count each entry once', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 1_000 });
  const charging = async () => {
    for (let time = 0; time < 20; time += 1) await charge(...calls(10, workspace));
  };
  const counting = async () => {
    for (let time = 0; time < 20; time += 1) await runProjections({ db: ledger.pools.worker });
  };
  await Promise.all([charging(), counting(), counting()]);
  await runProjections({ db: ledger.pools.worker });
  expect(await usage(workspace)).toMatchObject([[expect.any(String), 'panchang/full', 200, 200]]);
});

/** Changes data as superuser, without any checks; the worker must detect it without a failing statement. */
async function tamper(statement: string, values: unknown[]): Promise<void> {
  const superuser = new Client({ connectionString: ledger.database.superuserUrl });
  await superuser.connect();
  await superuser.query(statement, values);
  await superuser.end();
}

test.each([
  ['in the middle', 4],
  ['at its end', 6],
])(
  'a tenant whose ledger has a gap %s is reported, all others are counted, and it is counted once the gap is closed',
  async (_where, seq) => {
    const workspace = await openWorkspace(ledger.pools, { credits: 10 });
    const { tenantId } = workspace;
    await charge(...calls(4, workspace));
    await tamper('CREATE TABLE graha.lost AS SELECT * FROM graha.ledger_entry WHERE tenant_id = $1 AND seq = $2', [
      tenantId,
      seq,
    ]);
    await tamper('DELETE FROM graha.ledger_entry WHERE tenant_id = $1 AND seq = $2', [tenantId, seq]);
    const others = [
      await openWorkspace(ledger.pools, { credits: 10 }),
      await openWorkspace(ledger.pools, { credits: 10 }),
    ];
    const gapsSeen: string[][] = [];
    const run = () =>
      runProjections({ db: ledger.pools.worker }, { report: (gaps) => gapsSeen.push(gaps.map((gap) => gap.tenantId)) });
    for (let time = 0; time < 2; time += 1) {
      await charge(...others.map((other) => call(other)));
      await run();
      expect(await usage(workspace)).toEqual([]);
      for (const other of others)
        expect(await usage(other)).toMatchObject([[expect.any(String), 'panchang/full', time + 1, time + 1]]);
    }
    await expect(runProjections({ db: ledger.pools.worker })).rejects.toThrow(`${tenantId} has a gap`);
    await tamper('INSERT INTO graha.ledger_entry SELECT * FROM graha.lost', []);
    await tamper('DROP TABLE graha.lost', []);
    await run();
    expect(gapsSeen).toEqual([[tenantId], [tenantId], []]);
    expect(await usage(workspace)).toMatchObject([[expect.any(String), 'panchang/full', 4, 4]]);
  },
);
