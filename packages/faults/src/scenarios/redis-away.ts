import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from '@graha/dev-stack/free-port';
import { type RedisServer, type TestRedis, throwawayRedis } from '@graha/dev-stack/throwaway-redis';
import { PLANS } from '@graha/domain/billing/plans';
import { openWorkspace, type Workspace } from '@graha/store/testing/testing';
import { type Attempt, type Findings, NOTHING_FOUND } from '../findings.ts';
import { isPaid } from '../harness/answers.ts';
import { settleUp } from '../harness/settle-up.ts';
import { sleep } from '../harness/load.ts';
import { callerOf } from '../harness/workspace-calls.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const REPLICAS = 2;
const LIMIT = PLANS.free.ratePerMinute;
/** The calls that a replica admits while no shared counter is available. */
const SHARE = LIMIT / REPLICAS;
/** A minute that is counted twice, in Redis and locally or in Redis before and after a flush, admits twice the limit. */
const BOUND = 2 * LIMIT;
const AT_ONCE = 4;
/** After this time each replica has found its Redis again. */
const FOUND_MS = 2_000;
const ANSWERED_WITHIN_MS = 15_000;

type Step = {
  name: string;
  /** Set if no shared counter is available. */
  isAway?: true;
  /** Set if Redis stays and counts from 0. */
  isEmptied?: true;
  act(server: RedisServer, url: string): Promise<void>;
};

const STEPS: readonly Step[] = [
  { name: 'there', act: () => sleep(FOUND_MS) },
  { name: 'killed', isAway: true, act: ({ kill }) => kill() },
  { name: 'started again', act: ({ start }) => start().then(() => sleep(FOUND_MS)) },
  { name: 'paused', isAway: true, act: async ({ pause }) => pause() },
  { name: 'resumed', act: ({ resume }) => (resume(), sleep(FOUND_MS)) },
  { name: 'flushed', isEmptied: true, act: (_, url) => flush(url) },
];

/** Redis counts limits, but never credits: no failure of Redis makes a call wait, fail or cost more. */
export const redisAway: Scenario = {
  id: 'T10',
  title: `Redis ${STEPS.map(({ name }) => name).join(', ')}`,
  guarantee: 'G3',
  tries: { short: 1, long: 5 },
  async run({ tries, stage }) {
    const redis = await throwawayRedis({ stoppable: true });
    if (!redis?.server) return { ...NOTHING_FOUND, tried: 0, notes: [], skipped: 'there is no Redis or Valkey here' };
    stage.undo(redis.remove);
    const env = { REDIS_URL: redis.url, API_REPLICAS: String(REPLICAS) };
    const replicas = await Promise.all(Array.from({ length: REPLICAS }, () => replicaOn(stage, env)));
    const found: Findings[] = [];
    const beyond: number[] = [];
    for (let round = 0; round < tries; round += 1) {
      found.push(...(await goThrough(redis, redis.server, replicas, stage, beyond)));
    }
    return resultOf(tries * STEPS.length, found, [
      `${LIMIT} calls a minute of all replicas together, ${SHARE} of each while Redis is away`,
      `${Math.max(...beyond)} calls beyond the limit at most, where an answer of Redis took too long`,
    ]);
  },
};

type Replica = { url: string; metricsUrl: string };

async function replicaOn({ api }: Stage, env: Record<string, string>): Promise<Replica> {
  const metricsPort = String(await freePort());
  const { url } = await api({ env: { ...env, METRICS_PORT: metricsPort } });
  return { url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
}

type Spender = { workspace: Workspace; attempts: Attempt[] };

async function goThrough(
  { url }: TestRedis,
  server: RedisServer,
  replicas: readonly Replica[],
  { pools }: Stage,
  beyond: number[],
) {
  const urls = replicas.map((replica) => replica.url);
  const found: Findings[] = [];
  const problems: string[] = [];
  let earlier: Spender | null = null;
  const settle = async ({ workspace, attempts }: Spender) =>
    found.push(await settleUp(pools.worker, workspace, attempts, () => unlessAnswered(attempts)));
  for (const { name, isAway, isEmptied, act } of STEPS) {
    await act(server, url);
    const [first, alone, together] = [await newSpender(pools), await newSpender(pools), await newSpender(pools)];
    await callOnce(first, urls);
    const before = await fallbacksOf(replicas);
    await callTooOften(alone, urls.slice(0, 1));
    await callTooOften(together, urls);
    const fellBack = (await fallbacksOf(replicas)) > before; // An answer of Redis took too long, as on a busy machine.
    const [ofOne, ofAll] = [admitted(alone), admitted(together)];
    const isExact = ofOne === SHARE && ofAll === LIMIT;
    const isShared = [ofOne, ofAll].every((count) => count >= LIMIT && count <= (fellBack ? BOUND : LIMIT));
    if (isAway ? !isExact : !isShared) problems.push(`Redis ${name}: one replica admitted ${ofOne}, all ${ofAll}`);
    if (!isAway) beyond.push(ofOne - LIMIT, ofAll - LIMIT);
    if (earlier) {
      // Its local admissions come on top of both counts of Redis.
      const local = isEmptied ? admitted(earlier) - LIMIT : 0;
      const counted = await fallbacksOf(replicas);
      await callTooOften(earlier, urls);
      const isThrice = isEmptied && (await fallbacksOf(replicas)) > counted;
      const count = admitted(earlier);
      if (count > BOUND + (isThrice ? LIMIT : local))
        problems.push(`${count} calls of a minute admitted when Redis was ${name} in between`);
      await settle(earlier);
    }
    await settle(first);
    await settle(alone);
    earlier = together;
  }
  if (earlier) await settle(earlier);
  return [...found, { ...NOTHING_FOUND, problems }];
}

const newSpender = async (pools: Stage['pools']): Promise<Spender> => ({
  workspace: await openWorkspace(pools, { plan: 'free' }),
  attempts: [],
});

/** Returns the number of requests that the replicas counted locally because Redis did not answer. */
async function fallbacksOf(replicas: readonly Replica[]): Promise<number> {
  const counts = replicas.map(async ({ metricsUrl }) => {
    const [, count] = FALLBACKS.exec(await (await fetch(metricsUrl)).text()) ?? [];
    if (count === undefined) throw new Error(`${metricsUrl} has no count of fallbacks.`);
    return Number(count);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

const FALLBACKS = /^graha_rate_limit_fallbacks_total (\d+)$/m;

/** Makes one call at each replica, which fills its caches. */
async function callOnce({ workspace, attempts }: Spender, urls: readonly string[]): Promise<void> {
  const call = callerOf(workspace);
  for (const url of urls) attempts.push(await call(url));
}

/** Sends half as many calls again as any limit admits, a few at once, alternating between replicas. */
async function callTooOften({ workspace, attempts }: Spender, urls: readonly string[]): Promise<void> {
  const call = callerOf(workspace);
  let turn = 0;
  const one = async (): Promise<void> => {
    while (turn < 1.5 * LIMIT) {
      turn += 1;
      attempts.push(await call(urls[turn % urls.length] ?? ''));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const admitted = ({ attempts }: Spender): number => attempts.filter(isPaid).length;

function unlessAnswered(attempts: readonly Attempt[]): string[] {
  const wrong = attempts.filter(({ answer }) => answer?.status !== 200 && answer?.status !== 429);
  const slow = attempts.filter(({ answer }) => (answer?.tookMs ?? 0) > ANSWERED_WITHIN_MS);
  return [
    ...(wrong.length === 0 ? [] : [`${wrong.length} calls were answered neither 200 nor 429`]),
    ...(slow.length === 0 ? [] : [`${slow.length} calls waited for more than ${ANSWERED_WITHIN_MS / 1000} s`]),
  ];
}

async function flush(url: string): Promise<void> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  socket.write('FLUSHALL\r\n');
  await once(socket, 'data');
  socket.destroy();
}
