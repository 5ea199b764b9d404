import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workInbox } from './inbox.ts';
import { appendView } from './record-view.ts';
import { buyPlan, buyTopUp, changePlan } from './shop.ts';
import { FREE, GROWTH, useShop } from './testing-shop.ts';

const { shop, buyer, settled, followed, plan, credits } = useShop(createTestDatabase);

/** Returns the shop as opened by the portal, with a role that may not change plans. */
const asPortal = () => ({ ...shop().deps, pool: shop().pools.app, viewsByWorker: true as const });

let stop = new AbortController();
let work = Promise.resolve();
beforeEach(() => {
  stop = new AbortController();
  work = workUntil(stop.signal);
});
afterEach(async () => {
  stop.abort();
  await work;
});

async function workUntil(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await workInbox(shop().deps);
    await sleep(20);
  }
}

test('the portal’s role buys, tops up and changes plans, and the worker records each change before the click is answered', async () => {
  await shop().pay(await buyPlan(asPortal(), buyer(), 'growth'));
  await settled();
  await shop().pay(await buyTopUp(asPortal(), buyer(), randomUUID()));
  await settled();
  expect(await changePlan(asPortal(), buyer(), 'scale')).toBe('changed');
  expect(await changePlan(asPortal(), buyer(), 'scale')).toBe('already');
  await followed();
  expect({ plan: await plan(), credits: await credits() }).toEqual({
    plan: 'scale',
    credits: FREE + GROWTH + 50_000 + 2_500_000,
  });
});

test('a view of a subscription that the portal’s role records itself is refused', async () => {
  await shop().pay(await buyPlan(asPortal(), buyer(), 'growth'));
  await settled();
  const [seen] = (await shop().stripe.subscriptions.list()).data;
  if (!seen) throw new Error('no subscription');
  const forged = { ...seen, status: 'canceled' as const };
  const view = {
    tenantId: buyer().tenantId,
    seen: forged,
    seenAt: new Date(),
    acting: { actor: { kind: 'user' as const, id: 'u' } },
  };
  await expect(appendView(shop().pools.app, view)).rejects.toThrow('may not append');
});
