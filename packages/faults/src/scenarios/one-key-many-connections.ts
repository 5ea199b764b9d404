import { openWorkspace } from '@graha/store/testing/testing';
import type { Attempt, LedgerFacts, Findings } from '../findings.ts';
import { settleUp } from '../harness/settle-up.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const CONNECTIONS = 50;

export const oneKeyManyConnections: Scenario = {
  id: 'T3',
  title: 'One Idempotency-Key from 50 connections at once, to two replicas',
  guarantee: 'G2',
  tries: { short: 2, long: 40 },
  async run({ tries, stage }) {
    const replicas = [await stage.api(), await stage.api()].map(({ url }) => url);
    const found: Findings[] = [];
    for (let round = 0; round < tries; round += 1) found.push(await rush(replicas, stage));
    return resultOf(tries, found);
  },
};

async function rush(replicas: string[], { pools }: Stage): Promise<Findings> {
  const workspace = await openWorkspace(pools, { credits: CONNECTIONS });
  const call = callerOf(workspace);
  const idempotencyKey = newIdempotencyKey();
  const attempts = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) =>
      call(replicas[index % replicas.length] ?? '', { idempotencyKey, agent: false }),
    ),
  );
  return settleUp(pools.worker, workspace, attempts, (ledger) => judge(attempts, ledger));
}

function judge(attempts: readonly Attempt[], { charges }: LedgerFacts): string[] {
  const answers = attempts.flatMap(({ answer }) => (answer?.status === 200 ? [answer] : []));
  const [first] = answers;
  const replays = answers.filter(({ isReplay, credits }) => isReplay && credits === 0).length;
  const unlike = answers.filter(({ body }) => !first?.body.equals(body)).length;
  return [
    ...(answers.length === CONNECTIONS ? [] : [`${answers.length} of ${CONNECTIONS} had a 200`]),
    ...(replays === CONNECTIONS - 1 ? [] : [`${replays} replays that cost nothing in place of ${CONNECTIONS - 1}`]),
    ...(unlike === 0 ? [] : [`${unlike} answers differ from the first`]),
    ...(charges.length === 1 ? [] : [`${charges.length} charges in place of 1`]),
  ];
}
