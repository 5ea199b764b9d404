import { openWorkspace, type Workspace } from '@graha/store/testing/testing';
import { type Attempt, type Findings, NOTHING_FOUND } from '../findings.ts';
import { isPaid, isRefused, unlessPaidOrUnavailable } from '../harness/answers.ts';
import { settleUp } from '../harness/settle-up.ts';
import { type Load, sleep, startLoad, until } from '../harness/load.ts';
import { type Outage, OUTAGES } from '../harness/outages.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import type { Random } from '../random.ts';
import { resultOf, type Scenario, type Trial } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const CLIENTS = 8;
const BEGINS_MS = 120_000;
const HEALS_MS = 120_000;
/** After this time every replica knows that the database is away and refuses without waiting. */
const KNOWN_MS = 1_200;
const REFUSED_WITHIN_MS = 15_000;

/** The same replicas go through all outages, so that each must recover without a restart. */
export const postgresUnavailable: Scenario = {
  id: 'T8',
  title: `Postgres ${OUTAGES.map(({ name }) => name).join(', ')}`,
  guarantee: 'G12',
  tries: { short: OUTAGES.length, long: 5 * OUTAGES.length },
  async run({ tries, random, stage }) {
    const replicas = [await stage.api(), await stage.api()].map(({ url }) => url);
    const rounds: Awaited<ReturnType<typeof goThrough>>[] = [];
    for (let round = 0; round < tries; round += 1) {
      const outage = OUTAGES[round % OUTAGES.length];
      if (outage) rounds.push(await goThrough(outage, replicas, { random, stage }));
    }
    const refusals = rounds.flatMap((round) => round.refusals);
    const slowestMs = Math.max(...refusals.map(({ answer }) => answer?.tookMs ?? 0));
    const healedMs = Math.max(...rounds.map((round) => round.healedMs));
    const notes = [
      `${refusals.length} calls refused with 503, the slowest after ${slowestMs.toFixed(0)} ms`,
      `served again at the latest ${(healedMs / 1000).toFixed(1)} s after the end`,
    ];
    const found = rounds.flatMap((round) => round.found);
    return resultOf(tries, found, notes);
  },
};

async function goThrough(outage: Outage, replicas: string[], { random, stage }: Pick<Trial, 'random' | 'stage'>) {
  const clients = [await startClient(replicas, random, stage), await startClient(replicas, random, stage)] as const;
  for (const { load } of clients)
    await until('30 paid calls', BEGINS_MS, () => load.attempts.filter(isPaid).length >= 30);
  const [struck, other] = clients;

  const end = await outage.begin(stage, struck.workspace);
  await until(`a 503 while ${outage.name}`, BEGINS_MS, () => struck.load.attempts.some(isRefused));
  await sleep(KNOWN_MS);
  const ms = random.between(1_200, 1_800);
  const [ofStruck, ofOther] = await Promise.all([during(ms, struck.load), during(ms, other.load)]);
  await end();

  const endedMs = performance.now();
  for (const { load } of clients) await untilPaidAgain(load, outage);
  const healedMs = performance.now() - endedMs;
  const problems = [
    ...unlessRefused(ofStruck),
    ...(outage.isOfOneTenant ? unlessPaid(ofOther) : unlessRefused(ofOther)),
  ].map((problem) => `while ${outage.name}: ${problem}`);
  const found: Findings[] = [{ ...NOTHING_FOUND, problems }];
  const refusals: Attempt[] = [];
  for (const { workspace, load } of clients) {
    const attempts = await load.stop();
    refusals.push(...attempts.filter(isRefused));
    found.push(await settleUp(stage.pools.worker, workspace, attempts, () => unlessPaidOrUnavailable(attempts)));
  }
  return { found, healedMs, refusals };
}

type Client = { workspace: Workspace; load: Load };

async function startClient(replicas: string[], random: Random, { pools }: Stage): Promise<Client> {
  const workspace = await openWorkspace(pools, { credits: 1_000_000 });
  const call = callerOf(workspace);
  const load = startLoad(CLIENTS, () =>
    call(random.pick(replicas), { idempotencyKey: random.next() < 0.5 ? newIdempotencyKey() : null }),
  );
  return { workspace, load };
}

/** The answers of the next `ms`, and longer until the first answer arrives. Another scenario checks the speed. */
async function during(ms: number, { attempts }: Load): Promise<Attempt[]> {
  const before = attempts.length;
  await sleep(ms);
  await until('an answer or a failure', HEALS_MS, () => attempts.length > before);
  return attempts.slice(before);
}

function untilPaidAgain({ attempts }: Load, { name }: Outage): Promise<number> {
  const before = attempts.length;
  return until(`a paid call after ${name}`, HEALS_MS, () => attempts.slice(before).some(isPaid));
}

function unlessRefused(attempts: readonly Attempt[]): string[] {
  const slow = attempts.filter(({ answer }) => (answer?.tookMs ?? Infinity) > REFUSED_WITHIN_MS);
  const paid = attempts.filter(isPaid);
  return [
    ...(attempts.some(isRefused) ? [] : ['nobody was refused']),
    ...(paid.length === 0 ? [] : [`${paid.length} calls were answered 200`]),
    ...(slow.length === 0 ? [] : [`${slow.length} callers waited for more than ${REFUSED_WITHIN_MS / 1000} s`]),
  ];
}

const unlessPaid = (attempts: readonly Attempt[]): string[] =>
  attempts.length > 0 && attempts.every(isPaid) ? [] : ['a workspace that was not concerned had no 200'];
