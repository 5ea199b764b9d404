import { createTestDatabase } from '@graha/dev-stack/test-context';
import { eventLog } from '@graha/store/log/event-log';
import { recordRefundRequest } from '@graha/store/billing/refunds';
import { moneyOf } from '@graha/store/operator/payments';
import { createPool } from '@graha/store/postgres/pool';
import { query } from '@graha/store/postgres/query';
import type { Pool } from 'pg';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { payDueRefunds } from './refunds.ts';
import { buyPlan, buyTopUp } from './shop.ts';
import { FREE, GROWTH, useShop } from './testing-shop.ts';

let operator: Pool;
const { shop, buyer, settled, followed, credits } = useShop(async () => {
  const database = await createTestDatabase();
  operator = createPool({ url: database.operatorUrl, applicationName: 'test', max: 2, onError: () => {} });
  return { ...database, stop: () => operator.end().then(database.stop) };
});

const reason = 'Bought twice by mistake';
const worker = () => ({ db: shop().pools.worker, tenantId: buyer().tenantId });
const money = () => moneyOf({ db: operator, tenantId: buyer().tenantId }, { limit: 10 });

/** Buys a plan and a top-up; returns the ids of the two payments, the top-up first. */
async function bought(): Promise<[topUp: string, plan: string]> {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'growth'));
  await settled();
  await shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()));
  await settled();
  const { payments } = await money();
  const of = (purpose: string) => payments.find((payment) => payment.purpose === purpose)?.paymentId ?? '';
  return [of('top_up'), of('plan')];
}

async function ask(paymentId: string, amountCents: number, requestId = randomUUID()): Promise<string> {
  const acting = { actor: { kind: 'admin', id: 'op' } } as const;
  await recordRefundRequest({ ...worker(), db: operator, ...acting }, { requestId, paymentId, amountCents, reason });
  return requestId;
}

const pay = (deps = shop().deps) => payDueRefunds(deps);
const atStripe = async () => (await shop().stripe.refunds.list({ limit: 100 })).data.map(({ amount }) => amount);
const events = async () =>
  (await eventLog({ db: operator }, { tenantId: buyer().tenantId, limit: 50 })).map(({ type }) => type);

/** A Stripe that does its work and then loses every answer. */
function answerless() {
  const { stripe } = shop();
  const create = async (...given: Parameters<typeof stripe.refunds.create>) => {
    await stripe.refunds.create(...given);
    throw new Error('no answer');
  };
  const refunds = new Proxy(stripe.refunds, {
    get: (target, name) => (name === 'create' ? create : Reflect.get(target, name).bind(target)),
  });
  return {
    ...shop().deps,
    stripe: new Proxy(stripe, { get: (target, name) => (name === 'refunds' ? refunds : Reflect.get(target, name)) }),
  };
}

describe('a refund that an operator asks for', () => {
  test('in part returns the money and takes its share of the unspent credits, rounded up', async () => {
    const [topUp] = await bought();
    await ask(topUp, 300);
    expect(await pay()).toBe(1);
    await followed();
    expect(await credits()).toBe(FREE + GROWTH + 50_000 - 12_500);
    expect(await atStripe()).toEqual([300]);
    expect((await money()).payments.find(({ paymentId }) => paymentId === topUp)).toMatchObject({
      returnedCents: 300,
      refund: { amountCents: 300, isOpen: false, failure: null },
    });
  });

  test('of a plan takes back the allowance of its period', async () => {
    const [, plan] = await bought();
    const { payments } = await money();
    await ask(plan, payments.find(({ paymentId }) => paymentId === plan)?.amountCents ?? 0);
    await pay();
    await followed();
    expect(await credits()).toBe(FREE + 50_000);
  });

  test('is paid once, although the message about it arrives, workers repeat their run and two of them run at once', async () => {
    const [topUp] = await bought();
    await ask(topUp, 300);
    await Promise.all([pay(), pay(), pay()]);
    await pay();
    await settled();
    await settled();
    expect(await atStripe()).toEqual([300]);
    expect((await events()).filter((type) => type === 'RefundIssued')).toHaveLength(1);
    expect(await credits()).toBe(FREE + GROWTH + 50_000 - 12_500);
  });

  test('stays open without an answer of Stripe, and the refund that Stripe made is found by the next run', async () => {
    const [topUp] = await bought();
    await ask(topUp, 300);
    await expect(pay(answerless())).rejects.toThrow('no answer');
    expect((await money()).payments[0]).toMatchObject({ refund: { isOpen: true } });
    await pay();
    await followed();
    expect(await atStripe()).toEqual([300]);
    expect(await credits()).toBe(FREE + GROWTH + 50_000 - 12_500);
  });

  test.each([
    ['failed', { isOpen: false, failure: 'failed' }],
    ['canceled', { isOpen: false, failure: 'failed' }],
    ['pending', { isOpen: true, failure: null }],
  ])('that is %s at the bank: %j, and none is made again', async (status, refund) => {
    const [topUp] = await bought();
    await ask(topUp, 300);
    await expect(pay(answerless())).rejects.toThrow('no answer');
    for (const made of shop().world.state.all('refund')) Object.assign(made, { status });
    await pay();
    expect((await money()).payments.find(({ paymentId }) => paymentId === topUp)).toMatchObject({ refund });
    expect(await atStripe()).toEqual([300]);
    for (const made of shop().world.state.all('refund')) Object.assign(made, { status: 'succeeded' });
    expect(await pay()).toBe(refund.isOpen ? 1 : 0);
  });

  test('of money that was returned at Stripe meanwhile fails and says so; nothing is taken twice', async () => {
    const [topUp] = await bought();
    await ask(topUp, 1_200);
    const { data } = await shop().stripe.charges.list({ limit: 1 });
    await shop().stripe.refunds.create({ charge: data[0]?.id ?? '' });
    await pay();
    await settled();
    expect((await money()).payments.find(({ paymentId }) => paymentId === topUp)).toMatchObject({
      refund: { isOpen: false, failure: 'returned' },
    });
    expect(await credits()).toBe(FREE + GROWTH);
  });

  test('of more than is left is refused before Stripe is asked', async () => {
    const [topUp] = await bought();
    await ask(topUp, 1_000);
    await expect(ask(topUp, 201)).rejects.toMatchObject({ code: 'refund_exceeds_payment' });
    await pay();
    await followed();
    await expect(ask(topUp, 201)).rejects.toMatchObject({ code: 'refund_exceeds_payment' });
    await ask(topUp, 200);
    await pay();
    expect(await atStripe()).toEqual([200, 1_000]);
  });

  test('is recorded by an operator alone: the role of the portal’s pages cannot', async () => {
    const [topUp] = await bought();
    const acting = { actor: { kind: 'user', id: 'u' } } as const;
    const request = { requestId: randomUUID(), paymentId: topUp, amountCents: 1, reason };
    await expect(recordRefundRequest({ ...worker(), db: shop().pools.app, ...acting }, request)).rejects.toThrow(
      'may not append RefundRequested',
    );
    const { rows } = await query(
      shop().pools.owner,
      'SELECT count(*)::int AS requests FROM graha.refund_request WHERE tenant_id = $1',
      [buyer().tenantId],
    );
    expect(rows).toEqual([{ requests: 0 }]);
  });
});
