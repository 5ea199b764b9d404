import { createTestDatabase } from '@graha/dev-stack/test-context';
import { monthsAfter, periodAt } from '@graha/domain/billing/period';
import { PLANS } from '@graha/domain/billing/plans';
import type { StripeView } from '@graha/domain/billing/stripe-view';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { accountOf } from '../requests/usage.ts';
import { calls, ENGINE, moveClock, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';
import { commandSubscription } from '../testing/testing-operator.ts';
import { chargeBatch } from './metering.ts';
import { applyPlanChanges } from './plan-changes.ts';
import { settleDue } from './sweeps.ts';

const ledger = useLedger(createTestDatabase);

const DAY_MS = 86_400_000;
const MONTHS = 36;
const MONTHLY = PLANS.growth.creditsPerPeriod;

const WORK_NAMES = ['worker', 'two workers', 'view', 'old view', 'call', 'sleep'] as const;

/** Some days pass, then a worker runs, two run at once, Stripe shows the year, a call arrives, or all of them sleep. */
const Step = fc.record({
  days: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 40 }) },
    { weight: 2, arbitrary: fc.integer({ min: 85, max: 120 }) },
    { weight: 1, arbitrary: fc.constant(-3) }, // The clock jumps back.
  ),
  work: fc.constantFrom(...WORK_NAMES),
  cost: fc.integer({ min: 1, max: 500 }),
});

const Bought = fc.constantFrom(
  '2027-01-28T00:00:00Z',
  '2027-01-29T23:59:59Z',
  '2027-08-31T12:30:00Z',
  '2027-12-31T23:59:59Z',
  '2028-02-29T04:05:06Z',
  '2027-04-15T10:00:00Z',
);

const iso = (ms: number): string => new Date(ms).toISOString();

/** The subscription as Stripe shows it at an instant. */
function viewAt(anchorMs: number, atMs: number): StripeView {
  let years = 0;
  while (monthsAfter(anchorMs, 12 * (years + 1)) <= atMs) years += 1;
  return {
    stripeSubscriptionId: 'sub_1',
    status: 'active',
    plan: 'growth',
    interval: 'year',
    stripePriceId: 'price_1',
    periodStart: iso(monthsAfter(anchorMs, 12 * years)),
    periodEnd: iso(monthsAfter(anchorMs, 12 * (years + 1))),
    anchorAt: iso(anchorMs),
    cancelAt: null,
    stripeSeenAt: iso(atMs),
  };
}

const sync = ({ tenantId }: Workspace, view: StripeView) =>
  commandSubscription(ledger.pools.worker, tenantId, { type: 'sync', ...view });

/** Starts of the months for which a workspace got its credits, in the order of their grants. */
async function granted({ tenantId }: Workspace): Promise<number[]> {
  const { rows } = await ledger.pools.owner.query(
    `SELECT split_part(source_id, ' ', 2)::timestamptz AS start, amount::float8 FROM graha.credit_grant
     WHERE tenant_id = $1 AND source_type = 'period' ORDER BY grant_id`,
    [tenantId],
  );
  for (const { amount } of rows) expect(amount).toBe(MONTHLY);
  return rows.map(({ start }) => start.getTime());
}

type Work = (workspace: Workspace, look: { cost: number; view: StripeView }) => Promise<number | null>;

const run = () => settleDue({ db: ledger.pools.worker });

/** Each returns the credits that it spent; null if nothing looked at the account. */
const WORKS: Record<(typeof WORK_NAMES)[number], Work> = {
  sleep: async () => null,
  worker: async () => run().then(() => 0),
  'two workers': async () => Promise.all([run(), run()]).then(() => 0),
  async call(workspace, { cost }) {
    const charges = calls(1, workspace, { cost });
    const [result] = await chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE });
    return result?.outcome === 'charged' ? cost : 0;
  },
  async view(workspace, { view }) {
    await sync(workspace, view);
    await sync(workspace, view);
    await applyPlanChanges({ db: ledger.pools.worker });
    return run().then(() => 0);
  },
  async 'old view'(workspace, { view }) {
    await sync(workspace, { ...view, stripeSeenAt: iso(Date.parse(view.stripeSeenAt) - DAY_MS) });
    return run().then(() => 0);
  },
};

test(`over ${MONTHS} months a year that is paid at once brings each month's credits once, whatever runs and whenever`, async () => {
  const property = fc.asyncProperty(Bought, fc.array(Step, { minLength: 70, maxLength: 70 }), async (bought, steps) => {
    const anchorMs = Date.parse(bought);
    const endMs = monthsAfter(anchorMs, MONTHS);
    await moveClock(ledger.pools.owner, bought);
    const workspace = await openWorkspace(ledger.pools);
    await sync(workspace, viewAt(anchorMs, anchorMs));
    await applyPlanChanges({ db: ledger.pools.worker });
    let nowMs = anchorMs;
    let month = periodAt('anchored', anchorMs, anchorMs);
    let spent = 0;
    const starts = [month.startMs];
    for (const step of steps) {
      if (nowMs >= endMs) break;
      nowMs = Math.max(anchorMs, nowMs + step.days * DAY_MS);
      await moveClock(ledger.pools.owner, new Date(nowMs));
      const cost = await WORKS[step.work](workspace, { cost: step.cost, view: viewAt(anchorMs, nowMs) });
      if (cost === null) continue;
      if (nowMs >= month.endMs) {
        month = periodAt('anchored', anchorMs, nowMs);
        starts.push(month.startMs);
        spent = 0;
      }
      spent += cost;
      expect(await accountOf({ db: ledger.pools.app, tenantId: workspace.tenantId })).toMatchObject({
        plan: 'growth',
        periodEnd: new Date(month.endMs),
        creditsRemaining: MONTHLY - spent,
      });
    }
    expect(await granted(workspace)).toEqual(starts);
    expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
  });
  await fc.assert(property, { numRuns: 8, endOnFailure: true });
}, 240_000);

test('a year that was not paid loses the credits of its second month too', async () => {
  const anchorMs = Date.parse('2027-05-10T12:00:00Z');
  await moveClock(ledger.pools.owner, new Date(anchorMs));
  const workspace = await openWorkspace(ledger.pools);
  await sync(workspace, viewAt(anchorMs, anchorMs));
  await applyPlanChanges({ db: ledger.pools.worker });
  await moveClock(ledger.pools.owner, '2027-06-20T12:00:00Z');
  await run();
  const { tenantId } = workspace;
  const left = async () => (await accountOf({ db: ledger.pools.app, tenantId }))?.creditsRemaining;
  expect(await left()).toBe(MONTHLY);
  const ended = {
    ...viewAt(anchorMs, Date.parse('2027-06-20T12:00:00Z')),
    status: 'canceled' as const,
    endedUnpaid: true,
  };
  await sync(workspace, ended);
  await applyPlanChanges({ db: ledger.pools.worker });
  expect(await left()).toBe(PLANS.free.creditsPerPeriod);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId })).toEqual([]);
});

test.each([
  ['a day', '2028-05-11T12:00:00Z'],
  ['two months', '2028-07-20T12:00:00Z'],
])(
  'a year that was not paid leaves nothing, although nobody looked at the account for %s after it began',
  async (_, at) => {
    const anchorMs = Date.parse('2027-05-10T12:00:00Z');
    await moveClock(ledger.pools.owner, new Date(anchorMs));
    const workspace = await openWorkspace(ledger.pools);
    await sync(workspace, viewAt(anchorMs, anchorMs));
    await applyPlanChanges({ db: ledger.pools.worker });
    await moveClock(ledger.pools.owner, at);
    await sync(workspace, { ...viewAt(anchorMs, Date.parse(at)), status: 'canceled', endedUnpaid: true });
    await applyPlanChanges({ db: ledger.pools.worker });
    const { tenantId } = workspace;
    const account = await accountOf({ db: ledger.pools.app, tenantId });
    expect([account?.plan, account?.creditsRemaining]).toEqual(['free', PLANS.free.creditsPerPeriod]);
    expect(await auditTenant({ db: ledger.pools.worker, tenantId })).toEqual([]);
  },
);
