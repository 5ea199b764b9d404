import { createTestDatabase } from '@graha/dev-stack/test-context';
import { subscription } from '@graha/domain/billing/subscription';
import { execute } from '@graha/store/aggregates/execute';
import { listMail } from '@graha/store/mail/mail-outbox';
import { expect, test } from 'vitest';
import type { SceneWorkspace } from '../testing/scene-rows.ts';
import { NOW, OURS, outcomeOf, PORTAL_URL, THEIRS, useScene, viewerOf } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

const settingsAs = (role: 'owner' | 'viewer', workspace: SceneWorkspace, changes = {}) =>
  scene.callerAs(role, changes, workspace).settings;

test('the workspace of the session is deleted, once its name is typed by a fresh session', async () => {
  const workspace = await scene.openWorkspace();
  const { name: typed, people } = workspace;
  const before = [await scene.eventsOf(workspace), await scene.eventsOf(THEIRS)];
  expect(await outcomeOf(settingsAs('owner', workspace).requestDeletion({ typed: 'Apo' }))).toBe('BAD_REQUEST');
  const viewer = { ...viewerOf(people.owner), signedInAt: new Date(Date.now() - 25 * 3_600_000) };
  expect(await outcomeOf(settingsAs('owner', workspace, { viewer }).requestDeletion({ typed }))).toBe(
    'PRECONDITION_FAILED',
  );
  expect([await scene.eventsOf(workspace), await scene.eventsOf(THEIRS)]).toEqual(before);
  const { dueAt } = await settingsAs('owner', workspace, { requestId: 'req_gone' }).requestDeletion({ typed });
  expect(dueAt.getTime()).toBeGreaterThan(NOW.getTime() + 6 * 86_400_000);
  const [event] = await scene.eventsOf(workspace);
  const actor = { kind: 'user', id: people.owner.userId };
  expect(event).toMatchObject({ type: 'ErasureRequested', actor, requestId: 'req_gone' });
  expect(await scene.eventsOf(THEIRS)).toEqual(before[1]);
});

test('the owner and the admins get a mail about the deletion', async () => {
  const workspace = await scene.openWorkspace('Umbra');
  await settingsAs('owner', workspace).requestDeletion({ typed: 'Umbra' });
  for (const role of ['owner', 'admin'] as const) {
    const [mail] = await listMail(scene.pools, { to: workspace.people[role].email, limit: 1 });
    for (const part of ['Umbra', `${PORTAL_URL}/settings`]) expect(mail?.text).toContain(part);
  }
});

test('a workspace with a subscription is not deleted before the plan is cancelled, and need not wait for its end', async () => {
  const workspace = await scene.openWorkspace();
  const { tenantId, name: typed } = workspace;
  const ctx = { db: scene.pools.worker, actor: { kind: 'stripe', id: 'evt_1' } } as const;
  const periodEnd = '2027-11-21T08:14:02.000Z';
  const seen = (cancelAt: string | null) =>
    execute(ctx, subscription, tenantId, {
      type: 'sync',
      stripeSubscriptionId: 'sub_1',
      plan: 'starter',
      interval: 'year',
      stripePriceId: 'price_1',
      status: 'active',
      periodStart: NOW.toISOString(),
      periodEnd,
      cancelAt,
      endedUnpaid: false,
      stripeSeenAt: NOW.toISOString(),
    });
  await seen(null);
  const before = await scene.eventsOf(workspace);
  expect(await outcomeOf(settingsAs('owner', workspace).requestDeletion({ typed }))).toBe('CONFLICT');
  expect(await scene.eventsOf(workspace)).toEqual(before);
  await seen(periodEnd);
  expect(await outcomeOf(settingsAs('owner', workspace).requestDeletion({ typed }))).toBe('ok');
});

test('a deletion is seen by every member and withdrawn by the owner', async () => {
  const workspace = await scene.openWorkspace();
  const dueAt = async () => (await settingsAs('viewer', workspace).read()).erasureDueAt;
  const requested = await settingsAs('owner', workspace).requestDeletion({ typed: workspace.name });
  expect(await dueAt()).toEqual(requested.dueAt);
  await settingsAs('owner', workspace).withdrawDeletion();
  expect(await dueAt()).toBeNull();
});

test('a workspace is renamed in the tables and in the log, and no other is', async () => {
  const workspace = await scene.openWorkspace();
  const before = [await scene.eventsOf(THEIRS), await scene.eventsOf(OURS)];
  await settingsAs('owner', workspace).rename({ name: ' Perihelion ' });
  const { rows } = await scene.pools.identity.query('SELECT name FROM identity.organization WHERE id = $1', [
    workspace.tenantId,
  ]);
  expect(rows).toEqual([{ name: 'Perihelion' }]);
  const [event] = await scene.eventsOf(workspace);
  expect(event).toMatchObject({ type: 'TenantRenamed', data: { name: 'Perihelion' } });
  expect([await scene.eventsOf(THEIRS), await scene.eventsOf(OURS)]).toEqual(before);
});

test('the time zone and the place are chosen by owners and admins, seen by all, and an event', async () => {
  const workspace = await scene.openWorkspace();
  const clock = { timezone: 'Asia/Kolkata', place: { name: 'Ujjain, India', latitude: 23.18, longitude: 75.78 } };
  const seen = async () => (await settingsAs('viewer', workspace).read()).clock;
  expect(await seen()).toEqual({ timezone: 'UTC', place: null });
  await settingsAs('owner', workspace).chooseClock(clock);
  expect(await seen()).toEqual(clock);
  expect((await scene.eventsOf(workspace))[0]).toMatchObject({ type: 'ClockChosen', data: clock });
  for (const wrong of [
    { timezone: 'Mars/Olympus', place: null },
    { timezone: 'UTC', place: { ...clock.place, latitude: 91 } },
    { timezone: 'UTC', place: { ...clock.place, name: ' ' } },
  ]) {
    expect(await outcomeOf(settingsAs('owner', workspace).chooseClock(wrong))).toBe('BAD_REQUEST');
  }
  expect(await seen()).toEqual(clock);
});

test('the version of the formulas is chosen by owners and admins among those served, seen by all, and an event', async () => {
  const workspace = await scene.openWorkspace();
  const seen = async () => (await settingsAs('viewer', workspace).read()).formulaVersion;
  const choose = (role: 'owner' | 'viewer', version: string | null) =>
    outcomeOf(settingsAs(role, workspace).chooseFormulaVersion({ version }));
  expect(await seen()).toBeNull();
  expect(await choose('viewer', '2026-11-28')).toBe('FORBIDDEN');
  for (const wrong of ['2026-01-01', '2026-11-28T00:00:00Z', ''])
    expect(await choose('owner', wrong)).toBe('BAD_REQUEST');
  expect(await seen()).toBeNull();
  const { length } = await scene.eventsOf(workspace);
  for (const version of ['2026-11-28', '2026-11-28', null]) {
    await choose('owner', version);
    expect(await seen()).toBe(version);
  }
  const events = await scene.eventsOf(workspace);
  expect(events).toHaveLength(length + 2);
  expect(events[1]).toMatchObject({ type: 'FormulaVersionChosen', data: { version: '2026-11-28' } });
  expect(events[0]).toMatchObject({ type: 'FormulaVersionChosen', data: { version: null } });
});

test('days of the audit log begin by the clock of the workspace', async () => {
  const workspace = await scene.openWorkspace();
  const { auditLog, settings } = scene.callerAs('owner', {}, workspace);
  await settings.chooseClock({ timezone: 'Pacific/Kiritimati', place: null }); // Fourteen hours ahead of UTC.
  await scene.pools.owner.query(
    `INSERT INTO graha.audit_trail (tenant_id, pos, at, type, stream_id, actor_kind, actor_id, data)
     SELECT $1::uuid, 1000000 + n, at, 'TenantRenamed', 'tenant-' || $1::uuid, 'user', 'u', '{"name":"x"}'
     FROM unnest(ARRAY['2026-11-09T09:59:59Z', '2026-11-09T10:00:00Z', '2026-11-10T09:59:59Z', '2026-11-10T10:00:00Z']::timestamptz[])
       WITH ORDINALITY AS t (at, n)`,
    [workspace.tenantId],
  );
  const { entries } = await auditLog.list({ from: '2026-11-10', to: '2026-11-10' });
  expect(entries.map(({ at }) => at.toISOString())).toEqual(['2026-11-10T09:59:59.000Z', '2026-11-09T10:00:00.000Z']);
});
