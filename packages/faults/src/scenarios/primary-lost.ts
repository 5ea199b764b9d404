import type { ApiProcess } from '@graha/dev-stack/api-process';
import { openPools, openWorkspace } from '@graha/store/testing/testing';
import type { Findings } from '../findings.ts';
import { isPaid, unlessPaidOrUnavailable } from '../harness/answers.ts';
import { sleep, startLoad, until } from '../harness/load.ts';
import { openServerPair, type ServerPair } from '../harness/server-pair.ts';
import { settleUp } from '../harness/settle-up.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { medianAndWorst, resultOf, type Scenario, type Trial } from '../scenario.ts';

const CLIENTS = 64;
const HEALS_MS = 120_000;

/**
 * The standby has every answered charge, so it becomes primary without a loss. The old primary comes back as a primary,
 * as it does without fencing. No process may write to it, not even a replica that starts then and has it first in its
 * list.
 */
export const primaryLost: Scenario = {
  id: 'T9',
  title: 'kill -9 of the primary under 64 clients; its standby is promoted',
  guarantee: 'G1',
  tries: { short: 1, long: 10 },
  async run({ tries, random, stage, signal }) {
    const pair = await openServerPair(stage.undo);
    const pools = openPools(pair.urls([0, 1]), 4);
    stage.undo(pools.close);
    const replicas: string[] = [];
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { url } = await stage.api({ databaseUrl: pair.urls(order).apiUrl });
      replicas.push(url);
    }
    const rounds: Awaited<ReturnType<typeof failOver>>[] = [];
    for (let round = 0; round < tries && !signal.aborted; round += 1) {
      rounds.push(await failOver({ pair, pools, replicas, round }, { random, stage }));
      if (round + 1 < tries) await pair.rebuildStandby();
    }
    const notes = [
      `the first 200 came ${medianAndWorst(rounds.map(({ healedMs }) => healedMs))} after the promotion,`,
      `${medianAndWorst(rounds.map(({ awayMs }) => awayMs))} after the kill`,
      'the standby was promoted by this test; T9b lets Patroni promote',
    ];
    return resultOf(
      tries,
      rounds.map(({ found }) => found),
      notes,
    );
  },
};

type Given = { pair: ServerPair; pools: ReturnType<typeof openPools>; replicas: readonly string[]; round: number };

async function failOver(
  { pair, pools, replicas, round }: Given,
  { random, stage }: Pick<Trial, 'random' | 'stage'>,
): Promise<{ found: Findings; healedMs: number; awayMs: number }> {
  const workspace = await openWorkspace(pools, { credits: 10_000_000 });
  const call = callerOf(workspace);
  const live = [...replicas];
  const load = startLoad(CLIENTS, () =>
    call(random.pick(live), { idempotencyKey: random.next() < 0.5 ? newIdempotencyKey() : null }),
  );
  const paid = (): number => load.attempts.filter(isPaid).length;
  await until('200 paid calls', HEALS_MS, () => paid() >= 200);
  await sleep(random.between(0, 300));
  const killedMs = performance.now();
  await pair.killPrimary();
  await pair.promoteStandby();
  const promotedMs = performance.now();
  const before = paid();
  await until('a paid call after the promotion', HEALS_MS, () => paid() > before);
  const healedMs = performance.now() - promotedMs;
  const awayMs = performance.now() - killedMs;
  const oldFirst = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const late: ApiProcess[] = [];
  const split = await pair.besideOldPrimary(async () => {
    const fresh = await stage.api({ databaseUrl: pair.urls(oldFirst).apiUrl });
    late.push(fresh);
    live.push(fresh.url);
    const since = paid();
    await until('200 paid calls beside the old primary', HEALS_MS, () => paid() >= since + 200);
  });
  const attempts = await load.stop();
  for (const replica of late) await replica.end('SIGTERM');
  const judge = () => [
    ...unlessPaidOrUnavailable(attempts),
    ...(split.writers + split.entries > 0
      ? [`${split.writers} writers on the old primary, which took ${split.entries} entries`]
      : []),
  ];
  return { found: await settleUp(pools.worker, workspace, attempts, judge), healedMs, awayMs };
}
