import { apiKey } from '@graha/domain/api-key';
import { keyStream, tenantStream } from '@graha/domain/streams';
import { tenant } from '@graha/domain/tenant';
import type { Pool } from 'pg';
import { execute } from './execute.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { INLINE } from './read-models/all.ts';
import { BY, openWorkspace, PEPPER, type Pools, type Workspace } from './testing.ts';
import { issueKey, revokeKey } from './workspace.ts';

/** For tests of what follows from events: things that happen to keys and workspaces. */
const contextOf = (tenantId: string) => ({ tenantId, ...BY, correlationId: 'c', causationId: null, requestId: null });
const nowOf = () => new Date().toISOString();

export function changeKey(app: Pool, { tenantId, key }: Workspace, command: object) {
  const store = createPostgresEventStore(app, INLINE);
  // Safe: each caller gives one of the key's commands without its id and its time.
  const whole = { ...command, now: nowOf(), keyId: key.keyId } as Parameters<typeof apiKey.decide>[0];
  return execute(store, apiKey, keyStream(key.keyId), whole, contextOf(tenantId));
}

export const changeTenant = (app: Pool, tenantId: string, command: Parameters<typeof tenant.decide>[0]) =>
  execute(createPostgresEventStore(app, INLINE), tenant, tenantStream(tenantId), command, contextOf(tenantId));

/** A little of everything; the workspace is suspended in the end. */
export async function liveALittle(pools: Pools): Promise<Workspace> {
  const { app } = pools;
  const workspace = await openWorkspace(pools, { plan: 'free' });
  const { tenantId } = workspace;
  const limits = { scopes: ['vedic'], cidrs: ['10.0.0.0/8'], monthlyCreditsMax: 50, expiresAt: null };
  await changeKey(app, workspace, { type: 'restrict', ...limits });
  await changeKey(app, workspace, { type: 'disable' });
  await changeKey(app, workspace, { type: 'enable' });
  const successor = await issueKey(app, PEPPER, { tenantId, name: 'next', env: 'live' }, BY);
  const oldValidUntil = new Date(Date.now() + 3_600_000).toISOString();
  await changeKey(app, workspace, { type: 'rotate', newKeyId: successor.keyId, oldValidUntil });
  const third = await issueKey(app, PEPPER, { tenantId, name: 'third', env: 'test' }, BY);
  await revokeKey(app, { tenantId, keyId: third.keyId, reason: 'test' }, BY);
  await changeTenant(app, tenantId, { type: 'rename', name: 'Renamed', now: nowOf() });
  await changeTenant(app, tenantId, { type: 'switchAlert', pct: 80, isOn: false, now: nowOf() });
  await changeTenant(app, tenantId, { type: 'suspend', reason: 'test', now: nowOf() });
  return workspace;
}
