import { withClient } from '@graha/dev-stack/postgres/roles';
import { issueKey } from '@graha/store/keys/key-commands';
import { BY, openWorkspace, PEPPER, type Workspace } from '@graha/store/testing/testing';
import type { Findings } from '../findings.ts';
import { isPaid, unlessPaidOrUnavailable } from '../harness/answers.ts';
import { startLoad, until } from '../harness/load.ts';
import { settleUp } from '../harness/settle-up.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { moduleOf } from '../preload/module-of.ts';
import type { Random } from '../random.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import { query } from '@graha/store/postgres/query';

const HOUR_MS = 3_600_000;
const OFFSETS_MS = [-HOUR_MS, 0, HOUR_MS];
const CLIENTS = 12;
const CALLS = 150;
const WITHIN_MS = 120_000;
const SOON_MS = 2_000;
const END_API_SESSIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'graha_api'`;

/** Half of the calls lose their session to Postgres and must find out, by time, whether they were charged. */
export const wrongClocks: Scenario = {
  id: 'T35',
  title: 'Replicas whose clocks are an hour behind, right and an hour ahead',
  guarantee: 'G10',
  tries: { short: 1, long: 5 },
  async run({ tries, random, stage }) {
    const preload = await moduleOf('wrong-clock.ts');
    const replicas = await Promise.all(
      OFFSETS_MS.map((offsetMs) => stage.api({ preload, env: { CLOCK_OFFSET_MS: String(offsetMs) } })),
    );
    const urls = replicas.map(({ url }) => url);
    const found: Findings[] = [];
    for (let round = 0; round < tries; round += 1) found.push(await callAll(urls, random, stage));
    return resultOf(tries, found);
  },
};

async function callAll(urls: readonly string[], random: Random, stage: Stage): Promise<Findings> {
  const { pools } = stage;
  const { tenantId } = await openWorkspace(pools, { credits: 1_000_000 });
  const keyFor = async (lastsMs: number): Promise<Workspace> => {
    const expiresAt = new Date(Date.now() + lastsMs).toISOString();
    const ctx = { db: pools.app, tenantId, pepper: PEPPER, ...BY };
    return { tenantId, key: await issueKey(ctx, { name: 'test', env: 'live', expiresAt }) };
  };
  const workspace = await keyFor(HOUR_MS / 2);
  const call = callerOf(workspace);
  const since = await databaseTime(stage);
  const load = startLoad(CLIENTS, () =>
    call(random.pick(urls), { idempotencyKey: random.next() < 0.5 ? newIdempotencyKey() : null }),
  );
  const paid = (): number => load.attempts.filter(isPaid).length;
  for (let part = 1; part <= 3; part += 1) {
    await until('paid calls', WITHIN_MS, () => paid() >= (part * CALLS) / 3);
    await withClient(stage.urls.superuserUrl, (client) => client.query(END_API_SESSIONS));
  }
  const before = paid();
  await until('paid calls after the sessions ended', WITHIN_MS, () => paid() >= before + CALLS / 3);
  const attempts = await load.stop();
  const judge = (): string[] => unlessPaidOrUnavailable(attempts);
  const found = await settleUp(pools.worker, workspace, attempts, judge);
  const problems = [
    ...(await misdated(stage, tenantId, since)),
    ...(await acceptedTooLong(urls, await keyFor(SOON_MS))),
  ];
  return { ...found, problems: [...found.problems, ...problems] };
}

async function databaseTime({ pools }: Stage): Promise<Date> {
  const { rows } = await query(pools.worker, 'SELECT graha.ledger_now() AS now');
  return rows[0]?.now ?? new Date(0);
}

/** Checks that entries have the time of the database, whichever replica charged. */
async function misdated({ pools }: Stage, tenantId: string, since: Date): Promise<string[]> {
  const { rowCount } = await pools.worker.query(
    `SELECT FROM graha.ledger_entry
     WHERE tenant_id = $1 AND kind = 'CallCharged' AND at NOT BETWEEN $2 AND graha.ledger_now()`,
    [tenantId, since],
  );
  return rowCount ? [`${rowCount} entries with a wrong time`] : [];
}

/** Checks that an expired key ends everywhere by the database's clock. */
async function acceptedTooLong(urls: readonly string[], workspace: Workspace): Promise<string[]> {
  const call = callerOf(workspace);
  const statuses = () =>
    Promise.all(urls.map(async (url) => (await call(url, { method: 'GET', path: '/api/v1/usage' })).answer?.status));
  const atFirst = await statuses();
  await until('the expired key refused everywhere', WITHIN_MS, async () =>
    (await statuses()).every((status) => status === 401 || status === 429),
  );
  return atFirst.every((status) => status === 200)
    ? []
    : [`a key that had not expired was answered ${atFirst.join(', ')}`];
}
