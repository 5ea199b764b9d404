import { receiveMessage, workInbox } from '@graha/billing/inbox';
import type { Buyer } from '@graha/billing/stripe-client';
import { openShop, type Shop } from '@graha/billing/testing';
import { applyBillingEffects } from '@graha/store/ledger/billing-effects';
import { applyPlanChanges } from '@graha/store/ledger/plan-changes';
import { moveClock } from '@graha/store/testing/testing';
import { NOTHING_FOUND, type Findings } from '../findings.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { query } from '@graha/store/postgres/query';

export const DAY_S = 86_400;

/** Stripe's stand-in on the stage's database. The end of the scenario closes it and resets the clock. */
export async function shopOn({ urls, pools, undo }: Stage, latencyMs = 0): Promise<Shop> {
  const shop = await openShop(urls, latencyMs);
  undo(async () => {
    await shop.close();
    await moveClock(pools.owner, new Date());
  });
  return shop;
}

/** Advances the time at Stripe and in the ledger. */
export async function moveTo({ stripe, world, pools }: Shop, unixSeconds: number): Promise<void> {
  const { id, frozen_time } = await stripe.testHelpers.testClocks.create({ frozen_time: world.clock.now() });
  await stripe.testHelpers.testClocks.advance(id, { frozen_time: Math.max(unixSeconds, frozen_time) });
  await pools.owner.query('SELECT graha.ensure_partitions()');
}

/** Returns a function that returns Stripe's events since its last call. */
export function newEventsOf({ world }: Shop) {
  let read = 0;
  return () => {
    const all = world.state.all('event');
    const news = all.slice(read);
    read = all.length;
    return news;
  };
}

export type Message = ReturnType<ReturnType<typeof newEventsOf>>[number];

/** Delivers each message three times in random order, except lost ones, and handles them at random moments in between. */
export async function hear(
  { deps }: Shop,
  messages: readonly Message[],
  random: Random,
  loss: number,
): Promise<number> {
  const order = messages
    .flatMap((message) => [message, message, message].map((copy) => ({ copy, at: random.next() })))
    .toSorted((a, b) => a.at - b.at);
  const lost = new Set(messages.filter(() => random.next() < loss).map(({ id }) => id));
  for (const { copy } of order) {
    if (lost.has(copy.id)) continue;
    // Safe: the stand-in sends objects that the SDK reads; the stand-in's own tests prove it.
    await receiveMessage(deps, copy as unknown as Parameters<typeof receiveMessage>[1]);
    if (random.next() < 0.2) await workInbox(deps);
    if (random.next() < 0.1) await follow(deps.pool);
  }
  await workInbox(deps);
  await follow(deps.pool);
  return lost.size;
}

export async function follow(worker: Shop['deps']['pool']): Promise<void> {
  await applyPlanChanges({ db: worker });
  await applyBillingEffects({ db: worker });
}

export const TOP_UP_CENTS = 1_200;

/** The buyer's charge of this amount. */
export async function chargeOf({ stripe, world }: Shop, { tenantId }: Buyer, amountCents: number): Promise<string> {
  const customer = world.state.all('customer').find(({ metadata }) => metadata['tenant'] === tenantId)?.id ?? '';
  const { data } = await stripe.charges.list({ customer, limit: 10 });
  return data.find((charge) => charge.amount === amountCents)?.id ?? '';
}

/** Refunds half of the buyer's top-up. */
export async function refundHalfOfTopUp(shop: Shop, buyer: Buyer): Promise<void> {
  const charge = await chargeOf(shop, buyer, TOP_UP_CENTS);
  await shop.stripe.refunds.create({ charge, amount: TOP_UP_CENTS / 2 });
}

/** The fifth day of the next month, so that a message that is days late stays in the month. */
export function fifthAfter(unixSeconds: number): number {
  const now = new Date(unixSeconds * 1000);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 5, 12) / 1000;
}

export type Standing = { plan: string; credits: number; paidCents: number; returnedCents: number };

export async function standingOf(worker: Shop['deps']['pool'], { tenantId }: Buyer): Promise<Standing> {
  await worker.query('SELECT graha.settle($1)', [tenantId]);
  const { rows } = await query(
    worker,
    `SELECT a.plan, a.remaining::float8 AS credits, coalesce(sum(p.amount_cents), 0)::float8 AS "paidCents",
       coalesce(sum(p.returned_cents), 0)::float8 AS "returnedCents"
     FROM graha.credit_account a LEFT JOIN graha.payment p USING (tenant_id)
     WHERE tenant_id = $1 GROUP BY a.tenant_id`,
    [tenantId],
  );
  return rows[0] ?? { plan: 'none', credits: 0, paidCents: 0, returnedCents: 0 };
}

export function heldAgainst(end: Standing, standing: Standing): Findings {
  const difference = standing.credits - end.credits;
  const isSame = JSON.stringify(standing) === JSON.stringify(end);
  return {
    ...NOTHING_FOUND,
    creditsLost: Math.max(0, -difference),
    creditsDoubled: Math.max(0, difference),
    problems: isSame ? [] : [`ended with ${JSON.stringify(standing)}, not ${JSON.stringify(end)}`],
  };
}
