import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { NO_ID, outcomeOf, useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);
const TARGET = { url: 'https://hooks.example/graha', types: ['key.created' as const] };

async function hooked() {
  const workspace = await scene.openWorkspace();
  const { webhooks } = scene.callerAs('admin', { requestId: 'req_hooks' }, workspace);
  const made = await webhooks.add({ ...TARGET, mutationId: randomUUID() });
  return { workspace, webhooks, ...made };
}

test('the secret is in the answer that made it and in no other, nor in the log', async () => {
  const { workspace, webhooks, webhookId, secret } = await hooked();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const { deliveryId } = await webhooks.sendTest({ webhookId });
  const shown = [
    await webhooks.list(),
    await webhooks.deliveries({ webhookId }),
    await webhooks.delivery({ deliveryId }),
  ];
  const events = await scene.eventsOf(workspace);
  expect(JSON.stringify([shown, events])).not.toMatch(/whsec|sealed/i);
  expect(events[0]).toMatchObject({
    type: 'WebhookAdded',
    actor: { kind: 'user', id: workspace.people.admin.userId },
    requestId: 'req_hooks',
  });
});

test('a second click adds no second webhook', async () => {
  const workspace = await scene.openWorkspace();
  const { webhooks } = scene.callerAs('owner', {}, workspace);
  const input = { ...TARGET, mutationId: randomUUID() };
  await webhooks.add(input);
  expect(await outcomeOf(webhooks.add(input))).toBe('CONFLICT');
  expect((await webhooks.list()).webhooks).toHaveLength(1);
});

test('of many webhooks added at once no more than the ten that a workspace may have come to be', async () => {
  const workspace = await scene.openWorkspace();
  const { webhooks } = scene.callerAs('owner', {}, workspace);
  const outcomes = await Promise.all(
    Array.from({ length: 14 }, () => outcomeOf(webhooks.add({ ...TARGET, mutationId: randomUUID() }))),
  );
  expect((await webhooks.list()).webhooks).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(10);
  expect(new Set(outcomes)).toEqual(new Set(['ok', 'CONFLICT']));
});

test('an address without https is refused in production and taken in development', async () => {
  const workspace = await scene.openWorkspace();
  const input = () => ({ ...TARGET, url: 'http://localhost:8080/', mutationId: randomUUID() });
  const { hooks } = scene.contextAs('owner');
  const at = (isLocalAllowed: boolean) => scene.callerAs('owner', { hooks: { ...hooks, isLocalAllowed } }, workspace);
  expect(await outcomeOf(at(false).webhooks.add(input()))).toBe('BAD_REQUEST');
  expect(await outcomeOf(at(true).webhooks.add(input()))).toBe('ok');
});

test('without a sealing key no webhook is added, and the page says so', async () => {
  const workspace = await scene.openWorkspace();
  const { webhooks } = scene.callerAs('owner', { hooks: { sealing: null, isLocalAllowed: false } }, workspace);
  expect((await webhooks.list()).isOn).toBe(false);
  expect(await outcomeOf(webhooks.add({ ...TARGET, mutationId: randomUUID() }))).toBe('FORBIDDEN');
});

test('a webhook and a delivery of another workspace are as those that do not exist', async () => {
  const { webhooks: theirs, webhookId } = await hooked();
  const { deliveryId } = await theirs.sendTest({ webhookId });
  const { webhooks } = scene.callerAs('owner');
  const attempts: ((ids: { webhookId: string; deliveryId: string }) => Promise<unknown>)[] = [
    ({ webhookId: id }) => webhooks.pause({ webhookId: id }),
    ({ webhookId: id }) => webhooks.remove({ webhookId: id }),
    ({ webhookId: id }) => webhooks.replaceSecret({ webhookId: id }),
    ({ webhookId: id }) => webhooks.sendTest({ webhookId: id }),
    ({ webhookId: id }) => webhooks.change({ ...TARGET, webhookId: id }),
    ({ deliveryId: id }) => webhooks.delivery({ deliveryId: id }),
    ({ deliveryId: id }) => webhooks.resend({ deliveryId: id }),
  ];
  for (const attempt of attempts) {
    const foreign = await outcomeOf(attempt({ webhookId, deliveryId }));
    const none = await outcomeOf(attempt({ webhookId: NO_ID, deliveryId: NO_ID }));
    expect([foreign, none]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  }
  expect((await webhooks.deliveries({ webhookId })).deliveries).toEqual([]);
  expect((await theirs.list()).webhooks).toMatchObject([{ status: 'active' }]);
});
