import type { Untimed } from '@graha/domain/core/aggregate';
import { apiKey, type ApiKeyCommand } from '@graha/domain/keys/api-key';
import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { tenant, type TenantCommand } from '@graha/domain/team/tenant';
import type { Pool } from 'pg';
import { execute } from '../aggregates/execute.ts';
import { issueKey, revokeKey } from '../keys/key-commands.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { BY, openWorkspace, PEPPER, type Pools, type Workspace } from './testing.ts';

type WithoutKey<Command> = Command extends unknown ? Omit<Command, 'keyId'> : never;

/** Changes a key, in tests of the effects of events. */
export function changeKey(app: Pool, { tenantId, key }: Workspace, command: WithoutKey<Untimed<ApiKeyCommand>>) {
  const { keyId } = key;
  return execute({ db: app, ...BY }, apiKey, { tenantId, keyId }, { ...command, keyId });
}

export const changeTenant = (app: Pool, tenantId: string, command: Untimed<TenantCommand>) =>
  execute({ db: app, ...BY }, tenant, tenantId, command);

/** Creates a history with events of many kinds; the workspace is suspended at the end. */
export async function liveALittle(pools: Pools): Promise<Workspace> {
  const { app, owner } = pools;
  const workspace = await openWorkspace(pools, { plan: 'free' });
  const { tenantId } = workspace;
  const limits = { ...UNLIMITED, scopes: ['vedic'], cidrs: ['10.0.0.0/8'], monthlyCreditsMax: 50 };
  await changeKey(app, workspace, { type: 'restrict', ...limits });
  await changeKey(app, workspace, { type: 'disable' });
  await changeKey(app, workspace, { type: 'enable' });
  const successor = await issueKey({ db: app, tenantId, pepper: PEPPER, ...BY }, { name: 'next', env: 'live' });
  const oldValidUntil = new Date((await ledgerNow(app)).getTime() + 3_600_000).toISOString();
  await changeKey(app, workspace, { type: 'rotate', newKeyId: successor.keyId, oldValidUntil });
  const third = await issueKey({ db: app, tenantId, pepper: PEPPER, ...BY }, { name: 'third', env: 'test' });
  await revokeKey({ db: app, tenantId, ...BY }, { keyId: third.keyId, reason: 'test' });
  await changeTenant(app, tenantId, { type: 'rename', name: 'Renamed' });
  await changeTenant(app, tenantId, { type: 'switchAlert', pct: 80, isOn: false });
  await changeTenant(owner, tenantId, { type: 'suspend', reason: 'test' });
  return workspace;
}
