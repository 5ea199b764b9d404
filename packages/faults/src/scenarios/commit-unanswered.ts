import { CUTS, type CuttingProxy, cuttingProxy } from '@graha/dev-stack/cutting-proxy';
import { openWorkspace } from '@graha/store/testing/testing';
import type { Attempt, Findings } from '../findings.ts';
import { isPaid, unlessPaidOrUnavailable } from '../harness/answers.ts';
import { settleUp } from '../harness/settle-up.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { resultOf, type Scenario, type Trial } from '../scenario.ts';

const CALLS = 24;
const CUTS_MAX = 3;

/** The answer of a commit is lost: the replica looks up the outcome before it charges again. */
export const commitUnanswered: Scenario = {
  id: 'T7',
  title: 'Connections to Postgres cut around the commit of a charge',
  guarantee: 'G1',
  tries: { short: 4, long: 100 },
  async run({ tries, random, stage }) {
    const proxy = await cuttingProxy(stage.urls.apiUrl, 'graha.charge_');
    stage.undo(proxy.close);
    const { url } = await stage.api({ databaseUrl: proxy.url });
    const found: Findings[] = [];
    let unpaid = 0;
    for (let round = 0; round < tries; round += 1) {
      const { findings, attempts } = await cutOff(url, proxy, { random, stage });
      found.push(findings);
      unpaid += attempts.filter((attempt) => !isPaid(attempt)).length;
    }
    return resultOf(tries, found, [`${proxy.made()} connections cut; ${unpaid} of ${tries * CALLS} calls had a 503`]);
  },
};

async function cutOff(
  url: string,
  proxy: CuttingProxy,
  { random, stage: { pools } }: Pick<Trial, 'random' | 'stage'>,
): Promise<{ findings: Findings; attempts: Attempt[] }> {
  const workspace = await openWorkspace(pools, { credits: 10 * CALLS });
  const call = callerOf(workspace);
  const before = proxy.made();
  const cuts = Array.from({ length: random.between(1, CUTS_MAX) }, () => random.pick(CUTS));
  proxy.arm(cuts);
  const attempts = await Promise.all(
    Array.from({ length: CALLS }, () =>
      call(url, { idempotencyKey: random.next() < 0.5 ? newIdempotencyKey() : null }),
    ),
  );
  const findings = await settleUp(pools.worker, workspace, attempts, ({ charges }) => [
    ...unlessPaidOrUnavailable(attempts),
    ...(proxy.made() > before ? [] : ['no connection was cut']),
    ...(charges.length <= CALLS ? [] : [`${charges.length} charges for ${CALLS} calls`]),
  ]);
  return { findings, attempts };
}
