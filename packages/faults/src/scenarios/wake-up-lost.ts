import { join } from 'node:path';
import { PROJECT } from '@graha/dev-stack/project';
import { query } from '@graha/store/postgres/query';
import { LEDGER_CHANNEL } from '@graha/store/ledger/wake-worker';
import { openWorkspace } from '@graha/store/testing/testing';
import { type Findings, NOTHING_FOUND } from '../findings.ts';
import { SURVIVES_MS } from '../harness/kill-rounds.ts';
import { sleep, until } from '../harness/load.ts';
import { settleUp } from '../harness/settle-up.ts';
import { startWorkerProcess } from '../harness/worker-process.ts';
import { callerOf } from '../harness/workspace-calls.ts';
import { killSwitch } from '../preload/kill-switch.ts';
import { medianAndWorst, resultOf, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

/** The worker starts from its source, and rests for at most a second between two runs. */
const STARTS_MS = 120_000;
const FINDS_MS = 10_000;

export const wakeUpLost: Scenario = {
  id: 'T39',
  title: 'kill -9 between a charge and the wake-up of the worker: the call is in the usage',
  guarantee: 'G7',
  tries: { short: 1, long: 10 },
  async run({ tries, stage }) {
    const worker = startWorkerProcess(join(PROJECT, 'apps/worker'), stage.urls.workerUrl);
    stage.undo(() => worker.end());
    const { url: healthy } = await stage.api();
    const first = await openWorkspace(stage.pools, { credits: 10 });
    await callerOf(first)(healthy);
    await until('the worker counts a call', STARTS_MS, () => isCounted(stage, first.tenantId));
    const found: Findings[] = [];
    const tookMs: number[] = [];
    for (let round = 0; round < tries; round += 1) {
      const { findings, countedMs } = await killedOnce(stage);
      found.push(findings);
      tookMs.push(countedMs);
    }
    return resultOf(
      tries,
      [...found, { ...NOTHING_FOUND, problems: worker.problems() }],
      [`counted without a wake-up after ${medianAndWorst(tookMs)}`],
    );
  },
};

async function killedOnce(stage: Stage): Promise<{ findings: Findings; countedMs: number }> {
  const workspace = await openWorkspace(stage.pools, { credits: 10 });
  const victim = await stage.api(await killSwitch({ point: 'the charge is answered', turn: 1, afterMs: 0 }));
  const listener = await stage.pools.worker.connect();
  let wakeUps = 0;
  listener.on('notification', () => (wakeUps += 1));
  try {
    await listener.query(`LISTEN ${LEDGER_CHANNEL}`);
    const attempt = await callerOf(workspace)(victim.url);
    const ending = await Promise.race([victim.ended, sleep(SURVIVES_MS).then(() => 'nothing')]);
    const countedMs = await until('the call without a wake-up is counted', FINDS_MS, () =>
      isCounted(stage, workspace.tenantId),
    );
    await listener.query('SELECT 1'); // A notification would have arrived before its answer.
    const judge = () => [
      ...(ending === 'SIGKILL' ? [] : [`the replica ended by ${ending} in place of being killed`]),
      ...(wakeUps === 0 ? [] : ['the worker was woken']),
    ];
    return { findings: await settleUp(stage.pools.worker, workspace, [attempt], judge), countedMs };
  } finally {
    listener.release(true);
  }
}

async function isCounted({ pools }: Stage, tenantId: string): Promise<boolean> {
  const { rows } = await query(
    pools.worker,
    'SELECT coalesce(sum(calls), 0)::int AS calls FROM graha.usage_by_day WHERE tenant_id = $1',
    [tenantId],
  );
  return rows[0]?.calls === 1;
}
