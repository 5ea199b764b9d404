import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { createKey, disableKey, restrictKey, revokeKey } from '@graha/store/keys/key-commands';
import { mailKeyNews } from '@graha/store/keys/key-news';
import { keyStream } from '@graha/domain/core/streams';
import { runProjections } from '@graha/store/read-models/usage-by-day';
import { createPostgresEventStore } from '@graha/store/log/postgres-event-store';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useManaged } from '../testing/managed.ts';

const own = useManaged(createTestDatabase);
const { pools, managed } = own;

test('a key is created, works, stands in the log with the key that made it, is replaced and revoked', async () => {
  const { tenantId, key, ask, keys } = await managed();
  const made = await ask('POST', '/keys', { name: 'CI', scopes: ['vedic'], monthly_credits_max: 5 });
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'CI', scopes: ['vedic'], monthly_credits_max: 5, kind: 'secret' },
  });
  expect((await own.api.call(made.body.key)).status).toBe(200);
  const { key_id: keyId } = made.body;
  const { events } = await createPostgresEventStore(pools.app, []).read(keyStream(keyId), tenantId);
  expect(events[0]?.actor).toEqual({ kind: 'key', id: key.keyId });

  const next = await ask('POST', `/keys/${keyId}/rotate`, {});
  expect(next.status).toBe(201);
  expect((await ask('POST', `/keys/${keyId}/rotate`, {})).body).toMatchObject({ status: 409, code: 'conflict' });
  expect(await ask('DELETE', `/keys/${next.body.key_id}`)).toMatchObject({ status: 200, body: { status: 'revoked' } });
  expect(await ask('DELETE', `/keys/${next.body.key_id}`)).toMatchObject({ status: 200 });
  expect((await keys()).find((one) => one.keyId === next.body.key_id)?.status).toBe('revoked');
  const listed = await ask('GET', '/keys');
  expect(listed.body.keys).toHaveLength(4);
  expect(JSON.stringify(listed.body)).not.toMatch(/hash/i);
  expect(JSON.stringify(listed.body)).not.toContain(made.body.key);
});

test('the spend limit is read and set, refuses the next call with what it is, and is not lifted by a key', async () => {
  const { tenantId, key, ask } = await managed();
  expect((await ask('GET', '/spend-limit')).body).toMatchObject({ credits_max: null, credits_used: 0 });
  expect((await own.api.call(key.text)).status).toBe(200);
  const set = await ask('PUT', '/spend-limit', { credits_max: 1 });
  expect(set).toMatchObject({ status: 200, body: { credits_max: 1 } });
  const refused = await own.api.call(key.text);
  expect([refused.status, JSON.parse(refused.body.toString('utf8'))]).toMatchObject([
    402,
    {
      code: 'spend_limit_reached',
      credits_charged: 0,
      spend_limit: 1,
      spend_limit_url: expect.stringMatching(/billing#spend-limit$/),
    },
  ]);
  expect((await ask('PUT', '/spend-limit', { credits_max: 0 })).status).toBe(422);
  for (const credits_max of [2, null]) {
    const lifted = await ask('PUT', '/spend-limit', { credits_max });
    expect(lifted.body).toMatchObject({ status: 403, code: 'grant_exceeded', detail: expect.stringMatching(/lower/) });
  }
  expect((await ask('GET', '/spend-limit')).body).toMatchObject({ credits_max: 1 });
  expect((await ask('GET', '/auto-top-up')).body).toMatchObject({
    is_on: false,
    packs_bought: 0,
    paused_because: null,
  });
  expect((await ask('PUT', '/auto-top-up', { is_on: true })).status).toBe(405);
  const { rows } = await pools.owner.query(
    "SELECT actor ->> 'kind' AS kind FROM graha.event WHERE tenant_id = $1 AND type = 'SpendLimitSet'",
    [tenantId],
  );
  expect(rows).toEqual([{ kind: 'key' }]);
});

describe('a repeat under one Idempotency-Key', () => {
  test('creates one key, also at the same moment, and says its text once', async () => {
    const { ask, keys } = await managed();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => ask('POST', '/keys', { name: 'CI' }, headers)));
    expect(new Set(answers.map(({ body }) => body.key_id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.key !== null)).toHaveLength(1);
    expect(answers.filter((one) => one.headers.get('idempotency-replayed') === 'true')).toHaveLength(2);
    expect(await keys()).toHaveLength(3);
    expect((await ask('POST', '/keys', { name: 'Other' }, headers)).body).toMatchObject({
      code: 'idempotency_key_reuse',
    });
  });

  test('is that of one workspace', async () => {
    const headers = { 'idempotency-key': 'deploy-1' };
    for (const { ask } of [await managed(), await managed()]) {
      expect((await ask('POST', '/keys', { name: 'CI' }, headers)).status).toBe(201);
    }
  });

  test('adds one webhook', async () => {
    const { ask } = await managed();
    const headers = { 'idempotency-key': randomUUID() };
    const target = { url: 'https://example.com/hooks', types: ['key.created'] };
    const [first, second] = [
      await ask('POST', '/webhooks', target, headers),
      await ask('POST', '/webhooks', target, headers),
    ];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(first.body.secret).toMatch(/^whsec_/);
    expect(second.body).toMatchObject({ secret: null, webhook_id: first.body.webhook_id });
    expect((await ask('GET', '/webhooks')).body.webhooks).toHaveLength(1);
  });
});

describe('another workspace', () => {
  test('has no keys or webhooks that this one could name', async () => {
    const [mine, theirs] = [await managed(), await managed()];
    const hook = await theirs.ask('POST', '/webhooks', { url: 'https://example.com/h', types: ['key.created'] });
    const before = [await theirs.keys(), (await theirs.ask('GET', '/webhooks')).body];
    for (const [method, path] of [
      ['POST', `/keys/${theirs.plain.keyId}/rotate`],
      ['DELETE', `/keys/${theirs.plain.keyId}`],
      ['DELETE', `/webhooks/${hook.body.webhook_id}`],
      ['POST', `/webhooks/${hook.body.webhook_id}/test`],
      ['DELETE', `/keys/${randomUUID()}`],
      ['DELETE', '/keys/x'],
    ] as const) {
      expect((await mine.ask(method, path, method === 'POST' ? {} : undefined)).status).toBe(404);
    }
    expect([await theirs.keys(), (await theirs.ask('GET', '/webhooks')).body]).toEqual(before);
    expect((await mine.ask('GET', `/usage?key_id=${theirs.plain.keyId}`)).body.rows).toEqual([]);
  });
});

describe('a key that may not manage any more changes nothing at once, whatever a cache says', () => {
  const LESS = { ...UNLIMITED };
  test.each<[string, (at: Awaited<ReturnType<typeof managed>>) => Promise<unknown>, string]>([
    ['revoked', ({ by, key }) => revokeKey(by, { keyId: key.keyId, reason: 'x' }), 'key_revoked'],
    ['disabled', ({ by, key }) => disableKey(by, { keyId: key.keyId }), 'key_disabled'],
    ['without the scope', ({ by, key }) => restrictKey(by, { keyId: key.keyId, ...LESS }), 'scope_denied'],
  ])('%s', async (_what, end, code) => {
    const at = await managed();
    expect((await at.ask('GET', '/keys')).status).toBe(200);
    await end(at);
    expect((await at.ask('POST', '/keys', { name: 'x' })).body.code).toBe(code);
    expect(await at.keys()).toHaveLength(2);
  });
});

test('webhooks are listed, tested and removed, and the address is one that the portal would take', async () => {
  const { ask } = await managed();
  const target = { url: 'https://example.com/hooks', types: ['key.created'] };
  for (const url of ['ftp://example.com', 'https://a:b@example.com', 'nonsense']) {
    expect((await ask('POST', '/webhooks', { ...target, url })).status).toBe(422);
  }
  const { body } = await ask('POST', '/webhooks', target);
  expect((await ask('GET', '/webhooks')).body.webhooks).toMatchObject([
    { ...target, status: 'active', paused_because: null },
  ]);
  expect((await ask('POST', `/webhooks/${body.webhook_id}/test`)).status).toBe(202);
  expect((await ask('DELETE', `/webhooks/${body.webhook_id}`)).body.status).toBe('removed');
  expect((await ask('GET', '/webhooks')).body).toEqual({ webhooks: [] });
});

test('usage and plan are those of the workspace, and cost nothing', async () => {
  const { ask } = await managed();
  expect((await ask('GET', '/plan')).body).toMatchObject({
    plan: 'internal',
    credits: { limit: 100, used: 0, remaining: 100 },
  });
  expect((await ask('GET', '/usage')).body).toMatchObject({ calls: 0, credits: 0, rows: [] });
  expect((await ask('GET', '/usage?from=2026-01-01&to=2026-12-31')).status).toBe(422);
  expect((await ask('GET', '/usage?from=2026-02-01&to=2026-01-01')).status).toBe(422);
  expect((await ask('GET', '/usage?from=0000-01-01&to=0000-01-02')).status).toBe(422);
  expect((await ask('GET', '/usage?to=9999-12-31')).status).toBe(422);
  expect((await ask('GET', '/plan')).body.credits.used).toBe(0);
});

test('usage has a row for each day and operation, over all keys or of one', async () => {
  const { ask, key, plain } = await managed();
  for (const text of [key.text, plain.text, plain.text]) expect((await own.api.call(text)).status).toBe(200);
  await runProjections({ db: pools.worker });
  const { body: all } = await ask('GET', '/usage');
  expect(all.rows).toHaveLength(1);
  const [row] = all.rows;
  expect(row).toMatchObject({ operation: 'kundali/basic', calls: 3 });
  expect(row.credits).toBeGreaterThan(0);
  expect([all.calls, all.credits]).toEqual([3, row.credits]);
  const { body: one } = await ask('GET', `/usage?key_id=${plain.keyId}`);
  expect([one.calls, one.credits]).toEqual([2, (row.credits / 3) * 2]);
  expect(one.rows).toMatchObject([{ day: row.day, operation: row.operation, calls: 2 }]);
});

test('a workspace has 200 keys at most, and one of them can still be replaced', async () => {
  const { by, plain, ask, keys } = await managed();
  await pools.owner.query(
    `INSERT INTO graha.api_key (tenant_id, key_id, public_id, name, env, prefix, last4, secret_hash, hash_version, scopes, cidrs,
       status, issued_at, issued_by)
     SELECT $1, gen_random_uuid(), left(md5(random()::text || n), 8), 'x', 'live', 'p', 'l', '', 1, '{*}', '{}', 'active', now(), ''
     FROM generate_series(1, 198) n`,
    [by.tenantId],
  );
  expect((await ask('POST', '/keys', { name: 'x' })).body).toMatchObject({ status: 409, code: 'conflict' });
  await expect(createKey(by, { name: 'x', env: 'live' })).rejects.toMatchObject({ code: 'keys_too_many' });
  expect((await ask('POST', `/keys/${plain.keyId}/rotate`, {})).status).toBe(201);
  expect(await keys()).toHaveLength(201);
});

test('owners and admins get one mail about each change', async () => {
  const { ask } = await managed();
  const made = await ask('POST', '/keys', { name: 'Nightly job' });
  await ask('POST', `/keys/${made.body.key_id}/rotate`, {});
  await ask('DELETE', `/keys/${made.body.key_id}`);
  const written: string[] = [];
  const write = async ({ name, change }: { name: string; change: string }) => {
    if (name === 'Nightly job') written.push(change);
    return { kind: 'key-changed', subject: '', html: '', text: '' };
  };
  await mailKeyNews({ db: pools.worker }, { write });
  expect(written).toEqual(['made', 'replaced', 'revoked']);
  await mailKeyNews({ db: pools.worker }, { write });
  expect(written).toHaveLength(3);
});
