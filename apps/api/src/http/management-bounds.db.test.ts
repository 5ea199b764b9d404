import { createTestDatabase } from '@graha/dev-stack/test-context';
import { issueKey } from '@graha/store/keys/key-commands';
import { describe, expect, test } from 'vitest';
import { useManaged } from '../testing/managed.ts';

const own = useManaged(createTestDatabase);
const { managed } = own;

describe('a key gives no more than it has', () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const bound = { scopes: ['panchang', 'manage'], monthlyCreditsMax: 10, expiresAt: soon };
  const inside = { name: 'x', scopes: ['panchang/full'], monthly_credits_max: 10, expires_at: soon };

  test.each<[string, object]>([
    ['another family', { scopes: ['vedic'] }],
    ['everything', { scopes: ['*'] }],
    ['the right to manage', { scopes: ['manage'] }],
    ['a higher cap', { monthly_credits_max: 11 }],
    ['no cap', { monthly_credits_max: null }],
    ['a later end', { expires_at: new Date(Date.parse(soon) + 1_000).toISOString() }],
    ['no end', { expires_at: null }],
    [
      'the right to manage from a page',
      {
        scopes: ['manage'],
        publishable: { origins: ['https://a.example'], daily_credits_max: 1, visitor_calls_max: 1 },
      },
    ],
  ])('%s', async (_what, more) => {
    const { ask, keys } = await managed(bound);
    expect((await ask('POST', '/keys', { ...inside, ...more })).body).toMatchObject({
      status: 403,
      code: 'grant_exceeded',
    });
    expect(await keys()).toHaveLength(2);
  });

  test('what it has it gives, also to a page', async () => {
    const { ask } = await managed(bound);
    const publishable = { origins: ['https://a.example'], daily_credits_max: 5, visitor_calls_max: 5 };
    const made = await ask('POST', '/keys', { ...inside, publishable });
    expect(made).toMatchObject({ status: 201, body: { kind: 'publishable', publishable } });
    expect(made.body.text).toBe(made.body.key);
  });

  test('an address that it may not be used from', async () => {
    const { ask } = await managed({ cidrs: ['127.0.0.1'] });
    expect((await ask('POST', '/keys', { name: 'x' })).body.code).toBe('grant_exceeded');
    expect((await ask('POST', '/keys', { name: 'x', allowed_addresses: ['127.0.0.1'] })).status).toBe(201);
  });

  test('a live key, where it is a test key', async () => {
    const { ask, plain } = await managed({ env: 'test' });
    expect((await ask('POST', '/keys', { name: 'x' })).body.code).toBe('grant_exceeded');
    expect((await ask('POST', `/keys/${plain.keyId}/rotate`, {})).body.code).toBe('grant_exceeded');
    expect((await ask('POST', '/keys', { name: 'x', environment: 'test' })).status).toBe(201);
  });

  test('the text of a wider key, by replacing that; itself it may replace', async () => {
    const { by, key, plain, ask } = await managed({ monthlyCreditsMax: 10 });
    const other = await issueKey(by, { name: 'Other', env: 'live', scopes: ['manage'], monthlyCreditsMax: 5 });
    for (const { keyId } of [plain, other]) {
      expect((await ask('POST', `/keys/${keyId}/rotate`, {})).body.code).toBe('grant_exceeded');
    }
    const next = await ask('POST', `/keys/${key.keyId}/rotate`, {});
    expect(next.status).toBe(201);
  });
});

describe('a key that is narrower or a test key', () => {
  test('revokes no wider key; itself and what it made it revokes', async () => {
    const { by, plain, key, ask, keys } = await managed({ scopes: ['panchang', 'manage'], monthlyCreditsMax: 10 });
    const { keyId: other } = await issueKey(by, { name: 'x', env: 'live', scopes: ['dasha'], monthlyCreditsMax: 5 });
    const made = await ask('POST', '/keys', { name: 'x', scopes: ['panchang'], monthly_credits_max: 5 });
    for (const keyId of [plain.keyId, other]) {
      expect((await ask('DELETE', `/keys/${keyId}`)).body).toMatchObject({ status: 403, code: 'grant_exceeded' });
    }
    expect((await keys()).map(({ status }) => status)).toEqual(['active', 'active', 'active', 'active']);
    expect((await ask('DELETE', `/keys/${made.body.key_id}`)).status).toBe(200);
    expect((await ask('DELETE', `/keys/${key.keyId}`)).status).toBe(200);
  });

  test('changes nothing that is live: keys, the spend limit, the version of the formulas, webhooks', async () => {
    const live = await managed();
    const text = (await issueKey(live.by, { name: 'test', env: 'test', scopes: ['*', 'manage'] })).text;
    const ask = (method: string, path: string, body?: object) => live.ask(method, path, body, { 'x-api-key': text });
    const target = { url: 'https://example.com/hooks', types: ['key.created'] };
    const hook = (await live.ask('POST', '/webhooks', target)).body.webhook_id;
    for (const refused of [
      await ask('DELETE', `/keys/${live.plain.keyId}`),
      await ask('POST', `/keys/${live.plain.keyId}/rotate`, {}),
      await ask('POST', '/keys', { name: 'x' }),
      await ask('PUT', '/spend-limit', { credits_max: 1 }),
      await ask('PUT', '/formula-version', { formula_version: null }),
      await ask('POST', '/webhooks', target),
      await ask('POST', `/webhooks/${hook}/test`),
      await ask('DELETE', `/webhooks/${hook}`),
    ]) {
      expect(refused.body).toMatchObject({
        status: 403,
        code: 'grant_exceeded',
        detail: expect.stringMatching(/test/),
      });
    }
    const made = await ask('POST', '/keys', { name: 'x', environment: 'test' });
    expect((await ask('DELETE', `/keys/${made.body.key_id}`)).status).toBe(200);
  });

  test('cannot spend beyond its cap by the keys that it makes and replaces', async () => {
    const { by, key, ask } = await managed({ monthlyCreditsMax: 3 });
    const { keyId: foreign } = await issueKey(by, { name: 'x', env: 'live', monthlyCreditsMax: 3 });
    const replaced = await ask('POST', `/keys/${foreign}/rotate`, {});
    expect(replaced.body).toMatchObject({ code: 'grant_exceeded', detail: expect.stringMatching(/share its cap/) });
    const spend = async (text: string) => (await own.api.call(text)).status;
    const make = async () => (await ask('POST', '/keys', { name: 'x', monthly_credits_max: 3 })).body;
    const [first, second] = [await make(), await make()];
    const next = (await ask('POST', `/keys/${first.key_id}/rotate`, { overlap_seconds: 600 })).body.key;
    const self = (await ask('POST', `/keys/${key.keyId}/rotate`, { overlap_seconds: 600 })).body.key;
    const raced = await Promise.all(
      [key.text, self, first.key, second.key, next].flatMap((one) => [spend(one), spend(one)]),
    );
    expect(raced.toSorted()).toEqual([200, 200, 200, ...Array.from({ length: 7 }, () => 402)]);
  });
});
