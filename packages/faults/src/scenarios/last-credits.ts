import { openWorkspace } from '@graha/store/testing/testing';
import type { Attempt, LedgerFacts, Findings } from '../findings.ts';
import { settleUp } from '../harness/settle-up.ts';
import { PATHS } from '../harness/client.ts';
import { callerOf } from '../harness/workspace-calls.ts';
import type { Random } from '../random.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const CLIENTS = 64;
const DEAREST = 2;

export const lastCredits: Scenario = {
  id: 'T2',
  title: '64 clients race for the last credits through two replicas',
  guarantee: 'G3',
  tries: { short: 1, long: 10 },
  async run({ tries, random, stage }) {
    const replicas = [await stage.api(), await stage.api()].map(({ url }) => url);
    const found: Findings[] = [];
    for (let round = 0; round < tries; round += 1) found.push(await race(replicas, random, stage));
    return resultOf(tries, found);
  },
};

async function race(replicas: string[], random: Random, { pools }: Stage): Promise<Findings> {
  const workspace = await openWorkspace(pools, { credits: random.between(150, 400) });
  const call = callerOf(workspace);
  const attempts: Attempt[] = [];
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (;;) {
        const cost = random.pick([1, DEAREST] as const);
        const attempt = await call(random.pick(replicas), { path: PATHS[cost] });
        attempts.push(attempt);
        if (attempt.answer?.status !== 200) return;
      }
    }),
  );
  return settleUp(pools.worker, workspace, attempts, (ledger) => judge(attempts, ledger));
}

function judge(attempts: readonly Attempt[], { creditsRemaining }: LedgerFacts): string[] {
  const others = attempts.filter(({ answer }) => answer?.status !== 200 && answer?.status !== 402);
  return [
    ...(creditsRemaining < DEAREST ? [] : [`${creditsRemaining} credits were left though everybody was refused`]),
    ...(others.length === 0 ? [] : [`${others.length} calls were neither paid nor refused with 402`]),
  ];
}
