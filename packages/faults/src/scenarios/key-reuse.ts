import { openWorkspace } from '@graha/store/testing/testing';
import type { Attempt } from '../findings.ts';
import { settleUp } from '../harness/settle-up.ts';
import { BIRTH, PATHS } from '../harness/client.ts';
import { type Caller, callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import type { Random } from '../random.ts';
import { resultOf, type Scenario } from '../scenario.ts';

export const keyReuse: Scenario = {
  id: 'T4',
  title: 'An Idempotency-Key again, with another body or operation',
  guarantee: 'G2',
  tries: { short: 3, long: 60 },
  async run({ tries, random, stage }) {
    const { url } = await stage.api();
    const workspace = await openWorkspace(stage.pools, { credits: tries * 3 });
    const call = callerOf(workspace);
    const rounds: Awaited<ReturnType<typeof reuse>>[] = [];
    for (let round = 0; round < tries; round += 1) rounds.push(await reuse(url, call, random));
    const attempts = rounds.flatMap((round) => round.attempts);
    const found = await settleUp(stage.pools.worker, workspace, attempts, ({ charges }) => [
      ...rounds.flatMap(({ problems }) => problems),
      ...(charges.length === tries ? [] : [`${charges.length} charges in place of ${tries}`]),
    ]);
    return resultOf(tries, [found]);
  },
};

const BODIES = [
  { ...BIRTH, month: 7 },
  { ...BIRTH, settings: { ayanamsha: 'raman' } },
  { ...BIRTH, minutes: 31 },
];

/** Makes one good call, then reuses its key in ways that are not allowed, in any order and concurrently. */
async function reuse(url: string, call: Caller, random: Random): Promise<{ attempts: Attempt[]; problems: string[] }> {
  const idempotencyKey = newIdempotencyKey();
  const first = await call(url, { idempotencyKey });
  const wrong = await Promise.all([
    call(url, { idempotencyKey, body: random.pick(BODIES) }),
    call(url, { idempotencyKey, path: PATHS[2] }),
    call(url, { idempotencyKey, path: PATHS[2], body: random.pick(BODIES) }),
  ]);
  const again = await call(url, { idempotencyKey });
  const problems = wrong.flatMap(({ answer }) => {
    const code = /"code":"([a-z_]+)"/.exec(String(answer?.body))?.[1];
    return answer?.status === 409 && code === 'idempotency_key_reuse'
      ? []
      : [`${answer?.status} ${code} in place of 409`];
  });
  const isTheFirst = again.answer?.isReplay && first.answer?.body.equals(again.answer.body);
  if (!isTheFirst) problems.push('the call itself was not answered again as it was the first time');
  return { attempts: [first, ...wrong, again], problems };
}
