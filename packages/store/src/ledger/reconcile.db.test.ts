import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { query } from '../postgres/query.ts';
import { chargeBatch } from './metering.ts';
import { reverseUndelivered } from './reconcile.ts';
import { logRequests, type RequestRow } from '../requests/request-log.ts';
import { call, ENGINE, openWorkspace, type Workspace, useDatabase } from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';

const MINUTE_MS = 60_000;

const { pools } = useDatabase(createTestDatabase);

type Answered = Pick<RequestRow, 'requestId' | 'status' | 'replayOf'> & { minutesAgo?: number };

async function charged(workspace: Workspace, fields: Parameters<typeof call>[1] = {}): Promise<string> {
  const one = call(workspace, { cost: 2, ...fields });
  expect(await chargeBatch({ db: pools.api }, { charges: [one], engineVersion: ENGINE })).toMatchObject([
    { outcome: 'charged' },
  ]);
  return one.requestId;
}

const answered = ({ tenantId, key }: Workspace, answers: readonly Answered[]) =>
  logRequests(
    { db: pools.api },
    answers.map(({ requestId, status, minutesAgo = 5, ...replay }) => ({
      tenantId,
      keyId: key.keyId,
      requestId,
      at: new Date(Date.now() - minutesAgo * MINUTE_MS),
      operation: 'panchang/full',
      method: 'POST',
      status,
      code: status < 400 ? null : 'internal_error',
      latencyMs: 3,
      credits: status < 400 ? 2 : 0,
      isReplay: 'replayOf' in replay,
      ...replay,
    })),
  );

async function reversals({ tenantId }: Workspace): Promise<number> {
  const { rows } = await query(
    pools.worker,
    `SELECT count(*)::int AS count FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'ChargeReversed'`,
    [tenantId],
  );
  return rows[0]?.count ?? 0;
}

test('a call that was charged and answered with an error of ours is given back once, however often it is looked for', async () => {
  const workspace = await openWorkspace(pools, { credits: 10 });
  const [failed, delivered] = [await charged(workspace), await charged(workspace)];
  await answered(workspace, [
    { requestId: failed, status: 503 },
    { requestId: delivered, status: 200 },
  ]);
  expect(await reverseUndelivered({ db: pools.worker })).toBe(1);
  expect(await reverseUndelivered({ db: pools.worker })).toBe(0);
  expect(await reversals(workspace)).toBe(1);
  expect(await accountOf({ db: pools.app, tenantId: workspace.tenantId })).toMatchObject({
    creditsRemaining: 8,
    callsUsed: 1,
  });
  expect(await auditTenant({ db: pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('two workers that look at the same time give it back once', async () => {
  const workspaces = await Promise.all([openWorkspace(pools, { credits: 10 }), openWorkspace(pools, { credits: 10 })]);
  for (const workspace of workspaces) {
    await answered(workspace, [
      { requestId: await charged(workspace), status: 500 },
      { requestId: await charged(workspace), status: 504 },
    ]);
  }
  const counts = await Promise.all(Array.from({ length: 4 }, () => reverseUndelivered({ db: pools.worker })));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  for (const workspace of workspaces) expect(await reversals(workspace)).toBe(2);
});

test('what the caller did, or left, is charged: refusals, an answer that nobody waited for, a call without a row', async () => {
  const workspace = await openWorkspace(pools, { credits: 10 });
  await answered(workspace, [
    { requestId: await charged(workspace), status: 200 }, // Written although the socket was already closed.
    { requestId: await charged(workspace), status: 429 },
    { requestId: randomUUID(), status: 503 }, // Never charged.
  ]);
  await charged(workspace);
  expect(await reverseUndelivered({ db: pools.worker })).toBe(0);
  expect(await accountOf({ db: pools.app, tenantId: workspace.tenantId })).toMatchObject({ creditsRemaining: 4 });
});

test('a charge that arrives after its caller got an error is found by a later run', async () => {
  const workspace = await openWorkspace(pools, { credits: 10 });
  const requestId = randomUUID();
  await answered(workspace, [{ requestId, status: 503, minutesAgo: 50 }]);
  expect(await reverseUndelivered({ db: pools.worker })).toBe(0);
  await charged(workspace, { requestId });
  expect(await reverseUndelivered({ db: pools.worker })).toBe(1);
});

test('a failed call that was answered when it came again under its key is not given back; one whose repeat failed too is', async () => {
  const workspace = await openWorkspace(pools, { credits: 10 });
  const [delivered, failed] = [await charged(workspace), await charged(workspace)];
  const seqOf = async (requestId: string) => {
    const text = 'SELECT seq::float8 AS seq FROM graha.ledger_entry WHERE tenant_id = $1 AND request_id = $2';
    return (await query(pools.worker, text, [workspace.tenantId, requestId])).rows[0]?.seq ?? 0;
  };
  await answered(workspace, [
    { requestId: delivered, status: 503 },
    { requestId: randomUUID(), status: 200, replayOf: await seqOf(delivered), minutesAgo: 0 },
    { requestId: failed, status: 503 },
    { requestId: randomUUID(), status: 503, replayOf: await seqOf(failed), minutesAgo: 0 },
  ]);
  expect(await reverseUndelivered({ db: pools.worker })).toBe(1);
  expect(await reversals(workspace)).toBe(1);
  expect(await accountOf({ db: pools.app, tenantId: workspace.tenantId })).toMatchObject({ creditsRemaining: 8 });
});

test('another tenant’s request id gives nothing back', async () => {
  const [mine, other] = [await openWorkspace(pools, { credits: 10 }), await openWorkspace(pools, { credits: 10 })];
  const requestId = await charged(other);
  await answered(mine, [{ requestId, status: 503 }]);
  expect(await reverseUndelivered({ db: pools.worker })).toBe(0);
  expect(await reversals(other)).toBe(0);
});

test('an account that is locked keeps the others’ credits waiting for nobody, and is looked through by the next run', async () => {
  const [locked, free] = [await openWorkspace(pools, { credits: 10 }), await openWorkspace(pools, { credits: 10 })];
  for (const workspace of [locked, free]) {
    await answered(workspace, [{ requestId: await charged(workspace), status: 503 }]);
  }
  const holder = await pools.owner.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM graha.credit_account WHERE tenant_id = $1 FOR UPDATE', [locked.tenantId]);
  await expect(reverseUndelivered({ db: pools.worker })).rejects.toThrow('1 accounts could not be looked through');
  await holder.query('ROLLBACK');
  holder.release();
  expect([await reversals(free), await reversals(locked)]).toEqual([1, 0]);
  expect(await reverseUndelivered({ db: pools.worker })).toBe(1);
});

test('the key of an idempotent call that failed is forgotten: its repeat is a call like any other', async () => {
  const workspace = await openWorkspace(pools, { credits: 10 });
  const fields = { idempotencyKey: 'order-1', inputHash: Buffer.from('x') };
  await answered(workspace, [{ requestId: await charged(workspace, fields), status: 503 }]);
  await reverseUndelivered({ db: pools.worker });
  await charged(workspace, { ...fields, requestId: randomUUID() });
  expect(await accountOf({ db: pools.app, tenantId: workspace.tenantId })).toMatchObject({ creditsRemaining: 8 });
});
