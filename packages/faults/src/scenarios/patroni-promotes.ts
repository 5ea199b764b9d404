import { openPatroniCluster, type PatroniCluster } from '../harness/patroni.ts';
import { roleUrls, withClient } from '@graha/dev-stack/postgres/roles';
import { onPorts } from '@graha/dev-stack/postgres/standby';
import { openPools, openWorkspace } from '@graha/store/testing/testing';
import { type Findings, NOTHING_FOUND } from '../findings.ts';
import { isPaid, unlessPaidOrUnavailable } from '../harness/answers.ts';
import { killServer } from '../harness/kill-postgres.ts';
import { sleep, startLoad, until } from '../harness/load.ts';
import { settleUp } from '../harness/settle-up.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { medianAndWorst, resultOf, type Scenario, type Trial } from '../scenario.ts';
import { query } from '@graha/store/postgres/query';

const CLIENTS = 64;
const REPLICAS = 2;
/** The time limit for Patroni to detect the loss, promote, and name a new synchronous standby. */
const PROMOTES_MS = 120_000;
const WHOLE_AGAIN_MS = 180_000;
const LOOK_EVERY_MS = 100;

/** The manager detects the dead primary and promotes; the processes have only the list of its hosts. */
export const patroniPromotes: Scenario = {
  id: 'T9b',
  title: 'kill -9 of the primary under 64 clients; Patroni with etcd promotes',
  guarantee: 'G1',
  tries: { short: 0, long: 10 },
  secondsMax: 1_800,
  async run({ tries, random, stage, signal }) {
    const cluster = await openPatroniCluster();
    if (typeof cluster === 'string') return { ...NOTHING_FOUND, tried: 0, notes: [], skipped: cluster };
    stage.undo(cluster.remove);
    const all = (url: string): string => onPorts(url, cluster.ports);
    const roles = roleUrls(cluster.ownerUrl, cluster.passwords);
    const [apiUrl, appUrl, workerUrl] = [all(roles.graha_api), all(roles.graha_app), all(roles.graha_worker)];
    const pools = openPools({ ownerUrl: all(cluster.ownerUrl), apiUrl, appUrl, workerUrl }, 4);
    stage.undo(pools.close);
    const urls: string[] = [];
    for (let count = 0; count < REPLICAS; count += 1) urls.push((await stage.api({ databaseUrl: apiUrl })).url);

    const rounds: Round[] = [];
    for (let round = 0; round < tries && !signal.aborted; round += 1) {
      await until('all nodes stream', WHOLE_AGAIN_MS, cluster.isWhole);
      rounds.push(await failOver({ cluster, pools, urls }, random));
    }
    return resultOf(
      rounds.length,
      rounds.map(({ found }) => found),
      [
        `${NODES} nodes; the first 200 came ${medianAndWorst(rounds.map(({ awayMs }) => awayMs))} after the kill`,
        `at most ${Math.max(...rounds.map(({ primariesMax }) => primariesMax))} node took writes at any time`,
      ],
    );
  },
};

const NODES = 3;

type Given = { cluster: PatroniCluster; pools: ReturnType<typeof openPools>; urls: readonly string[] };
type Round = { found: Findings; awayMs: number; primariesMax: number };

async function failOver({ cluster, pools, urls }: Given, random: Trial['random']): Promise<Round> {
  const workspace = await openWorkspace(pools, { credits: 10_000_000 });
  const call = callerOf(workspace);
  const load = startLoad(CLIENTS, () =>
    call(random.pick(urls), { idempotencyKey: random.next() < 0.5 ? newIdempotencyKey() : null }),
  );
  const paid = (): number => load.attempts.filter(isPaid).length;
  await until('200 paid calls', PROMOTES_MS, () => paid() >= 200);
  await sleep(random.between(0, 300));
  const old = await cluster.leader();
  if (!old) throw new Error('There was no leader to kill.');
  const watch = watchPrimaries(cluster);
  const killedMs = performance.now();
  killServer(old.dataFolder);
  await until('another leader', PROMOTES_MS, async () => {
    const leader = await cluster.leader();
    return leader !== null && leader.port !== old.port;
  });
  const before = paid();
  await until('a paid call after the promotion', PROMOTES_MS, () => paid() > before);
  const awayMs = performance.now() - killedMs;
  await until('200 paid calls after the promotion', PROMOTES_MS, () => paid() >= before + 200);
  const attempts = await load.stop();
  const primariesMax = await watch.stop();
  const judge = () => [
    ...unlessPaidOrUnavailable(attempts),
    ...(primariesMax > 1 ? [`${primariesMax} nodes took writes at the same time`] : []),
  ];
  return { found: await settleUp(pools.worker, workspace, attempts, judge), awayMs, primariesMax };
}

/** Counts the nodes that accept writes, repeatedly. */
function watchPrimaries({ ports, superuserUrl }: PatroniCluster) {
  const state = { isOver: false, most: 0 };
  const takesWrites = (port: number): Promise<boolean> => {
    return withClient(onPorts(superuserUrl, [port]), async (client) => {
      const { rows } = await query(client, 'SELECT NOT pg_is_in_recovery() AS is');
      return rows[0]?.is ?? false;
    }).catch(() => false); // A node that does not answer accepts no writes.
  };
  const looking = (async () => {
    while (!state.isOver) {
      const primaries = (await Promise.all(ports.map(takesWrites))).filter(Boolean).length;
      state.most = Math.max(state.most, primaries);
      await sleep(LOOK_EVERY_MS);
    }
  })();
  return {
    async stop(): Promise<number> {
      state.isOver = true;
      await looking;
      return state.most;
    },
  };
}
