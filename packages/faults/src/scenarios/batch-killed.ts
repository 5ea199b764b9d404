import { openWorkspace } from '@graha/store/testing/testing';
import type { Findings } from '../findings.ts';
import { CALLS_OF_BATCH, sendBatch, type SentBatch } from '../harness/batch-calls.ts';
import { sleep } from '../harness/load.ts';
import { killAtEachPoint, SURVIVES_MS } from '../harness/kill-rounds.ts';
import { settleUp } from '../harness/settle-up.ts';
import { newIdempotencyKey } from '../harness/workspace-calls.ts';
import { KILL_POINTS, type KillPoint } from '../preload/kill-points.ts';
import { killSwitch } from '../preload/kill-switch.ts';
import type { Scenario, Trial } from '../scenario.ts';

const CLIENTS = 3;
/** The key is known after the first batch; all other points are passed in each batch. */
const TURNS_MAX: Partial<Record<KillPoint, number>> = { 'the key is asked for': 1, 'the key is known': 1 };

/** Clients send batches until the process is killed, then repeat the unanswered calls at another process. */
export const batchKilled: Scenario = {
  id: 'T5b',
  title: `kill -9 of the API at ${KILL_POINTS.length} points of a batch of ${CALLS_OF_BATCH} calls, then the batch again`,
  guarantee: 'G1',
  tries: { short: 3, long: 10 * KILL_POINTS.length },
  run: (trial) =>
    killAtEachPoint(
      trial,
      killedAt,
      (unheard) => `${unheard} calls were charged and never answered; the batch again costs nothing`,
    ),
};

async function killedAt(
  point: KillPoint,
  survivor: string,
  { random, stage }: Pick<Trial, 'random' | 'stage'>,
): Promise<Findings> {
  const workspace = await openWorkspace(stage.pools, { credits: 1_000_000 });
  const turn = random.between(1, TURNS_MAX[point] ?? 6);
  const victim = await stage.api(await killSwitch({ point, turn, afterMs: random.between(0, 6) }));
  const deadlineMs = performance.now() + SURVIVES_MS;
  const made: SentBatch[] = [];
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < deadlineMs) {
        const batch = await sendBatch(victim.url, workspace, newIdempotencyKey());
        made.push(batch);
        if (!batch.isWhole) return;
      }
    }),
  );
  const ending = await Promise.race([victim.ended, sleep(SURVIVES_MS).then(() => 'nothing')]);
  const again = await Promise.all(made.map(({ idempotencyKey }) => sendBatch(survivor, workspace, idempotencyKey)));
  const attempts = [...made, ...again].flatMap((batch) => batch.attempts);
  const found = await settleUp(stage.pools.worker, workspace, attempts, ({ charges }) =>
    charges.length === made.length * CALLS_OF_BATCH
      ? []
      : [`${made.length} batches have ${charges.length} charges in place of ${made.length * CALLS_OF_BATCH}`],
  );
  const problems = [
    ...(ending === 'SIGKILL' ? [] : [`the replica ended by ${ending} in place of being killed`]),
    ...again.filter(({ isWhole }) => !isWhole).map(() => 'a batch that was sent again was not answered wholly'),
    ...chargedAgain(made, again),
  ];
  return { ...found, problems: [...found.problems, ...problems].map((problem) => `killed when ${point}: ${problem}`) };
}

/** Checks that each received line is repeated as the same answer, without a charge. */
const chargedAgain = (made: readonly SentBatch[], again: readonly SentBatch[]): string[] =>
  made.flatMap(({ attempts }, batch) =>
    attempts.flatMap(({ answer }, index) => {
      const second = again[batch]?.attempts[index]?.answer;
      if (answer === null || (second?.isReplay && second.credits === 0)) return [];
      return ['a line that was answered came again as a new call'];
    }),
  );
