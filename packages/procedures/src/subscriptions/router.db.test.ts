import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { SceneWorkspace } from '../testing/scene-rows.ts';
import { SOME_SUBSCRIPTION } from '../testing/subscription-rows.ts';
import { useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);
let workspace: SceneWorkspace;
beforeAll(async () => void (workspace = await scene.openWorkspace()));
const owner = () => scene.callerAs('owner', {}, workspace).subscriptions;
const made = (change: object = {}) => owner().create({ ...SOME_SUBSCRIPTION, ...change, mutationId: randomUUID() });

test('a subscription is made once by two clicks, and shows its target, terms and state', async () => {
  const mutationId = randomUUID();
  const create = () => owner().create({ ...SOME_SUBSCRIPTION, mutationId });
  const [first, second] = await Promise.all([create(), create()]);
  expect(second).toEqual(first);
  expect(await owner().one(first)).toMatchObject({
    of: { target: 'all' },
    kinds: ['dasha_change'],
    daysAhead: 7,
    capCredits: 500,
    status: 'active',
    stoppedBecause: null,
    spentCredits: 0,
  });
  const { subscriptions, subscriptionsMax } = await owner().list({});
  expect(subscriptions.filter(({ subscriptionId }) => subscriptionId === first.subscriptionId)).toHaveLength(1);
  expect(subscriptionsMax).toBeGreaterThan(0);
});

test('kinds that do not fit the target are refused, with those that do', async () => {
  await expect(made({ kinds: ['ingress'] })).rejects.toThrow('ingress: choose kinds from dasha_change.');
  await expect(made({ of: { target: 'sky' } })).rejects.toThrow('dasha_change: choose kinds from ingress.');
  await expect(made({ of: { target: 'tag', tag: '' } })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a paused subscription is resumed, its cap changes, and a deleted one is unknown', async () => {
  const ref = await made();
  await owner().pause(ref);
  expect(await owner().one(ref)).toMatchObject({ status: 'paused' });
  await owner().resume(ref);
  await owner().changeCap({ ...ref, capCredits: null });
  expect(await owner().one(ref)).toMatchObject({ status: 'active', capCredits: null });
  expect((await owner().settled(ref)).events).toEqual([]);
  await owner().delete(ref);
  await owner().delete(ref);
  await expect(owner().one(ref)).rejects.toThrow('subscription');
});

test('a subscription keeps its conventions, and its language is theirs', async () => {
  const options = { dasha_levels: 3, settings: { language: 'hi' } };
  const ref = await made({ options });
  expect(await owner().one(ref)).toMatchObject({ of: { target: 'all', options }, language: 'hi' });
  const plain = await owner().one(await made());
  expect(plain.of).toEqual({ target: 'all' });
});

test('a wrong convention is refused with the message of the API at its field', async () => {
  const error = await made({ options: { orb: 9 } }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    code: 'BAD_REQUEST',
    message: 'orb must be at most 5',
    cause: { issues: [{ path: ['options', 'orb'] }] },
  });
});
