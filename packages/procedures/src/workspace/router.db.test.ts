import { createTestDatabase } from '@graha/dev-stack/test-context';
import { liftCallsLimits } from '@graha/store/ledger/free-allowance';
import { eventLog } from '@graha/store/log/event-log';
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
