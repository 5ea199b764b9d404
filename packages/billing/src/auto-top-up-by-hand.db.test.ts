import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { TOP_UP } from '@graha/domain/billing/plans';
import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { Crash } from '@graha/store/testing/testing-crash';
import { beforeEach, expect, test, vi } from 'vitest';
import { buyDuePacks, turnOffAutoTopUp, turnOnAutoTopUp } from './auto-top-up.ts';
import { buyPlan, buyTopUp } from './shop.ts';
import { BY } from './testing.ts';
import { FREE, useShop } from './testing-shop.ts';

const { shop, buyer, settled, daysPass } = useShop(createTestDatabase);

const STARTER = FREE + 100_000;

const turnOn = () =>
  turnOnAutoTopUp({ ...shop().deps, pool: shop().pools.app }, buyer(), {
    belowCredits: STARTER + 1,
    packsMax: 1,
    priceCents: TOP_UP.priceCents,
  });
const work = () => buyDuePacks({ ...shop().deps, automaticTax: false });
const state = async () => (await stateOf({ db: shop().pools.owner }, subscription, buyer().tenantId)).autoTopUp;

beforeEach(async () => {
  await shop().pools.worker.query('DELETE FROM graha.auto_top_up'); // Each test has a new Stripe.
  await shop().pay(await buyPlan(shop().deps, buyer(), 'starter'));
  await settled();
});

test.each([
  [9, 0],
  [11, 1],
])('while a payment by hand is under way since %i days, %i packs are bought', async (days, packs) => {
  await turnOn();
  await shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()));
  const [session] = (await shop().stripe.checkout.sessions.list({ limit: 1 })).data;
  const stored = shop().world.state.find('checkout.session', session?.id ?? '');
  if (stored) stored.payment_status = 'unpaid';
  await daysPass(days);
  expect(await work()).toBe(packs);
  expect((await state()).packs).toBe(packs);
});

test('an invoice that somebody voids at Stripe is not paid, and the purchase pauses', async () => {
  await turnOn();
  const { invoices } = shop().stripe;
  const pay = vi.spyOn(invoices, 'pay').mockRejectedValueOnce(new Crash('died'));
  await expect(work()).rejects.toThrow('died');
  const [open] = (await invoices.list({ status: 'open', limit: 1 })).data;
  await invoices.voidInvoice(open?.id ?? '');
  await work();
  expect(pay).toHaveBeenCalledTimes(1);
  expect(await state()).toMatchObject({ openPurchaseId: null, packs: 0, pausedBecause: 'refused' });
});

test('an open invoice is void when its purchase is withdrawn, so that nobody pays it later', async () => {
  await turnOn();
  const { invoices } = shop().stripe;
  vi.spyOn(invoices, 'pay').mockRejectedValueOnce(new Crash('died'));
  await expect(work()).rejects.toThrow('died');
  const [open] = (await invoices.list({ status: 'open', limit: 1 })).data;
  await turnOffAutoTopUp({ db: shop().pools.app, tenantId: buyer().tenantId, ...BY });
  await work();
  expect((await invoices.retrieve(open?.id ?? '')).status).toBe('void');
});
