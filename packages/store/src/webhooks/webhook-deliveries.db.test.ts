import { createTestDatabase } from '@graha/dev-stack/test-context';
import { beforeEach, expect, test } from 'vitest';
import { InstallationFailure } from '../egress/installation-failure.ts';
import { setClockOffset } from '../postgres/ledger-clock.ts';
import { BY, openWorkspace, useLedger } from '../testing/testing.ts';
import type { PostAnswer } from './deliver.ts';
import { deliverDue, giveOwner, receiverOf, SEALING } from './testing-webhooks.ts';
import { addWebhook } from './webhook-commands.ts';
import { createDeliveries } from './webhook-delivery.ts';
import { listDeliveries, listWebhooks, resendDelivery, sendTestMessage } from './webhooks.ts';

const ledger = useLedger(createTestDatabase);
const ok = () => ({ status: 200, text: 'thanks' });
const worker = () => ({ db: ledger.pools.worker });
/** Sets the clock ahead of the real time. */
const passSeconds = (seconds: number) => setClockOffset(ledger.pools.owner, seconds);

beforeEach(async () => {
  await ledger.pools.owner.query('DELETE FROM graha.webhook');
  await ledger.pools.owner.query('DELETE FROM graha.webhook_delivery');
});

/** A workspace with webhooks, and this number of messages for each of them. */
async function hooked({ webhooks = 1, messages = 1, host = 'hooks' } = {}) {
  const { tenantId } = await openWorkspace(ledger.pools);
  await giveOwner(ledger.pools, tenantId);
  const ctx = { db: ledger.pools.app, tenantId, sealing: SEALING, ...BY };
  const ids: string[] = [];
  for (let index = 0; index < webhooks; index += 1) {
    const added = await addWebhook(ctx, { url: `https://${host}.example/${index}`, types: ['key.created'] });
    ids.push(added.webhookId);
  }
  for (let count = 0; count < messages; count += 1)
    for (const webhookId of ids) await sendTestMessage(ctx, { webhookId });
  const list = async () =>
    (await Promise.all(ids.map((webhookId) => listDeliveries(ctx, { webhookId, limit: 50 })))).flat();
  return { ctx, list };
}

/** A receiver that answers on a signal of the test. */
function slowReceiver() {
  let answerAll = (_answer: PostAnswer): void => {};
  const answers = new Promise<PostAnswer>((resolve) => (answerAll = resolve));
  return { ...receiverOf(() => answers), answerAll };
}

/** Begins deliveries until no more are due. */
async function beginAll({ begin }: ReturnType<typeof createDeliveries>): Promise<number> {
  let begun = 0;
  for (let now = await begin(); now > 0; now = await begin()) begun += now;
  return begun;
}

test('of forty messages to receivers that never answer three a webhook and six a workspace are under way, and a neighbour’s arrives', async () => {
  await hooked({ webhooks: 4, messages: 10, host: 'slow' });
  const { receiver, delivering, answerAll } = slowReceiver();
  const answer = receiver.answer;
  receiver.answer = (sent) => (sent.url.includes('slow') ? answer(sent) : ok());
  const deliveries = createDeliveries(worker(), delivering);
  expect(await beginAll(deliveries)).toBe(6);
  const perWebhook = receiver.sent.map(({ url }) => receiver.sent.filter((one) => one.url === url).length);
  expect(Math.max(...perWebhook)).toBeLessThanOrEqual(3);

  const neighbour = await hooked();
  expect(await deliveries.begin()).toBe(1);
  await expect.poll(async () => (await neighbour.list())[0]?.lastStatus).toBe(200);
  expect(await deliveries.begin()).toBe(0);
  answerAll(ok());
  for (let begun = 6; begun > 0; begun = await deliveries.begin()) await deliveries.settled();
  expect(receiver.sent).toHaveLength(41);
});

test('a pace of ten a second begins one delivery at a time, and all of them in the end', async () => {
  await hooked({ webhooks: 2, messages: 3 });
  const { receiver, delivering } = slowReceiver();
  receiver.answer = ok;
  const deliveries = createDeliveries(worker(), { ...delivering, perSecondMax: 10 });
  for (let begun = 1; begun <= 6; begun += 1) {
    expect(await deliveries.begin()).toBe(1);
    await deliveries.settled();
  }
  expect(await deliveries.begin()).toBe(0);
  expect(receiver.sent).toHaveLength(6);
});

test('one slow webhook has three under way and leaves the rest of its workspace’s share to the others', async () => {
  await hooked({ messages: 8 });
  const { delivering, answerAll } = slowReceiver();
  const deliveries = createDeliveries(worker(), delivering);
  expect(await beginAll(deliveries)).toBe(3);
  answerAll(ok());
  await deliveries.settled();
});

test('without room nothing is taken until a delivery ends, and then first for the workspace with least under way', async () => {
  await hooked({ webhooks: 2, messages: 3, host: 'slow' });
  const { receiver, delivering } = receiverOf(ok);
  const ends: ((answer: PostAnswer) => void)[] = [];
  receiver.answer = () => new Promise((resolve) => ends.push(resolve));
  const deliveries = createDeliveries(worker(), { ...delivering, underWayMax: 4 });
  expect(await deliveries.begin()).toBe(4);
  const neighbour = await hooked();
  const room = deliveries.begin();
  ends[0]?.(ok());
  expect(await room).toBe(1);
  expect(await deliveries.begin()).toBe(1);
  await expect.poll(() => receiver.sent.at(-1)?.url).toBe('https://hooks.example/0');
  expect((await neighbour.list())[0]).toMatchObject({ attempts: 0, deliveredAt: null });
  receiver.answer = ok;
  for (const end of ends) end(ok());
  await deliveries.settled();
});

test('failures of the installation use up no attempt, pause nothing and are said apart', async () => {
  const { ctx, list } = await hooked();
  const { receiver, delivering } = receiverOf(() => {
    throw new InstallationFailure('The name server of this installation does not answer now.');
  });
  const results: unknown[] = [];
  const deliveries = createDeliveries(worker(), { ...delivering, onEnd: (result) => results.push(result) });
  for (let minute = 0; minute < 12; minute += 1) {
    await passSeconds(61 * minute);
    expect(await deliveries.begin()).toBe(1);
    await deliveries.settled();
    expect(await deliveries.begin()).toBe(0);
  }
  const lastError = 'Not sent, which counts as no attempt: The name server of this installation does not answer now.';
  expect(await list()).toMatchObject([{ attempts: 0, lastError, lastStatus: null, nextAttemptAt: expect.any(Date) }]);
  expect(await listWebhooks(ctx)).toMatchObject([{ status: 'active' }]);
  receiver.answer = ok;
  await passSeconds(61 * 12);
  await deliveries.begin();
  await deliveries.settled();
  expect(await list()).toMatchObject([{ attempts: 1, lastError: null, lastStatus: 200, nextAttemptAt: null }]);
  expect(results).toEqual([...Array.from({ length: 12 }, () => 'not sent'), 'delivered']);
});

test('what a worker had under way when it died is posted by another after a minute, as the same attempt', async () => {
  const { list } = await hooked();
  const died = slowReceiver();
  await createDeliveries(worker(), died.delivering).begin();
  const { receiver, delivering } = receiverOf(() => ({ status: 500, text: '' }));
  await passSeconds(59);
  expect(await deliverDue(worker(), delivering)).toBe(0);
  await passSeconds(62);
  expect(await deliverDue(worker(), delivering)).toBe(1);
  expect(await list()).toMatchObject([{ attempts: 1, lastStatus: 500 }]);
  expect(receiver.sent[0]?.headers['webhook-id']).toBe(died.receiver.sent[0]?.headers['webhook-id']);

  died.answerAll(ok()); // It was only slow: the other worker's answer counts, and the next attempt comes.
  await passSeconds(120);
  expect(await deliverDue(worker(), receiverOf(ok).delivering)).toBe(1);
  expect(await list()).toMatchObject([{ attempts: 2, lastStatus: 200 }]);
});

test('a worker that ends waits for the answers under way and records them', async () => {
  const { list } = await hooked();
  const { delivering, answerAll } = slowReceiver();
  const deliveries = createDeliveries(worker(), delivering);
  await deliveries.begin();
  const end = deliveries.settled();
  answerAll(ok());
  await end;
  expect(await list()).toMatchObject([{ attempts: 1, lastStatus: 200, nextAttemptAt: null }]);
});

test('a message that is sent again while it is under way is posted again, with all its attempts before it', async () => {
  const { ctx, list } = await hooked();
  const { receiver, delivering, answerAll } = slowReceiver();
  const deliveries = createDeliveries(worker(), delivering);
  await deliveries.begin();
  await resendDelivery(ctx, { deliveryId: (await list())[0]?.deliveryId ?? '' });
  answerAll({ status: 500, text: '' });
  await deliveries.settled();
  expect(await list()).toMatchObject([{ attempts: 0, lastStatus: null }]);
  receiver.answer = ok;
  expect(await deliverDue(worker(), delivering)).toBe(1);
  expect(await list()).toMatchObject([{ attempts: 1, lastStatus: 200 }]);
});

test('a delivery whose end cannot be recorded is reported, and counts as no attempt', async () => {
  const { list } = await hooked();
  const { delivering } = receiverOf(ok);
  const broken = createDeliveries(worker(), {
    ...delivering,
    sealing: { current: 'another key, long enough too', previous: null },
  });
  await broken.begin();
  await expect(broken.settled()).rejects.toThrow(AggregateError);
  expect(await list()).toMatchObject([{ attempts: 0, lastStatus: null }]);
  expect(await broken.begin()).toBe(0);
});
