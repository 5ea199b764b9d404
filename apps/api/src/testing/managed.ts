import { issueKey } from '@graha/store/keys/key-commands';
import { listKeys } from '@graha/store/keys/key-list';
import { BY, openWorkspace, PEPPER, useDatabase } from '@graha/store/testing/testing';
import { afterAll, beforeAll } from 'vitest';
import { startApi } from './real-api.ts';

type Pools = Parameters<typeof openWorkspace>[0];
type Api = Awaited<ReturnType<typeof startApi>>;
type Limits = Partial<Parameters<typeof issueKey>[1]>;

/** A workspace with a key that manages it. */
async function managedIn(pools: Pools, api: Api, limits: Limits) {
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

/**
 * Starts the API on a database for one test file. Read `api` only inside a test, because it starts before the tests.
 */
export function useManaged(createDatabase: Parameters<typeof useDatabase>[0]) {
  const own = useDatabase(createDatabase, 4);
  const started: { api?: Api } = {};
  const running = (): Api => {
    if (!started.api) throw new Error('The API starts before the first test.');
    return started.api;
  };
  beforeAll(async () => {
    started.api = await startApi(own.database.apiUrl, undefined, {
      SEALING_KEY: 'a sealing key that is long enough for tests',
    });
  });
  afterAll(() => started.api?.stop());
  return {
    pools: own.pools,
    get api() {
      return running();
    },
    managed: (limits: Limits = {}) => managedIn(own.pools, running(), limits),
  };
}
