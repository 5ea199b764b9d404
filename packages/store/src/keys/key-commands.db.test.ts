import { createTestDatabase } from '@graha/dev-stack/test-context';
import { limitsOf, UNLIMITED } from '@graha/domain/keys/key-limits';
import { formatKey, parseKey } from '@graha/domain/keys/key-format';
import { keyStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listKeys } from './key-list.ts';
import { disableKey, enableKey, issueKey, reportKeyLeak, restrictKey, rotateKey, revokeKey } from './key-commands.ts';
import { chargeBatch, findKey } from '../ledger/metering.ts';
import { createPostgresEventStore } from '../log/postgres-event-store.ts';
import { INLINE } from '../read-models/all.ts';
import { BY, call, ENGINE, openWorkspace, PEPPER, type Workspace, useDatabase } from '../testing/testing.ts';

const HOUR_MS = 3_600_000;

const { pools } = useDatabase(createTestDatabase, 3);

const outcomeOf = async (workspace: Workspace): Promise<string | undefined> =>
  (await chargeBatch({ db: pools.api }, { charges: [call(workspace)], engineVersion: ENGINE }))[0]?.outcome;

test('a disabled key is refused by the next charge, and taken again once it is enabled', async () => {
  const workspace = await openWorkspace(pools, { credits: 5 });
  const key = { tenantId: workspace.tenantId, keyId: workspace.key.keyId };
  await disableKey({ db: pools.app, tenantId: key.tenantId, ...BY }, key);
  expect(await outcomeOf(workspace)).toBe('key_inactive');
  await enableKey({ db: pools.app, tenantId: key.tenantId, ...BY }, key);
  expect(await outcomeOf(workspace)).toBe('charged');
});

test('a reported leak stands in the log, and leaves what is to be done to people', async () => {
  const workspace = await openWorkspace(pools, { credits: 5 });
  const key = { tenantId: workspace.tenantId, keyId: workspace.key.keyId };
  const [before] = await listKeys({ db: pools.app, tenantId: key.tenantId });
  await reportKeyLeak(
    { db: pools.app, tenantId: key.tenantId, ...BY },
    { ...key, source: 'test', url: 'https://paste.example/1' },
  );
  const { events } = await createPostgresEventStore(pools.app, INLINE).read(keyStream(key.keyId), key.tenantId);
  const data = { keyId: key.keyId, source: 'test', url: 'https://paste.example/1' };
  expect(events.at(-1)).toMatchObject({ type: 'KeyLeakReported', data });
  expect(await listKeys({ db: pools.app, tenantId: key.tenantId })).toEqual([before]);
  expect(await outcomeOf(workspace)).toBe('charged');
});

test('a successor has the name and the limits of the key it replaces, and that one its own end', async () => {
  const workspace = await openWorkspace(pools, { credits: 5 });
  const { tenantId } = workspace;
  const old = { tenantId, keyId: workspace.key.keyId };
  const limits = {
    ...UNLIMITED,
    scopes: ['vedic'],
    cidrs: ['10.0.0.0/8'],
    monthlyCreditsMax: 7,
    expiresAt: null,
  };
  await restrictKey({ db: pools.app, tenantId: old.tenantId, ...BY }, { ...old, ...limits });
  const successor = await rotateKey(
    { db: pools.app, tenantId: old.tenantId, pepper: PEPPER, ...BY },
    { ...old, overlapMs: HOUR_MS },
  );
  const listed = await listKeys({ db: pools.app, tenantId });
  const byId = new Map(listed.map((key) => [key.keyId, key]));
  expect(byId.get(successor.keyId)).toMatchObject({ ...limits, name: 'test', env: 'live', status: 'active' });
  expect(byId.get(old.keyId)).toMatchObject({ replacedBy: successor.keyId, expiresAt: successor.oldValidUntil });
  expect(await outcomeOf(workspace)).toBe('charged');
});

test('without an overlap, the old key is refused by the next charge', async () => {
  const workspace = await openWorkspace(pools, { credits: 5 });
  const { tenantId } = workspace;
  const successor = await rotateKey(
    { db: pools.app, tenantId, pepper: PEPPER, ...BY },
    { keyId: workspace.key.keyId, overlapMs: 0 },
  );
  expect(await outcomeOf(workspace)).toBe('key_inactive');
  expect(await outcomeOf({ ...workspace, key: successor })).toBe('charged');
});

test('the overlap ends no later than the old key would have', async () => {
  const workspace = await openWorkspace(pools);
  const key = { tenantId: workspace.tenantId, keyId: workspace.key.keyId };
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const limits = {
    ...UNLIMITED,
    expiresAt: expiresAt.toISOString(),
  };
  await restrictKey({ db: pools.app, tenantId: key.tenantId, ...BY }, { ...key, ...limits });
  const { oldValidUntil } = await rotateKey(
    { db: pools.app, tenantId: key.tenantId, pepper: PEPPER, ...BY },
    { ...key, overlapMs: 24 * HOUR_MS },
  );
  expect(oldValidUntil).toEqual(expiresAt);
});

test('a key that cannot be replaced leaves no successor behind', async () => {
  const workspace = await openWorkspace(pools);
  const { tenantId } = workspace;
  const old = { tenantId, keyId: workspace.key.keyId };
  const rotate = (overlapMs: number, keyId = old.keyId) =>
    rotateKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, { keyId, overlapMs });
  await expect(rotate(31 * 24 * HOUR_MS)).rejects.toMatchObject({ code: 'overlap_too_long' });
  await expect(rotate(0, randomUUID())).rejects.toMatchObject({ code: 'key_unknown' });
  await rotate(HOUR_MS);
  await expect(rotate(HOUR_MS)).rejects.toMatchObject({ code: 'key_rotated' });
  await revokeKey({ db: pools.app, tenantId: old.tenantId, ...BY }, { ...old, reason: 'test' });
  await expect(rotate(HOUR_MS)).rejects.toMatchObject({ code: 'key_revoked' });
  expect(await listKeys({ db: pools.app, tenantId })).toHaveLength(2);
});

test('one of two rotations at once is the one, and the other’s successor is revoked', async () => {
  const workspace = await openWorkspace(pools);
  const { tenantId } = workspace;
  const old = { tenantId, keyId: workspace.key.keyId, overlapMs: HOUR_MS };
  const both = await Promise.allSettled([
    rotateKey({ db: pools.app, tenantId: old.tenantId, pepper: PEPPER, ...BY }, old),
    rotateKey({ db: pools.app, tenantId: old.tenantId, pepper: PEPPER, ...BY }, old),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const listed = await listKeys({ db: pools.app, tenantId });
  const successors = listed.filter(({ keyId }) => keyId !== old.keyId);
  expect(successors.filter(({ status }) => status === 'active')).toHaveLength(1);
  expect(listed.find(({ keyId }) => keyId === old.keyId)?.replacedBy).toBe(
    successors.find(({ status }) => status === 'active')?.keyId,
  );
});

test('another workspace’s key is as one that does not exist', async () => {
  const [mine, other] = [await openWorkspace(pools), await openWorkspace(pools)];
  const foreign = { tenantId: mine.tenantId, keyId: other.key.keyId };
  for (const attempt of [
    () => disableKey({ db: pools.app, tenantId: foreign.tenantId, ...BY }, foreign),
    () =>
      reportKeyLeak({ db: pools.app, tenantId: foreign.tenantId, ...BY }, { ...foreign, source: 'test', url: null }),
    () => rotateKey({ db: pools.app, tenantId: foreign.tenantId, pepper: PEPPER, ...BY }, { ...foreign, overlapMs: 0 }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'key_unknown' });
  }
});

test('a server of the version before publishable keys takes no publishable key, not even rewritten as a secret one', async () => {
  const { tenantId, key } = await openWorkspace(pools);
  const ctx = { db: pools.app, tenantId, pepper: PEPPER, ...BY };
  const browser = { origins: ['https://www.example.com'], dailyCreditsMax: 5, visitorCallsMax: 5 };
  const { publicId, text } = await issueKey(ctx, { name: 'page', env: 'live', browser });
  const secret = parseKey(text)?.secret ?? '';
  expect(parseKey(formatKey({ kind: 'secret', env: 'live', publicId, secret }))).toMatchObject({ publicId, secret });
  const found = (id: string) => pools.api.query('SELECT key_id FROM graha.find_key($1)', [id]);
  expect((await found(publicId)).rows).toEqual([]);
  expect((await found(key.publicId)).rows).toEqual([{ key_id: key.keyId }]);
});

test('servers that authenticate and the list of keys read all limits as they were asked for', async () => {
  const { tenantId } = await openWorkspace(pools);
  const ctx = { db: pools.app, tenantId, pepper: PEPPER, ...BY };
  const limits = {
    ...UNLIMITED,
    scopes: ['vedic', 'panchang/full'],
    cidrs: ['10.0.0.0/8', '::1'],
    monthlyCreditsMax: 7,
    expiresAt: '2126-12-01T00:00:00.123Z',
    browser: { origins: ['https://www.example.com'], dailyCreditsMax: 5, visitorCallsMax: 3 },
  };
  for (const asked of [limits, UNLIMITED]) {
    const { keyId, publicId } = await issueKey(ctx, { name: 'page', env: 'live', ...asked });
    const listed = (await listKeys(ctx)).find((key) => key.keyId === keyId);
    const found = await findKey({ db: pools.api }, { publicId });
    expect([listed, found].map((key) => key && limitsOf(key))).toEqual([asked, asked]);
    expect([listed, found].map((key) => key?.expiresAt?.toISOString() ?? null)).toEqual([
      asked.expiresAt,
      asked.expiresAt,
    ]);
  }
});
