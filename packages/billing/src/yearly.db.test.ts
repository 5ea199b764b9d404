import { createTestDatabase } from '@graha/dev-stack/test-context';
import { priceCentsOf } from '@graha/domain/billing/interval';
import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { auditTenant } from '@graha/store/audit/audit';
import { describe, expect, test } from 'vitest';
import { receiveMessage, workInbox } from './inbox.ts';
import { reconcile } from './reconcile.ts';
import { buyPlan, changePlan } from './shop.ts';
import { FREE, GROWTH, useShop } from './testing-shop.ts';

const { shop, buyer, settled, followed, standing, plan, credits, daysPass } = useShop(createTestDatabase, {
  isMidMonth: true,
});

const [STARTER, SCALE] = [100_000, 2_500_000];
const [STARTER_YEAR, GROWTH_YEAR, SCALE_YEAR] = [19_000, 79_000, 299_000];
const CARD_BAD = '4000000000000002';
const FAILS_LATER = '4000000000000341';

const change = (...to: [Parameters<typeof changePlan>[2], ('month' | 'year')?]) =>
  changePlan(shop().deps, buyer(), ...to);
const state = () => stateOf({ db: shop().pools.app }, subscription, buyer().tenantId);
const paid = async (): Promise<number[]> =>
  (await shop().stripe.invoices.list({ status: 'paid', limit: 100 })).data.map(({ total }) => total);
const audited = () => auditTenant({ db: shop().pools.worker, tenantId: buyer().tenantId });

async function bought(...terms: [Parameters<typeof buyPlan>[2], ('month' | 'year')?]): Promise<void> {
  await shop().pay(await buyPlan(shop().deps, buyer(), ...terms));
  await settled();
}
/** Passes months one by one, each on a later day than the last; the worker works in each. */
async function monthsPass(months: number): Promise<void> {
  for (let month = 0; month < months; month += 1) {
    await daysPass(31);
    await settled();
    await standing();
  }
}

describe('a year', () => {
  test('is paid once, and its credits come each month until it renews', async () => {
    await bought('growth', 'year');
    expect(await credits()).toBe(FREE + GROWTH);
    await monthsPass(11);
    expect([await plan(), await credits(), await paid()]).toEqual(['growth', GROWTH, [GROWTH_YEAR]]);
    await monthsPass(2);
    expect([await credits(), await paid()]).toEqual([GROWTH, [GROWTH_YEAR, GROWTH_YEAR]]);
    const grants = await shop().pools.owner.query(
      "SELECT FROM graha.credit_grant WHERE tenant_id = $1 AND source_id LIKE 'growth %'",
      [buyer().tenantId],
    );
    expect(grants.rowCount).toBe(14);
    expect(await audited()).toEqual([]);
  });

  test('that is cancelled gives its credits each month until its end, and the free plan follows without a message', async () => {
    await bought('growth', 'year');
    await change('free');
    await followed();
    await monthsPass(11);
    expect([await plan(), await credits()]).toEqual(['growth', GROWTH]);
    await daysPass(35);
    expect(await plan()).toBe('free');
    await settled();
    expect([await plan(), await paid()]).toEqual(['free', [GROWTH_YEAR]]);
    expect(await audited()).toEqual([]);
  });

  test('whose renewal fails is served in grace, and what came since is taken back after the last attempt', async () => {
    await shop().pay(await buyPlan(shop().deps, buyer(), 'growth', 'year'), FAILS_LATER);
    await settled();
    await daysPass(367);
    await settled();
    expect([await plan(), (await state()).inDunning, await credits()]).toEqual(['growth', true, GROWTH]);
    await expect(change('scale', 'year')).rejects.toMatchObject({ code: 'payment_overdue' });
    await daysPass(20);
    await settled();
    expect([await plan(), (await state()).inDunning]).toEqual(['free', false]);
    expect(await credits()).toBeLessThanOrEqual(FREE);
    expect(await audited()).toEqual([]);
  });

  test.each([40, 200])(
    'that is paid for again after %i days without the shop goes back once, although its months have allowances',
    async (days) => {
      await bought('growth', 'year');
      await daysPass(days);
      await standing();
      const [running] = (await shop().stripe.subscriptions.list()).data;
      const item = running?.items.data[0];
      await shop().stripe.subscriptions.update(running?.id ?? '', {
        items: [{ id: item?.id ?? '', price: item?.price.id ?? '' }],
        proration_behavior: 'none',
        billing_cycle_anchor: { type: 'now' },
        payment_behavior: 'error_if_incomplete',
      });
      await settled();
      await monthsPass(1);
      const fortyDaysAgo = new Date((shop().world.clock.now() - 40 * 86_400) * 1_000); // As far back as the worker looks.
      for (let run = 0; run < 2; run += 1) await reconcile(shop().deps, fortyDaysAgo);
      const { data } = await shop().stripe.charges.list({ limit: 100 });
      expect(data.map(({ amount_refunded }) => amount_refunded)).toEqual([GROWTH_YEAR, 0]);
    },
  );
});

describe('a change', () => {
  test('from a month to a year is charged once, begins at once, and leaves the credits of the month', async () => {
    await bought('growth');
    await daysPass(10);
    const clicks = await Promise.allSettled(Array.from({ length: 8 }, () => change('growth', 'year')));
    expect(clicks.map((one) => (one.status === 'fulfilled' ? one.value : 'failed')).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 'already'),
      'changed',
    ]);
    await settled();
    await reconcile(shop().deps, new Date(0));
    await settled();
    expect([await paid(), await credits()]).toEqual([[GROWTH_YEAR, 7_900], FREE + 2 * GROWTH]);
    await daysPass(25);
    expect(await credits()).toBe(GROWTH);
    expect((await standing()).periodEnd.getTime()).toBeGreaterThan(Date.now());
    expect(await audited()).toEqual([]);
  });

  test('to a dearer plan in the middle of a year is charged less the unused time, and begins a year', async () => {
    await bought('starter', 'year');
    await daysPass(73);
    expect(await change('growth', 'year')).toBe('changed');
    expect(await change('growth', 'year')).toBe('already');
    await settled();
    const [upgrade = 0, first] = await paid();
    const used = 73 / 365;
    expect(first).toBe(STARTER_YEAR);
    expect(Math.abs(upgrade - (GROWTH_YEAR - STARTER_YEAR * (1 - used)))).toBeLessThan(60); // A leap day changes a share.
    expect([await plan(), await credits()]).toEqual(['growth', STARTER + GROWTH]);
    const { rows } = await shop().pools.owner.query(
      "SELECT data FROM graha.event WHERE tenant_id = $1 AND type = 'PaymentReceived' ORDER BY pos DESC LIMIT 1",
      [buyer().tenantId],
    );
    expect(rows).toMatchObject([{ data: { amountCents: upgrade, bought: { plan: 'growth', interval: 'year' } } }]);
  });

  test('from a year to a month waits for the end of the year, clicked eight times at once', async () => {
    await bought('growth', 'year');
    await daysPass(40);
    await Promise.allSettled(Array.from({ length: 8 }, () => change('growth')));
    await followed();
    expect((await state()).scheduled).toMatchObject({ to: 'growth', interval: 'month' });
    expect(shop().world.state.all('subscription_schedule')).toHaveLength(1);
    await monthsPass(10);
    expect(await paid()).toEqual([GROWTH_YEAR]);
    await monthsPass(2);
    expect(await paid()).toEqual([7_900, 7_900, GROWTH_YEAR].slice(-(await paid()).length));
    expect([await plan(), await credits(), (await state()).stripe?.interval ?? 'month']).toEqual([
      'growth',
      GROWTH,
      'month',
    ]);
    expect(await audited()).toEqual([]);
  });

  test('to a cheaper plan waits for the end of the year, and the unused time stays that of the paid plan', async () => {
    await bought('growth', 'year');
    await change('starter', 'year');
    await followed();
    expect((await state()).scheduled).toMatchObject({ to: 'starter' });
    await daysPass(73);
    await change('scale', 'year');
    await settled();
    const [upgrade = 0] = await paid();
    expect(Math.abs(upgrade - (SCALE_YEAR - GROWTH_YEAR * 0.8))).toBeLessThan(250);
    expect([await plan(), (await state()).scheduled]).toEqual(['scale', null]);
    expect(await credits()).toBe(GROWTH + SCALE);
  });

  test('that waits is taken back, chosen again, or replaced by another, and each is noted', async () => {
    await bought('growth', 'year');
    for (const [to, interval] of [['growth', 'month'], ['growth', 'year'], ['starter', 'month'], ['starter', 'year'], ['free', 'month'], ['growth', 'month']] as const) {
      expect(await change(to, interval)).toBe('changed');
      expect(await change(to, interval)).toBe('already');
    } // prettier-ignore
    expect((await state()).scheduled).toMatchObject({ to: 'growth', interval: 'month' });
    expect(await paid()).toEqual([GROWTH_YEAR]);
    await change('growth', 'year');
    expect((await state()).scheduled).toBeNull();
    await daysPass(370);
    await settled();
    expect([await plan(), await paid()]).toEqual(['growth', [GROWTH_YEAR, GROWTH_YEAR]]);
  });

  test('from a cheaper plan that waits within a month to a year keeps what the month paid for', async () => {
    await bought('growth');
    await change('starter');
    await change('starter', 'year');
    await followed();
    expect((await state()).scheduled).toMatchObject({ to: 'starter', interval: 'year' });
    expect(await plan()).toBe('growth');
    await daysPass(32);
    await settled();
    expect([await plan(), await credits(), await paid()]).toEqual(['starter', STARTER, [STARTER_YEAR, 7_900]]);
  });

  test('whose card is declined changes nothing, and a change that waits still waits', async () => {
    await bought('growth', 'year');
    await change('growth', 'month');
    const { stripeCustomerId } = await state();
    await shop().post(`customers/${stripeCustomerId}/card`, { card: CARD_BAD });
    for (let click = 0; click < 2; click += 1) {
      await expect(change('scale', 'year')).rejects.toMatchObject({ code: 'card_declined' });
    }
    await settled();
    expect([await plan(), await paid()]).toEqual(['growth', [GROWTH_YEAR]]);
    expect((await state()).scheduled).toMatchObject({ to: 'growth', interval: 'month' });
  });

  test('with a lost answer is found by the next click, and not paid again', async () => {
    await bought('starter', 'year');
    const { stripe } = shop();
    const update = async (...given: Parameters<typeof stripe.subscriptions.update>) => {
      await stripe.subscriptions.update(...given);
      throw new Error('no answer');
    };
    const subscriptions = new Proxy(stripe.subscriptions, {
      get: (target, name) => (name === 'update' ? update : Reflect.get(target, name).bind(target)),
    });
    const lossy = {
      ...shop().deps,
      stripe: new Proxy(stripe, {
        get: (target, name) => (name === 'subscriptions' ? subscriptions : Reflect.get(target, name)),
      }),
    };
    await expect(changePlan(lossy, buyer(), 'growth', 'year')).rejects.toThrow('no answer');
    expect(await change('growth', 'year')).toBe('already');
    await settled();
    expect((await paid()).length).toBe(2);
  });
});

test.each(['in order', 'in reverse order, each twice'])('messages %s have the same result', async (order) => {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'starter'));
  await settled();
  await daysPass(1);
  await change('starter', 'year');
  await daysPass(5);
  await change('growth', 'year');
  await change('growth', 'month');
  const events = (await shop().stripe.events.list({ limit: 100 })).data;
  const sent = order === 'in order' ? events.toReversed() : [...events, ...events];
  for (const event of sent) await receiveMessage(shop().deps, event);
  for (let run = 0; run < 3; run += 1) await workInbox(shop().deps);
  await followed();
  expect([await plan(), await credits()]).toEqual(['growth', FREE + 2 * STARTER + GROWTH]);
  expect((await state()).scheduled).toMatchObject({ to: 'growth', interval: 'month' });
  expect((await state()).moneyIds).toHaveLength(3);
});

test('a page of the other interval is closed, so that one of the two can be paid', async () => {
  const monthly = await buyPlan(shop().deps, buyer(), 'growth');
  const yearly = await buyPlan(shop().deps, buyer(), 'growth', 'year');
  expect(await buyPlan(shop().deps, buyer(), 'growth', 'year')).toBe(yearly);
  await expect(shop().pay(monthly)).rejects.toThrow('expired');
  await shop().pay(yearly);
  await settled();
  expect(await paid()).toEqual([priceCentsOf('growth', 'year')]);
});
