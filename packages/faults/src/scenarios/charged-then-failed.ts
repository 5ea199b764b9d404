import { cuttingProxy } from '@graha/dev-stack/cutting-proxy';
import { reverseUndelivered } from '@graha/store/ledger/reconcile';
import { moveClock, openWorkspace, type Workspace } from '@graha/store/testing/testing';
import type { Pool } from 'pg';
import type { LedgerFacts, Findings } from '../findings.ts';
import { settleUp } from '../harness/settle-up.ts';
import { until } from '../harness/load.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import { moduleOf } from '../preload/module-of.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import { query } from '@graha/store/postgres/query';

const CALLS = 12;
const BROKEN = 5;
const WORKERS = 3;
const LOGGED_MS = 120_000;
/** The workers process calls only after a time to settle. */
const LATER_MS = 5 * 60_000;

type Trap = { url: string; heal(): void };
type Way = { name: string; set(stage: Stage): Promise<Trap> };

/** Ways in which a call is charged and then answered with a server error. */
const WAYS: readonly Way[] = [
  {
    name: 'its answer could not be written',
    async set({ api }) {
      const env = { BREAK_ANSWERS: String(BROKEN) };
      const { url } = await api({ preload: await moduleOf('break-answer.ts'), env });
      return { url, heal: () => undefined };
    },
  },
  {
    name: 'nobody could be asked what became of its charge',
    async set({ api, urls, undo }) {
      const proxy = await cuttingProxy(urls.apiUrl, 'graha.charge_batch');
      undo(proxy.close);
      const { url } = await api({ databaseUrl: proxy.url });
      proxy.armToShut();
      return { url, heal: proxy.open };
    },
  },
];

export const chargedThenFailed: Scenario = {
  id: 'T31',
  title: 'Charged, then answered 5xx: given back once, unless a retry was answered',
  guarantee: 'G4',
  tries: { short: 1, long: 6 },
  async run({ tries, stage }) {
    const { url: healthy } = await stage.api();
    const found: Findings[] = [];
    let reversals = 0;
    for (let round = 0; round < tries; round += 1) {
      const way = WAYS[round % WAYS.length];
      if (!way) continue;
      const { findings, failed } = await fallIn(way, healthy, stage);
      reversals += failed;
      found.push(findings);
    }
    return resultOf(tries, found, [
      `${reversals} calls were charged, failed and were not asked for again; each has one reversal`,
    ]);
  },
};

async function fallIn(way: Way, healthy: string, stage: Stage): Promise<{ findings: Findings; failed: number }> {
  const { pools } = stage;
  const workspace = await openWorkspace(pools, { credits: 10 * CALLS });
  const call = callerOf(workspace);
  const { url, heal } = await way.set(stage);
  const attempts = await Promise.all(
    Array.from({ length: CALLS }, (_, index) => call(url, { idempotencyKey: index % 3 ? newIdempotencyKey() : null })),
  );
  heal();
  const failures = attempts.filter(({ answer }) => (answer?.status ?? 0) >= 500);
  const keys = failures.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  const retry = (some: string[]) => Promise.all(some.map((idempotencyKey) => call(healthy, { idempotencyKey })));
  const impatient = await retry(keys.filter((_, index) => index % 2));
  const logged = attempts.length + impatient.length;
  await until('all calls stand in the log', LOGGED_MS, async () => (await rowsOf(pools.worker, workspace)) >= logged);
  await moveClock(pools.owner, new Date(Date.now() + LATER_MS));
  await Promise.all(Array.from({ length: WORKERS }, () => reverseUndelivered({ db: pools.worker })));
  await moveClock(pools.owner, new Date());
  const patient = await retry(keys.filter((_, index) => index % 2 === 0));

  let failed = 0;
  const judge = ({ charges }: LedgerFacts): string[] => {
    failed = charges.filter(({ isReversed }) => isReversed).length;
    const refused = [...impatient, ...patient].filter(({ answer }) => answer?.status !== 200);
    const free = patient.filter(({ answer }) => answer?.isReplay);
    return [
      ...(failed > 0 ? [] : [`no call was charged and failed, though ${way.name}`]),
      ...(refused.length === 0 ? [] : [`${refused.length} retries of failed calls were refused`]),
      ...(free.length === 0 ? [] : [`${free.length} calls were given back and answered for nothing`]),
    ];
  };
  const findings = await settleUp(pools.worker, workspace, [...attempts, ...impatient, ...patient], judge);
  return { findings, failed };
}

async function rowsOf(worker: Pool, { tenantId }: Workspace): Promise<number> {
  const text = 'SELECT count(*)::int AS count FROM graha.request_log WHERE tenant_id = $1';
  return (await query(worker, text, [tenantId])).rows[0]?.count ?? 0;
}
