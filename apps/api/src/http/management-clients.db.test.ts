import { createTestDatabase } from '@graha/dev-stack/test-context';
import { type Client, clients, COMPILE_MS } from '@graha/sdk-behaviours/clients';
import { issueKey } from '@graha/store/keys/key-commands';
import { listKeys } from '@graha/store/keys/key-list';
import { BY, openWorkspace, PEPPER, useDatabase } from '@graha/store/testing/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLosing } from '../testing/losing-answers.ts';
import { startApi } from '../testing/real-api.ts';

const own = useDatabase(createTestDatabase, 2);
const { pools } = own;
const here = clients().flatMap((row) => ('missing' in row ? [] : [row]));
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi(own.database.apiUrl, undefined, { SEALING_KEY: 'a sealing key that is long enough for tests' });
});
afterAll(() => api.stop());

describe.each(here)('$language', ({ start }) => {
  let client: Client;
  beforeAll(() => {
    client = start();
  }, COMPILE_MS);
  afterAll(() => client.stop());

  /** A workspace that a client manages, directly at the API or through a proxy in front of it. */
  async function managed(baseUrl = api.url) {
    const { tenantId } = await openWorkspace(pools, { credits: 100 });
    const by = { db: pools.app, tenantId, pepper: PEPPER, ...BY };
    const key = await issueKey(by, { name: 'Terraform', env: 'live', scopes: ['*', 'manage'] });
    const ask = async (route: string, ids: string[] = [], input: object | null = null) => {
      const outcome = await client.account({ baseUrl, apiKey: key.text, routes: [{ route, ids, input }] });
      return 'error' in outcome ? outcome : { ...outcome, value: Object(outcome.value) };
    };
    return { ask, keys: () => listKeys({ db: pools.app, tenantId }) };
  }
  const valueOf = (outcome: object) => Object('value' in outcome ? outcome.value : outcome);

  test('every route is answered', async () => {
    const { ask } = await managed();
    const made = valueOf(await ask('createKey', [], { name: 'CI', scopes: ['panchang'] }));
    expect(made).toMatchObject({ name: 'CI', scopes: ['panchang'], key: expect.stringMatching(/^graha_/) });
    expect(valueOf(await ask('listKeys')).keys).toHaveLength(3);
    const next = valueOf(await ask('rotateKey', [made.key_id], { overlap_seconds: 60 }));
    expect(next).toMatchObject({ key: expect.stringMatching(/^graha_/) });
    expect(await ask('rotateKey', [made.key_id], {})).toMatchObject({ error: 'IdempotencyError', status: 409 });
    expect(valueOf(await ask('revokeKey', [next.key_id]))).toEqual({ key_id: next.key_id, status: 'revoked' });
    const days = { from: '2026-01-01', to: '2026-01-31' };
    const usage = valueOf(await ask('usage', [], { ...days, key_id: made.key_id }));
    expect(usage).toEqual({ ...days, credits: 0, calls: 0, rows: [] });
    expect(await ask('usage', [], { from: 'yesterday' })).toMatchObject({
      error: 'ValidationError',
      fields: [{ name: 'from' }],
    });
    expect(valueOf(await ask('plan'))).toMatchObject({ credits: { remaining: 100 } });
    const hook = valueOf(await ask('addWebhook', [], { url: 'https://example.com/h', types: ['key.created'] }));
    expect(hook.secret).toMatch(/^whsec_/);
    const { next: begin } = valueOf(await ask('listMessages'));
    expect(valueOf(await ask('testWebhook', [hook.webhook_id]))).toMatchObject({ delivery_id: expect.any(String) });
    const { messages, next: after } = valueOf(await ask('listMessages', [], { after: begin }));
    expect(messages).toMatchObject([{ webhook_id: hook.webhook_id, type: 'webhook.test' }]);
    expect(JSON.parse(messages[0].body)).toMatchObject({ type: 'webhook.test' });
    expect(valueOf(await ask('listMessages', [], { after }))).toEqual({ messages: [], next: after });
    expect(await ask('listMessages', [], { after: 'x' })).toMatchObject({ error: 'ValidationError' });
    expect(valueOf(await ask('listWebhooks')).webhooks).toHaveLength(1);
    expect(valueOf(await ask('removeWebhook', [hook.webhook_id]))).toMatchObject({ status: 'removed' });
  });

  test('a key whose answers are lost is one key, whose text is not said again', async () => {
    const between = await startLosing(api.url, (response) => response.destroy());
    const { ask, keys } = await managed(between.url);
    const made = await ask('createKey', [], { name: 'CI' });
    between.stop();
    expect(between.statuses).toEqual([201, 200, 200]);
    expect(made).toMatchObject({ isReplay: true, value: { key: null, name: 'CI' } });
    expect((await keys()).filter(({ name }) => name === 'CI')).toHaveLength(1);
  });

  test('a rotation whose answer is lost is sent once', async () => {
    const between = await startLosing(api.url, (response) => response.destroy());
    const { ask, keys } = await managed(between.url);
    const [first] = await keys();
    const outcome = await ask('rotateKey', [first?.keyId ?? ''], {});
    between.stop();
    expect(outcome).toMatchObject({ error: 'NetworkError', retryable: false });
    expect(between.statuses).toEqual([201]);
  });
});
