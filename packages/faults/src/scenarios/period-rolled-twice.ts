import { moveClock, openWorkspace, type Workspace } from '@graha/store/testing/testing';
import type { Pool } from 'pg';
import type { Attempt, Findings } from '../findings.ts';
import { settleUp } from '../harness/settle-up.ts';
import { sleep, startLoad, until } from '../harness/load.ts';
import { type Caller, callerOf } from '../harness/workspace-calls.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import { query } from '@graha/store/postgres/query';

const WORKSPACES = 8;
/** Calls are under way before the clock is moved from here to just before the end of the period. */
const WELL_BEFORE_MS = 3_600_000;
const BEFORE_MS = 500;
const WAIT_MS = 60_000;
/** Slow enough for the limit per minute. */
const PAUSE_MS = 120;

export const periodRolledTwice: Scenario = {
  id: 'T13',
  title: `Two replicas roll ${WORKSPACES} workspaces into the next period at once`,
  guarantee: 'G10',
  tries: { short: 1, long: 10 },
  async run({ tries, stage }) {
    const replicas = [await stage.api(), await stage.api()].map(({ url }) => url);
    stage.undo(() => moveClock(stage.pools.owner, new Date()));
    const found: Findings[] = [];
    for (let round = 0; round < tries; round += 1) found.push(...(await rollOver(replicas, stage)));
    return resultOf(tries * WORKSPACES, found);
  },
};

/** Every workspace calls through both replicas while its month ends; the first call after the end opens the next period. */
async function rollOver(replicas: string[], { pools }: Stage): Promise<Findings[]> {
  await moveClock(pools.owner, new Date());
  const workspaces: { workspace: Workspace; call: Caller }[] = [];
  for (let count = 0; count < WORKSPACES; count += 1) {
    const workspace = await openWorkspace(pools, { plan: 'free' });
    workspaces.push({ workspace, call: callerOf(workspace) });
  }
  const end = await periodEndOf(pools.owner, workspaces[0]?.workspace);
  await moveClock(pools.owner, new Date(end.getTime() - WELL_BEFORE_MS));
  const loads = workspaces.map(({ workspace, call }) => ({
    workspace,
    load: startLoad(replicas.length, async (client) => {
      await sleep(PAUSE_MS);
      return call(replicas[client] ?? '');
    }),
  }));
  const ids = workspaces.map(({ workspace }) => workspace.tenantId);
  const everyoneIn = (isNew: boolean) => async () => (await chargedIn(pools.worker, ids, end, isNew)) === WORKSPACES;
  await until('a call of every workspace in the old period', WAIT_MS, everyoneIn(false));
  await moveClock(pools.owner, new Date(end.getTime() - BEFORE_MS));
  await until('a call of every workspace in the new period', WAIT_MS, everyoneIn(true));
  const found: Findings[] = [];
  for (const { workspace, load } of loads) {
    const attempts = await load.stop();
    const problems = [...unlessPaid(attempts), ...(await periodProblems(pools.worker, workspace, end))];
    found.push(await settleUp(pools.worker, workspace, attempts, () => problems));
  }
  return found;
}

async function periodEndOf(owner: Pool, workspace: Workspace | undefined): Promise<Date> {
  const text = 'SELECT period_end AS "end" FROM graha.credit_account WHERE tenant_id = $1';
  const { rows } = await query(owner, text, [workspace?.tenantId ?? null]);
  if (!rows[0]) throw new Error('the workspace has no account');
  return rows[0].end;
}

/** Returns the number of workspaces with a charged call in the period before or after the end. */
async function chargedIn(worker: Pool, tenantIds: string[], end: Date, isNew: boolean): Promise<number> {
  const { rows } = await query(
    worker,
    `SELECT count(DISTINCT tenant_id)::int AS workspaces FROM graha.ledger_entry
     WHERE tenant_id = ANY($1) AND kind = 'CallCharged' AND (period_start >= $2) = $3`,
    [tenantIds, end, isNew],
  );
  return rows[0]?.workspaces ?? 0;
}

/** A busy machine may refuse a call with 503, which costs nothing and asks for another try. */
function unlessPaid(attempts: readonly Attempt[]): string[] {
  const refused = attempts.filter(({ answer }) => answer?.status !== 200 && answer?.status !== 503);
  return refused.length === 0 ? [] : [`${refused.length} calls had neither 200 nor 503: ${refused[0]?.answer?.body}`];
}

/** Expected entries of the month that ended and of the one that began. */
const WANTED: Record<string, number> = {
  'PeriodOpened old': 1,
  'CreditsGranted old': 1,
  'PeriodClosed old': 1,
  'PeriodOpened new': 1,
  'CreditsGranted new': 1,
};

async function periodProblems(worker: Pool, { tenantId }: Workspace, end: Date): Promise<string[]> {
  const { rows } = await query(
    worker,
    `SELECT kind, period_start >= $2 AS "isNew", count(*)::int AS entries,
       count(*) FILTER (WHERE kind = 'CallCharged' AND (at >= $2) <> (period_start >= $2))::int AS astray
     FROM graha.ledger_entry WHERE tenant_id = $1 GROUP BY 1, 2`,
    [tenantId, end],
  );
  const counts = new Map(rows.map(({ kind, isNew, entries }) => [`${kind} ${isNew ? 'new' : 'old'}`, entries]));
  const astray = rows.reduce((sum, row) => sum + row.astray, 0);
  const unlike = Object.entries(WANTED).filter(([what, times]) => counts.get(what) !== times);
  return [
    ...unlike.map(([what, times]) => `${counts.get(what) ?? 0} times ${what} period, not ${times}`),
    ...(astray === 0 ? [] : [`${astray} calls were charged in the wrong period`]),
    ...(counts.get('CallCharged old') && counts.get('CallCharged new') ? [] : ['no calls on both sides of the end']),
  ];
}
