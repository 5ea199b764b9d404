import { createTestDatabase } from '@graha/dev-stack/test-context';
import { copyAuditTrail } from '@graha/store/read-models/audit-trail';
import { expect, test } from 'vitest';
import type { SceneWorkspace } from '../testing/scene-rows.ts';
import { OURS, outcomeOf, THEIRS, useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

type Filter = Parameters<ReturnType<typeof logOf>['list']>[0];

const logOf = (workspace: SceneWorkspace, changes = {}) => scene.callerAs('owner', changes, workspace).auditLog;

/** Waits until the log shows this many entries: a transaction in another test's database may hold back the newest events. */
async function shown(workspace: SceneWorkspace, entries: number) {
  const seen = async () => {
    await copyAuditTrail({ db: scene.pools.worker });
    return (await logOf(workspace).list({})).entries.length;
  };
  await expect.poll(seen).toBe(entries);
  return (await logOf(workspace).list({})).entries;
}

/** Entries of the scene in every workspace: opened, three members joined, one key. */
const SCENE_ENTRIES = 5;

const whatOf = async (workspace: SceneWorkspace, filter: Filter) =>
  (await logOf(workspace).list(filter)).entries.map(({ what }) => what);

test('a workspace reads its own log in words, with whom each entry is about, and no other’s', async () => {
  const workspace = await scene.openWorkspace();
  const { keyId, people } = workspace;
  const as = (role: 'owner' | 'admin') => scene.callerAs(role, { requestId: 'req_log' }, workspace);
  await as('owner').team.invite({ email: 'gus@orbit.example', role: 'viewer' });
  await as('admin').team.remove({ userId: people.viewer.userId });
  await as('admin').keys.revoke({ keyId });
  await scene.callerAs('owner', {}, THEIRS).settings.rename({ name: 'Orbit Two' });
  await shown(THEIRS, SCENE_ENTRIES + 1);
  const entries = await shown(workspace, SCENE_ENTRIES + 3);
  expect(entries.map(({ what }) => what)).toEqual([
    'Revoked the key Production',
    `Removed ${people.viewer.email}`,
    'Invited gus@orbit.example as viewer',
    'Created the live key Production',
    `Added ${people.viewer.email} as viewer`,
    `Added ${people.developer.email} as developer`,
    `Added ${people.admin.email} as admin`,
    'Opened the workspace Apogee',
  ]);
  const { name, email } = people.admin;
  expect(entries[0]).toMatchObject({ who: { name, detail: email }, requestId: 'req_log', data: { keyId } });
  const { tenantId, keyId: theirKey, people: theirs } = THEIRS;
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${tenantId}|${theirKey}|${theirs.owner.email}|Orbit Two`));
});

test('pages come to their end, and each entry is on one of them', async () => {
  const all = await shown(OURS, SCENE_ENTRIES);
  const auditLog = logOf(OURS);
  const first = await auditLog.list({ limit: 3 });
  const second = await auditLog.list({ limit: 3, cursor: first.next });
  expect([...first.entries, ...second.entries]).toEqual(all);
  expect([first.entries.length, second.entries.length, second.next]).toEqual([3, 2, null]);
});

test('a filter takes a kind, a person, an operator and whole days', async () => {
  const workspace = await scene.openWorkspace();
  await scene.callerAs('admin', {}, workspace).settings.rename({ name: 'Apsis' });
  await shown(workspace, SCENE_ENTRIES + 1);
  const renamed = ['Renamed the workspace to Apsis'];
  const { admin, viewer } = workspace.people;
  expect(await whatOf(workspace, { kind: 'keys' })).toEqual(['Created the live key Production']);
  expect(await whatOf(workspace, { kind: 'visits' })).toEqual([]);
  expect(await whatOf(workspace, { actor: `member:${admin.userId}` })).toEqual(renamed);
  expect(await whatOf(workspace, { actor: `member:${viewer.userId}` })).toEqual([]);
  expect(await whatOf(workspace, { actor: 'operator' })).toEqual([]);
  expect(await whatOf(workspace, { from: '2026-11-21', to: '2026-11-21' })).toHaveLength(SCENE_ENTRIES + 1);
  expect(await whatOf(workspace, { to: '2026-11-20' })).toEqual([]);
  expect(await whatOf(workspace, { from: '2026-11-22' })).toEqual([]);
});

test('the person of another workspace is no filter that finds anything', async () =>
  expect(await whatOf(OURS, { actor: `member:${THEIRS.people.owner.userId}` })).toEqual([]));

test('an invalid filter is left out, and an invalid page is refused', async () => {
  const all = await shown(OURS, SCENE_ENTRIES);
  // Safe: an address may contain anything.
  const wrong = { actor: 'key:1; drop', from: 'yesterday', kind: 'secrets' } as object;
  expect((await logOf(OURS).list(wrong)).entries).toEqual(all);
  for (const page of [{ cursor: 0 }, { cursor: -1 }, { cursor: 1.5 }, { limit: 0 }, { limit: 1.5 }, { limit: 401 }])
    expect(await outcomeOf(logOf(OURS).list(page))).toBe('BAD_REQUEST');
  expect((await logOf(OURS).list({ limit: 400 })).entries).toEqual(all);
  expect((await logOf(OURS).list({ limit: 1 })).entries).toEqual(all.slice(0, 1));
});
