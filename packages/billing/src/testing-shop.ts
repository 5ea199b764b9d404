import { PLANS } from '@graha/domain/billing/plans';
import { applyBillingEffects } from '@graha/store/ledger/billing-effects';
import { setClockOffset } from '@graha/store/postgres/ledger-clock';
import { applyPlanChanges } from '@graha/store/ledger/plan-changes';
import { accountOf } from '@graha/store/requests/usage';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { receiveMessage, workInbox } from './inbox.ts';
import type { Buyer } from './stripe-client.ts';
import { openShop, type Shop } from './testing.ts';

type Database = Parameters<typeof openShop>[0] & { stop: () => Promise<void> };

const DAY_S = 86_400;

/** Unix seconds of the next 10th, at noon. */
function nextMidMonth(now: Date): number {
  const months = now.getUTCMonth() + (now.getUTCDate() < 10 ? 0 : 1);
  return Date.UTC(now.getUTCFullYear(), months, 10, 12) / 1_000;
}

type ShopChoices = {
  latencyMs?: number;
  /** Starts each test in the middle of a month: for tests in which days pass, but no month and its free credits may end. */
  isMidMonth?: boolean;
};

/** Gives a test file its own database, and each test a shop and a buyer. */
export function useShop(create: () => Promise<Database>, { latencyMs = 0, isMidMonth = false }: ShopChoices = {}) {
  let database: Database;
  const now: { shop?: Shop; buyer?: Buyer } = {};
  const shop = (): Shop => {
    if (!now.shop) throw new Error('The shop is open while tests run, not before.');
    return now.shop;
  };
  const buyer = (): Buyer => {
    if (!now.buyer) throw new Error('There is a buyer while tests run, not before.');
    return now.buyer;
  };
  beforeAll(async () => {
    database = await create();
  });
  beforeEach(async () => {
    now.shop = await openShop(database, latencyMs);
    if (isMidMonth) {
      const { world, pools } = now.shop;
      await world.clock.moveTo(nextMidMonth(new Date()));
      await pools.owner.query('SELECT graha.ensure_partitions()');
    }
    now.buyer = await now.shop.buyer();
  });
  afterEach(async () => {
    await setClockOffset(shop().pools.owner, 0);
    await shop().close();
  });
  afterAll(() => database.stop());

  async function followed(): Promise<void> {
    await applyPlanChanges({ db: shop().pools.worker });
    await applyBillingEffects({ db: shop().pools.worker });
  }
  async function standing() {
    await shop().pools.worker.query('SELECT graha.settle($1)', [buyer().tenantId]);
    const account = await accountOf({ db: shop().pools.app, tenantId: buyer().tenantId });
    if (!account) throw new Error('no account');
    return account;
  }

  return {
    shop,
    buyer,
    followed,
    standing,
    plan: async () => (await standing()).plan,
    credits: async () => (await standing()).creditsRemaining,
    /** Receives and handles all events so far, and applies them to the ledger. */
    async settled(): Promise<void> {
      for await (const event of shop().stripe.events.list({ limit: 100 })) await receiveMessage(shop().deps, event);
      await workInbox(shop().deps);
      await followed();
    },
    async daysPass(days: number): Promise<void> {
      const { stripe, world, pools } = shop();
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: world.clock.now() });
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: world.clock.now() + days * DAY_S });
      await pools.owner.query('SELECT graha.ensure_partitions()');
    },
  };
}

export const FREE = PLANS.free.creditsPerPeriod;
export const GROWTH = 500_000;
