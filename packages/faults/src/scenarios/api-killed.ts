import { openWorkspace } from '@graha/store/testing/testing';
import type { Attempt, Findings } from '../findings.ts';
import { killAtEachPoint, SURVIVES_MS } from '../harness/kill-rounds.ts';
import { settleUp } from '../harness/settle-up.ts';
import { sleep } from '../harness/load.ts';
import { type Caller, callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { KILL_POINTS, type KillPoint } from '../preload/kill-points.ts';
import { killSwitch } from '../preload/kill-switch.ts';
import type { Random } from '../random.ts';
import type { Scenario, Trial } from '../scenario.ts';

const CLIENTS = 8;
const REPEATS = 8;
/**
 * The key is looked up once or twice a second, independent of the load; the other points are passed at every call or
 * batch.
 */
const TURNS_MAX: Partial<Record<KillPoint, number>> = { 'the key is asked for': 2, 'the key is known': 2 };

export const apiKilled: Scenario = {
  id: 'T5',
  title: `kill -9 of the API at ${KILL_POINTS.length} points of a call, then retries`,
  guarantee: 'G1',
  tries: { short: KILL_POINTS.length, long: 20 * KILL_POINTS.length },
  run: (trial) =>
    killAtEachPoint(
      trial,
      killedAt,
      (unheard) => `${unheard} calls were charged and never answered; a retry of them costs nothing`,
    ),
};

async function killedAt(
  point: KillPoint,
  survivor: string,
  { random, stage }: Pick<Trial, 'random' | 'stage'>,
): Promise<Findings> {
  const workspace = await openWorkspace(stage.pools, { credits: 100_000 });
  const call = callerOf(workspace);
  const turn = random.between(1, TURNS_MAX[point] ?? 40);
  const victim = await stage.api(await killSwitch({ point, turn, afterMs: random.between(0, 6) }));
  const made = await callUntilBroken(victim.url, call, random);
  const ending = await Promise.race([victim.ended, sleep(SURVIVES_MS).then(() => 'nothing')]);
  const { retries, problems } = await retry(survivor, call, made);
  const found = await settleUp(stage.pools.worker, workspace, [...made, ...retries]);
  if (ending !== 'SIGKILL') problems.push(`the replica ended by ${ending} in place of being killed`);
  return { ...found, problems: [...found.problems, ...problems].map((problem) => `killed when ${point}: ${problem}`) };
}

/** Sends calls, three of four with a key, until a call gets no answer. */
async function callUntilBroken(url: string, call: Caller, random: Random): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const deadlineMs = performance.now() + SURVIVES_MS;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < deadlineMs) {
        const idempotencyKey = random.next() < 0.75 ? newIdempotencyKey() : null;
        const attempt = await call(url, { idempotencyKey });
        attempts.push(attempt);
        if (!attempt.answer) return;
      }
    }),
  );
  return attempts;
}

/** Sends the unanswered calls, and some of the answered ones, again under the same keys to a live replica. */
async function retry(url: string, call: Caller, made: readonly Attempt[]) {
  const keyed = made.filter(({ idempotencyKey }) => idempotencyKey !== null);
  const unanswered = keyed.filter(({ answer }) => !answer);
  const answered = keyed.filter(({ answer }) => answer).slice(-REPEATS);
  const problems: string[] = [];
  const again = async ({ idempotencyKey, answer: first }: Attempt): Promise<Attempt> => {
    const attempt = await call(url, { idempotencyKey });
    const { answer } = attempt;
    if (answer?.status !== 200) problems.push(`a retry was answered ${answer?.status ?? 'nothing'}`);
    if (first && !(answer?.isReplay && answer.body.equals(first.body))) {
      problems.push('a repeat of an answered call was not the same answer for nothing');
    }
    return attempt;
  };
  return { retries: await Promise.all([...unanswered, ...answered].map(again)), problems };
}
