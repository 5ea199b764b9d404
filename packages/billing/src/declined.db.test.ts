import { createTestDatabase } from '@graha/dev-stack/test-context';
import { PLANS } from '@graha/domain/billing/plans';
import { subscription } from '@graha/domain/billing/subscription';
import { mailSpendingNews, type SpendingNews } from '@graha/store/billing/spending-news';
import { stateOf } from '@graha/store/aggregates/execute';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { receiveMessage, workInbox } from './inbox.ts';
import { buyPlan, buyTopUp, changePlan } from './shop.ts';
import { useShop } from './testing-shop.ts';

const { shop, buyer, settled, plan, daysPass } = useShop(createTestDatabase);

const [DECLINED, FAILS_LATER] = ['4000000000000002', '4000000000000341'];

/** Returns messages that are not settled, with their errors. */
async function unsettled(): Promise<unknown[]> {
  const { rows } = await shop().pools.owner.query(
    "SELECT event_type, note FROM graha.stripe_inbox WHERE status IN ('waiting', 'failed')",
  );
  return rows;
}

async function onStarter(card?: string): Promise<void> {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'starter'), card);
  await settled();
}

async function useDeclinedCard(): Promise<void> {
  const { stripeCustomerId } = await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId);
  await shop().post(`customers/${stripeCustomerId}/card`, { card: DECLINED });
}

test('a card that is declined at the first purchase leaves no message unsettled, and the next card buys', async () => {
  const page = await buyPlan(shop().deps, buyer(), 'starter');
  await expect(shop().pay(page, DECLINED)).rejects.toThrow('declined');
  await settled();
  expect(await unsettled()).toEqual([]);
  expect(await plan()).toBe('free');
  await shop().pay(page);
  await settled();
  expect([await plan(), await unsettled()]).toEqual(['starter', []]);
});

test('a card that is declined for a top-up leaves no message unsettled', async () => {
  await onStarter();
  await expect(shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()), DECLINED)).rejects.toThrow('declined');
  await settled();
  expect(await unsettled()).toEqual([]);
});

test('a card that is declined for a dearer plan leaves no message unsettled', async () => {
  await onStarter();
  await useDeclinedCard();
  await expect(changePlan(shop().deps, buyer(), 'growth')).rejects.toThrow('declined');
  await settled();
  expect([await plan(), await unsettled()]).toEqual(['starter', []]);
});

test('a card that fails at every attempt of a renewal leaves no message unsettled', async () => {
  await onStarter(FAILS_LATER);
  await daysPass(32);
  await settled();
  await daysPass(20);
  await settled();
  expect([await plan(), await unsettled()]).toEqual(['free', []]);
});

test('a renewal that fails names each next try, and the end of the plan once, to owners and admins', async () => {
  await onStarter(FAILS_LATER);
  const mailed: SpendingNews['change'][] = [];
  const mail = () =>
    mailSpendingNews(
      { db: shop().pools.worker },
      {
        write: async ({ change }) => {
          mailed.push(change);
          return { kind: 'news', subject: 's', html: 'h', text: 't' };
        },
      },
    );
  await mail();
  mailed.length = 0;
  await daysPass(32);
  await settled();
  await mail();
  const { retryAt } = await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId);
  expect(retryAt).not.toBeNull();
  expect(mailed).toEqual([
    { kind: 'payment-failed', amountCents: PLANS.starter.priceCents, retryAt: new Date(retryAt ?? '') },
  ]);
  await daysPass(20);
  await settled();
  await mail();
  expect(mailed.at(-1)).toEqual({ kind: 'plan-unpaid', planName: 'Starter', isWithdrawn: true });
  expect(mailed.filter(({ kind }) => kind === 'plan-unpaid')).toHaveLength(1);
  expect(await stateOf({ db: shop().pools.app }, subscription, buyer().tenantId)).toMatchObject({ retryAt: null });
});

test('a message about a payment that Stripe does not find stays unsettled', async () => {
  await onStarter();
  const [event] = (await shop().stripe.events.list({ type: 'invoice.paid' })).data;
  if (event?.type !== 'invoice.paid') throw new Error('Nothing was paid.');
  const missing = { ...event, id: 'evt_missing', data: { object: { ...event.data.object, id: 'in_missing' } } };
  await receiveMessage(shop().deps, missing);
  await workInbox(shop().deps);
  expect(await unsettled()).toMatchObject([
    { event_type: 'invoice.paid', note: expect.stringMatching(/No such invoice/) },
  ]);
});
