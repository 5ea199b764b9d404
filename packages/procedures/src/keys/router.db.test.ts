import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { listMail } from '@graha/store/mail/mail-outbox';
import { listKeys } from '@graha/store/keys/key-list';
import { mailKeyNews, type WriteKeyChange } from '@graha/store/keys/key-news';
import { renderMail } from '@graha/mail/render';
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { NO_ID, NOW, OURS, outcomeOf, PORTAL_URL, problemOf, THEIRS, useScene, viewerOf } from '../testing/scene.ts';
import type { Caller } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

type Keys = Caller['keys'];

const NO_LIMITS = { ...UNLIMITED };
const TIGHT = { ...NO_LIMITS, scopes: ['dasha' as const], monthlyCreditsMax: 7 };
const DAY_MS = 86_400_000;

const keysOf = (tenantId: string) => listKeys({ db: scene.pools.db, tenantId });
const mailTo = (to: string) => listMail({ identity: scene.pools.identity }, { to, limit: 10 });
test('a workspace sees its own keys and no others', async () => {
  const { keys, total, all } = await scene.callerAs('owner').keys.list();
  expect(keys.map(({ keyId }) => keyId)).toEqual([OURS.keyId]);
  expect([keys[0]?.credits, total, all]).toEqual([1, 1, 1]);
  expect(await scene.callerAs('viewer').keys.names()).toEqual([{ keyId: OURS.keyId, name: 'Production' }]);
});

test('no hash of a key leaves the server', async () => {
  const { keys } = scene.callerAs('owner');
  const left = JSON.stringify([await keys.list(), await keys.get({ keyId: OURS.keyId })]);
  expect(left).toContain(OURS.keyId);
  expect(left).not.toMatch(/hash/i);
});

describe('another workspace’s key answers exactly like one that does not exist', () => {
  test.each<[string, (keys: Keys, keyId: string) => Promise<unknown>]>([
    ['read', (keys, keyId) => keys.get({ keyId })],
    ['given more', (keys, keyId) => keys.restrict({ keyId, limits: NO_LIMITS })],
    ['given less', (keys, keyId) => keys.restrict({ keyId, limits: TIGHT })],
    ['replaced', (keys, keyId) => keys.rotate({ keyId, overlapMs: 0 })],
    ['disabled', (keys, keyId) => keys.disable({ keyId })],
    ['enabled', (keys, keyId) => keys.enable({ keyId })],
    ['revoked', (keys, keyId) => keys.revoke({ keyId })],
    ['reported as leaked', (keys, keyId) => keys.reportLeak({ keyId, foundAt: null })],
  ])('when it is to be %s, and it stays as it was', async (_what, attempt) => {
    const { keys } = scene.callerAs('owner');
    const before = [await keysOf(THEIRS.tenantId), await scene.eventsOf(THEIRS)];
    const theirs = await problemOf(attempt(keys, THEIRS.keyId));
    expect(theirs).toEqual(await problemOf(attempt(keys, NO_ID)));
    expect(theirs).toMatchObject({ code: 'NOT_FOUND' });
    expect([await keysOf(THEIRS.tenantId), await scene.eventsOf(THEIRS)]).toEqual(before);
    expect(before[0]).toHaveLength(1);
  });

  test('when its first call is read', async () => {
    const { keys } = scene.callerAs('owner');
    expect(await keys.firstCall({ keyId: THEIRS.keyId })).toBeNull();
    expect(await keys.firstCall({ keyId: NO_ID })).toBeNull();
  });
});

test('the first call of a key is shown with its price', async () =>
  expect(await scene.callerAs('developer').keys.firstCall({ keyId: OURS.keyId })).toEqual({
    operation: 'kundali/basic',
    credits: 1,
  }));

test('the page of a key has thirty days of its usage, what it has spent in the period, and its successor', async () => {
  const workspace = await scene.openWorkspace();
  const { keyId } = workspace;
  const { keys } = scene.callerAs('developer', {}, workspace);
  const before = await keys.get({ keyId });
  expect(before.usage.slots).toHaveLength(30);
  expect(before.usage).toMatchObject({ calls: 1, credits: 1, groups: [{ id: 'kundali/basic' }] });
  expect(before.spent).toMatchObject({ credits: 1 });
  expect(before).toMatchObject({ replaces: [], replacedBy: null });
  expect(before.asOf.getTime() - NOW.getTime()).toBeGreaterThan(0);
  const made = await keys.rotate({ keyId, overlapMs: 3_600_000 });
  const [old, successor] = [await keys.get({ keyId }), await keys.get({ keyId: made.keyId })];
  expect(old.replacedBy?.keyId).toBe(made.keyId);
  expect(old.key.expiresAt).toEqual(made.oldValidUntil);
  expect(successor.replaces.map((replaced) => replaced.keyId)).toEqual([keyId]);
});

test('a key is made with the limits that were given, and with none where none were', async () => {
  const { tenantId, ...workspace } = await scene.openWorkspace();
  const { keys } = scene.callerAs('developer', {}, { tenantId, ...workspace });
  const expiresAt = '2026-12-01T00:00:00.000Z';
  const limited = { mutationId: randomUUID(), name: 'Cron', env: 'live', limits: { ...TIGHT, expiresAt } } as const;
  const open = { mutationId: randomUUID(), name: 'Web', env: 'test' } as const;
  const made = [await keys.create(limited), await keys.create(open)];
  const [cron, web] = made.map(({ keyId }) => keyId);
  const listed = await keysOf(tenantId);
  expect(listed.find(({ keyId }) => keyId === cron)).toMatchObject({ ...TIGHT, expiresAt: new Date(expiresAt) });
  expect(listed.find(({ keyId }) => keyId === web)).toMatchObject({ ...NO_LIMITS, env: 'test' });
});

test('an old session may take something from a key, and gives it nothing back without a password', async () => {
  const workspace = await scene.openWorkspace();
  const { keyId, tenantId, people } = workspace;
  const viewer = { ...viewerOf(people.owner), signedInAt: new Date(Date.now() - 25 * 3_600_000) };
  const { keys } = scene.callerAs('owner', { viewer }, workspace);
  await keys.restrict({ keyId, limits: TIGHT });
  expect(await keysOf(tenantId)).toMatchObject([TIGHT]);
  const outcomes = [
    await outcomeOf(keys.restrict({ keyId, limits: NO_LIMITS })),
    await outcomeOf(keys.rotate({ keyId, overlapMs: 0 })),
    await outcomeOf(keys.create({ mutationId: randomUUID(), name: 'Web', env: 'live' })),
  ];
  expect(new Set(outcomes)).toEqual(new Set(['PRECONDITION_FAILED']));
  const after = await keysOf(tenantId);
  expect(after).toHaveLength(1);
  expect(after).toMatchObject([TIGHT]);
});

test('a key is disabled, enabled and revoked, in the name of the person and the request, and stays in the list', async () => {
  const workspace = await scene.openWorkspace();
  const { keyId, people } = workspace;
  const before = (await scene.eventsOf(workspace)).length;
  const { keys } = scene.callerAs('developer', { requestId: 'req_keys' }, workspace);
  const state = async () => (await keys.list()).keys.map(({ status, revokedAt }) => [status, revokedAt !== null])[0];
  await keys.disable({ keyId });
  expect(await state()).toEqual(['disabled', false]);
  await keys.enable({ keyId });
  expect(await state()).toEqual(['active', false]);
  await keys.revoke({ keyId });
  expect(await state()).toEqual(['revoked', true]);
  const changes = (await scene.eventsOf(workspace)).slice(0, -before).toReversed();
  expect(changes.map(({ type }) => type)).toEqual(['KeyDisabled', 'KeyEnabled', 'KeyRevoked']);
  const actor = { kind: 'user', id: people.developer.userId };
  for (const change of changes) expect(change).toMatchObject({ actor, requestId: 'req_keys' });
});

test('a developer captures a key of the workspace, a viewer neither captures nor reads', async () => {
  const workspace = await scene.openWorkspace();
  const { keyId } = workspace;
  const developer = scene.callerAs('developer', {}, workspace);
  await developer.keys.startCapture({ keyId });
  expect((await developer.keys.get({ keyId })).key.captureUntil).toBeInstanceOf(Date);
  expect(await developer.requests.captured({ requestId: 'none' })).toBeNull();
  const viewer = scene.callerAs('viewer', {}, workspace);
  expect([
    await outcomeOf(viewer.keys.startCapture({ keyId })),
    await outcomeOf(viewer.keys.endCapture({ keyId })),
    await outcomeOf(viewer.requests.captured({ requestId: 'none' })),
  ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect(await outcomeOf(scene.callerAs('owner').keys.startCapture({ keyId }))).not.toBe('OK');
  await developer.keys.endCapture({ keyId });
  expect((await developer.keys.get({ keyId })).key.captureUntil).toBeNull();
});

test('a revoked key is enabled by nobody', async () => {
  const workspace = await scene.openWorkspace();
  const { keyId } = workspace;
  const { keys } = scene.callerAs('owner', {}, workspace);
  await keys.revoke({ keyId });
  expect(await outcomeOf(keys.enable({ keyId }))).toBe('CONFLICT');
  expect((await keys.get({ keyId })).key.status).toBe('revoked');
});

test('the worker mails the owner and the admins, once, each key that is made, replaced or revoked', async () => {
  const workspace = await scene.openWorkspace();
  const { keys } = scene.callerAs('developer', {}, workspace);
  const { keyId } = await keys.create({ mutationId: randomUUID(), name: 'Harbour', env: 'live' });
  const next = await keys.rotate({ keyId, overlapMs: 0 });
  await keys.revoke({ keyId: next.keyId });
  const write: WriteKeyChange = ({ keyId: id, ...facts }) => renderMail('key-changed', { ...facts, keyUrl: id });
  for (const _ of ['once', 'again']) await mailKeyNews({ db: scene.pools.worker }, { write });
  const { owner, admin, developer, viewer } = workspace.people;
  for (const { email } of [owner, admin]) {
    const about = (await mailTo(email)).map(({ subject }) => subject).filter((subject) => subject.includes('Harbour'));
    expect(about.toReversed()).toEqual([
      'The key Harbour was created',
      'The key Harbour was replaced',
      'The key Harbour was revoked',
    ]);
  }
  for (const { email } of [developer, viewer]) expect(await mailTo(email)).toEqual([]);
});

test('a leak is mailed to the owner and the admins, to nobody else, and not again within the hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const workspace = await scene.openWorkspace();
    const { keyId, people } = workspace;
    const reportAt = (time: string, role: 'admin' | 'developer') => {
      vi.setSystemTime(time);
      const leak = { keyId, foundAt: 'https://paste.example/1' };
      return scene.callerAs(role, {}, workspace).keys.reportLeak(leak); // Each call by another person: a second click is refused.
    };
    expect(await reportAt('2026-11-21T08:00:00Z', 'developer')).toEqual({ mails: 2 });
    expect(await reportAt('2026-11-21T08:59:59Z', 'admin')).toEqual({ mails: 0 });
    for (const { email } of [people.owner, people.admin]) {
      const mails = await mailTo(email);
      expect(mails.map(({ kind }) => kind)).toEqual(['key-leaked']);
      for (const part of [`${PORTAL_URL}/keys/${keyId}`, 'https://paste.example/1', 'Chandra']) {
        expect(mails[0]?.text).toContain(part);
      }
    }
    expect(await mailTo(people.developer.email)).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

// oxlint-disable-next-line no-script-url -- Must not reach a mail.
test.each(['javascript:alert(1)', 'on a forum'])('a leak found at “%s” is not reported', async (foundAt) => {
  const before = await scene.eventsOf(OURS);
  const { keys } = scene.callerAs('developer');
  expect(await outcomeOf(keys.reportLeak({ keyId: OURS.keyId, foundAt }))).toBe('BAD_REQUEST');
  expect(await scene.eventsOf(OURS)).toEqual(before);
});

test.each([
  ['no name', { name: '   ', env: 'live' }],
  ['a name of 101 letters', { name: 'x'.repeat(101), env: 'live' }],
  ['an unknown environment', { name: 'Staging', env: 'production' }],
  ['a foreign field', { name: 'Staging', env: 'live', tenantId: THEIRS.tenantId }],
  ['limits outside of where they belong', { name: 'Staging', env: 'live', scopes: ['*'] }],
  ['an unknown scope', { name: 'Staging', env: 'live', limits: { ...NO_LIMITS, scopes: ['tarot'] } }],
  ['an unknown operation', { name: 'Staging', env: 'live', limits: { ...NO_LIMITS, scopes: ['panchang/ful'] } }],
  ['no scope at all', { name: 'Staging', env: 'live', limits: { ...NO_LIMITS, scopes: [] } }],
  ['a name for an address', { name: 'Staging', env: 'live', limits: { ...NO_LIMITS, cidrs: ['office'] } }],
  ['a cap of nothing', { name: 'Staging', env: 'live', limits: { ...NO_LIMITS, monthlyCreditsMax: 0 } }],
])('a key with %s is not made', async (_what, input) => {
  const before = await keysOf(OURS.tenantId);
  // Safe: the procedure's own check of its input is what this test is about.
  const sent = scene
    .callerAs('owner')
    .keys.create({ mutationId: NO_ID, ...input } as { mutationId: string; name: string; env: 'live' });
  expect(await outcomeOf(sent)).toBe('BAD_REQUEST');
  expect(await keysOf(OURS.tenantId)).toEqual(before);
});

test.each([-1, 0.5, 30 * DAY_MS + 1])('an overlap of %s ms is refused', async (overlapMs) =>
  expect(await outcomeOf(scene.callerAs('owner').keys.rotate({ keyId: OURS.keyId, overlapMs }))).toBe('BAD_REQUEST'),
);

describe('a publishable key', () => {
  const browser = { origins: ['https://www.example.com'], dailyCreditsMax: 1_000, visitorCallsMax: 100 };
  const create = (keys: Keys, limits: object) =>
    keys.create({ mutationId: randomUUID(), name: 'Page', env: 'live', limits: { ...NO_LIMITS, browser, ...limits } });

  test('is shown in full again, and after it was replaced its successor too', async () => {
    const workspace = await scene.openWorkspace();
    const { keys } = scene.callerAs('developer', {}, workspace);
    const made = await create(keys, { scopes: ['dasha'] });
    expect(made.text).toMatch(/^graha_pub_/);
    expect((await keys.get({ keyId: made.keyId })).key).toMatchObject({ text: made.text, browser, scopes: ['dasha'] });
    const next = await keys.rotate({ keyId: made.keyId, overlapMs: 0 });
    expect((await keys.get({ keyId: next.keyId })).key).toMatchObject({ text: next.text, browser, scopes: ['dasha'] });
    expect((await keys.get({ keyId: workspace.keyId })).key.text).toBeNull();
  });

  test('gets no origin that a browser would not send, and no right to manage', async () => {
    const { keys } = scene.callerAs('owner', {}, await scene.openWorkspace());
    for (const origin of ['https://*.example.com', 'https://Example.com', 'null', 'http://example.com']) {
      expect(await outcomeOf(create(keys, { browser: { ...browser, origins: [origin] } }))).toBe('BAD_REQUEST');
    }
    expect(await outcomeOf(create(keys, { scopes: ['manage'] }))).toBe('BAD_REQUEST');
  });
});

describe('a key that manages the workspace', () => {
  const limits = { ...NO_LIMITS, scopes: ['*', 'manage'] };
  const create = (keys: Keys) => keys.create({ mutationId: randomUUID(), name: 'Terraform', env: 'live', limits });

  test('is made, replaced and given by owners and admins alone', async () => {
    const workspace = await scene.openWorkspace();
    const admin = scene.callerAs('admin', {}, workspace).keys;
    const { keyId } = await create(admin);
    const developer = scene.callerAs('developer', {}, workspace).keys;
    expect([
      await outcomeOf(create(developer)),
      await outcomeOf(developer.rotate({ keyId, overlapMs: 0 })),
      await outcomeOf(developer.restrict({ keyId: workspace.keyId, limits })),
      await outcomeOf(developer.restrict({ keyId, limits: { ...limits, monthlyCreditsMax: 5 } })),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    await developer.revoke({ keyId });
  });

  test('is enabled and changed by owners and admins alone; a developer may stop it', async () => {
    const workspace = await scene.openWorkspace();
    const { owner, developer } = { owner: scene.callerAs('owner', {}, workspace).keys, developer: scene.callerAs('developer', {}, workspace).keys }; // prettier-ignore
    const { keyId } = await create(owner);
    await developer.disable({ keyId });
    const attempts = [() => developer.enable({ keyId }), () => developer.restrict({ keyId, limits: NO_LIMITS })];
    for (const attempt of attempts) {
      expect(await problemOf(attempt())).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('only owners and admins'),
      });
    }
    expect((await owner.get({ keyId })).key).toMatchObject({ status: 'disabled', scopes: limits.scopes });
    await owner.enable({ keyId });
    await developer.reportLeak({ keyId, foundAt: null });
  });
});
