import { catchUp, reconcile } from '@graha/billing/reconcile';
import { buyPlan, buyTopUp, changePlan } from '@graha/billing/shop';
import type { Buyer } from '@graha/billing/stripe-client';
import type { Shop } from '@graha/billing/testing';
import { randomUUID } from 'node:crypto';
import {
  chargeOf,
  DAY_S,
  fifthAfter,
  hear,
  heldAgainst,
  moveTo,
  refundHalfOfTopUp,
  shopOn,
  standingOf,
  TOP_UP_CENTS,
  newEventsOf,
} from '../harness/shop.ts';
import { isNothing, type Findings } from '../findings.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import type { Random } from '../random.ts';

/** Buyers with the same days; each receives the messages in a different order. */
const BUYERS = 25;
const LOSS = 0.1;
const LATE_DAYS = 3;

type Day = { day: number; happens(shop: Shop, buyer: Buyer): Promise<unknown> };

/** A month of a customer. */
const DAYS: readonly Day[] = [
  {
    day: 0,
    async happens(shop, buyer) {
      await shop.pay(await buyPlan(shop.deps, buyer, 'growth'));
    },
  },
  {
    day: 3,
    async happens(shop, buyer) {
      await shop.pay(await buyTopUp(shop.deps, buyer, randomUUID()));
    },
  },
  { day: 6, happens: refundHalfOfTopUp },
  { day: 9, happens: (shop, buyer) => changePlan(shop.deps, buyer, 'scale') },
  {
    day: 12,
    async happens(shop, buyer) {
      const dispute = await shop.post(`charges/${await chargeOf(shop, buyer, TOP_UP_CENTS)}/dispute`);
      await shop.post(`disputes/${String(dispute['id'])}/close`, { status: 'won' });
    },
  },
  { day: 16, happens: (shop, buyer) => changePlan(shop.deps, buyer, 'starter') },
  { day: 20, happens: (shop, buyer) => changePlan(shop.deps, buyer, 'scale') },
  { day: 40, happens: async () => undefined },
];

/** The second month of Scale, and the half of the top-up that was not refunded. Growth and the first month are over. */
const END = {
  plan: 'scale',
  credits: 2_500_000 + 25_000,
  paidCents: 7_900 + 2 * 29_900 + TOP_UP_CENTS,
  returnedCents: 600,
};

export const stripeMonth: Scenario = {
  id: 'T21',
  title: 'Stripe’s messages of a month: in any order, three of each, days late, one in ten lost',
  guarantee: 'G11',
  tries: { short: 5, long: 1_000 },
  secondsMax: 1_800,
  async run({ tries, random, stage, signal }) {
    const shop = await shopOn(stage);
    const found: Findings[] = [];
    let lost = 0;
    // One group with a finding is enough; the others would take more minutes.
    while (found.length < tries && found.every(isNothing) && !signal.aborted) {
      const outcome = await liveThrough(shop, Math.min(BUYERS, tries - found.length), random);
      found.push(...outcome.found);
      lost += outcome.lost;
    }
    return resultOf(found.length, found, [
      `${lost} messages never arrived; the reconciliation found what they had said`,
    ]);
  },
};

async function liveThrough(shop: Shop, count: number, random: Random) {
  const start = fifthAfter(shop.world.clock.now());
  await moveTo(shop, start);
  const newEvents = newEventsOf(shop);
  newEvents();
  const buyers = await Promise.all(Array.from({ length: count }, () => shop.buyer()));
  let lost = 0;
  for (const { day, happens } of DAYS) {
    await moveTo(shop, start + day * DAY_S);
    // The reconciliation finds lost messages days later; by then every paid plan is active.
    await catchUp(shop.deps, new Date((start - DAY_S) * 1000));
    await hear(shop, [], random, 0);
    for (const buyer of buyers) await happens(shop, buyer);
    await moveTo(shop, start + day * DAY_S + Math.floor(random.next() * LATE_DAYS * DAY_S));
    lost += await hear(shop, newEvents(), random, LOSS);
  }
  await reconcile(shop.deps, new Date(start * 1000));
  await hear(shop, newEvents(), random, 0);
  const found = await Promise.all(
    buyers.map(async (buyer) => heldAgainst(END, await standingOf(shop.deps.pool, buyer))),
  );
  // Otherwise they would renew during the following months, which would take longer and longer.
  for (const buyer of buyers) await changePlan(shop.deps, buyer, 'free');
  return { found, lost };
}
