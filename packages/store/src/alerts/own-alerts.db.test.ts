import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { restrictKey } from '../keys/key-commands.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { query } from '../postgres/query.ts';
import { Crash, dyingPool } from '../testing/testing-crash.ts';
import { BY, calls, ENGINE, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';
import { addAlert, notifyOwnAlerts, ownAlertsOf, removeAlert, type OwnCrossing } from './own-alerts.ts';

const ledger = useLedger(createTestDatabase);

const write = async ({ workspace, pct, keyName, used, limit }: OwnCrossing) => ({
  kind: 'threshold-alert',
  subject: `${keyName ?? workspace}: ${pct} %, ${used} of ${limit}`,
  html: '',
  text: '',
});
const notify = () => notifyOwnAlerts({ db: ledger.pools.worker }, { write });
beforeEach(async () => {
  await notify();
});

/** A workspace with one owner. */
async function peopled(credits: number): Promise<Workspace> {
  const workspace = await openWorkspace(ledger.pools, { credits });
  const { owner } = ledger.pools;
  const userId = randomUUID();
  await owner.query('INSERT INTO identity.organization (id, name, slug) VALUES ($1, $1, $1)', [workspace.tenantId]);
  await owner.query('INSERT INTO identity.user (id, name, email) VALUES ($1, $2, $2)', [
    userId,
    `owner@${workspace.tenantId}.example`,
  ]);
  await owner.query(
    "INSERT INTO identity.member (id, organization_id, user_id, role) VALUES (gen_random_uuid()::text, $1, $2, 'owner')",
    [workspace.tenantId, userId],
  );
  return workspace;
}

const ctxOf = ({ tenantId }: Workspace) => ({
  db: ledger.pools.app,
  tenantId,
  ...BY,
  actor: { kind: 'user', id: 'u1' } as const,
});
const add = async (workspace: Workspace, pct: number, keyId: string | null = null): Promise<string> => {
  const alertId = randomUUID();
  await addAlert(ctxOf(workspace), { alertId, pct, keyId });
  return alertId;
};
const charge = (workspace: Workspace, count: number, cost = 1) =>
  chargeBatch({ db: ledger.pools.api }, { charges: calls(count, workspace, { cost }), engineVersion: ENGINE });
const capOf = (workspace: Workspace, monthlyCreditsMax: number | null) =>
  restrictKey(ctxOf(workspace), {
    keyId: workspace.key.keyId,
    ...UNLIMITED,
    monthlyCreditsMax,
  });
const mailsTo = async ({ tenantId }: Workspace) =>
  (
    await query(
      ledger.pools.owner,
      "SELECT subject FROM identity.mail WHERE to_address LIKE '%' || $1 || '%' ORDER BY subject",
      [tenantId],
    )
  ).rows.map(({ subject }) => subject);

test('a threshold of the allowance is announced at the call that reaches it, and once', async () => {
  const workspace = await peopled(1_000);
  await add(workspace, 33);
  await charge(workspace, 1, 329);
  expect(await notify()).toBe(0);
  await charge(workspace, 1, 1);
  expect([await notify(), await notify()]).toEqual([1, 0]);
  await charge(workspace, 1, 300);
  expect(await notify()).toBe(0);
  expect(await mailsTo(workspace)).toEqual(['Acme: 33 %, 330 of 1000']);
  const [alert] = await ownAlertsOf({ db: ledger.pools.app, tenantId: workspace.tenantId });
  expect(alert).toMatchObject({ pct: 33, keyId: null, mails: 1, sentAt: expect.any(Date) });
});

test('a threshold of a key counts what this key has spent of its cap', async () => {
  const workspace = await peopled(1_000);
  await capOf(workspace, 10);
  await add(workspace, 71, workspace.key.keyId);
  await charge(workspace, 7);
  expect(await notify()).toBe(0); // 71 % of ten credits, rounded up, is eight.
  await charge(workspace, 1);
  expect([await notify(), await notify()]).toEqual([1, 0]);
  expect(await mailsTo(workspace)).toEqual([expect.stringContaining(': 71 %, 8 of 10')]);
});

test('a key without a cap, a removed alert and a workspace without use announce nothing', async () => {
  const workspace = await peopled(10);
  await capOf(workspace, null);
  await add(workspace, 1, workspace.key.keyId);
  const removed = await add(workspace, 10);
  await removeAlert(ctxOf(workspace), { alertId: removed });
  await charge(workspace, 5);
  const unused = await peopled(10);
  await add(unused, 1);
  expect(await notify()).toBe(0);
  expect((await ownAlertsOf({ db: ledger.pools.app, tenantId: workspace.tenantId })).map(({ pct }) => pct)).toEqual([
    1,
  ]);
});

test('two workers at once announce a crossing once', async () => {
  const workspaces = [await peopled(2), await peopled(2), await peopled(2)];
  for (const workspace of workspaces) {
    await add(workspace, 40);
    await charge(workspace, 1);
  }
  const pools = [ledger.pools.worker, ledger.replica.worker];
  const counts = await Promise.all([...pools, ...pools].map((db) => notifyOwnAlerts({ db }, { write })));
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
  for (const workspace of workspaces) expect(await mailsTo(workspace)).toHaveLength(1);
});

test('a worker that dies at any step has queued all of a crossing or nothing, and the next one queues it once', async () => {
  for (let query = 1, survived = false; !survived; query += 1) {
    const workspace = await peopled(2);
    await add(workspace, 40);
    await charge(workspace, 1);
    const { pool, hasDied, ended } = dyingPool(ledger.pools.worker, query);
    await notifyOwnAlerts({ db: pool }, { write }).catch((error: unknown) => {
      const causes = error instanceof AggregateError ? error.errors : [error];
      if (!causes.every((cause) => cause instanceof Crash)) throw error;
    });
    survived = !hasDied();
    await ended();
    await notify();
    expect(await mailsTo(workspace)).toHaveLength(1);
  }
});

test('another workspace sees none of them, and the portal writes none', async () => {
  const [ours, theirs] = [await peopled(2), await peopled(2)];
  await add(theirs, 40);
  await charge(theirs, 1);
  await notify();
  expect(await ownAlertsOf({ db: ledger.pools.app, tenantId: ours.tenantId })).toEqual([]);
  expect((await ledger.pools.app.query('SELECT FROM graha.own_alert_sent')).rowCount).toBe(0);
  await expect(ledger.pools.app.query('DELETE FROM graha.own_alert_sent')).rejects.toMatchObject({ code: '42501' });
});
