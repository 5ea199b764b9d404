import { receiveMessage, workInbox } from '@graha/billing/inbox';
import { buyPlan, buyTopUp, changePlan } from '@graha/billing/shop';
import type { Buyer } from '@graha/billing/stripe-client';
import type { Shop } from '@graha/billing/testing';
import { CUTS, cuttingProxy, type CuttingProxy } from '@graha/dev-stack/cutting-proxy';
import { PLANS } from '@graha/domain/billing/plans';
import { createPool } from '@graha/store/postgres/pool';
import { randomUUID } from 'node:crypto';
import type { Findings } from '../findings.ts';
import {
  DAY_S,
  fifthAfter,
  follow,
  heldAgainst,
  moveTo,
  refundHalfOfTopUp,
  shopOn,
  standingOf,
  TOP_UP_CENTS,
  newEventsOf,
  type Message,
} from '../harness/shop.ts';
import type { Random } from '../random.ts';
import { resultOf, type Scenario, type Trial } from '../scenario.ts';
import { query } from '@graha/store/postgres/query';

const MESSAGES_TRIES_MAX = 50;
const CUT_SHARE = 0.6;
/** A failed message is retried after an hour at the latest. */
const RETRY_S = 3_700;
const RUNS = 8;

/** Free, Growth and Scale of one month, and the half of the top-up that was not refunded. */
const END = {
  plan: 'scale',
  credits: PLANS.free.creditsPerPeriod + 500_000 + 2_500_000 + 25_000,
  paidCents: 7_900 + 29_900 + TOP_UP_CENTS,
  returnedCents: TOP_UP_CENTS / 2,
};

/**
 * A handler that dies after its commit and before its answer leaves the database in the same state as a cut connection.
 */
export const stripeCutOff: Scenario = {
  id: 'T22',
  title: 'Stripe’s messages cut off between effect and answer, then sent again',
  guarantee: 'G11',
  tries: { short: 2, long: 20 },
  async run({ tries, random, stage }) {
    const shop = await shopOn(stage);
    const proxy = await cuttingProxy(stage.urls.workerUrl, 'COMMIT');
    stage.undo(proxy.close);
    const pool = createPool({ url: proxy.url, applicationName: 'test', max: 4, onError: () => {} });
    stage.undo(() => pool.end());
    const cut = { ...shop, deps: { ...shop.deps, pool } };
    const found: Findings[] = [];
    for (let round = 0; round < tries; round += 1) found.push(await buyOnce(shop, cut, proxy, { random, stage }));
    return resultOf(tries, found, [`${proxy.made()} commits cut off around their answer`]);
  },
};

async function buyOnce(shop: Shop, cut: Shop, proxy: CuttingProxy, { random, stage }: Pick<Trial, 'random' | 'stage'>) {
  const start = fifthAfter(shop.world.clock.now());
  await moveTo(shop, start);
  const newEvents = newEventsOf(shop);
  newEvents();
  const buyer = await shop.buyer();
  const problems: string[] = [];
  for (const happens of PURCHASES) {
    await happens(shop, buyer);
    for (const message of newEvents()) problems.push(...(await deliver(cut, message, proxy, random)));
    await workUnderCuts(cut, proxy, random);
    await moveTo(shop, shop.world.clock.now() + RETRY_S);
    await workInbox(shop.deps);
    await follow(shop.deps.pool);
  }
  if (shop.world.clock.now() > start + DAY_S)
    problems.push('more than a day has passed: what is expected is no more so');
  const found = heldAgainst(END, await standingOf(stage.pools.worker, buyer));
  return { ...found, problems: [...found.problems, ...problems, ...(await unsettled(shop))] };
}

type Purchase = (shop: Shop, buyer: Buyer) => Promise<unknown>;

const PURCHASES: readonly Purchase[] = [
  async (shop, buyer) => shop.pay(await buyPlan(shop.deps, buyer, 'growth')),
  async (shop, buyer) => shop.pay(await buyTopUp(shop.deps, buyer, randomUUID())),
  refundHalfOfTopUp,
  (shop, buyer) => changePlan(shop.deps, buyer, 'scale'),
];

/** Repeats unanswered messages, as Stripe does. A message that was answered but not stored is lost. */
async function deliver({ deps }: Shop, message: Message, proxy: CuttingProxy, random: Random): Promise<string[]> {
  for (let time = 0; time < MESSAGES_TRIES_MAX; time += 1) {
    proxy.arm(random.next() < CUT_SHARE ? [random.pick(CUTS)] : []);
    // Safe: the stand-in sends objects that the SDK reads; the stand-in's own tests prove it.
    const event = message as unknown as Parameters<typeof receiveMessage>[1];
    const isAnswered = await receiveMessage(deps, event).then(
      () => true,
      () => false,
    );
    if (isAnswered) return [];
  }
  return [`${message.type} was never answered`];
}

/** Every run may break at one of its commits; the next run continues from the stored state. */
async function workUnderCuts({ deps }: Shop, proxy: CuttingProxy, random: Random): Promise<void> {
  for (let run = 0; run < RUNS; run += 1) {
    proxy.arm(Array.from({ length: random.between(0, 2) }, () => random.pick(CUTS)));
    await workInbox(deps).catch(() => undefined);
    await follow(deps.pool).catch(() => undefined);
  }
  proxy.arm([]);
}

async function unsettled({ pools }: Shop): Promise<string[]> {
  const { rows } = await query(
    pools.worker,
    `SELECT event_type AS type, status, note FROM graha.stripe_inbox WHERE status NOT IN ('applied', 'ignored')`,
  );
  return rows.map(({ type, status, note }) => `${type} is ${status}: ${note}`);
}
