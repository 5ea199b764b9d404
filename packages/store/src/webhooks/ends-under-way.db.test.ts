import { createTestDatabase } from '@graha/dev-stack/test-context';
import { beforeEach, expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { setClockOffset } from '../postgres/ledger-clock.ts';
import { BY, openWorkspace, useLedger } from '../testing/testing.ts';
import { completeErasures, eraseDecided, requestErasure } from '../tenants/erasure.ts';
import { deliverDue, giveOwner, receiverOf, SEALING } from './testing-webhooks.ts';
import { addWebhook, changeWebhook, pauseWebhook, removeWebhook, resumeWebhook } from './webhook-commands.ts';
import { listDeliveries, listWebhooks, resendDelivery, sendTestMessage } from './webhooks.ts';

const ledger = useLedger(createTestDatabase);
const worker = () => ({ db: ledger.pools.worker });
const TYPES = ['key.created' as const];
const OLD = 'https://old.example/graha';

beforeEach(async () => {
  await ledger.pools.owner.query('DELETE FROM graha.webhook');
  await ledger.pools.owner.query('DELETE FROM graha.webhook_delivery');
  await setClockOffset(ledger.pools.owner, 0);
});

/** A workspace with a webhook and this number of messages for it. */
async function hooked(messages = 1) {
  const { tenantId } = await openWorkspace(ledger.pools);
  await giveOwner(ledger.pools, tenantId);
  const ctx = { db: ledger.pools.app, tenantId, sealing: SEALING, ...BY };
  const { webhookId } = await addWebhook(ctx, { url: OLD, types: TYPES });
  for (let count = 0; count < messages; count += 1) await sendTestMessage(ctx, { webhookId });
  const mails = async () => {
    const text = 'SELECT subject FROM identity.mail WHERE to_address = $1';
    return (await query(ledger.pools.owner, text, [`owner@${tenantId}.example`])).rows.map(({ subject }) => subject);
  };
  return { ctx, tenantId, webhookId, mails, list: () => listDeliveries(ctx, { webhookId, limit: 50 }) };
}
type Hooked = Awaited<ReturnType<typeof hooked>>;

/** A receiver that answers after the workspace did something. */
const answersAfter = (act: () => Promise<unknown>, status: number) =>
  receiverOf(async () => {
    await act();
    return { status, text: '' };
  });

const useUpAttempts = () => ledger.pools.owner.query('UPDATE graha.webhook_delivery SET attempts = 9');
const change = ({ ctx, webhookId }: Hooked) => changeWebhook(ctx, { webhookId, url: 'https://new.example/graha', types: TYPES }); // prettier-ignore

const ENDS: [name: string, status: number, prepare: () => Promise<unknown>][] = [
  ['answers 410', 410, async () => {}],
  ['fails for the last time', 500, useUpAttempts],
];

test.each(ENDS)(
  'an endpoint whose old address %s while it gets another one stays active, without a mail',
  async (_name, status, prepare) => {
    // prettier-ignore
    const scene = await hooked();
    await prepare();
    await deliverDue(worker(), answersAfter(() => change(scene), status).delivering);
    expect(await listWebhooks(scene.ctx)).toMatchObject([{ status: 'active', pausedBecause: null }]);
    expect(await scene.mails()).toEqual([]);
  },
);

test('a message that the old address refused with 410 is sent to the new one', async () => {
  const scene = await hooked();
  await deliverDue(worker(), answersAfter(() => change(scene), 410).delivering);
  await setClockOffset(ledger.pools.owner, 60);
  const { receiver, delivering } = receiverOf(() => ({ status: 200, text: '' }));
  expect(await deliverDue(worker(), delivering)).toBe(1);
  expect(receiver.sent.map(({ url }) => url)).toEqual(['https://new.example/graha']);
});

test.each(ENDS)(
  'an endpoint that is removed while its receiver %s leaves no failure and no mail',
  async (_name, status, prepare) => {
    // prettier-ignore
    const { ctx, webhookId, mails } = await hooked();
    await prepare();
    await deliverDue(worker(), answersAfter(() => removeWebhook(ctx, { webhookId }), status).delivering);
    expect(await mails()).toEqual([]);
  },
);

test.each(ENDS)(
  'an endpoint that a person pauses while its receiver %s is paused by that person',
  async (_name, status, prepare) => {
    // prettier-ignore
    const { ctx, webhookId, mails } = await hooked();
    await prepare();
    const pause = () => pauseWebhook(ctx, { webhookId, because: 'asked' });
    await deliverDue(worker(), answersAfter(pause, status).delivering);
    expect(await listWebhooks(ctx)).toMatchObject([{ status: 'paused', pausedBecause: 'asked' }]);
    expect(await mails()).toEqual([]);
  },
);

test.each(ENDS)(
  'a workspace that is erased while a receiver %s leaves no failure and no mail',
  async (_name, status, prepare) => {
    // prettier-ignore
    const { ctx, tenantId, mails } = await hooked();
    await prepare();
    const erase = async () => {
      await requestErasure(ctx);
      await setClockOffset(ledger.pools.owner, 60 * 86_400);
      await completeErasures(worker());
      await eraseDecided(worker());
      const { rows } = await query(ledger.pools.owner, 'SELECT url FROM graha.webhook WHERE tenant_id = $1', [
        tenantId,
      ]);
      expect(rows).toEqual([]);
    };
    await deliverDue(worker(), answersAfter(erase, status).delivering);
    expect(await mails()).toEqual([]);
  },
);

test.each(ENDS)(
  'three messages under way whose receiver %s pause the endpoint with one mail',
  async (_name, status, prepare) => {
    // prettier-ignore
    const { ctx, mails, list } = await hooked(3);
    await prepare();
    await deliverDue(worker(), receiverOf(() => ({ status, text: '' })).delivering);
    expect(await listWebhooks(ctx)).toMatchObject([{ status: 'paused' }]);
    expect((await list()).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([null, null, null]);
    expect(await mails()).toHaveLength(1);
  },
);

test('an endpoint that the same message pauses again after its resumption is reported again', async () => {
  const { ctx, webhookId, mails, list } = await hooked();
  const { delivering } = receiverOf(() => ({ status: 410, text: '' }));
  await deliverDue(worker(), delivering);
  await resumeWebhook(ctx, { webhookId });
  await resendDelivery(ctx, { deliveryId: (await list())[0]?.deliveryId ?? '' });
  await deliverDue(worker(), delivering);
  expect(await listWebhooks(ctx)).toMatchObject([{ status: 'paused', pausedBecause: 'gone' }]);
  expect(await mails()).toHaveLength(2);
});
