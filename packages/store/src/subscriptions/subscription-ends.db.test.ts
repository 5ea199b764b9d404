import { createTestDatabase } from '@graha/dev-stack/test-context';
import { PLANS } from '@graha/domain/billing/plans';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, withTenant } from '../postgres/tenant-transaction.ts';
import { eraseText } from '../tenants/erase-text.ts';
import { holdKey } from '../log/event-text.ts';
import { BY, grant, openWorkspace, useLedger } from '../testing/testing.ts';
import { pauseWebhook } from '../webhooks/webhook-commands.ts';
import { queueNews } from '../webhooks/webhook-outbox.ts';
import {
  changeSubscriptionCap,
  createSubscription,
  deleteSubscription,
  pauseSubscription,
  resumeSubscription,
} from './subscription-commands.ts';
import { findSubscription, listSettled, listSubscriptions } from './subscriptions.ts';
import { deliverAll, NOON_CREDITS, planAll, scenesOn, terms } from './testing-subscriptions.ts';

const own = useLedger(createTestDatabase);
const { pools } = own;
const { atDay, opened } = scenesOn(pools);

beforeEach(async () => {
  await atDay(0);
  await pools.owner.query('SELECT graha.ensure_due_event_partitions()');
});

describe('the end of credits', () => {
  test('a cap stops a subscription once, with one message, until the next month', async () => {
    const { ctx, messages, charges } = await opened();
    const { subscriptionId } = await createSubscription(ctx, terms({ target: 'sky' }, { capCredits: 2 * NOON_CREDITS + 1 }));
    await planAll(pools);
    await atDay(5);
    await deliverAll(pools);
    await deliverAll(own.replica);
    await queueNews({ db: pools.worker });
    expect(await charges()).toHaveLength(2);
    const stopped = (await messages()).filter(({ type }) => type === 'subscription.stopped');
    expect(stopped).toMatchObject([{ data: { subscription_id: subscriptionId, because: 'cap' } }]);
    expect(await findSubscription(ctx, { subscriptionId })).toMatchObject({ status: 'active', stoppedBecause: 'cap' });
    await atDay(25); // The fourth of the next month. Events that were due before are not sent late.
    await deliverAll(pools);
    await queueNews({ db: pools.worker });
    expect(await charges()).toHaveLength(4);
    const first = (await messages()).filter(({ type }) => type === 'sky.event').map(({ data }) => String(data['at']).slice(5, 10));
    expect(first.toSorted()).toEqual(['03-10', '03-11', '04-01', '04-02']);
    expect((await messages()).filter(({ type }) => type === 'subscription.stopped')).toHaveLength(2);
  }); // prettier-ignore

  test('without credits it stops, and delivers again when it is resumed after a grant', async () => {
    const { ctx, messages, charges } = await opened({ credits: NOON_CREDITS + 1 });
    const { subscriptionId } = await createSubscription(ctx, terms({ target: 'sky' }));
    await planAll(pools);
    await atDay(3);
    await deliverAll(pools);
    await queueNews({ db: pools.worker });
    expect(await charges()).toHaveLength(1);
    expect((await messages()).map(({ type }) => type).toSorted()).toEqual(['sky.event', 'subscription.stopped']);
    await grant(pools.owner, ctx.tenantId, 100);
    await resumeSubscription(ctx, { subscriptionId });
    expect(await findSubscription(ctx, { subscriptionId })).toMatchObject({ stoppedBecause: null, stoppedUntil: null });
    await deliverAll(pools);
    expect(await charges()).toHaveLength(1); // Events that were due meanwhile are not sent late.
    await atDay(3.5);
    await deliverAll(pools);
    expect(await charges()).toHaveLength(2);
  });
});

describe('a subscription that is not delivered', () => {
  test('costs nothing without a webhook that takes its messages, and says which events it missed', async () => {
    const { ctx, charges } = await opened({ hook: false });
    const { subscriptionId } = await createSubscription(ctx, terms({ target: 'sky' }));
    await planAll(pools);
    await atDay(1);
    await deliverAll(pools);
    expect(await charges()).toEqual([]);
    expect(await listSettled(ctx, { subscriptionId, limit: 5 })).toMatchObject([{ state: 'missed', details: null, credits: 0 }]); // prettier-ignore
  });

  test('a paused webhook takes nothing', async () => {
    const { ctx, webhookId, charges } = await opened();
    await pauseWebhook({ ...ctx, db: pools.app }, { webhookId, because: 'asked' });
    await createSubscription(ctx, terms({ target: 'sky' }));
    await planAll(pools);
    await atDay(1);
    await deliverAll(pools);
    expect(await charges()).toEqual([]);
  });

  test('a feed needs no webhook', async () => {
    const { ctx, charges, messages } = await opened();
    const { subscriptionId } = await createSubscription(ctx, terms({ target: 'sky' }, { deliver: 'feed' }));
    await planAll(pools);
    await atDay(1);
    await deliverAll(pools);
    expect(await charges()).toHaveLength(1);
    expect(await messages()).toEqual([]);
    expect(await listSettled(ctx, { subscriptionId, limit: 5 })).toMatchObject([{ state: 'delivered', kind: 'noon' }]);
  });

  test('an event that is due during a pause is neither sent nor charged', async () => {
    const { ctx, charges } = await opened();
    const { subscriptionId } = await createSubscription(ctx, terms({ target: 'sky' }));
    await planAll(pools);
    await pauseSubscription(ctx, { subscriptionId });
    await atDay(2);
    await deliverAll(pools);
    await resumeSubscription(ctx, { subscriptionId });
    await deliverAll(pools);
    expect(await charges()).toEqual([]);
    await atDay(2.5);
    await deliverAll(pools);
    expect(await charges()).toHaveLength(1);
  });

  test('a suspended workspace gets no event', async () => {
    const { ctx, tenantId, charges } = await opened();
    await createSubscription(ctx, terms({ target: 'sky' }));
    await planAll(pools);
    await pools.owner.query('SELECT graha.suspend_account($1)', [tenantId]);
    await atDay(1);
    await deliverAll(pools);
    expect(await charges()).toEqual([]);
  });

  test('a deleted subscription leaves nothing, and an erased workspace neither', async () => {
    const { ctx, tenantId, charges, rows } = await opened();
    const { subscriptionId } = await createSubscription(ctx, terms({ target: 'sky' }));
    await createSubscription(ctx, terms({ target: 'place', place: { latitude: 12.9, longitude: 77.5 } }));
    await planAll(pools);
    await deleteSubscription(ctx, { subscriptionId });
    await deleteSubscription(ctx, { subscriptionId });
    expect(await listSubscriptions(ctx, { limit: 10 })).toMatchObject([{ of: { target: 'place' } }]);
    await planAll(pools);
    expect(await rows()).toEqual([366, 1, 1]);
    await inTransaction(pools.worker, (tx) => eraseText(tx, tenantId));
    expect(await rows()).toEqual([0, 0, 0]);
    await atDay(3);
    await planAll(pools);
    await deliverAll(pools);
    expect(await charges()).toEqual([]);
    await expect(createSubscription(ctx, terms({ target: 'sky' }))).rejects.toMatchObject({ code: 'tenant_erased' });
  });

  test('a delivery that is under way when its workspace is erased ends, and so does the erasure', async () => {
    const { ctx, tenantId, rows } = await opened();
    await createSubscription(ctx, terms({ target: 'sky' }));
    await planAll(pools);
    const isWaiting = async () => {
      const waiting =
        'SELECT FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE NOT l.granted AND a.datname = current_database()';
      return ((await pools.owner.query(waiting)).rowCount ?? 0) > 0;
    };
    let erasing: Promise<void> = Promise.resolve();
    await inTransaction(pools.worker, async (delivery) => {
      await delivery.query('SELECT FROM graha.event_subscription WHERE tenant_id = $1 FOR UPDATE', [tenantId]);
      erasing = inTransaction(pools.worker, (tx) => eraseText(tx, tenantId));
      await expect.poll(isWaiting).toBe(true);
      expect(await holdKey(delivery, tenantId)).not.toBeNull();
    });
    await erasing;
    expect(await rows()).toEqual([0, 0, 0]);
  });
});

describe('creating', () => {
  test('twice with one id makes one subscription, and another workspace cannot touch it', async () => {
    const [{ ctx }, { ctx: other }] = [await opened({ hook: false }), await opened({ hook: false })];
    const subscriptionId = randomUUID();
    const twice = await Promise.allSettled(
      [1, 2].map(() => createSubscription(ctx, { ...terms({ target: 'sky' }), subscriptionId })),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listSubscriptions(ctx, { limit: 10 })).toHaveLength(1);
    await expect(pauseSubscription(other, { subscriptionId })).rejects.toMatchObject({ code: 'subscription_unknown' });
    expect(await findSubscription(other, { subscriptionId })).toBeNull();
    await changeSubscriptionCap(ctx, { subscriptionId, capCredits: 9 });
    expect(await findSubscription(ctx, { subscriptionId })).toMatchObject({ capCredits: 9, of: { target: 'sky' } });
    const seen = await withTenant(pools.api, other.tenantId, (tx) => tx.query('SELECT FROM graha.event_subscription'));
    expect(seen.rowCount).toBe(0);
  });

  test('respects the limit of the plan and needs stored births', async () => {
    const { tenantId } = await openWorkspace(pools, { plan: 'free' });
    const ctx = { db: pools.api, tenantId, ...BY };
    await expect(createSubscription(ctx, terms({ target: 'ids', birthIds: [randomUUID()] }))).rejects.toMatchObject({
      code: 'birth_unknown',
    });
    const all = await Promise.allSettled(
      Array.from({ length: PLANS.free.subscriptionsMax + 2 }, () => createSubscription(ctx, terms({ target: 'sky' }))),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(PLANS.free.subscriptionsMax);
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'subscriptions_too_many' },
    });
  });
});
