import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeErasures, eraseDecided, erasureDueAt, requestErasure, withdrawErasure } from './erasure.ts';
import { identityClient, type IdentityClient } from '../identity/identity.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { logRequests } from '../requests/request-log.ts';
import { BY, calls, ENGINE, moveClock, PEPPER, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';
import { SEALING } from '../webhooks/testing-webhooks.ts';
import { addWebhook } from '../webhooks/webhook-commands.ts';
import { listWebhooks } from '../webhooks/webhooks.ts';
import { accountOf } from '../requests/usage.ts';
import { issueKey, revokeKey } from '../keys/key-commands.ts';
import { copyAuditTrail } from '../read-models/audit-trail.ts';
import { listKeys } from '../keys/key-list.ts';

const ledger = useLedger(createTestDatabase);
const DAY_MS = 86_400_000;
/** A transaction may take as long as its test. */
const LONG = { timeout: 120_000 };

let identity: IdentityClient;
beforeAll(() => {
  identity = identityClient(ledger.database.authUrl);
});
afterAll(() => identity.$disconnect());

/** A workspace with an active owner, one logged request and one spent credit. */
async function livedIn(): Promise<Workspace & { userId: string }> {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  const { tenantId, key } = workspace;
  const userId = randomUUID();
  await identity.user.create({ data: { id: userId, name: 'Ada', email: `${userId}@example.com` } });
  await identity.organization.create({ data: { id: tenantId, name: 'Acme', slug: tenantId } });
  await identity.member.create({ data: { id: randomUUID(), organizationId: tenantId, userId, role: 'owner' } });
  await identity.session.create({
    data: {
      id: userId,
      token: userId,
      userId,
      expiresAt: new Date(Date.now() + 30 * DAY_MS),
      activeOrganizationId: tenantId,
    },
  });
  await chargeBatch({ db: ledger.pools.api }, { charges: calls(1, workspace), engineVersion: ENGINE });
  const row = { operation: 'x', method: 'POST', status: 200, code: null, latencyMs: 1, credits: 1, isReplay: false };
  const requestId = randomUUID();
  await logRequests({ db: ledger.pools.api }, [{ tenantId, keyId: key.keyId, requestId, at: new Date(), ...row }]);
  return { ...workspace, userId };
}

const requestsOf = async (tenantId: string): Promise<number> => {
  const { rows } = await ledger.pools.worker.query('SELECT FROM graha.request_log WHERE tenant_id = $1', [tenantId]);
  return rows.length;
};
const entriesOf = async (tenantId: string): Promise<number> => {
  const { rows } = await ledger.pools.worker.query('SELECT FROM graha.ledger_entry WHERE tenant_id = $1', [tenantId]);
  return rows.length;
};
async function work(): Promise<void> {
  await completeErasures({ db: ledger.pools.worker });
  await eraseDecided({ db: ledger.pools.worker });
}

test('a workspace whose deletion is due loses its people, keys and requests, and keeps its ledger', async () => {
  const [{ tenantId, userId }, other] = [await livedIn(), await livedIn()];
  const entries = await entriesOf(tenantId);
  const hooks = { db: ledger.pools.app, tenantId };
  await addWebhook({ ...hooks, sealing: SEALING, ...BY }, { url: 'https://hooks.example', types: ['key.revoked'] });
  const dueAt = await requestErasure({ db: ledger.pools.app, tenantId, ...BY });
  expect(await erasureDueAt({ db: ledger.pools.app, tenantId })).toEqual(dueAt);

  await work();
  expect([await requestsOf(tenantId), await identity.organization.count({ where: { id: tenantId } })]).toEqual([1, 1]);

  await moveClock(ledger.pools.owner, new Date(Date.now() + 7 * DAY_MS + 60_000));
  await work();
  expect(await identity.organization.count({ where: { id: tenantId } })).toBe(0);
  expect(await identity.member.count({ where: { organizationId: tenantId } })).toBe(0);
  expect(await identity.session.findUnique({ where: { id: userId } })).toMatchObject({ activeOrganizationId: null });
  expect((await listKeys({ db: ledger.pools.app, tenantId })).map(({ status }) => status)).toEqual(['revoked']);
  expect(await listWebhooks(hooks)).toEqual([]);
  expect(await accountOf({ db: ledger.pools.app, tenantId })).toMatchObject({ status: 'suspended' });
  expect(await requestsOf(tenantId)).toBe(0);
  expect(await entriesOf(tenantId)).toBeGreaterThanOrEqual(entries);
  expect(await erasureDueAt({ db: ledger.pools.app, tenantId })).toBeNull();

  expect(await requestsOf(other.tenantId)).toBe(1);
  expect(await identity.organization.count({ where: { id: other.tenantId } })).toBe(1);
  await work(); // Nothing is left to do, and nothing fails.
});

test('workspaces whose deletions are due together are erased together, and a rebuild of their names is waited for', async () => {
  const doomed = [await livedIn(), await livedIn(), await livedIn()];
  for (const { tenantId } of doomed) await requestErasure({ db: ledger.pools.app, tenantId, ...BY });
  await moveClock(ledger.pools.owner, new Date(Date.now() + 8 * DAY_MS));
  const rebuilding = (until: string) =>
    ledger.pools.owner.query(`UPDATE graha.projection SET rebuilding_until = ${until} WHERE name = 'key-list'`);
  await rebuilding("clock_timestamp() + interval '1 minute'");
  await work();
  const left = () => identity.organization.count({ where: { id: { in: doomed.map(({ tenantId }) => tenantId) } } });
  expect(await left()).toBe(3);
  await rebuilding('NULL');
  await work();
  expect(await left()).toBe(0);
});

test('a change of the team that is under way when its workspace is erased ends, and so does the erasure', async () => {
  const { tenantId } = await livedIn();
  await requestErasure({ db: ledger.pools.app, tenantId, ...BY });
  await moveClock(ledger.pools.owner, new Date(Date.now() + 8 * DAY_MS));
  await completeErasures({ db: ledger.pools.worker });
  let erasing: Promise<number> = Promise.resolve(0);
  await identity.$transaction(async (change) => {
    await change.$queryRaw`SELECT 1 FROM identity.organization WHERE id = ${tenantId} FOR UPDATE`;
    erasing = eraseDecided({ db: ledger.pools.worker });
    const isWaiting = async () =>
      ((await ledger.pools.owner.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount ?? 0) > 0;
    await expect.poll(isWaiting).toBe(true);
    await issueKey({ db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY }, { name: 'late', env: 'live' });
  }, LONG);
  expect(await erasing).toBeGreaterThan(0);
  const names = (await listKeys({ db: ledger.pools.app, tenantId })).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['[erased]']));
});

test('the audit logs of others are copied while the erasure of a workspace takes its time', async () => {
  const { tenantId } = await livedIn();
  await requestErasure({ db: ledger.pools.app, tenantId, ...BY });
  await moveClock(ledger.pools.owner, new Date(Date.now() + 8 * DAY_MS));
  await completeErasures({ db: ledger.pools.worker });
  await copyAuditTrail({ db: ledger.pools.worker });
  for (const { keyId } of await listKeys({ db: ledger.pools.app, tenantId })) {
    await revokeKey({ db: ledger.pools.worker, tenantId, ...BY }, { keyId, reason: 'test' });
  }
  const holder = await ledger.pools.owner.connect();
  let erasing: Promise<number> = Promise.resolve(0);
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM graha.api_key WHERE tenant_id = $1 FOR UPDATE', [tenantId]);
    erasing = eraseDecided({ db: ledger.replica.worker });
    const isWaiting = async () => ((await holder.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount ?? 0) > 0;
    await expect.poll(isWaiting).toBe(true);
    const { rowCount } = await holder.query(
      "SELECT FROM graha.feed_checkpoint WHERE consumer = 'audit-trail' FOR UPDATE SKIP LOCKED",
    );
    expect(rowCount).toBe(1);
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  expect(await erasing).toBeGreaterThan(0);
});

test('a deletion that was taken back does not happen, and can be asked for again', async () => {
  const { tenantId } = await livedIn();
  await requestErasure({ db: ledger.pools.app, tenantId, ...BY });
  await withdrawErasure({ db: ledger.pools.app, tenantId, ...BY });
  expect(await erasureDueAt({ db: ledger.pools.app, tenantId })).toBeNull();
  await moveClock(ledger.pools.owner, new Date(Date.now() + 8 * DAY_MS));
  await work();
  expect(await identity.organization.count({ where: { id: tenantId } })).toBe(1);
  const again = await requestErasure({ db: ledger.pools.app, tenantId, ...BY });
  expect(again.getTime()).toBeGreaterThan(Date.now() + 14 * DAY_MS);
});

test('a deletion that is withdrawn after it was found due is neither done nor counted', async () => {
  const [kept, erased] = [await livedIn(), await livedIn()];
  const asking = (tenantId: string) => ({ db: ledger.pools.app, tenantId, ...BY });
  for (const { tenantId } of [kept, erased]) await requestErasure(asking(tenantId));
  await moveClock(ledger.pools.owner, new Date(Date.now() + 8 * DAY_MS));
  const { worker } = ledger.pools;
  const withdrawing: Pool = Object.assign(Object.create(worker), {
    query: async (text: string, values?: unknown[]) => {
      const found = await worker.query(text, values);
      await withdrawErasure(asking(kept.tenantId));
      return found;
    },
  });
  expect(await completeErasures({ db: withdrawing })).toBe(1);
  await eraseDecided({ db: worker });
  const { tenantId } = kept;
  expect(await identity.organization.count({ where: { id: { in: [tenantId, erased.tenantId] } } })).toBe(1);
  expect(await identity.organization.count({ where: { id: tenantId } })).toBe(1);
});

test('another workspace’s transaction sees nothing of a deletion', async () => {
  const { tenantId } = await livedIn();
  await requestErasure({ db: ledger.pools.app, tenantId, ...BY });
  expect(await erasureDueAt({ db: ledger.pools.app, tenantId: randomUUID() })).toBeNull();
});
