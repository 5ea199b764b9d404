import type { PlanId } from '@graha/domain/billing/plans';
import { topUpAt } from '@graha/domain/billing/top-up';
import { randomUUID } from 'node:crypto';
import { Client, type Pool, type PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { setClockOffset } from '../postgres/ledger-clock.ts';
import { type Charge, PLAYGROUND_KEY_ID } from '../ledger/metering.ts';
import { createPool } from '../postgres/pool.ts';
import type { Acting } from '../postgres/context.ts';
import { issueKey, type IssuedKey } from '../keys/key-commands.ts';
import { grantCredits, type CreditGrant } from '../ledger/credit-grants.ts';
import { ensureTenant } from '../tenants/workspace.ts';

/** One pool per database role, for tests. */
export type Pools = { owner: Pool; api: Pool; app: Pool; worker: Pool; close: () => Promise<void> };
type Urls = { ownerUrl: string; apiUrl: string; appUrl: string; workerUrl: string };

export const PEPPER = 'a pepper for tests that is long enough';
export const ENGINE = 'engine 1.0';
export const BY: Acting = { actor: { kind: 'system', id: 'test' } };

export function openPools(urls: Urls, max = 10): Pools {
  const open = (url: string) => createPool({ url, applicationName: 'test', max, onError: () => {} });
  const pools = {
    owner: open(urls.ownerUrl),
    api: open(urls.apiUrl),
    app: open(urls.appUrl),
    worker: open(urls.workerUrl),
  };
  const close = async () => {
    for (const pool of Object.values(pools)) await pool.end();
  };
  return { ...pools, close };
}

type OwnDatabase = Urls & { stop: () => Promise<void> };

/**
 * Opens a separate database and its pools for a test file. The test passes the function that creates the database, because only
 * tests may request one.
 */
export function useDatabase<Database extends OwnDatabase>(create: () => Promise<Database>, max?: number) {
  let opened: { database: Database; pools: Pools } | undefined;
  const now = () => {
    if (!opened) throw new Error('The database is open while tests run, not before.');
    return opened;
  };
  beforeAll(async () => {
    const database = await create();
    opened = { database, pools: openPools(database, max) };
  });
  afterAll(async () => {
    const { database, pools } = now();
    await pools.close();
    await database.stop();
  });
  const pools: Pools = {
    get owner() {
      return now().pools.owner;
    },
    get api() {
      return now().pools.api;
    },
    get app() {
      return now().pools.app;
    },
    get worker() {
      return now().pools.worker;
    },
    close: () => now().pools.close(),
  };
  return {
    pools,
    get database() {
      return now().database;
    },
  };
}

/** A database with two replicas of the API; after each test the clock is reset. */
export function useLedger<Database extends OwnDatabase>(create: () => Promise<Database>) {
  const own = useDatabase(create);
  let replica: Pools | undefined;
  beforeAll(() => {
    replica = openPools(own.database);
  });
  afterEach(() => resetClock(own.pools.owner));
  afterAll(() => replica?.close());
  return {
    pools: own.pools,
    get database() {
      return own.database;
    },
    /** Connections of a second replica. */
    get replica() {
      if (!replica) throw new Error('The replica is open while tests run, not before.');
      return replica;
    },
  };
}

/** Changes data that no role of the product may change. */
export function useSuperuser(own: { readonly database: { superuserUrl: string } }) {
  let client: Client | undefined;
  beforeAll(async () => {
    client = new Client({ connectionString: own.database.superuserUrl });
    await client.connect();
  });
  afterAll(() => client?.end());
  return {
    async query(text: string, values?: unknown[]): Promise<void> {
      if (!client) throw new Error('The superuser is connected while tests run, not before.');
      await client.query(text, values);
    },
  };
}

export type Workspace = { tenantId: string; key: IssuedKey };

/** Opens a workspace on plan `internal` with exactly these credits; another plan adds its own allowance. */
export async function openWorkspace(
  { app, owner }: Pools,
  { plan = 'internal', credits = 0 }: { plan?: PlanId; credits?: number } = {},
): Promise<Workspace> {
  const tenantId = randomUUID();
  // Before the workspace's first event: this account exists already when that event would open one on the free plan.
  await owner.query('SELECT graha.open_account($1, $2)', [tenantId, plan]);
  await ensureTenant({ db: app, tenantId, ...BY }, { name: 'Acme', ownerUserId: null });
  if (credits > 0) await grant(owner, tenantId, credits);
  return { tenantId, key: await issueKey({ db: app, tenantId, pepper: PEPPER, ...BY }, { name: 'test', env: 'live' }) };
}

export const grant = (owner: Pool, tenantId: string, amount: number, expiresAt: Date | null = null) =>
  grantCredits(
    { db: owner, tenantId },
    { amount, kind: 'adjust', expiresAt, source: { type: 'test', id: randomUUID() } },
  );

/** Grants a pack as if bought now. */
export function grantTopUp(worker: Pool, tenantId: string, source: CreditGrant['source']): Promise<number | null> {
  const { expiresAtMs, ...topUp } = topUpAt(Date.now());
  return grantCredits({ db: worker, tenantId }, { ...topUp, expiresAt: new Date(expiresAtMs), source });
}

/** A call of the playground, for a workspace without keys. */
export const playgroundCall = (tenantId: string): Charge => ({
  tenantId,
  keyId: PLAYGROUND_KEY_ID,
  operation: 'panchang/full',
  cost: 1,
  requestId: randomUUID(),
  idempotencyKey: null,
  inputHash: null,
  asOf: null,
});

export const call = ({ tenantId, key }: Workspace, overrides: Partial<Charge> = {}): Charge => ({
  ...playgroundCall(tenantId),
  keyId: key.keyId,
  ...overrides,
});

export const calls = (count: number, workspace: Workspace, overrides: Partial<Charge> = {}): Charge[] =>
  Array.from({ length: count }, () => call(workspace, overrides));

/** Moves the ledger's clock to an instant, from which it continues; creates the partitions. */
export async function moveClock(owner: Pool, to: string | Date): Promise<void> {
  await setClockOffset(owner, (new Date(to).getTime() - Date.now()) / 1000);
  await owner.query('SELECT graha.ensure_partitions()');
}

const resetClock = (owner: Pool) => moveClock(owner, new Date());

/**
 * Gives each session of this database a separate, stopped clock, which `putClock` sets to the millisecond. Sessions that never
 * set it have the time at which it was frozen.
 */
export async function freezeClock(owner: Pool, atMs: number): Promise<void> {
  await owner.query(`CREATE OR REPLACE FUNCTION graha.ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE SECURITY DEFINER
    SET search_path = pg_catalog, graha, pg_temp AS $$
      SELECT coalesce(nullif(current_setting('graha_test.now', true), ''), '${new Date(atMs).toISOString()}')::timestamptz $$`);
  await owner.query('SELECT graha.ensure_partitions()');
}

export const putClock = (session: Pool | PoolClient, atMs: number) =>
  session.query("SELECT set_config('graha_test.now', $1, false)", [new Date(atMs).toISOString()]);

/** Runs work sequentially, as a replica sends its batches; several in parallel are several replicas. */
export async function inTurn<Result>(times: number, work: (time: number) => Promise<Result[]>): Promise<Result[]> {
  const all: Result[] = [];
  for (let time = 0; time < times; time += 1) all.push(...(await work(time)));
  return all;
}

/** Counts the occurrences of each value. */
export const tally = (values: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
