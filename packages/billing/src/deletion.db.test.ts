import { createTestDatabase } from '@graha/dev-stack/test-context';
import { TOP_UP } from '@graha/domain/billing/plans';
import { completeErasures, eraseDecided, requestErasure, withdrawErasure } from '@graha/store/tenants/erasure';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buyDuePacks, turnOnAutoTopUp } from './auto-top-up.ts';
import { buyPlan, buyTopUp, changePlan } from './shop.ts';
import { BY } from './testing.ts';
import { useShop } from './testing-shop.ts';

const { shop, buyer, settled, plan, daysPass } = useShop(createTestDatabase, { isMidMonth: true });

const ctx = () => ({ db: shop().pools.app, tenantId: buyer().tenantId, ...BY });
const completed = () => completeErasures({ db: shop().pools.worker });

test('nothing is sold to a workspace that waits for its deletion, until the deletion is withdrawn', async () => {
  await requestErasure(ctx());
  const refused = { code: 'erasure_requested' };
  await expect(buyPlan(shop().deps, buyer(), 'growth', 'year')).rejects.toMatchObject(refused);
  await expect(buyTopUp(shop().deps, buyer(), randomUUID())).rejects.toMatchObject(refused);
  expect((await shop().stripe.checkout.sessions.list({ limit: 10 })).data).toEqual([]);
  await withdrawErasure(ctx());
  expect(await buyPlan(shop().deps, buyer(), 'growth', 'year')).toContain('http');
});

test('a workspace whose plan is paid on a page from before the request is kept until the plan is cancelled', async () => {
  const page = await buyPlan(shop().deps, buyer(), 'growth', 'year');
  await requestErasure(ctx());
  await shop().pay(page);
  await settled();
  await daysPass(8);
  expect([await completed(), await plan()]).toEqual([0, 'growth']);
  await expect(changePlan(shop().deps, buyer(), 'scale', 'year')).rejects.toMatchObject({ code: 'erasure_requested' });
  expect(await changePlan(shop().deps, buyer(), 'free')).toBe('changed');
  await settled();
  expect([await completed(), await eraseDecided({ db: shop().pools.worker })]).toEqual([1, 1]);
  await daysPass(370);
  await settled();
  const { rows: failed } = await shop().pools.owner.query("SELECT FROM graha.event WHERE type = 'StripeEventFailed'");
  expect(failed).toEqual([]);
  const running = await shop().stripe.subscriptions.list({ status: 'all' });
  expect(running.data.map(({ status }) => status)).toEqual(['canceled']);
  expect((await shop().stripe.invoices.list({ limit: 10 })).data).toHaveLength(1);
});

test('no pack is bought automatically for a workspace that waits for its deletion', async () => {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'starter'));
  await settled();
  const rule = { belowCredits: 10_000_000, packsMax: 2, priceCents: TOP_UP.priceCents };
  const inPortal = { ...shop().deps, pool: shop().pools.app };
  await turnOnAutoTopUp(inPortal, buyer(), rule);
  await settled();
  await requestErasure(ctx());
  await expect(turnOnAutoTopUp(inPortal, buyer(), rule)).rejects.toMatchObject({ code: 'erasure_requested' });
  expect(await buyDuePacks(shop().deps)).toBe(0);
  await withdrawErasure(ctx());
  expect(await buyDuePacks(shop().deps)).toBe(1);
});
