import { withClient } from '@graha/dev-stack/postgres/roles';
import { openWorkspace } from '@graha/store/testing/testing';
import type { Findings } from '../findings.ts';
import { isPaid, unlessPaidOrUnavailable } from '../harness/answers.ts';
import { settleUp } from '../harness/settle-up.ts';
import { killOneSession, killPostgres } from '../harness/kill-postgres.ts';
import { sleep, startLoad, until } from '../harness/load.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { resultOf, type Scenario, type Trial } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import { query, required } from '@graha/store/postgres/query';

const CLIENTS = 24;
const HEALS_MS = 120_000;

/** Every other try kills the server, which is then started again; the others kill one of its sessions. */
export const postgresKilled: Scenario = {
  id: 'T6',
  title: 'kill -9 of Postgres, or of one of its sessions, under load',
  guarantee: 'G1',
  tries: { short: 2, long: 40 },
  async run({ tries, random, stage }) {
    const replicas = [await stage.api(), await stage.api()].map(({ url }) => url);
    const rounds: Awaited<ReturnType<typeof crash>>[] = [];
    for (let round = 0; round < tries; round += 1) {
      const how = round % 2 === 0 ? killWhole : killSession;
      rounds.push(await crash(how, replicas, { random, stage }));
    }
    const slowestMs = Math.max(...rounds.map(({ healedMs }) => healedMs));
    const notes = [`the first 200 came ${(slowestMs / 1000).toFixed(1)} s after the kill at the latest`];
    return resultOf(
      tries,
      rounds.map(({ found }) => found),
      notes,
    );
  },
};

async function crash(
  how: (stage: Stage) => Promise<void>,
  replicas: string[],
  { random, stage }: Pick<Trial, 'random' | 'stage'>,
): Promise<{ found: Findings; healedMs: number }> {
  const workspace = await openWorkspace(stage.pools, { credits: 1_000_000 });
  const call = callerOf(workspace);
  const load = startLoad(CLIENTS, () =>
    call(random.pick(replicas), { idempotencyKey: random.next() < 0.5 ? newIdempotencyKey() : null }),
  );
  const paid = (): number => load.attempts.filter(isPaid).length;
  await until('50 paid calls', HEALS_MS, () => paid() >= 50);
  await sleep(random.between(0, 300));
  const killedMs = performance.now();
  await how(stage);
  const before = paid();
  await until('a paid call after the crash', HEALS_MS, () => paid() > before);
  const healedMs = performance.now() - killedMs;
  await until('50 paid calls after the crash', HEALS_MS, () => paid() >= before + 50);
  const attempts = await load.stop();
  const judge = () => unlessPaidOrUnavailable(attempts);
  return { found: await settleUp(stage.pools.worker, workspace, attempts, judge), healedMs };
}

async function killWhole({ cluster }: Stage): Promise<void> {
  await killPostgres(cluster);
  await cluster.start();
}

/** Kills a session in which the API charges. */
async function killSession({ urls }: Stage): Promise<void> {
  const [session] = await withClient(urls.superuserUrl, async (client) => {
    const sessions = `SELECT pid FROM pg_stat_activity WHERE usename = 'graha_api' AND query LIKE '%charge_batch%'`;
    return required((await query(client, `${sessions} ORDER BY query_start DESC LIMIT 1`)).rows, 'pid');
  });
  if (!session) throw new Error('no session in which the API charges');
  killOneSession(session.pid);
}
