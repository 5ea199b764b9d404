import { buyPlan } from '@graha/billing/shop';
import { issueKey } from '@graha/store/keys/key-commands';
import { BY, openWorkspace, PEPPER, type Workspace } from '@graha/store/testing/testing';
import { auditAll } from '../audit-all.ts';
import type { Attempt } from '../findings.ts';
import { routesOf } from '../harness/api-routes.ts';
import { sleep, startLoad } from '../harness/load.ts';
import { settleUp } from '../harness/settle-up.ts';
import { hear, newEventsOf, shopOn } from '../harness/shop.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { startFleet } from './fleet.ts';
import { databaseVitals, grownBy, overgrown, type Vitals, vitalsOf } from './vitals.ts';

export type Soak = {
  minutes: number;
  /** Calls per second of all clients together; null for no limit. */
  ratePerSecond: number | null;
  random: Random;
  stage: Stage;
  signal: AbortSignal;
  say(text: string): void;
};

const LANES = 3;
const CLIENTS = 3;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** A workspace calls for this time, then its answers are compared with its ledger and another one signs up. */
const CALLS_FOR_MS = [15_000, 40_000] as const;
const KILL_AFTER_MS = [8_000, 20_000] as const;
/** Memory growth of a process that is never killed; a run must be long enough to show it. */
const GROWTH_PERCENT_MAX = 10;
/** Expected statuses. A call may also find its server gone. */
const EXPECTED = new Set([200, 402, 429, 503]);

/** @returns every broken guarantee, as a sentence */
export async function soak({ minutes, ratePerSecond, random, stage, signal, say }: Soak): Promise<string[]> {
  const { pools } = stage;
  const fleet = await startFleet(stage);
  const routes = await routesOf(fleet.urls()[0] ?? '');
  const published = routes
    .filter(({ method, credits }) => method === 'POST' && credits !== null)
    .map(({ path, example }) => ({ path, body: example }));
  const pauseMs = ratePerSecond === null ? 0 : (LANES * CLIENTS * SECOND_MS) / ratePerSecond;
  const samples: Vitals[][] = [];
  const shop = await shopOn(stage);
  const newEvents = newEventsOf(shop);
  const endsMs = performance.now() + minutes * MINUTE_MS;
  const isOver = (): boolean => signal.aborted || performance.now() >= endsMs;
  const problems: string[] = [];
  const counts = { calls: 0, answered: 0, unavailable: 0, broken: 0, workspaces: 0, upgrades: 0, kills: 0 };
  const alone = oneAtATime();

  /** The first lane buys plans, so that only one purchase is active at a time. */
  async function signUp(lane: number): Promise<Workspace> {
    counts.workspaces += 1;
    if (lane > 0) return openWorkspace(pools, { credits: 1_000_000 });
    const buyer = await shop.buyer();
    newEvents();
    await shop.pay(await buyPlan(shop.deps, buyer, random.pick(['growth', 'scale'] as const)));
    await hear(shop, newEvents(), random, 0);
    counts.upgrades += 1;
    const { tenantId } = buyer;
    return {
      tenantId,
      key: await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, { name: 'soak', env: 'live' }),
    };
  }

  async function live(lane: number): Promise<void> {
    while (!isOver()) {
      const workspace = await alone(() => signUp(lane));
      const call = callerOf(workspace);
      const load = startLoad(CLIENTS, async () => {
        if (pauseMs > 0) await sleep(pauseMs);
        const made = await call(random.pick(fleet.urls()), {
          ...random.pick(published),
          idempotencyKey: random.next() < 0.5 ? newIdempotencyKey() : null,
        });
        note(made);
        return made.answer ? { ...made, answer: { ...made.answer, body: Buffer.alloc(0) } } : made;
      });
      const untilMs = Math.min(endsMs, performance.now() + random.between(...CALLS_FOR_MS));
      while (performance.now() < untilMs && !signal.aborted) await sleep(500);
      const attempts = await load.stop();
      const found = await alone(() => settleUp(pools.worker, workspace, attempts));
      const { creditsLost, creditsDoubled, creditsOverspent } = found;
      problems.push(...found.problems);
      if (creditsLost + creditsDoubled + creditsOverspent > 0)
        problems.push(
          `${workspace.tenantId}: ${creditsLost} lost, ${creditsDoubled} doubled, ${creditsOverspent} overspent`,
        );
    }
  }

  function note({ answer }: Attempt): void {
    counts.calls += 1;
    if (!answer) counts.broken += 1;
    else if (answer.status === 200) counts.answered += 1;
    else if (answer.status === 503) counts.unavailable += 1;
    if (answer && !EXPECTED.has(answer.status)) problems.push(`a call was answered ${answer.status}: ${answer.body}`);
  }

  async function kill(): Promise<void> {
    while (!isOver()) {
      const atMs = performance.now() + random.between(...KILL_AFTER_MS);
      while (performance.now() < atMs && !isOver()) await sleep(250);
      if (isOver()) return;
      await alone(() => fleet.killOne(random));
      counts.kills += 1;
    }
  }

  async function report(minuteNumber: number): Promise<void> {
    const vitals = vitalsOf(fleet.processes());
    samples.push(vitals);
    problems.push(...overgrown(vitals));
    const { partitions, behind } = await databaseVitals(pools.worker);
    const { tenants, entries, differences } = await auditAll(pools.worker);
    problems.push(...differences);
    const each = vitals.map(({ name, memoryMb, handles }) => `${name} ${memoryMb} MB ${handles} handles`);
    const { calls, answered, unavailable, broken, workspaces, upgrades, kills } = counts;
    say(
      `  minute ${minuteNumber}: ${calls} calls, ${answered} × 200, ${unavailable} × 503, ${broken} broken off; ` +
        `${workspaces} sign-ups, ${upgrades} upgrades, ${kills} kills; ${each.join(', ')}; ${partitions} partitions, ` +
        `${behind} entries behind; audit: ${tenants} ledgers, ${entries} entries, ${differences.length} differences`,
    );
  }

  async function reportEachMinute(): Promise<void> {
    for (let minuteNumber = 1; !isOver(); minuteNumber += 1) {
      const atMs = endsMs - minutes * MINUTE_MS + minuteNumber * MINUTE_MS;
      while (performance.now() < atMs && !isOver()) await sleep(250);
      await alone(() => report(minuteNumber));
    }
  }

  await Promise.all([...Array.from({ length: LANES }, (_, lane) => live(lane)), kill(), reportEachMinute()]);
  await report(minutes);
  for (const { name, fromMb, toMb, percent } of grownBy(samples)) {
    say(`  ${name}: ${fromMb} MB in the first quarter, ${toMb} MB in the last (${percent} %)`);
    if (percent > GROWTH_PERCENT_MAX) problems.push(`the ${name} grew by ${percent} %`);
  }
  return problems;
}

/** Prevents the soak's own queries and kills of the database from running at the same time. */
function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined); // The caller gets the error from `next`.
    return next;
  };
}
