import type { ThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { openWorkspace, type Pools, type Workspace } from '@graha/store/testing/testing';
import type { Reached } from './goals.ts';
import { load } from './load.ts';
import { end, startProgram } from './program.ts';
import type { Cell, Column } from './table.ts';
import { query } from '@graha/store/postgres/query';

/** Kills each server once. `npm run test:faults` does so hundreds of times and checks more. */

const PATH = '/api/v1/kundali/basic';
const RUN_MS = 2_000;
const UNTIL_KILL_MS = 1_200;
const SCARCE_CREDITS = 500;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const LOSS_COLUMNS: readonly Column[] = [
  ['losses', null],
  ['answered', 0],
  ['in the ledger', 0],
  ['lost or overspent', 0],
];

export type Losses = { reached: Pick<Reached, 'M5a' | 'M5b'>; rows: Cell[][] };

export async function measureLosses(pools: Pools, databaseUrl: string, cluster: ThrowawayCluster): Promise<Losses> {
  const api = await killed(pools, databaseUrl, ({ child }) => end(child, 'SIGKILL'));
  const postgres = await killed(pools, databaseUrl, async () => {
    await cluster.kill();
    await cluster.start();
  });
  const race = await raced(pools, databaseUrl);
  const lost = ({ answered, charged }: Counted): number => Math.max(0, answered - charged);
  const overspent = Math.max(0, race.charged - SCARCE_CREDITS) + lost(race);
  return {
    reached: { M5a: lost(api) + lost(postgres), M5b: overspent },
    rows: [
      ['kill -9 of the API under load', api.answered, api.charged, lost(api)],
      ['kill -9 of Postgres under load', postgres.answered, postgres.charged, lost(postgres)],
      [`two processes, ${SCARCE_CREDITS} credits`, race.answered, race.charged, overspent],
    ],
  };
}

type Counted = { answered: number; charged: number };
type Running = Awaited<ReturnType<typeof startProgram>>;

async function killed(pools: Pools, databaseUrl: string, kill: (api: Running) => Promise<void>): Promise<Counted> {
  const workspace = await openWorkspace(pools, { credits: 1_000_000_000 });
  const api = await startProgram(databaseUrl);
  try {
    let begin = (): void => undefined;
    const connected = new Promise<void>((resolve) => (begin = resolve));
    const loading = load({ ...optionsFor(workspace, api), onConnected: () => begin() });
    await Promise.race([connected, loading]);
    await wait(UNTIL_KILL_MS);
    await kill(api);
    const { acknowledged } = await loading;
    return { answered: acknowledged, charged: await chargedTo(pools, workspace) };
  } finally {
    await end(api.child, 'SIGKILL');
  }
}

async function raced(pools: Pools, databaseUrl: string): Promise<Counted> {
  const workspace = await openWorkspace(pools, { credits: SCARCE_CREDITS });
  const both = await Promise.all([startProgram(databaseUrl), startProgram(databaseUrl)]);
  try {
    const loads = await Promise.all(both.map((api) => load(optionsFor(workspace, api))));
    const answered = loads.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    return { answered, charged: await chargedTo(pools, workspace) };
  } finally {
    await Promise.all(both.map(({ child }) => end(child, 'SIGKILL')));
  }
}

const optionsFor = ({ key }: Workspace, { port }: Running) => ({
  port,
  path: PATH,
  key: key.text,
  connections: 64,
  warmMs: 0,
  runMs: RUN_MS,
});

async function chargedTo(pools: Pools, { tenantId }: Workspace): Promise<number> {
  const { rows } = await query(
    pools.worker,
    `SELECT count(*) AS calls FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged'`,
    [tenantId],
  );
  return Number(rows[0]?.calls);
}
