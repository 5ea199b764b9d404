import { hash, randomBytes } from 'node:crypto';
import { accessTokenOf } from '@graha/domain/keys/app-token';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import type { KeyRecord } from '@graha/store/ledger/metering';
import { expect, test } from 'vitest';
import { API_URL, appWith, newTestKey, PORTAL_URL } from '../testing/app-with.ts';
import { RESOURCE_METADATA_PATHS } from './protected-resource.ts';

const api = appWith();

/** A token as the portal issues it, whose key is in the ledger. */
function granted(facts: Partial<KeyRecord> = {}) {
  const token = accessTokenOf(randomBytes(32).toString('base64url'));
  const { record } = newTestKey(facts);
  api.tokenRecords.set(hash('sha256', token, 'hex'), record);
  api.ledger.accounts.set(record.tenantId, { credits: 100, calls: null });
  return { token, record };
}
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const CALL = { ...LIST, method: 'tools/call', params: { name: 'birth_chart', arguments: EXAMPLE_BIRTH } };
const sent = (token: string | null, payload: object = LIST, url = '/mcp') =>
  api.app.inject({
    method: 'POST',
    url,
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    payload,
  });

test('a caller without a key or a token learns where it gets one', async () => {
  const { statusCode, headers } = await sent(null);
  expect(statusCode).toBe(401);
  const [, metadataUrl = ''] =
    /^Bearer resource_metadata="([^"]+)", ApiKey /.exec(String(headers['www-authenticate'])) ?? [];
  expect(metadataUrl.startsWith(API_URL)).toBe(true);
  for (const url of [metadataUrl.slice(API_URL.length), ...RESOURCE_METADATA_PATHS]) {
    const document = await api.app.inject({ url });
    expect(document.headers['access-control-allow-origin']).toBe('*');
    expect(document.json()).toMatchObject({ resource: `${API_URL}/mcp`, authorization_servers: [PORTAL_URL] });
  }
});

test('the rest of the API names keys alone', async () => {
  expect((await sent(null, EXAMPLE_BIRTH, '/api/v1/kundali/basic')).headers['www-authenticate']).toBe(
    'ApiKey header="X-API-Key"',
  );
});

test('a call by a token is charged to the workspace and the key of its app', async () => {
  const { token, record } = granted();
  const answer = await sent(token, CALL);
  expect(answer.json().result.isError).not.toBe(true);
  const { tenantId, keyId } = record;
  expect(api.ledger.rows.filter((row) => row.tenantId === tenantId)).toMatchObject([
    { keyId, operation: 'kundali/basic' },
  ]);
});

test.each(['/api/v1/kundali/basic', '/api/v1/batch', '/api/v1/usage', '/api/v1/places?q=ujj'])(
  'a token is refused at %s, without a look at the database',
  async (url) => {
    const { token, record } = granted();
    const method = /usage|places/.test(url) ? 'GET' : 'POST';
    const answer = await api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_token']);
    expect(api.ledger.rows.filter(({ tenantId }) => tenantId === record.tenantId)).toEqual([]);
    const asKey = await api.app.inject({ method, url, headers: { 'x-api-key': token } });
    expect(asKey.statusCode).toBe(401);
  },
);

test.each([
  ['unknown', () => accessTokenOf('x'.repeat(43)), 'invalid_token'],
  ['of a revoked key', () => granted({ status: 'revoked' }).token, 'key_revoked'],
  ['of a disabled key', () => granted({ status: 'disabled' }).token, 'key_disabled'],
  ['of a key that has expired', () => granted({ expiresAt: new Date(0) }).token, 'key_expired'],
])('a token %s is refused, and the client is sent for another', async (_what, tokenOf, error) => {
  const answer = await sent(tokenOf());
  expect([answer.statusCode, answer.json().code]).toEqual([401, error]);
  expect(answer.headers['www-authenticate']).toMatch(/^Bearer error="invalid_token", resource_metadata=/);
});

test('scopes and the suspension of the workspace hold for tokens', async () => {
  const scoped = await sent(granted({ scopes: ['panchang'] }).token, CALL);
  expect(scoped.json().result).toMatchObject({ isError: true });
  expect(scoped.body).toContain('scope_denied');
  expect((await sent(granted({ tenantStatus: 'suspended' }).token)).statusCode).toBe(403);
});

test('a token whose app was disconnected is refused once the cache is cleared', async () => {
  const { token } = granted();
  expect((await sent(token)).statusCode).toBe(200);
  api.tokenRecords.clear();
  api.appTokens.forget(null);
  expect((await sent(token)).statusCode).toBe(401);
});

test('who guesses tokens is throttled by address', async () => {
  const guess = () => sent(accessTokenOf(randomBytes(32).toString('base64url')));
  const statuses: number[] = [];
  for (let count = 0; count < 70; count += 1) statuses.push((await guess()).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
