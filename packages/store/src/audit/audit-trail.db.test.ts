import { createTestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID, type Actor } from '@graha/domain/core/event';
import type { DomainEvent } from '@graha/domain/events/events';
import { adminStream, keyStream, tenantStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { auditTrail, type AuditFilter } from './audit-trail.ts';
import { issueKey, revokeKey } from '../keys/key-commands.ts';
import { createPostgresEventStore } from '../log/postgres-event-store.ts';
import { INLINE } from '../read-models/all.ts';
import { copyAuditTrail } from '../read-models/audit-trail.ts';
import { changeKey } from '../testing/testing-history.ts';
import { BY, openWorkspace, PEPPER, type Workspace, useDatabase } from '../testing/testing.ts';

const { pools } = useDatabase(createTestDatabase);

const contextOf = (tenantId: string, actor: Actor = BY.actor) => ({
  tenantId,
  actor,
  correlationId: 'c',
  causationId: null,
  requestId: 'req_1',
});
const trail = ({ tenantId }: Workspace, filter: Partial<AuditFilter> = {}) =>
  auditTrail({ db: pools.app, tenantId }, { limit: 100, ...filter });
const copied = async (workspace: Workspace, types: readonly string[]) => {
  await copyAuditTrail({ db: pools.worker });
  expect((await trail(workspace)).map(({ type }) => type)).toEqual(types);
};
const append = (stream: string, version: number, event: DomainEvent, tenantId: string, actor?: Actor) =>
  createPostgresEventStore(pools.app, INLINE).append(stream, version, [event], contextOf(tenantId, actor));

test('a workspace reads what was done in it, newest first, by whom and in which request, and no other workspace does', async () => {
  const [mine, other] = [await openWorkspace(pools), await openWorkspace(pools)];
  const byUser = { actor: { kind: 'user', id: 'u1' }, requestId: 'req_9' } as const;
  await revokeKey({ db: pools.app, tenantId: mine.tenantId, ...byUser }, { keyId: mine.key.keyId, reason: 'leaked' });
  await copied(mine, ['KeyRevoked', 'KeyIssued', 'TenantCreated']);
  expect((await trail(mine))[0]).toEqual({
    pos: expect.any(Number),
    at: expect.any(Date),
    type: 'KeyRevoked',
    streamId: keyStream(mine.key.keyId),
    actorKind: 'user',
    actorId: 'u1',
    impersonator: null,
    requestId: 'req_9',
    data: { keyId: mine.key.keyId, reason: 'leaked' },
  });
  await copied(other, ['KeyIssued', 'TenantCreated']);
});

test('nothing secret is in it', async () => {
  const workspace = await openWorkspace(pools);
  const { rows } = await query(
    pools.worker,
    "SELECT secret ->> 'hash' AS hash FROM graha.event WHERE tenant_id = $1 AND type = 'KeyIssued'",
    [workspace.tenantId],
  );
  await copied(workspace, ['KeyIssued', 'TenantCreated']);
  expect(rows[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(await trail(workspace))).not.toContain(rows[0]?.hash);
  expect((await trail(workspace, { type: 'KeyIssued' }))[0]?.data).toMatchObject({ name: 'test', env: 'live' });
});

test('an operator who acts under another’s name is seen, and so is the visit itself', async () => {
  const workspace = await openWorkspace(pools);
  const { tenantId } = workspace;
  const look = { tenantId, userId: 'u1', sessionId: 's1', reason: 'ticket 7', ticket: null };
  const visit = { type: 'ImpersonationStarted', data: { ...look, endsAt: '2026-01-01T00:30:00Z' } } as const;
  await append(adminStream(randomUUID()), 0, visit, NIL_TENANT_ID, { kind: 'admin', id: 'op1' });
  const renamed = { type: 'TenantRenamed', data: { name: 'Renamed' } } as const;
  await append(tenantStream(tenantId), 1, renamed, tenantId, { kind: 'user', id: 'u1', impersonator: 'op1' });
  await copied(workspace, ['TenantRenamed', 'ImpersonationStarted', 'KeyIssued', 'TenantCreated']);
  const [rename, start] = await trail(workspace);
  expect(rename).toMatchObject({ actorId: 'u1', impersonator: 'op1' });
  expect(start).toMatchObject({ actorKind: 'admin', actorId: 'op1', data: { reason: 'ticket 7' } });
  expect(start?.data).not.toHaveProperty('sessionId');
});

test('pages and types narrow it down', async () => {
  const workspace = await openWorkspace(pools);
  const { tenantId } = workspace;
  for (const name of ['a', 'b', 'c'])
    await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, { name, env: 'live' });
  await copied(workspace, ['KeyIssued', 'KeyIssued', 'KeyIssued', 'KeyIssued', 'TenantCreated']);
  const whole = await trail(workspace);
  const first = await trail(workspace, { limit: 2 });
  const rest = await trail(workspace, { limit: 10, before: first.at(-1)?.pos ?? 0 });
  expect([...first, ...rest]).toEqual(whole);
  expect(await trail(workspace, { type: 'TenantCreated' })).toHaveLength(1);
  expect(await trail(workspace, { type: ['TenantCreated', 'KeyIssued'], limit: 3 })).toHaveLength(3);
  expect(await trail(workspace, { type: 'KeyRevoked' })).toEqual([]);
});

test('who acted and when narrow it down; an operator is found under another’s name too', async () => {
  const workspace = await openWorkspace(pools);
  const { tenantId, key } = workspace;
  await revokeKey(
    { db: pools.app, tenantId, actor: { kind: 'user', id: 'u1', impersonator: 'op1' } },
    { keyId: key.keyId, reason: 'leaked' },
  );
  await copied(workspace, ['KeyRevoked', 'KeyIssued', 'TenantCreated']);
  const typesBy = async (filter: Partial<AuditFilter>) => (await trail(workspace, filter)).map(({ type }) => type);
  expect(await typesBy({ actor: { kind: 'user', id: 'u1' } })).toEqual(['KeyRevoked']);
  expect(await typesBy({ actor: { kind: 'user', id: 'u2' } })).toEqual([]);
  expect(await typesBy({ actor: { kind: 'admin' } })).toEqual(['KeyRevoked']);
  expect(await typesBy({ actor: { kind: 'system' } })).toEqual(['KeyIssued', 'TenantCreated']);
  const [newest, ...earlier] = await trail(workspace);
  expect(await trail(workspace, { from: newest?.at ?? new Date(0) })).toEqual([newest]);
  expect(await trail(workspace, { to: newest?.at ?? new Date(0) })).toEqual(earlier);
});

test('no session of the portal can write into it', async () => {
  const { tenantId } = await openWorkspace(pools);
  const planted = pools.app.query('DELETE FROM graha.audit_trail WHERE tenant_id = $1', [tenantId]);
  await expect(planted).rejects.toMatchObject({ code: '42501' });
});

test('two workers side by side copy each event once', async () => {
  const workspace = await openWorkspace(pools);
  for (let time = 0; time < 10; time += 1) {
    for (const type of ['disable', 'enable'] as const) {
      await changeKey(pools.app, workspace, { type });
    }
  }
  await Promise.all([1, 2, 3].map(() => copyAuditTrail({ db: pools.worker })));
  await copied(workspace, [
    ...Array.from({ length: 10 }, () => ['KeyEnabled', 'KeyDisabled']).flat(),
    'KeyIssued',
    'TenantCreated',
  ]);
  expect(await copyAuditTrail({ db: pools.worker })).toBe(0);
});
