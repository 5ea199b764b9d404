import { buyPlan, buyTopUp, changePlan } from '@graha/billing/shop';
import type { Buyer } from '@graha/billing/stripe-client';
import type { Shop } from '@graha/billing/testing';
import { CUTS, cuttingProxy } from '@graha/dev-stack/cutting-proxy';
import { type PlanId, PLANS } from '@graha/domain/billing/plans';
import { createPool } from '@graha/store/postgres/pool';
import { randomUUID } from 'node:crypto';
import { NOTHING_FOUND, type Findings } from '../findings.ts';
import { hear, shopOn, newEventsOf } from '../harness/shop.ts';
import type { Random } from '../random.ts';
import { resultOf, type Scenario } from '../scenario.ts';
import { query } from '@graha/store/postgres/query';

const CLICKS = 8;
const ROUNDS = 4;
const LATENCY_MS = 5;
const CUT_SHARE = 0.5;
const LOST_SHARE = 0.4;
const CONNECTIONS = 10;
const TARGETS: readonly PlanId[] = ['growth', 'scale', 'starter', 'free'];

type Deps = Shop['deps'];
type Click = (deps: Deps, buyer: Buyer) => Promise<unknown>;

/** Simultaneous clicks, while answers from Stripe are lost after their effect and commits are cut off. */
export const boughtAtOnce: Scenario = {
  id: 'T34',
  title: 'Plans and top-ups clicked eight times at once, cut off between Stripe’s answer and our record',
  guarantee: 'G11',
  tries: { short: 2, long: 40 },
  async run({ tries, random, stage }) {
    const shop = await shopOn(stage, LATENCY_MS);
    const proxy = await cuttingProxy(stage.urls.appUrl, 'COMMIT');
    stage.undo(proxy.close);
    const pool = createPool({ url: proxy.url, applicationName: 'test', max: CONNECTIONS, onError: () => {} });
    stage.undo(() => pool.end());
    const found: Findings[] = [];
    let lost = 0;
    for (let lived = 0; lived < tries; lived += 1) {
      const losing = losingAnswers(shop.deps.stripe, random);
      const armed = (): void => proxy.arm(random.next() < CUT_SHARE ? [random.pick(CUTS)] : []);
      found.push(await buyAtOnce(shop, { ...shop.deps, pool, stripe: losing.stripe }, armed, random));
      proxy.arm([]);
      lost += losing.count();
    }
    return resultOf(tries, found, [`${lost} answers were lost after their effect, ${proxy.made()} commits cut off`]);
  },
};

async function buyAtOnce(shop: Shop, breaking: Deps, armed: () => void, random: Random): Promise<Findings> {
  const newEvents = newEventsOf(shop);
  newEvents();
  const buyer = await shop.buyer();
  await shop.pay(await buyPlan(shop.deps, buyer, 'starter'));
  await hear(shop, newEvents(), random, 0);
  const purchases: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const purchaseId = randomUUID();
    purchases.push(purchaseId);
    const plan = random.pick(TARGETS);
    const clicks: Click[] = Array.from({ length: CLICKS }, () => {
      if (random.next() < 0.3) return (deps, by) => buyTopUp(deps, by, purchaseId);
      const to = random.next() < 0.8 ? plan : random.pick(TARGETS);
      return (deps, by) => changePlan(deps, by, to);
    });
    armed();
    await Promise.allSettled(clicks.map((click) => click(breaking, buyer)));
    if (random.next() < 0.5) await hear(shop, newEvents(), random, 0);
  }
  await hear(shop, newEvents(), random, 0);
  return heldTogether(shop, buyer, purchases.length);
}

/** Stripe with lost answers to changes and checkouts, as if the process were killed during the wait. */
function losingAnswers(stripe: Shop['stripe'], random: Random) {
  let count = 0;
  const losing =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const answer = await call(...args);
      if (random.next() >= LOST_SHARE) return answer;
      count += 1;
      throw new Error('killed before the record');
    };
  const update = stripe.subscriptions.update.bind(stripe.subscriptions);
  const create = stripe.checkout.sessions.create.bind(stripe.checkout.sessions);
  const sessions = shadow(stripe.checkout.sessions, { create: losing(create) });
  const broken = shadow(stripe, {
    subscriptions: shadow(stripe.subscriptions, { update: losing(update) }),
    checkout: shadow(stripe.checkout, { sessions }),
  });
  return { stripe: broken, count: () => count };
}

/** The same object with some members replaced; its methods still run on the original. */
const shadow = <Whole extends object>(whole: Whole, changed: object): Whole =>
  new Proxy(whole, {
    get(target, name) {
      const member: unknown = Reflect.get(changed, name) ?? Reflect.get(target, name);
      return typeof member === 'function' && !Object.hasOwn(changed, name) ? member.bind(target) : member;
    },
  });

/**
 * Checks that within one period a more expensive plan is paid once, changing back and forth is free, and each payment
 * grants one allowance.
 */
async function heldTogether({ world, pools }: Shop, { tenantId }: Buyer, purchases: number): Promise<Findings> {
  const customers = world.state.all('customer').filter(({ metadata }) => metadata['tenant'] === tenantId);
  const isTheirs = ({ customer }: { customer: unknown }): boolean => customer === customers[0]?.id;
  const paidCents = world.state
    .all('invoice')
    .filter((invoice) => isTheirs(invoice) && invoice.status === 'paid')
    .map(({ total }) => total);
  const pages = world.state.all('checkout.session').filter((page) => isTheirs(page) && page.mode === 'payment');
  const { rows } = await query(
    pools.worker,
    `SELECT amount::float8 AS credits FROM graha.credit_grant
     WHERE tenant_id = $1 AND source_type = 'period' AND source_id NOT LIKE 'free %'`,
    [tenantId],
  );
  const granted = rows.map(({ credits }) => credits);
  const bought = paidCents.map((cents) => Object.values(PLANS).find((plan) => plan.priceCents === cents));
  const wanted = bought.map((plan) => plan?.creditsPerPeriod ?? 0);
  const doubled = bought.flatMap((plan, index) => (bought.indexOf(plan) < index ? [plan?.creditsPerPeriod ?? 0] : []));
  return {
    ...NOTHING_FOUND,
    creditsDoubled: doubled.reduce<number>((sum, credits) => sum + credits, 0),
    problems: [
      ...(customers.length === 1 ? [] : [`${customers.length} customers for one workspace`]),
      ...(pages.length <= purchases ? [] : [`${pages.length} pages for ${purchases} top-ups`]),
      ...(sorted(granted) === sorted(wanted) ? [] : [`paid ${paidCents.join()}, granted ${granted.join()}`]),
    ],
  };
}

const sorted = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join();
