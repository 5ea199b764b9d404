import { issueKey } from '@graha/store/keys/key-commands';
import { listKeys } from '@graha/store/keys/key-list';
import { BY, openWorkspace, PEPPER } from '@graha/store/testing/testing';
import type { startApi } from './real-api.ts';

type Pools = Parameters<typeof openWorkspace>[0];
type Limits = Partial<Parameters<typeof issueKey>[1]>;

/** A workspace with a key that manages it. */
export async function managedIn(pools: Pools, api: Awaited<ReturnType<typeof startApi>>, limits: Limits = {}) {
  const { tenantId, key: plain } = await openWorkspace(pools, { credits: 100 });
  const by = { db: pools.app, tenantId, pepper: PEPPER, ...BY };
  const key = await issueKey(by, { name: 'Terraform', env: 'live', scopes: ['*', 'manage'], ...limits });
  const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${api.url}/api/v1/account${path}`, {
      method,
      headers: { 'x-api-key': key.text, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, headers: answer.headers, body: Object(await answer.json()) };
  };
  const keys = () => listKeys({ db: pools.app, tenantId });
  return { tenantId, by, key, plain, ask, keys };
}
