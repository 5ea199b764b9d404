import { createTestDatabase } from '@graha/dev-stack/test-context';
import { IMPERSONATION_MS } from '@graha/domain/operator';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditTrail } from './audit-trail.ts';
import { endExpiredImpersonations, impersonationOf, startImpersonation, stopImpersonation } from './impersonation.ts';
import { copyAuditTrail } from './read-models/audit-trail.ts';
import { tellTenant } from './team/change.ts';
import { moveClock, openWorkspace, useLedger } from './testing.ts';
import { ensureTenant } from './workspace.ts';

const ledger = useLedger(createTestDatabase);

const newOperator = () => {
  const operatorId = randomUUID();
  const look = { operatorId, sessionId: `session of ${operatorId}` };
  return { ...look, look, by: { actor: { kind: 'admin', id: operatorId }, requestId: 'req_1' } as const };
};
type Operator = ReturnType<typeof newOperator>;

const start = ({ look, by }: Operator, tenantId: string, reason = 'They see no invoices') =>
  startImpersonation(ledger.pools.app, { ...look, tenantId, reason, ticket: null }, by);
const stop = ({ operatorId, by }: Operator) => stopImpersonation(ledger.pools.app, { operatorId, how: 'stopped' }, by);
const seenBy = ({ look }: Operator) => impersonationOf(ledger.pools.app, look);
const refused = (code: string) => ({ name: 'Refusal', code });

async function visitsTold(tenantId: string, count: number) {
  const told = () =>
    auditTrail(ledger.pools.app, tenantId, { type: ['ImpersonationStarted', 'ImpersonationEnded'], limit: 10 });
  const copied = async () => {
    await copyAuditTrail(ledger.pools.worker);
    return (await told()).length;
  };
  await expect.poll(copied, { timeout: 20_000, interval: 20 }).toBe(count);
  return told();
}

test('the session that began a look sees the workspace until it ends it, and the workspace is told of both', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  expect(await seenBy(operator)).toBeNull();
  await start(operator, tenantId);
  const seen = await seenBy(operator);
  expect(seen).toMatchObject({ tenantId, name: expect.any(String), reason: 'They see no invoices' });
  expect(await stop(operator)).toBe(true);
  expect(await seenBy(operator)).toBeNull();
  expect(await stop(operator)).toBe(false);

  const [ended, started] = await visitsTold(tenantId, 2);
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

test('it is told through whose eyes the operator looked: the owner’s', async () => {
  const [tenantId, operator] = [randomUUID(), newOperator()];
  await ensureTenant(ledger.pools.app, { tenantId, name: 'Orbit', ownerUserId: 'asha' }, operator.by);
  await start(operator, tenantId);
  const [started] = await visitsTold(tenantId, 1);
  expect(started?.data).toMatchObject({ userId: 'asha' });
});

test('another session of the same operator, and another operator, stay at home', async () => {
  const [{ tenantId }, operator, other] = [await openWorkspace(ledger.pools), newOperator(), newOperator()];
  await start(operator, tenantId);
  const elsewhere = { operatorId: operator.operatorId, sessionId: 'another' };
  expect(await impersonationOf(ledger.pools.app, elsewhere)).toBeNull();
  expect(await seenBy(other)).toBeNull();
  expect(await impersonationOf(ledger.pools.app, { ...other.look, sessionId: operator.sessionId })).toBeNull();
});

test('signing out ends the look of that session and of no other', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  await start(operator, tenantId);
  const signOut = (sessionId: string) =>
    stopImpersonation(ledger.pools.app, { operatorId: operator.operatorId, sessionId, how: 'signed-out' }, operator.by);
  expect(await signOut('another')).toBe(false);
  expect(await seenBy(operator)).not.toBeNull();
  expect(await signOut(operator.sessionId)).toBe(true);
  expect(await seenBy(operator)).toBeNull();
  expect((await visitsTold(tenantId, 2))[0]?.data).toMatchObject({ how: 'signed-out' });
});

test('a second look is refused while the first goes on, and changes nothing', async () => {
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

test('a workspace that is not there, and one that was erased, cannot be looked at', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  await expect(start(operator, randomUUID())).rejects.toMatchObject(refused('tenant_unknown'));
  const dueAt = new Date(Date.now() + 1_000).toISOString();
  await tellTenant(ledger.pools.app, tenantId, { type: 'requestErasure', dueAt }, operator.by);
  await moveClock(ledger.pools.owner, dueAt);
  await tellTenant(ledger.pools.app, tenantId, { type: 'completeErasure' }, operator.by);
  await expect(start(operator, tenantId)).rejects.toMatchObject(refused('tenant_erased'));
  expect(await seenBy(operator)).toBeNull();
});

test('after half an hour nothing is seen any more; the worker tells the end once, and another look may follow', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  await start(operator, tenantId);
  const endsAt = (await seenBy(operator))?.endsAt ?? new Date(0);
  expect(Math.abs(endsAt.getTime() - Date.now() - IMPERSONATION_MS)).toBeLessThan(60_000);
  expect(await endExpiredImpersonations(ledger.pools.worker)).toBe(0);

  await moveClock(ledger.pools.owner, endsAt);
  expect(await seenBy(operator)).toBeNull();
  expect(await endExpiredImpersonations(ledger.pools.worker)).toBeGreaterThan(0);
  expect(await endExpiredImpersonations(ledger.pools.worker)).toBe(0);
  const [ended] = await visitsTold(tenantId, 2);
  expect(ended).toMatchObject({ actorKind: 'system', data: { how: 'expired' } });

  await start(operator, tenantId);
  expect(await seenBy(operator)).not.toBeNull();
});

test('the portal sees the look of the operator whom its transaction names, and no other', async () => {
  const [{ tenantId }, operator] = [await openWorkspace(ledger.pools), newOperator()];
  await start(operator, tenantId);
  const { rows } = await ledger.pools.app.query('SELECT operator_id FROM graha.impersonation');
  expect(rows).toEqual([]);
});
