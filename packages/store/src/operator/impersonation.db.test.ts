import { createTestDatabase } from '@graha/dev-stack/test-context';
import { IMPERSONATION_MS } from '@graha/domain/operations/operator';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditTrail } from '../audit/audit-trail.ts';
import { endExpiredImpersonations, impersonationOf, startImpersonation, stopImpersonation } from './impersonation.ts';
import { copyAuditTrail } from '../read-models/audit-trail.ts';
import { appendToTenant } from '../team/change.ts';
import { moveClock, openWorkspace, useLedger } from '../testing/testing.ts';
import { ensureTenant } from '../tenants/workspace.ts';

const ledger = useLedger(createTestDatabase);

const newOperator = () => {
  const operatorId = randomUUID();
  const view = { operatorId, sessionId: `session of ${operatorId}` };
  return { ...view, view, by: { actor: { kind: 'admin', id: operatorId }, requestId: 'req_1' } as const };
};
type Operator = ReturnType<typeof newOperator>;

const start = ({ view, by }: Operator, tenantId: string, reason = 'They see no invoices') =>
  startImpersonation({ db: ledger.pools.app, ...by }, { ...view, tenantId, reason, ticket: null });
const stop = ({ operatorId, by }: Operator) =>
  stopImpersonation({ db: ledger.pools.app, ...by }, { operatorId, how: 'stopped' });
const seenBy = ({ view }: Operator) => impersonationOf({ db: ledger.pools.app }, view);
const refused = (code: string) => ({ name: 'Refusal', code });

async function viewsRecorded(tenantId: string, count: number) {
  const recorded = () =>
    auditTrail({ db: ledger.pools.app, tenantId }, { type: ['ImpersonationStarted', 'ImpersonationEnded'], limit: 10 });
  const copied = async () => {
    await copyAuditTrail({ db: ledger.pools.worker });
    return (await recorded()).length;
  };
  await expect.poll(copied).toBe(count);
  return recorded();
}

test('the session that began a view sees the workspace until it ends it, and the workspace’s audit log shows both', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  expect(await seenBy(operator)).toBeNull();
  await start(operator, tenantId);
  const seen = await seenBy(operator);
  expect(seen).toMatchObject({ tenantId, name: expect.any(String), reason: 'They see no invoices' });
  expect(await stop(operator)).toBe(true);
  expect(await seenBy(operator)).toBeNull();
  expect(await stop(operator)).toBe(false);

  const [ended, started] = await viewsRecorded(tenantId, 2);
  expect(ended).toMatchObject({ type: 'ImpersonationEnded', actorId: operator.operatorId, data: { how: 'stopped' } });
  expect(started).toMatchObject({ actorKind: 'admin', actorId: operator.operatorId, requestId: 'req_1' });
  expect(started?.data).toEqual({
    tenantId,
    userId: null,
    reason: 'They see no invoices',
    ticket: null,
    endsAt: seen?.endsAt.toISOString(),
  });
});

test('the audit log names the owner in whose place the operator viewed the workspace', async () => {
  const [tenantId, operator] = [randomUUID(), newOperator()];
  await ensureTenant({ db: ledger.pools.app, tenantId, ...operator.by }, { name: 'Orbit', ownerUserId: 'asha' });
  await start(operator, tenantId);
  const [started] = await viewsRecorded(tenantId, 1);
  expect(started?.data).toMatchObject({ userId: 'asha' });
});

test('another session of the same operator, and another operator, view nothing', async () => {
  const [{ tenantId }, operator, other] = [await openWorkspace(ledger.pools), newOperator(), newOperator()];
  await start(operator, tenantId);
  const elsewhere = { operatorId: operator.operatorId, sessionId: 'another' };
  expect(await impersonationOf({ db: ledger.pools.app }, elsewhere)).toBeNull();
  expect(await seenBy(other)).toBeNull();
  expect(await impersonationOf({ db: ledger.pools.app }, { ...other.view, sessionId: operator.sessionId })).toBeNull();
});

test('signing out ends the view of that session and of no other', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  await start(operator, tenantId);
  const signOut = (sessionId: string) =>
    stopImpersonation(
      { db: ledger.pools.app, ...operator.by },
      { operatorId: operator.operatorId, sessionId, how: 'signed-out' },
    );
  expect(await signOut('another')).toBe(false);
  expect(await seenBy(operator)).not.toBeNull();
  expect(await signOut(operator.sessionId)).toBe(true);
  expect(await seenBy(operator)).toBeNull();
  expect((await viewsRecorded(tenantId, 2))[0]?.data).toMatchObject({ how: 'signed-out' });
});

test('a second view is refused while the first goes on, and changes nothing', async () => {
  const [one, other] = [await openWorkspace(ledger.pools), await openWorkspace(ledger.pools)];
  const operator = newOperator();
  await start(operator, one.tenantId);
  await expect(start(operator, other.tenantId)).rejects.toMatchObject(refused('impersonation_running'));
  expect(await seenBy(operator)).toMatchObject({ tenantId: one.tenantId });
});

test('of two starts at once one comes through', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  const outcomes = await Promise.allSettled([start(operator, tenantId), start(operator, tenantId)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a workspace that is not there, and one that was erased, cannot be viewed', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  await expect(start(operator, randomUUID())).rejects.toMatchObject(refused('tenant_unknown'));
  const dueAt = new Date(Date.now() + 1_000).toISOString();
  await appendToTenant(
    { db: ledger.pools.app, tenantId, ...operator.by },
    { command: { type: 'requestErasure', dueAt } },
  );
  await moveClock(ledger.pools.owner, dueAt);
  await appendToTenant({ db: ledger.pools.worker, tenantId, ...operator.by }, { command: { type: 'completeErasure' } });
  await expect(start(operator, tenantId)).rejects.toMatchObject(refused('tenant_erased'));
  expect(await seenBy(operator)).toBeNull();
});

test('after half an hour nothing is seen any more; the worker records the end once, and another view may follow', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  await start(operator, tenantId);
  const endsAt = (await seenBy(operator))?.endsAt ?? new Date(0);
  expect(Math.abs(endsAt.getTime() - Date.now() - IMPERSONATION_MS)).toBeLessThan(60_000);
  expect(await endExpiredImpersonations({ db: ledger.pools.worker })).toBe(0);

  await moveClock(ledger.pools.owner, endsAt);
  expect(await seenBy(operator)).toBeNull();
  expect(await endExpiredImpersonations({ db: ledger.pools.worker })).toBeGreaterThan(0);
  expect(await endExpiredImpersonations({ db: ledger.pools.worker })).toBe(0);
  const [ended] = await viewsRecorded(tenantId, 2);
  expect(ended).toMatchObject({ actorKind: 'system', data: { how: 'expired' } });

  await start(operator, tenantId);
  expect(await seenBy(operator)).not.toBeNull();
});

test('the portal sees the view of the operator whom its transaction names, and no other', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  await start(operator, tenantId);
  const { rows } = await ledger.pools.app.query('SELECT operator_id FROM graha.impersonation');
  expect(rows).toEqual([]);
});
