import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { calls, ENGINE, openWorkspace } from '../testing/testing.ts';
import { moneyOf } from './payments.ts';
import { revenueByDay, revenueByMonth } from './revenue.ts';
import { pay, commandSubscription, useOperatorLedger } from '../testing/testing-operator.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const periodStart = '2026-11-01T00:00:00Z';
const plan = (id: 'starter' | 'growth') => ({ purpose: 'plan', plan: id, periodStart }) as const;

test('a month has what was paid and what went back of it, the subscriptions that live, and the credits sold and consumed', async () => {
  const { api, worker } = ledger.pools;
  const [one, two, three] = [
    await openWorkspace(ledger.pools, { credits: 10 }),
    await openWorkspace(ledger.pools),
    await openWorkspace(ledger.pools),
  ];
  await pay(worker, one.tenantId, plan('starter'), 1_900);
  await pay(worker, one.tenantId, plan('growth'), 7_900); // An upgrade: one subscription, at the newer price.
  const bought = plan('starter');
  const paymentId = await pay(worker, two.tenantId, bought, 1_900);
  await commandSubscription(worker, two.tenantId, {
    type: 'recordMoney',
    now: new Date().toISOString(),
    event: {
      type: 'RefundIssued',
      data: { refundId: 're_1', chargeId: 'ch_1', paymentId, amountCents: 1_900, bought },
    },
  });
  await pay(worker, three.tenantId, { purpose: 'top_up', sessionId: 'cs_1' }, 1_200);
  await chargeBatch({ db: api }, { charges: calls(4, one), engineVersion: ENGINE });
  await runProjections({ db: worker });

  const [present, past] = await revenueByMonth({ db: operator() }, { months: 2 });
  expect(present).toEqual({
    month: expect.stringMatching(/^\d{4}-\d\d-01$/),
    plansCents: 11_700,
    topUpsCents: 1_200,
    returnedCents: 1_900,
    subscriptions: { growth: 1 },
    mrrCents: 7_900,
    creditsSold: 100_000 + 500_000 + 100_000 + 50_000,
    creditsConsumed: 4,
  });
  expect(past).toMatchObject({ plansCents: 0, mrrCents: 0, subscriptions: {}, creditsSold: 0, creditsConsumed: 0 });

  const days = await revenueByDay({ db: operator() }, { days: 3 });
  expect(days.map(({ plansCents, topUpsCents }) => plansCents + topUpsCents)).toEqual([0, 0, 12_900]);
  expect(days.map(({ topUpsSold }) => topUpsSold)).toEqual([0, 0, 1]);

  expect(await moneyOf({ db: operator(), tenantId: two.tenantId }, { limit: 10 })).toMatchObject({
    stripeCustomerId: null,
    payments: [{ paymentId, amountCents: 1_900, returnedCents: 1_900, plan: 'starter' }],
  });
});
