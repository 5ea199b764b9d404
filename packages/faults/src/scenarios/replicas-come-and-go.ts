import type { ApiProcess } from '@graha/dev-stack/api-process';
import { openWorkspace } from '@graha/store/testing/testing';
import type { Attempt, Findings } from '../findings.ts';
import { isRefused } from '../harness/answers.ts';
import { settleUp } from '../harness/settle-up.ts';
import { sleep, startLoad } from '../harness/load.ts';
import { type Caller, callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import type { Random } from '../random.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const CLIENTS = 12;
const REPLICAS_MAX = 4;
const WHILE_MS = 250;
const PATIENCE_MS = 20_000;
const PAUSE_MS = 10;

export const replicasComeAndGo: Scenario = {
  id: 'T32',
  title: `Replicas 1 → ${REPLICAS_MAX} → 1 under load, each replaced by another on the way`,
  guarantee: 'G1',
  tries: { short: 1, long: 8 },
  async run({ tries, random, stage }) {
    const found: Findings[] = [];
    let broken = 0;
    let refused = 0;
    for (let round = 0; round < tries; round += 1) {
      const { attempts, findings } = await growAndShrink(random, stage);
      broken += attempts.filter(({ answer }) => !answer).length;
      refused += attempts.filter(isRefused).length;
      found.push(findings);
    }
    const notes = [
      `${broken} connections found their replica gone; these calls went to another`,
      `${refused} calls were answered 503 and sent again, as the clients do`,
    ];
    return resultOf(tries, found, notes);
  },
};

type Fleet = { live: ApiProcess[]; problems: string[] };

async function growAndShrink(random: Random, stage: Stage): Promise<{ attempts: Attempt[]; findings: Findings }> {
  const workspace = await openWorkspace(stage.pools, { credits: 1_000_000 });
  const fleet: Fleet = { live: [await stage.api()], problems: [] };
  const attempts: Attempt[] = [];
  const call = callerOf(workspace);
  const load = startLoad(CLIENTS, () => callAnyReplica(fleet, random, call, attempts));
  while (fleet.live.length < REPLICAS_MAX) await comes(fleet, stage);
  for (let replaced = 0; replaced < REPLICAS_MAX; replaced += 1) {
    await comes(fleet, stage);
    await goes(fleet, random);
  }
  while (fleet.live.length > 1) await goes(fleet, random);
  await load.stop();
  for (const replica of fleet.live) await ended(replica, fleet);
  const findings = await settleUp(stage.pools.worker, workspace, attempts, () => fleet.problems);
  // A replica answers the calls that it has accepted before it ends.
  if (findings.unheard > 0) findings.problems.push(`${findings.unheard} calls were charged and not answered`);
  return { attempts, findings };
}

async function comes({ live }: Fleet, stage: Stage): Promise<void> {
  live.push(await stage.api());
  await sleep(WHILE_MS);
}

/** Ends the oldest replica. Callers are notified before, or notice by a failed call. */
async function goes(fleet: Fleet, random: Random): Promise<void> {
  const [oldest] = fleet.live;
  if (!oldest) return;
  const isAnnounced = random.next() < 0.5;
  if (isAnnounced) fleet.live.shift();
  await ended(oldest, fleet);
  if (!isAnnounced) fleet.live.shift();
  await sleep(WHILE_MS);
}

async function ended(replica: ApiProcess, { problems }: Fleet): Promise<void> {
  const ending = await replica.end('SIGTERM');
  if (ending !== '0') problems.push(`a replica ended with ${ending} in place of 0`);
}

/**
 * Makes one call, repeated under its key as the clients do: until a replica answers, and not with `Retry-After` because the
 * ledger did not confirm the charge in time.
 */
async function callAnyReplica(
  { live, problems }: Fleet,
  random: Random,
  call: Caller,
  all: Attempt[],
): Promise<Attempt> {
  const idempotencyKey = newIdempotencyKey();
  const deadlineMs = performance.now() + PATIENCE_MS;
  let attempt = await call(random.pick(live).url, { idempotencyKey });
  all.push(attempt);
  while ((!attempt.answer || isRefused(attempt)) && performance.now() < deadlineMs) {
    await sleep(PAUSE_MS);
    attempt = await call(random.pick(live).url, { idempotencyKey });
    all.push(attempt);
  }
  if (attempt.answer?.status !== 200) problems.push(`a call ended with ${attempt.answer?.status ?? 'no answer'}`);
  return attempt;
}
