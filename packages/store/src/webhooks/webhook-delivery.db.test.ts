import { Webhook } from 'standardwebhooks';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { WEBHOOK_TYPE_NAMES } from '@graha/domain/webhooks/webhook-types';
import { beforeEach, expect, test } from 'vitest';
import { notifyCrossings } from '../alerts/threshold-alerts.ts';
import { issueKey, revokeKey } from '../keys/key-commands.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { setClockOffset } from '../postgres/ledger-clock.ts';
import { BY, calls, ENGINE, openWorkspace, PEPPER, useLedger, type Workspace } from '../testing/testing.ts';
import { resealSecrets } from './reseal.ts';
import { deliverDue, giveOwner, receiverOf, SEALING } from './testing-webhooks.ts';
import { addWebhook, pauseWebhook, removeWebhook, replaceWebhookSecret, resumeWebhook } from './webhook-commands.ts';
import { queueNews, sweepDeliveries } from './webhook-outbox.ts';
import { findDelivery, listDeliveries, listWebhooks, resendDelivery, sendTestMessage } from './webhooks.ts';

const ledger = useLedger(createTestDatabase);
const HOUR_S = 3_600;
const ok = () => ({ status: 200, text: 'thanks' });

beforeEach(async () => {
  await ledger.pools.owner.query('DELETE FROM graha.webhook');
  await ledger.pools.owner.query('DELETE FROM graha.webhook_delivery');
});

const ctxOf = ({ tenantId }: Workspace) => ({ db: ledger.pools.app, tenantId, sealing: SEALING, ...BY });
const news = () => queueNews({ db: ledger.pools.worker });
const deliver = (delivering: ReturnType<typeof receiverOf>['delivering'], pool = ledger.pools.worker) =>
  deliverDue({ db: pool }, delivering);
/** Sets the clock ahead of the real time. */
const passHours = (hours: number) => setClockOffset(ledger.pools.owner, hours * HOUR_S);

async function hooked(types: (typeof WEBHOOK_TYPE_NAMES)[number][] = [...WEBHOOK_TYPE_NAMES]) {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  await giveOwner(ledger.pools, workspace.tenantId);
  const ctx = ctxOf(workspace);
  const { webhookId, secret } = await addWebhook(ctx, { url: 'https://hooks.example/graha', types });
  const list = () => listDeliveries(ctx, { webhookId, limit: 50 });
  return { workspace, ctx, webhookId, secret, list };
}
const makeKey = (ctx: ReturnType<typeof ctxOf>) => issueKey({ ...ctx, pepper: PEPPER }, { name: 'new', env: 'test' });

test('a message is verified by the published library, and says what happened without the key’s hash', async () => {
  const { ctx, secret, list } = await hooked(['key.created']);
  const { receiver, delivering } = receiverOf(ok);
  const { keyId } = await makeKey(ctx);
  await revokeKey(ctx, { keyId, reason: 'test' });
  await news();
  expect(await deliver(delivering)).toBe(1);
  const [sent] = receiver.sent;
  const message = new Webhook(secret).verify(sent?.body ?? '', sent?.headers ?? {});
  expect(message).toMatchObject({ type: 'key.created', data: { key_id: keyId, name: 'new', env: 'test' } });
  expect(sent?.body).not.toMatch(/hash/);
  expect(await list()).toMatchObject([{ type: 'key.created', attempts: 1, lastStatus: 200, nextAttemptAt: null }]);
  expect(await deliver(delivering)).toBe(0);
});

test('a receiver that was down for an hour gets the message when it is back, with the same id', async () => {
  const { ctx, list } = await hooked();
  const { receiver, delivering } = receiverOf(() => {
    throw new Error('connect ECONNREFUSED');
  });
  await makeKey(ctx);
  await news();
  for (const minutes of [0, 1, 10, 45]) {
    await passHours(minutes / 60);
    await deliver(delivering);
  }
  expect(await list()).toMatchObject([{ attempts: 4, deliveredAt: null, lastError: 'connect ECONNREFUSED' }]);
  receiver.answer = ok;
  await passHours(1);
  expect(await deliver(delivering)).toBe(0);
  await passHours(3);
  expect(await deliver(delivering)).toBe(1);
  expect(await list()).toMatchObject([{ attempts: 5, lastStatus: 200, lastError: null, nextAttemptAt: null }]);
  expect(new Set(receiver.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('after three days without an arrival the endpoint is paused with one mail; resumed, a message can be sent again', async () => {
  const { workspace, ctx, webhookId, list } = await hooked();
  const { receiver, delivering } = receiverOf(() => ({ status: 500, text: 'broken' }));
  await makeKey(ctx);
  await news();
  for (const hours of [0, 1, 2, 5, 11, 22, 37, 54, 80, 120]) {
    await passHours(hours);
    await deliver(delivering);
  }
  const [delivery] = await list();
  expect(delivery).toMatchObject({ attempts: 10, nextAttemptAt: null, deliveredAt: null, lastStatus: 500 });
  expect(await listWebhooks(ctx)).toMatchObject([{ status: 'paused', pausedBecause: 'failing' }]);
  const mails = 'SELECT subject FROM identity.mail WHERE to_address = $1';
  const { rows } = await ledger.pools.owner.query(mails, [`owner@${workspace.tenantId}.example`]);
  expect(rows).toEqual([{ subject: 'Acme https://hooks.example/graha failing' }]);

  await makeKey(ctx);
  await news();
  expect(await list()).toHaveLength(1);
  const again = { deliveryId: delivery?.deliveryId ?? '' };
  await expect(resendDelivery(ctx, again)).rejects.toMatchObject({ code: 'webhook_paused' });
  receiver.answer = ok;
  await resumeWebhook(ctx, { webhookId });
  await resendDelivery(ctx, again);
  expect(await deliver(delivering)).toBe(1);
  expect(await findDelivery(ctx, again)).toMatchObject({ attempts: 1, lastStatus: 200, lastAnswer: 'thanks' });
  expect(receiver.sent.at(-1)?.headers['webhook-id']).toBe(receiver.sent[0]?.headers['webhook-id']);
});

test('one message that never arrives does not pause an endpoint that takes others', async () => {
  const { ctx, list } = await hooked();
  const { receiver, delivering } = receiverOf(() => ({ status: 400, text: '' }));
  const first = await makeKey(ctx);
  await news();
  await deliver(delivering);
  receiver.answer = ({ body }) => ({ status: body.includes(first.keyId) ? 400 : 200, text: '' });
  await makeKey(ctx);
  await news();
  for (const hours of [1, 2, 5, 11, 22, 37, 54, 80, 120, 150]) {
    await passHours(hours);
    await deliver(delivering);
  }
  expect((await list()).map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true, false]);
  expect(await listWebhooks(ctx)).toMatchObject([{ status: 'active' }]);
});

test('a receiver that answers 410 is paused at once, and one that redirects has not taken the message', async () => {
  const gone = await hooked();
  const { delivering } = receiverOf(() => ({ status: 410, text: '' }));
  await sendTestMessage(gone.ctx, gone);
  await deliver(delivering);
  expect(await listWebhooks(gone.ctx)).toMatchObject([{ status: 'paused', pausedBecause: 'gone' }]);
  const moved = await hooked();
  await sendTestMessage(moved.ctx, moved);
  await deliver(receiverOf(() => ({ status: 308, text: '' })).delivering);
  const [delivery] = await moved.list();
  expect(delivery).toMatchObject({ deliveredAt: null, lastError: expect.stringContaining('redirects') });
});

test('two workers deliver each message once', async () => {
  const { ctx, list } = await hooked();
  for (let count = 0; count < 8; count += 1) await makeKey(ctx);
  await Promise.all([news(), news()]);
  const { receiver, delivering } = receiverOf(ok);
  const pools = [ledger.pools.worker, ledger.replica.worker];
  for (let run = 0; run < 4; run += 1) await Promise.all(pools.map((pool) => deliver(delivering, pool)));
  expect(await list()).toHaveLength(8);
  expect(new Set(receiver.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(8);
  expect(receiver.sent).toHaveLength(8);
});

test('a replaced secret signs beside its successor for a day, and then no more', async () => {
  const { ctx, webhookId, secret } = await hooked();
  const { receiver, delivering } = receiverOf(ok);
  const next = await replaceWebhookSecret(ctx, { webhookId });
  const verified = (one: string): boolean => {
    const { body = '', headers = {} } = receiver.sent.at(-1) ?? {};
    // `verify` uses the clock of the machine, which the test does not move.
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    const expected = new Webhook(one).sign(headers['webhook-id'] ?? '', at, body);
    return (headers['webhook-signature'] ?? '').split(' ').includes(expected);
  };
  await sendTestMessage(ctx, { webhookId });
  await deliver(delivering);
  expect([verified(secret), verified(next.secret)]).toEqual([true, true]);
  await passHours(25);
  await sendTestMessage(ctx, { webhookId });
  await deliver(delivering);
  expect([verified(secret), verified(next.secret)]).toEqual([false, true]);
});

test('after a change of the sealing key, secrets open with the key before and are sealed again', async () => {
  const { ctx, webhookId, secret } = await hooked();
  const { receiver, delivering } = receiverOf(ok);
  const sealing = { current: 'the next sealing key, long enough too', previous: SEALING.current };
  await sendTestMessage(ctx, { webhookId });
  await deliver({ ...delivering, sealing });
  expect(await resealSecrets({ db: ledger.pools.worker }, { sealing })).toBe(1);
  expect(await resealSecrets({ db: ledger.pools.worker }, { sealing })).toBe(0);
  await sendTestMessage(ctx, { webhookId });
  await deliver({ ...delivering, sealing: { ...sealing, previous: null } });
  expect(receiver.sent).toHaveLength(2);
  for (const { body, headers } of receiver.sent) new Webhook(secret).verify(body, headers);
});

test('a crossed threshold is a message too, where its mail is switched off as well', async () => {
  const { workspace, list } = await hooked(['credits.threshold']);
  await chargeBatch({ db: ledger.pools.api }, { charges: calls(5, workspace), engineVersion: ENGINE });
  const write = async () => ({ kind: 'x', subject: 'x', html: '', text: '' });
  for (let run = 0; run < 2; run += 1) await notifyCrossings({ db: ledger.pools.worker }, { write });
  expect(await list()).toMatchObject([{ type: 'credits.threshold' }]);
});

test('another workspace reads nothing of it, resends nothing and sends no test', async () => {
  const mine = await hooked();
  const other = ctxOf(await openWorkspace(ledger.pools));
  const { deliveryId } = await sendTestMessage(mine.ctx, mine);
  expect(await listWebhooks(other)).toEqual([]);
  expect(await listDeliveries(other, { webhookId: mine.webhookId, limit: 5 })).toEqual([]);
  await expect(findDelivery(other, { deliveryId })).rejects.toMatchObject({ code: 'delivery_unknown' });
  await expect(resendDelivery(other, { deliveryId })).rejects.toMatchObject({ code: 'delivery_unknown' });
  for (const attempt of [sendTestMessage, removeWebhook, resumeWebhook, replaceWebhookSecret]) {
    await expect(attempt(other, mine)).rejects.toMatchObject({ code: 'webhook_unknown' });
  }
  await expect(pauseWebhook(other, { ...mine, because: 'asked' })).rejects.toMatchObject({ code: 'webhook_unknown' });
  expect(await listWebhooks(mine.ctx)).toMatchObject([{ status: 'active' }]);
});

test('ten webhooks are the most, no secret lies open in the database, and a removed one takes its deliveries with it', async () => {
  const { ctx, webhookId, secret } = await hooked();
  await sendTestMessage(ctx, { webhookId });
  for (let count = 1; count < 10; count += 1)
    await addWebhook(ctx, { url: 'https://a.example', types: ['key.leaked'] });
  const eleventh = addWebhook(ctx, { url: 'https://a.example', types: ['key.leaked'] });
  await expect(eleventh).rejects.toMatchObject({ code: 'webhooks_too_many' });
  const { rows } = await ledger.pools.owner.query('SELECT w::text, e.data::text FROM graha.webhook w, graha.event e');
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  await removeWebhook(ctx, { webhookId });
  expect(await listWebhooks(ctx)).toHaveLength(9);
  expect((await ledger.pools.owner.query('SELECT FROM graha.webhook_delivery')).rowCount).toBe(0);
});

test('deliveries older than thirty days are deleted', async () => {
  const { ctx, webhookId, list } = await hooked();
  await sendTestMessage(ctx, { webhookId });
  expect(await sweepDeliveries({ db: ledger.pools.worker })).toBe(0);
  await passHours(31 * 24);
  expect(await sweepDeliveries({ db: ledger.pools.worker })).toBe(1);
  expect(await list()).toEqual([]);
});
