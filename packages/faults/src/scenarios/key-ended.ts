import { openWorkspace } from '@graha/store/testing/testing';
import type { Attempt, Findings } from '../findings.ts';
import { isPaid, isRefused } from '../harness/answers.ts';
import { settleUp } from '../harness/settle-up.ts';
import type { CallOptions } from '../harness/client.ts';
import { type KeyEnding, KEY_ENDINGS } from '../harness/key-endings.ts';
import { startLoad, until } from '../harness/load.ts';
import { callerOf } from '../harness/workspace-calls.ts';
import type { Random } from '../random.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const REPLICAS = 3;
const CLIENTS = 12;
const FORWARDED = '127.0.0.1/32';
const BEGINS_MS = 120_000;
/**
 * Whether replicas receive notifications of changes, and the longest time for which a dead key may still be accepted.
 */
const HEARING = [
  { name: 'heard', env: {}, acceptedMs: 1_000 },
  { name: 'not notified', env: { DATABASE_DIRECT_URL: 'postgresql://nobody@127.0.0.1:1/none' }, acceptedMs: 5_000 },
] as const;
type Hearing = (typeof HEARING)[number];
/** After this time without an accepted call, the key counts as refused everywhere. */
const QUIET_MS = 1_500;

export const keyEnded: Scenario = {
  id: 'T26',
  title: `A key ${KEY_ENDINGS.map(({ name }) => name).join(', ')}, under load on ${REPLICAS} replicas`,
  guarantee: 'G9',
  tries: { short: 2, long: 4 * HEARING.length * KEY_ENDINGS.length },
  async run({ tries, random, stage }) {
    const found: Findings[] = [];
    const notes: string[] = [];
    for (const hearing of HEARING) {
      const env = { ...hearing.env, TRUSTED_PROXIES: FORWARDED };
      const replicas = await Promise.all(Array.from({ length: REPLICAS }, () => stage.api({ env })));
      const urls = replicas.map(({ url }) => url);
      const lateMs: number[] = [];
      const first = random.between(0, KEY_ENDINGS.length - 1);
      for (let round = 0; round < tries / HEARING.length; round += 1) {
        const ending = KEY_ENDINGS[(first + round) % KEY_ENDINGS.length];
        if (ending) lateMs.push(await endUnderLoad(ending, hearing, urls, { random, stage, found }));
      }
      notes.push(`changes ${hearing.name}: last let in ${Math.max(...lateMs).toFixed(0)} ms after the end`);
      await Promise.all(replicas.map((replica) => replica.end('SIGKILL')));
    }
    return resultOf(tries, found, notes);
  },
};

type On = { random: Random; stage: Stage; found: Findings[] };

/** A free call is admitted by the replica's cache; a charged call is checked by the ledger at once. */
async function endUnderLoad(ending: KeyEnding, hearing: Hearing, urls: string[], { random, stage, found }: On) {
  const workspace = await openWorkspace(stage.pools, { credits: 1_000_000 });
  // Refused keys count against their address, so each round has a separate one.
  const headers = { 'x-forwarded-for': `10.${random.between(0, 255)}.${random.between(0, 255)}.1` };
  const usage: CallOptions = { method: 'GET', path: '/api/v1/usage', headers };
  const call = callerOf(workspace);
  const charging = random.pick([0, CLIENTS / 2]);
  const charged: Attempt[] = [];
  const letIn = { calls: 0, lastMs: 0 };
  const load = startLoad(CLIENTS, async (client) => {
    const isCharged = client < charging;
    const sentMs = performance.now();
    const attempt = await call(random.pick(urls), isCharged ? { headers } : usage);
    if (isCharged) charged.push(attempt);
    if (isPaid(attempt)) {
      letIn.calls += 1;
      letIn.lastMs = Math.max(letIn.lastMs, sentMs);
    }
    return attempt;
  });
  await until('100 calls let in', BEGINS_MS, () => letIn.calls >= 100);
  const deadMs = await ending.end(stage.pools, workspace);
  const isQuiet = (): boolean => performance.now() - Math.max(deadMs, letIn.lastMs) > QUIET_MS;
  await until('nobody is let in', hearing.acceptedMs + 2 * QUIET_MS, isQuiet);
  const attempts = await load.stop();
  const lateMs = Math.max(0, letIn.lastMs - deadMs);
  const judge = (): string[] => [
    ...(lateMs <= hearing.acceptedMs ? [] : [`let in ${lateMs.toFixed(0)} ms after it was ${ending.name}`]),
    ...unlessLetInOrDead(attempts),
  ];
  found.push(await settleUp(stage.pools.worker, workspace, charged, judge));
  return lateMs;
}

/**
 * Also allows 429, because an address with failing keys gets a Retry-After, and a 503 with Retry-After, which a machine without
 * reserves gives while the ledger is slow: neither lets a caller in.
 */
function unlessLetInOrDead(attempts: readonly Attempt[]): string[] {
  const wrong = attempts.filter(
    (attempt) => !isRefused(attempt) && ![200, 401, 429].includes(attempt.answer?.status ?? 0),
  );
  const statuses = [...new Set(wrong.map(({ answer }) => answer?.status ?? 'no answer'))].join(', ');
  return wrong.length === 0 ? [] : [`${wrong.length} calls were neither let in nor refused: ${statuses}`];
}
