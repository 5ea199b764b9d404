import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { listMail } from '@graha/store/mail/mail-outbox';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SceneWorkspace } from '../testing/scene-rows.ts';
import { OURS, outcomeOf, PORTAL_URL, THEIRS, useScene, viewerOf } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

const mailsTo = ({ people }: SceneWorkspace, role: 'owner' | 'admin' | 'developer') =>
  listMail(scene.pools, { to: people[role].email, limit: 10 });

const isOnOf = async (workspace: SceneWorkspace) => {
  const { thresholds } = await scene.callerAs('viewer', {}, workspace).alerts.read();
  return Object.fromEntries(thresholds.map(({ pct, isOn }) => [pct, isOn]));
};

/** Writes the row that the worker writes when it mails a crossing. */
const cross = ({ tenantId }: SceneWorkspace) =>
  scene.pools.owner.query(
    `INSERT INTO graha.threshold_alert (tenant_id, period_start, seq, pct, of, "limit", crossed_at, mails)
     SELECT tenant_id, period_start, 1, 50, 'calls', 10000, now(), 2 FROM graha.credit_account WHERE tenant_id = $1`,
    [tenantId],
  );

test('a workspace reads its own alerts and receivers, and none of another workspace', async () => {
  const [workspace, other] = [await scene.openWorkspace(), await scene.openWorkspace()];
  await cross(workspace);
  const { alerts, receivers } = await scene.callerAs('viewer', {}, workspace).alerts.read();
  expect(alerts).toMatchObject([{ pct: 50, of: 'calls', limit: 10_000, mails: 2 }]);
  const { owner, admin } = workspace.people;
  expect(receivers.map(({ userId }) => userId)).toEqual([owner.userId, admin.userId]);
  const theirs = await scene.callerAs('viewer', {}, other).alerts.read();
  expect(theirs.alerts).toEqual([]);
  expect(JSON.stringify(theirs)).not.toMatch(new RegExp(`${owner.userId}|${workspace.tenantId}`));
});

test('an alert is switched in the workspace of the session and in no other, in the name of the person and the request', async () => {
  const workspace = await scene.openWorkspace();
  const before = [await isOnOf(THEIRS), await scene.eventsOf(THEIRS)];
  await scene.callerAs('admin', { requestId: 'req_alerts' }, workspace).alerts.turn({ pct: 80, isOn: false });
  expect(await isOnOf(workspace)).toEqual({ 50: true, 80: false, 100: true });
  const [event] = await scene.eventsOf(workspace);
  const actor = { kind: 'user', id: workspace.people.admin.userId };
  expect(event).toMatchObject({ type: 'AlertsChosen', actor, requestId: 'req_alerts' });
  expect([await isOnOf(THEIRS), await scene.eventsOf(THEIRS)]).toEqual(before);
});

test('an unknown threshold, and a workspace in the input, are refused', async () => {
  const before = await scene.eventsOf(OURS);
  const turn = (input: object) => {
    // Safe: anybody could send this instead.
    const wrong = input as { pct: 50; isOn: boolean };
    return outcomeOf(scene.callerAs('owner').alerts.turn(wrong));
  };
  expect(await turn({ pct: 90, isOn: true })).toBe('BAD_REQUEST');
  expect(await turn({ pct: 50, isOn: false, tenantId: THEIRS.tenantId })).toBe('BAD_REQUEST');
  expect(await scene.eventsOf(OURS)).toEqual(before);
});

test('a test mail names its workspace and its sender, goes to the owner and the admins, and is not sent again at once', async () => {
  const workspace = await scene.openWorkspace('Syzygy Tools');
  const sendTest = (role: 'owner' | 'admin') => scene.callerAs(role, {}, workspace).alerts.sendTest();
  expect(await sendTest('owner')).toEqual({ mails: 2 });
  await expect(sendTest('admin')).rejects.toThrow(/^A test mail was sent within the last ten minutes/);
  for (const role of ['owner', 'admin'] as const) {
    const mails = await mailsTo(workspace, role);
    expect(mails.map(({ kind }) => kind)).toEqual(['alert-test']);
    for (const part of ['Syzygy Tools', 'Asha', `${PORTAL_URL}/alerts`]) expect(mails[0]?.text).toContain(part);
  }
  expect(await mailsTo(workspace, 'developer')).toEqual([]);
});

test('a person without a verified address sends no test mail', async () => {
  const workspace = await scene.openWorkspace();
  const viewer = { ...viewerOf(workspace.people.owner), isVerified: false };
  expect(await outcomeOf(scene.callerAs('owner', { viewer }, workspace).alerts.sendTest())).toBe('FORBIDDEN');
  expect(await mailsTo(workspace, 'owner')).toEqual([]);
});

test('an alert of its own is added and removed in the workspace of the session and in no other', async () => {
  const workspace = await scene.openWorkspace();
  const before = [(await scene.callerAs('viewer', {}, THEIRS).alerts.read()).own, await scene.eventsOf(THEIRS)];
  const { alerts } = scene.callerAs('admin', { requestId: 'req_alerts' }, workspace);
  const mutationId = randomUUID();
  for (let time = 0; time < 2; time += 1) await alerts.add({ mutationId, pct: 65, keyId: null });
  const { own } = await alerts.read();
  expect(own).toMatchObject([{ pct: 65, keyId: null, keyName: null, of: 'calls', used: 1, sentAt: null }]);
  const [{ alertId = '' } = {}] = own;
  expect(await outcomeOf(scene.callerAs('owner', {}, THEIRS).alerts.remove({ alertId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(alerts.add({ mutationId: randomUUID(), pct: 65, keyId: null }))).toBe('CONFLICT');
  expect(await outcomeOf(alerts.add({ mutationId: randomUUID(), pct: 80, keyId: null }))).toBe('CONFLICT');
  await alerts.remove({ alertId });
  expect((await alerts.read()).own).toEqual([]);
  expect([(await scene.callerAs('viewer', {}, THEIRS).alerts.read()).own, await scene.eventsOf(THEIRS)]).toEqual(
    before,
  );
});

test('an alert of a key needs a key of the workspace with a cap', async () => {
  const workspace = await scene.openWorkspace();
  const { keyId } = workspace;
  const { alerts, keys } = scene.callerAs('owner', {}, workspace);
  const add = (ofKey: string) => alerts.add({ mutationId: randomUUID(), pct: 65, keyId: ofKey });
  expect(await outcomeOf(add(THEIRS.keyId))).toBe('NOT_FOUND');
  expect(await outcomeOf(add(keyId))).toBe('BAD_REQUEST');
  const limits = { ...UNLIMITED, monthlyCreditsMax: 40 };
  await keys.restrict({ keyId, limits });
  await add(keyId);
  const { own, cappedKeys } = await alerts.read();
  expect(own).toMatchObject([{ keyId, keyName: 'Production', of: 'credits', used: 1, limit: 40, firesAt: 26 }]);
  expect(cappedKeys).toEqual([{ keyId, name: 'Production' }]);
});

test.each([0, 101, 33.5, -1])('a threshold of %d %% is refused', async (pct) =>
  expect(await outcomeOf(scene.callerAs('owner').alerts.add({ mutationId: randomUUID(), pct, keyId: null }))).toBe(
    'BAD_REQUEST',
  ),
);
