import { createTestDatabase } from '@graha/dev-stack/test-context';
import { liftCallsLimits } from '@graha/store/ledger/free-allowance';
import { eventLog } from '@graha/store/log/event-log';
import { pauseWebhook } from '@graha/store/webhooks/webhook-commands';
import type { Role } from '@graha/domain/team/roles';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { impersonationOf, OURS, useScene, viewerOf } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);
const { owner } = OURS.people;

const verifications = async () => {
  const filter = { type: 'EmailVerified', limit: 10 };
  const events = await eventLog({ db: scene.pools.operatorDb }, filter);
  return events.map(({ streamId, actor, data }) => ({ streamId, actor, data }));
};

test('a verification that was not recorded is recorded when the owner comes by, and by no other person', async () => {
  const unverified = { viewer: { ...viewerOf(owner), isVerified: false } };
  await scene.callerAs('viewer').workspace.plan();
  await scene.callerAs('owner', { impersonation: impersonationOf(OURS) }).workspace.plan();
  expect(await scene.callerAs('owner', unverified).workspace.plan()).toEqual({
    planName: 'Free',
    notice: { kind: 'limited', callsMax: 100 },
    banners: [],
  });
  expect(await verifications()).toEqual([]);

  const recorded = [{ streamId: `user-${owner.userId}`, actor: { kind: 'user', id: owner.userId }, data: {} }];
  await scene.callerAs('owner').workspace.plan();
  expect(await verifications()).toEqual(recorded);

  await liftCallsLimits({ db: scene.pools.worker });
  expect(await scene.callerAs('owner').playground.balance()).toMatchObject({ calls: 9_999 });
  await scene.callerAs('owner').workspace.plan();
  expect(await verifications()).toEqual(recorded);
});

test('a webhook that stopped by itself is shown to those who may see it; one that a person paused to nobody', async () => {
  const workspace = await scene.openWorkspace();
  const { webhooks } = scene.callerAs('owner', {}, workspace);
  const added = await webhooks.add({
    url: 'https://hooks.example/in',
    types: ['key.created'],
    mutationId: randomUUID(),
  });
  const [hook] = (await webhooks.list()).webhooks;
  const webhookId = hook?.webhookId ?? '';
  const noticeFor = async (role: Role) => (await scene.callerAs(role, {}, workspace).workspace.plan()).notice;
  await webhooks.pause({ webhookId });
  expect(await noticeFor('owner')).toBeNull();
  await webhooks.resume({ webhookId });
  const byWorker = {
    db: scene.pools.worker,
    tenantId: workspace.tenantId,
    actor: { kind: 'system', id: 'webhooks' },
  } as const;
  await pauseWebhook(byWorker, { webhookId, because: 'failing' });
  const notice = { kind: 'webhook-paused', hosts: ['hooks.example'] };
  expect([await noticeFor('owner'), await noticeFor('admin')]).toEqual([notice, notice]);
  expect([await noticeFor('developer'), await noticeFor('viewer')]).toEqual([null, null]);
  expect(added).toBeDefined();
});

test('a leaked key is shown to everyone until it is stopped, and marked in the lists from then on', async () => {
  const workspace = await scene.openWorkspace();
  const { keys } = scene.callerAs('owner', {}, workspace);
  const noticeFor = async (role: Role) => (await scene.callerAs(role, {}, workspace).workspace.plan()).notice;
  const [safe, leaked] = await Promise.all(
    ['Safe', 'Leaky'].map((name) => keys.create({ mutationId: randomUUID(), name, env: 'live' })),
  );
  const keyId = leaked?.keyId ?? '';
  expect(await noticeFor('owner')).toBeNull();
  await keys.reportLeak({ keyId, foundAt: null });
  const notice = { kind: 'key-leaked', keys: [{ keyId, name: 'Leaky' }] };
  expect([await noticeFor('owner'), await noticeFor('viewer')]).toEqual([notice, notice]);
  const marked = async () =>
    (await keys.list()).keys.filter(({ leakedAt }) => leakedAt !== null).map((key) => key.keyId);
  expect(await marked()).toEqual([keyId]);

  await keys.disable({ keyId });
  expect(await noticeFor('owner')).toBeNull();
  await keys.enable({ keyId });
  expect(await noticeFor('owner')).toEqual(notice);
  await keys.rotate({ keyId, overlapMs: 0 });
  expect(await noticeFor('owner')).toBeNull();
  expect(await marked()).toEqual([keyId]);
  expect((await keys.get({ keyId })).leakedAt).toBeInstanceOf(Date);
  expect((await keys.get({ keyId: safe?.keyId ?? '' })).leakedAt).toBeNull();
});
