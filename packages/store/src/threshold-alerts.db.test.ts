import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { alertsOf } from './alerts.ts';
import { chargeBatch } from './metering.ts';
import { changeTenant } from './testing-history.ts';
import { Crash, dyingPool } from './testing-crash.ts';
import { calls, ENGINE, moveClock, openWorkspace, useLedger, type Workspace } from './testing.ts';
import { THRESHOLD_CHANNEL, tellCrossings, type Crossing } from './threshold-alerts.ts';
import { setCallsLimit } from './workspace.ts';

const ledger = useLedger(createTestDatabase);

beforeEach(async () => {
  await tellAll();
  await ledger.pools.owner.query('DELETE FROM identity.mail');
});

const write = async ({ workspace, pct, of }: Crossing) => ({
  kind: 'threshold-alert',
  subject: `${workspace} ${pct} % of its ${of}`,
  html: '',
  text: '',
});
const tellAll = () => tellCrossings(ledger.pools.worker, write);
const charge = (workspace: Workspace, count: number, cost = 1) =>
  chargeBatch(ledger.pools.api, calls(count, workspace, { cost }), ENGINE);

/** With an owner, an admin and a developer. */
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
  const query = `SELECT split_part(to_address, '@', 1) || ': ' || subject AS mail FROM identity.mail
    WHERE to_address LIKE '%' || $1 || '%' ORDER BY id`;
  return (await ledger.pools.owner.query<{ mail: string }>(query, [tenantId])).rows.map(({ mail }) => mail);
};
const toldOf = async ({ tenantId }: Workspace) => {
  const { alerts } = await alertsOf(ledger.pools.app, tenantId);
  return alerts.map(({ pct, mails }) => ({ pct, mails }));
};

test('each threshold is told to the owner and the admins, once, however often the worker looks', async () => {
  const workspace = await peopled(10);
  await charge(workspace, 8);
  expect(await tellAll()).toBe(2);
  expect(await tellAll()).toBe(0);
  await charge(workspace, 2);
  expect(await tellAll()).toBe(1);
  expect((await mailsTo(workspace)).toSorted()).toEqual(
    ['100 %', '50 %', '80 %']
      .flatMap((pct) => ['admin', 'owner'].map((reader) => `${reader}: Acme ${pct} of its credits`))
      .toSorted(),
  );
});

test('two workers at once tell it once', async () => {
  const workspaces = [await peopled(2), await peopled(2), await peopled(2)];
  for (const workspace of workspaces) await charge(workspace, 1);
  const pools = [ledger.pools.worker, ledger.replica.worker];
  const told = await Promise.all([...pools, ...pools].map((pool) => tellCrossings(pool, write)));
  expect(told.reduce((sum, count) => sum + count)).toBe(3);
  for (const workspace of workspaces) expect(await mailsTo(workspace)).toHaveLength(2);
});

test('a worker that dies at any step has told all of a crossing or nothing, and the next one tells it once', async () => {
  for (let query = 1, survived = false; !survived; query += 1) {
    const workspace = await peopled(2);
    await charge(workspace, 1);
    const { pool, hasDied } = dyingPool(ledger.pools.worker, query);
    await tellCrossings(pool, write).catch((error: unknown) => {
      const causes = error instanceof AggregateError ? error.errors : [error];
      if (!causes.every((cause) => cause instanceof Crash)) throw error;
    });
    survived = !hasDied();
    await tellAll();
    expect(await mailsTo(workspace)).toHaveLength(2);
    expect(await toldOf(workspace)).toEqual([{ pct: 50, mails: 2 }]);
  }
});

test('a workspace whose mail cannot be written does not keep another from being told, and is told later', async () => {
  const [broken, whole] = [await peopled(2), await peopled(2)];
  for (const workspace of [broken, whole]) await charge(workspace, 1);
  const failing = tellCrossings(ledger.pools.worker, async (crossing) => {
    if (crossing.tenantId === broken.tenantId) throw new Error('no words');
    return write(crossing);
  });
  await expect(failing).rejects.toThrow('no words');
  expect([await mailsTo(broken), await mailsTo(whole)].map(({ length }) => length)).toEqual([0, 2]);
  await tellAll();
  expect(await mailsTo(broken)).toHaveLength(2);
});

test('a threshold that is switched off sends nothing, and the others go on', async () => {
  const workspace = await peopled(10);
  const now = new Date().toISOString();
  await changeTenant(ledger.pools.app, workspace.tenantId, { type: 'switchAlert', pct: 50, isOn: false, now });
  await charge(workspace, 8);
  await tellAll();
  expect(await mailsTo(workspace)).toHaveLength(2);
  expect(await toldOf(workspace)).toEqual([
    { pct: 80, mails: 2 },
    { pct: 50, mails: 0 },
  ]);
});

test('what was switched off when it was crossed is not told when it is switched on again', async () => {
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
  await tellAll();
  await turn(true);
  await tellAll();
  expect(await mailsTo(workspace)).toEqual([]);
});

test('each period is told anew, also where nobody looked in between', async () => {
  await moveClock(ledger.pools.owner, '2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await setCallsLimit(ledger.pools.worker, workspace.tenantId, 2);
  await charge(workspace, 1);
  for (const month of ['2027-02', '2027-03', '2027-04']) {
    await moveClock(ledger.pools.owner, `${month}-10T00:00:00Z`);
    await charge(workspace, 1);
  }
  const crossings: Crossing[] = [];
  const seen = await tellCrossings(ledger.pools.worker, async (crossing) => {
    crossings.push(crossing);
    return write(crossing);
  });
  expect(seen).toBe(4);
  expect(crossings.map(({ pct, of, limit, renewsAt }) => ({ pct, of, limit, renewsAt })).at(-1)).toEqual({
    pct: 50,
    of: 'calls',
    limit: 2,
    renewsAt: new Date('2027-05-01T00:00:00Z'),
  });
  expect(await tellAll()).toBe(0);
});

test('a crossing wakes whoever listens, and a call that crosses nothing does not', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 4 });
  const client = await ledger.pools.worker.connect();
  const heard: string[] = [];
  client.on('notification', ({ channel }) => heard.push(channel));
  try {
    await client.query(`LISTEN ${THRESHOLD_CHANNEL}`);
    await charge(workspace, 1);
    await client.query('SELECT 1');
    expect(heard).toEqual([]);
    await charge(workspace, 1);
    await expect.poll(() => heard).toEqual([THRESHOLD_CHANNEL]);
  } finally {
    client.release(true);
  }
});

test('a workspace sees what it crossed in this period and what was mailed, of itself alone', async () => {
  await moveClock(ledger.pools.owner, '2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const { tenantId } = workspace;
  await setCallsLimit(ledger.pools.worker, tenantId, 2);
  await charge(workspace, 1);
  await moveClock(ledger.pools.owner, '2027-02-10T00:00:00Z');
  await charge(workspace, 1);
  await tellAll();
  const { pcts, crossings, alerts } = await alertsOf(ledger.pools.app, tenantId);
  expect(pcts).toEqual([50, 80, 100]);
  expect(crossings).toEqual([{ pct: 50, at: expect.any(Date) }]);
  expect(alerts.map(({ crossedAt, ...alert }) => [crossedAt.toISOString().slice(0, 7), alert])).toEqual([
    ['2027-02', { pct: 50, of: 'calls', limit: 2, mails: 0 }],
    ['2027-01', { pct: 50, of: 'calls', limit: 2, mails: 0 }],
  ]);
  const nobody = await alertsOf(ledger.pools.app, randomUUID());
  expect(nobody).toEqual({ pcts: [], crossings: [], alerts: [] });
  expect((await ledger.pools.app.query('SELECT FROM graha.threshold_alert')).rowCount).toBe(0);
  await expect(ledger.pools.app.query('DELETE FROM graha.threshold_alert')).rejects.toMatchObject({ code: '42501' });
});
