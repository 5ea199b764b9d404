import { createTestDatabase } from '@graha/dev-stack/test-context';
import { TOP_UP } from '@graha/domain/billing/plans';
import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { completeErasures, eraseDecided, requestErasure, withdrawErasure } from '@graha/store/tenants/erasure';
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { expect, test, vi } from 'vitest';
import { buyDuePacks, turnOnAutoTopUp } from './auto-top-up.ts';
import { buyPlan, buyTopUp, changePlan } from './shop.ts';
import { closePagesOfErased } from './close-pages.ts';
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

test('the request closes the open pages, so that nobody pays for a workspace that goes', async () => {
  const pages = [await buyPlan(shop().deps, buyer(), 'starter')];
  await shop().pay(pages[0] ?? '');
  await settled();
  pages.push(await buyTopUp(shop().deps, buyer(), randomUUID()));
  await requestErasure(ctx());
  expect(await closePagesOfErased(shop().deps)).toBeGreaterThan(0);
  expect(await closePagesOfErased(shop().deps)).toBe(0);
  await expect(shop().pay(pages[1] ?? '')).rejects.toThrow('expired');
  const statuses = (await shop().stripe.checkout.sessions.list({ limit: 10 })).data.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['complete', 'expired']);
  await settled();
  await withdrawErasure(ctx());
  expect(await buyTopUp(shop().deps, buyer(), randomUUID())).toContain('http');
});

test('a page that a purchase opens at the moment of the request is closed too', async () => {
  const bought = buyPlan(shop().deps, buyer(), 'growth').catch(() => null);
  await requestErasure(ctx());
  await closePagesOfErased(shop().deps);
  await bought;
  const { data } = await shop().stripe.checkout.sessions.list({ limit: 10 });
  expect(data.filter(({ status }) => status === 'open')).toEqual([]);
  await withdrawErasure(ctx());
});

test('a page that Stripe no longer has counts as closed, and any other refusal is tried again', async () => {
  await buyPlan(shop().deps, buyer(), 'growth');
  await requestErasure(ctx());
  const { sessions } = shop().stripe.checkout;
  const refusal = (code: string) =>
    new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: code, code });
  const retrieve = vi.spyOn(sessions, 'retrieve').mockRejectedValueOnce(refusal('lock_timeout'));
  await expect(closePagesOfErased(shop().deps)).rejects.toThrow('lock_timeout');
  retrieve.mockRejectedValueOnce(refusal('resource_missing'));
  expect(await closePagesOfErased(shop().deps)).toBe(1);
  const { openCheckouts } = await stateOf({ db: shop().pools.owner }, subscription, buyer().tenantId);
  expect(openCheckouts).toEqual([]);
  await withdrawErasure(ctx());
});

test('pages are closed by a later run if Stripe does not answer, and stay open after a withdrawal', async () => {
  const page = await buyPlan(shop().deps, buyer(), 'growth');
  await requestErasure(ctx());
  const silent = { ...shop().deps, stripe: new Stripe('sk_test_here', { host: '127.0.0.1', port: 1, protocol: 'http', maxNetworkRetries: 0 }) }; // prettier-ignore
  await expect(closePagesOfErased(silent)).rejects.toThrow('connection to Stripe');
  await withdrawErasure(ctx());
  expect(await closePagesOfErased(shop().deps)).toBe(1);
  await shop().pay(page);
  await settled();
  expect(await plan()).toBe('growth');
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
