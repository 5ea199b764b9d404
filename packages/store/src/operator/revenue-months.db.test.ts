import { createTestDatabase } from '@graha/dev-stack/test-context';
import { afterEach, expect, test } from 'vitest';
import { setClockOffset } from '../postgres/ledger-clock.ts';
import { query } from '../postgres/query.ts';
import { commandSubscription, pay, useOperatorLedger } from '../testing/testing-operator.ts';
import { openWorkspace } from '../testing/testing.ts';
import { runAudit } from '../audit/audit-run.ts';
import { closeRevenueMonths } from './revenue-months.ts';
import { revenueByMonth } from './revenue.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const DAY_S = 86_400;
const PLANS = ['starter', 'growth', 'scale'] as const;

const daysAgo = (days: number) => setClockOffset(ledger.pools.owner, -days * DAY_S);
const months = () => revenueByMonth({ db: operator() }, { months: 6 });
const kept = async () =>
  (await query(ledger.pools.owner, 'SELECT month::text FROM graha.revenue_month ORDER BY month')).rows;

afterEach(() => daysAgo(0));

test('the kept sums of closed months are those of their payments, also after money went back of a month long closed', async () => {
  const { worker } = ledger.pools;
  const tenants = [];
  for (let count = 0; count < 4; count += 1) tenants.push((await openWorkspace(ledger.pools)).tenantId);
  let refundable: { tenantId: string; paymentId: string } | undefined;
  for (let days = 150; days >= 0; days -= 9) {
    await daysAgo(days);
    const tenantId = tenants[days % tenants.length] ?? '';
    const plan = PLANS[days % PLANS.length] ?? 'starter';
    const isTopUp = days % 2 === 1;
    const bought = isTopUp
      ? ({ purpose: 'top_up', sessionId: `cs_${days}` } as const)
      : ({ purpose: 'plan', plan, periodStart: '2026-01-01T00:00:00Z' } as const);
    const paymentId = await pay(worker, tenantId, bought, 100 + days);
    if (!isTopUp) refundable ??= { tenantId, paymentId };
  }
  await daysAgo(0);

  const fromPayments = await months();
  expect(await kept()).toEqual([]);
  expect(await closeRevenueMonths({ db: worker })).toBeGreaterThanOrEqual(4);
  expect(await months()).toEqual(fromPayments);
  expect(await closeRevenueMonths({ db: worker })).toBe(0);

  const closed = await kept();
  const { tenantId, paymentId } = refundable ?? { tenantId: '', paymentId: '' };
  const bought = { purpose: 'plan', plan: 'starter', periodStart: '2026-01-01T00:00:00Z' } as const;
  await commandSubscription(worker, tenantId, {
    type: 'recordMoney',
    event: { type: 'RefundIssued', data: { refundId: 're_1', chargeId: 'ch_1', paymentId, amountCents: 50, bought } },
  });
  expect(await kept()).toEqual(closed.slice(1)); // The first payment is the oldest, in the first month.
  const reopened = await months();
  const total = (rows: typeof reopened) => rows.reduce((sum, { returnedCents }) => sum + returnedCents, 0);
  expect(total(reopened) - total(fromPayments)).toBe(50);
  await closeRevenueMonths({ db: worker });
  expect([await months(), await kept()]).toEqual([reopened, closed]);

  expect(await runAudit({ db: worker }, { fromGenesis: true })).toMatchObject({ differences: 0 });
  await ledger.pools.owner.query('UPDATE graha.revenue_month SET plans_cents = plans_cents + 1');
  expect(await runAudit({ db: worker }, { fromGenesis: true })).toMatchObject({ differences: closed.length });
});
