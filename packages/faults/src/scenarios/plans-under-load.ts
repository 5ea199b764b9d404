import { buyPlan, buyTopUp, changePlan } from '@graha/billing/shop';
import type { Buyer } from '@graha/billing/stripe-client';
import type { Shop } from '@graha/billing/testing';
import { PLANS } from '@graha/domain/billing/plans';
import { issueKey } from '@graha/store/keys/key-commands';
import { adjustCredits } from '@graha/store/billing/operator-grants';
import { BY, PEPPER } from '@graha/store/testing/testing';
import { randomUUID } from 'node:crypto';
import type { Attempt, Findings } from '../findings.ts';
import { settleUp } from '../harness/settle-up.ts';
import { PATHS } from '../harness/client.ts';
import { sleep, startLoad } from '../harness/load.ts';
import { chargeOf, hear, refundHalfOfTopUp, shopOn, standingOf, TOP_UP_CENTS, newEventsOf } from '../harness/shop.ts';
import { callerOf, newIdempotencyKey } from '../harness/workspace-calls.ts';
import type { Random } from '../random.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import { query } from '@graha/store/postgres/query';

const CLIENTS = 12;
const GROWTH = { cents: 7_900, credits: 500_000 };
const SCALE = { cents: 29_900, credits: 2_500_000 };
const TOP_UP_CREDITS = 50_000;
const FREE_CREDITS = PLANS.free.creditsPerPeriod;

/** Spends purchased credits to the end while payments are refunded and other plans are bought. */
export const plansUnderLoad: Scenario = {
  id: 'T25',
  title: 'Upgrade, downgrade, refund, dispute while credits are spent',
  guarantee: 'G5',
  tries: { short: 1, long: 20 },
  async run({ tries, random, stage }) {
    const shop = await shopOn(stage);
    const replicas = [await stage.api(), await stage.api()].map(({ url }) => url);
    const found: Findings[] = [];
    let refused = 0;
    for (let round = 0; round < tries; round += 1) {
      const { findings, attempts } = await spendAndReturn(shop, replicas, random, stage);
      found.push(findings);
      refused += attempts.filter(({ answer }) => answer?.status === 402).length;
    }
    return resultOf(tries, found, [`${refused} calls met an account from which the money had gone back`]);
  },
};

type Step = (shop: Shop, buyer: Buyer) => Promise<unknown>;

async function spendAndReturn(shop: Shop, replicas: string[], random: Random, { pools }: Stage) {
  const buyer = await shop.buyer();
  const { tenantId } = buyer;
  const newEvents = newEventsOf(shop);
  newEvents();
  await shop.pay(await buyPlan(shop.deps, buyer, 'growth'));
  await hear(shop, newEvents(), random, 0);
  const left = random.between(50, 800);
  const taken = left - FREE_CREDITS - GROWTH.credits;
  await adjustCredits(
    { db: pools.worker, tenantId, ...BY },
    { adjustmentId: randomUUID(), amount: taken, reason: 'spent' },
  );
  const workspace = {
    tenantId,
    key: await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, { name: 'load', env: 'live' }),
  };
  const call = callerOf(workspace);
  const load = startLoad(CLIENTS, () =>
    call(random.pick(replicas), {
      path: PATHS[random.pick([1, 2] as const)],
      idempotencyKey: random.next() < 0.5 ? newIdempotencyKey() : null,
    }),
  );
  const isWon = random.next() < 0.5;
  for (const step of shuffled(threadsOf(isWon), random)) {
    await sleep(random.between(20, 150));
    await step(shop, buyer);
    await sleep(random.between(0, 80));
    await hear(shop, newEvents(), random, 0);
  }
  const attempts = await load.stop();
  await hear(shop, newEvents(), random, 0);
  const standing = await standingOf(pools.worker, buyer);
  const grants = await grantsOf(shop, tenantId);
  const findings = await settleUp(pools.worker, workspace, attempts, () => [
    ...unlessPaidOrRefused(attempts),
    ...unlessBought(standing, isWon),
    ...wronglyGranted(grants, isWon),
  ]);
  return { findings, attempts };
}

/** Each thread runs in its own order, interleaved with the others. */
const threadsOf = (isWon: boolean): Step[][] => [
  [async (shop, buyer) => shop.stripe.refunds.create({ charge: await chargeOf(shop, buyer, GROWTH.cents) })],
  [async (shop, buyer) => shop.pay(await buyTopUp(shop.deps, buyer, randomUUID())), refundHalfOfTopUp],
  [
    (shop, buyer) => changePlan(shop.deps, buyer, 'scale'),
    async (shop, buyer) => shop.post(`charges/${await chargeOf(shop, buyer, SCALE.cents)}/dispute`),
    async (shop, buyer) => {
      const charge = await chargeOf(shop, buyer, SCALE.cents);
      const dispute = shop.world.state.all('dispute').find((one) => one.charge === charge);
      await shop.post(`disputes/${dispute?.id}/close`, { status: isWon ? 'won' : 'lost' });
    },
    (shop, buyer) => changePlan(shop.deps, buyer, 'starter'),
  ],
];

function shuffled(threads: Step[][], random: Random): Step[] {
  const open = threads.flatMap((thread) => thread.map(() => thread));
  const steps: Step[] = [];
  while (open.length > 0) {
    const [thread] = open.splice(random.between(0, open.length - 1), 1);
    const step = thread?.shift();
    if (step) steps.push(step);
  }
  return steps;
}

/** Also allows 402 while credits are used up, and 429 above the plan's rate limit. */
function unlessPaidOrRefused(attempts: readonly Attempt[]): string[] {
  const statuses = attempts.map(({ answer }) => answer?.status ?? 0);
  const wrong = statuses.filter((status) => ![200, 402, 429].includes(status));
  return [
    ...(wrong.length === 0 ? [] : [`${wrong.length} calls were answered ${[...new Set(wrong)].join(', ')}`]),
    ...(statuses.includes(200) ? [] : ['no call was paid']),
  ];
}

/** Checks the plan. A downgrade takes effect at the end of the period. */
function unlessBought({ credits: _left, ...standing }: Awaited<ReturnType<typeof standingOf>>, isWon: boolean) {
  const end = {
    plan: 'scale',
    paidCents: GROWTH.cents + SCALE.cents + TOP_UP_CENTS,
    returnedCents: GROWTH.cents + TOP_UP_CENTS / 2 + (isWon ? 0 : SCALE.cents),
  };
  const isSame = JSON.stringify(standing) === JSON.stringify(end);
  return isSame ? [] : [`ended with ${JSON.stringify(standing)}, not ${JSON.stringify(end)}`];
}

type Grant = { source: string; amount: number; withdrawn: number; left: number };

/** Reads the grants by size. The allowance of Free comes before the top-up of the same size. */
async function grantsOf({ pools }: Shop, tenantId: string): Promise<Grant[]> {
  const { rows } = await query(
    pools.worker,
    `SELECT source_type || ':' || source_id AS source, amount::float8 AS amount, withdrawn::float8 AS withdrawn,
       (amount - used - expired - withdrawn)::float8 AS left
     FROM graha.credit_grant WHERE tenant_id = $1 ORDER BY amount, kind::text`,
    [tenantId],
  );
  return rows;
}

/** Checks for full allowances without proration. A refund withdraws only the unspent part. */
function wronglyGranted(grants: readonly Grant[], isWon: boolean): string[] {
  const isRestored = ({ source }: Grant): boolean => source.startsWith('restored:');
  const bought = grants.filter((grant) => !isRestored(grant));
  const amounts = bought.map(({ amount }) => amount);
  const wanted = [FREE_CREDITS, TOP_UP_CREDITS, GROWTH.credits, SCALE.credits];
  const problems = amounts.join() === wanted.join() ? [] : [`granted ${amounts.join()}, not ${wanted.join()}`];
  const [, topUp, growth, scale] = bought;
  const restored = grants.filter(isRestored).reduce((sum, { amount }) => sum + amount, 0);
  if (growth && growth.left > 0) problems.push(`${growth.left} credits are left of a plan that was paid back in full`);
  if (topUp && topUp.withdrawn > TOP_UP_CREDITS / 2)
    problems.push(`${topUp.withdrawn} credits taken for half the money`);
  if (topUp && topUp.withdrawn < TOP_UP_CREDITS / 2 && topUp.left > 0)
    problems.push('a refund took less than its share');
  if (scale && restored !== (isWon ? scale.withdrawn : 0))
    problems.push(`${restored} credits came back of ${scale.withdrawn} that a dispute had taken`);
  if (scale && !isWon && scale.left > 0) problems.push(`${scale.left} credits are left of a payment that was lost`);
  return problems;
}
