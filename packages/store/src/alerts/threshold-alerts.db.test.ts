import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { alertsOf } from './alerts.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { changeTenant } from '../testing/testing-history.ts';
import { Crash, dyingPool } from '../testing/testing-crash.ts';
import { calls, ENGINE, moveClock, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';
import { notifyCrossings, type Crossing } from './threshold-alerts.ts';
import { setCallsLimit } from '../ledger/credit-grants.ts';

const ledger = useLedger(createTestDatabase);

beforeEach(async () => {
  await notifyAll();
  await ledger.pools.owner.query('DELETE FROM identity.mail');
});

const write = async ({ workspace, pct, of }: Crossing) => ({
  kind: 'threshold-alert',
  subject: `${workspace} ${pct} % of its ${of}`,
  html: '',
  text: '',
});
const notifyAll = () => notifyCrossings({ db: ledger.pools.worker }, { write });
const charge = (workspace: Workspace, count: number, cost = 1) =>
  chargeBatch({ db: ledger.pools.api }, { charges: calls(count, workspace, { cost }), engineVersion: ENGINE });

/** A workspace with an owner, an admin and a developer. */
async function peopled(credits: number): Promise<Workspace> {
  const workspace = await openWorkspace(ledger.pools, { credits });
  const { tenantId } = workspace;
  const { owner } = ledger.pools;
  await owner.query('INSERT INTO identity.organization (id, name, slug) VALUES ($1, $1, $1)', [tenantId]);
  for (const role of ['owner', 'admin', 'developer']) {
    const values = [randomUUID(), `${role}@${tenantId}.example`];
    await owner.query('INSERT INTO identity.user (id, name, email) VALUES ($1, $2, $2)', values);
    await owner.query(
      'INSERT INTO identity.member (id, organization_id, user_id, role) VALUES (gen_random_uuid()::text, $1, $2, $3)',
      [tenantId, values[0], role],
    );
  }
  return workspace;
}

const mailsTo = async ({ tenantId }: Workspace) => {
  const text = `SELECT split_part(to_address, '@', 1) || ': ' || subject AS mail FROM identity.mail
    WHERE to_address LIKE '%' || $1 || '%' ORDER BY id`;
  return (await query(ledger.pools.owner, text, [tenantId])).rows.map(({ mail }) => mail);
};
const toldOf = async ({ tenantId }: Workspace) => {
  const { alerts } = await alertsOf({ db: ledger.pools.app, tenantId });
  return alerts.map(({ pct, mails }) => ({ pct, mails }));
};

test('the owner and the admins get one mail for each threshold, however often the worker runs', async () => {
  const workspace = await peopled(10);
  await charge(workspace, 8);
  expect(await notifyAll()).toBe(2);
  expect(await notifyAll()).toBe(0);
  await charge(workspace, 2);
  expect(await notifyAll()).toBe(1);
  expect((await mailsTo(workspace)).toSorted()).toEqual(
    ['100 %', '50 %', '80 %']
      .flatMap((pct) => ['admin', 'owner'].map((reader) => `${reader}: Acme ${pct} of its credits`))
      .toSorted(),
  );
});

test('two workers at once send one mail for a crossing', async () => {
  const workspaces = [await peopled(2), await peopled(2), await peopled(2)];
  for (const workspace of workspaces) await charge(workspace, 1);
  const pools = [ledger.pools.worker, ledger.replica.worker];
  const counts = await Promise.all([...pools, ...pools].map((pool) => notifyCrossings({ db: pool }, { write })));
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
  for (const workspace of workspaces) expect(await mailsTo(workspace)).toHaveLength(2);
});

test('a worker that dies at any step has queued all of a crossing or nothing, and the next one queues it once', async () => {
  for (let query = 1, survived = false; !survived; query += 1) {
    const workspace = await peopled(2);
    await charge(workspace, 1);
    const { pool, hasDied, ended } = dyingPool(ledger.pools.worker, query);
    await notifyCrossings({ db: pool }, { write }).catch((error: unknown) => {
      const causes = error instanceof AggregateError ? error.errors : [error];
      if (!causes.every((cause) => cause instanceof Crash)) throw error;
    });
    survived = !hasDied();
    await ended();
    await notifyAll();
    expect(await mailsTo(workspace)).toHaveLength(2);
    expect(await toldOf(workspace)).toEqual([{ pct: 50, mails: 2 }]);
  }
});

test('a workspace whose mail cannot be written does not keep another from its mail, and gets its own later', async () => {
  const [broken, whole] = [await peopled(2), await peopled(2)];
  for (const workspace of [broken, whole]) await charge(workspace, 1);
  const failing = notifyCrossings(
    { db: ledger.pools.worker },
    {
      write: async (crossing) => {
        if (crossing.tenantId === broken.tenantId) throw new Error('no words');
        return write(crossing);
      },
    },
  );
  await expect(failing).rejects.toThrow('no words');
  expect([await mailsTo(broken), await mailsTo(whole)].map(({ length }) => length)).toEqual([0, 2]);
  await notifyAll();
  expect(await mailsTo(broken)).toHaveLength(2);
});

test('a threshold that is switched off sends nothing, and the others go on', async () => {
  const workspace = await peopled(10);
  const now = new Date().toISOString();
  await changeTenant(ledger.pools.app, workspace.tenantId, { type: 'switchAlert', pct: 50, isOn: false, now });
  await charge(workspace, 8);
  await notifyAll();
  expect(await mailsTo(workspace)).toHaveLength(2);
  expect(await toldOf(workspace)).toEqual([
    { pct: 80, mails: 2 },
    { pct: 50, mails: 0 },
  ]);
});

test('a threshold that was switched off when it was crossed sends no mail when it is switched on again', async () => {
  const workspace = await peopled(2);
  const turn = (isOn: boolean) =>
    changeTenant(ledger.pools.app, workspace.tenantId, {
      type: 'switchAlert',
      pct: 50,
      isOn,
      now: new Date().toISOString(),
    });
  await turn(false);
  await charge(workspace, 1);
  await notifyAll();
  await turn(true);
  await notifyAll();
  expect(await mailsTo(workspace)).toEqual([]);
});

test('each period sends its own mails, also where no worker ran in between', async () => {
  await moveClock(ledger.pools.owner, '2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await setCallsLimit({ db: ledger.pools.worker, tenantId: workspace.tenantId }, { callsMax: 2 });
  await charge(workspace, 1);
  for (const month of ['2027-02', '2027-03', '2027-04']) {
    await moveClock(ledger.pools.owner, `${month}-10T00:00:00Z`);
    await charge(workspace, 1);
  }
  const crossings: Crossing[] = [];
  const seen = await notifyCrossings(
    { db: ledger.pools.worker },
    {
      write: async (crossing) => {
        crossings.push(crossing);
        return write(crossing);
      },
    },
  );
  expect(seen).toBe(4);
  expect(crossings.map(({ pct, of, limit, renewsAt }) => ({ pct, of, limit, renewsAt })).at(-1)).toEqual({
    pct: 50,
    of: 'calls',
    limit: 2,
    renewsAt: new Date('2027-05-01T00:00:00Z'),
  });
  expect(await notifyAll()).toBe(0);
});

test('a workspace sees what it crossed in this period and what was mailed, of itself alone', async () => {
  await moveClock(ledger.pools.owner, '2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const { tenantId } = workspace;
  await setCallsLimit({ db: ledger.pools.worker, tenantId }, { callsMax: 2 });
  await charge(workspace, 1);
  await moveClock(ledger.pools.owner, '2027-02-10T00:00:00Z');
  await charge(workspace, 1);
  await notifyAll();
  const { pcts, crossings, alerts } = await alertsOf({ db: ledger.pools.app, tenantId });
  expect(pcts).toEqual([50, 80, 100]);
  expect(crossings).toEqual([{ pct: 50, at: expect.any(Date) }]);
  expect(alerts.map(({ crossedAt, ...alert }) => [crossedAt.toISOString().slice(0, 7), alert])).toEqual([
    ['2027-02', { pct: 50, of: 'calls', limit: 2, mails: 0 }],
    ['2027-01', { pct: 50, of: 'calls', limit: 2, mails: 0 }],
  ]);
  const nobody = await alertsOf({ db: ledger.pools.app, tenantId: randomUUID() });
  expect(nobody).toEqual({ pcts: [], crossings: [], alerts: [] });
  expect((await ledger.pools.app.query('SELECT FROM graha.threshold_alert')).rowCount).toBe(0);
  await expect(ledger.pools.app.query('DELETE FROM graha.threshold_alert')).rejects.toMatchObject({ code: '42501' });
});
