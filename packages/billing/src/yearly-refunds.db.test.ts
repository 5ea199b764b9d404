import { createTestDatabase } from '@graha/dev-stack/test-context';
import { auditTenant } from '@graha/store/audit/audit';
import { expect, test } from 'vitest';
import { buyPlan, changePlan } from './shop.ts';
import { FREE, GROWTH, useShop } from './testing-shop.ts';

const { shop, buyer, settled, standing, credits, daysPass } = useShop(createTestDatabase, { isMidMonth: true });

const PRICE = 79_000;
const [SCALE, SCALE_PRICE] = [2_500_000, 299_000];
const charge = async () => (await shop().stripe.charges.list({ limit: 1 })).data[0]?.id ?? '';
const audited = () => auditTenant({ db: shop().pools.worker, tenantId: buyer().tenantId });

async function onYear(): Promise<void> {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'growth', 'year'));
  await settled();
}
async function monthsPass(months: number): Promise<void> {
  for (let month = 0; month < months; month += 1) {
    await daysPass(31);
    await standing();
  }
}

test('money of half a year that comes back leaves the first six months whole and the last six empty', async () => {
  await onYear();
  await monthsPass(2);
  await shop().stripe.refunds.create({ charge: await charge(), amount: PRICE / 2 });
  await settled();
  await settled();
  expect(await credits()).toBe(GROWTH);
  await monthsPass(3);
  expect(await credits()).toBe(GROWTH);
  for (let month = 0; month < 6; month += 1) {
    await monthsPass(1);
    expect(await credits()).toBe(0);
  }
  expect(await audited()).toEqual([]);
  await daysPass(31);
  await settled();
  expect(await credits()).toBe(GROWTH); // The next year is paid.
  expect(await audited()).toEqual([]);
});

test('all of the money takes the unspent credits of the present month too', async () => {
  await onYear();
  await shop().stripe.refunds.create({ charge: await charge() });
  await settled();
  expect(await credits()).toBe(FREE);
  await monthsPass(1);
  expect(await credits()).toBe(0);
});

test('a dispute that is won gives the present month back, and the months to come', async () => {
  await onYear();
  const dispute = await shop().post(`charges/${await charge()}/dispute`);
  await settled();
  expect(await credits()).toBe(FREE);
  await monthsPass(1);
  expect(await credits()).toBe(0);
  await shop().post(`disputes/${String(dispute['id'])}/close`, { status: 'won' });
  await settled();
  expect(await credits()).toBe(GROWTH);
  await monthsPass(1);
  expect(await credits()).toBe(GROWTH);
  expect(await audited()).toEqual([]);
});

test('what went back of a year is withheld from no other subscription', async () => {
  await onYear();
  await shop().stripe.refunds.create({ charge: await charge() });
  const [running] = (await shop().stripe.subscriptions.list()).data;
  await shop().stripe.subscriptions.cancel(running?.id ?? '');
  await settled();
  await daysPass(40);
  await shop().pay(await buyPlan(shop().deps, buyer(), 'growth'));
  await settled();
  expect(await credits()).toBeGreaterThanOrEqual(GROWTH);
  await daysPass(32);
  await settled();
  expect(await credits()).toBe(GROWTH);
});

test.each(['before', 'after'])(
  'money of a year that goes back %s an upgrade takes the credits of the year it was deducted from',
  async (when) => {
    await shop().pay(await buyPlan(shop().deps, buyer(), 'growth', 'year'));
    await settled();
    const first = await charge();
    const returned = () => shop().post(`charges/${first}/dispute`);
    if (when === 'before') await returned().then(settled);
    await changePlan(shop().deps, buyer(), 'scale', 'year');
    await settled();
    if (when === 'after') await returned().then(settled);
    // All of the first year was deducted, which is the price of more than three months of the second.
    const wanted = Math.ceil((12 * SCALE * PRICE) / SCALE_PRICE);
    await monthsPass(8);
    expect(await credits()).toBe(SCALE - (wanted - 3 * SCALE));
    for (let month = 0; month < 3; month += 1) {
      await monthsPass(1);
      expect(await credits()).toBe(0);
    }
    expect(await audited()).toEqual([]);
  },
);
