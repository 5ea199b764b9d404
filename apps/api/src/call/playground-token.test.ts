import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { createHmac, createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { type KeyRecord, PLAYGROUND_KEY_ID, PLAYGROUND_TEST_KEY_ID } from '@graha/store/ledger/metering';
import { type PlaygroundAccount, VISITORS_TENANT_ID } from '@graha/store/tenants/playground';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { FAILURES_PER_MINUTE } from '../limits/address-guard.ts';
import { readEnv } from '../start/env.ts';
import { createReadToken } from './playground-token.ts';
import { appWith } from '../testing/app-with.ts';

const PATH = '/api/v1/kundali/basic';
const pair = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const tenantId = randomUUID();
const NOW_MS = Date.parse('2026-11-21T10:00:00Z');
const nowSeconds = NOW_MS / 1000;

type Claims = {
  claims?: Record<string, unknown>;
  iat?: number;
  exp?: number;
  key?: typeof pair.privateKey;
  alg?: string;
};
const sign = ({ claims = {}, iat = nowSeconds, exp = iat + 60, key = pair.privateKey, alg = 'EdDSA' }: Claims = {}) =>
  new SignJWT({ iss: 'portal', aud: 'api', sub: 'user-1', tenant: tenantId, iat, exp, ...claims })
    .setProtectedHeader({ alg })
    .sign(key);

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function playground(
  account: PlaygroundAccount | null = { plan: 'starter', status: 'active', formulaVersion: null },
  key: KeyRecord | null = null,
) {
  const asked: string[] = [];
  const read = createReadToken({
    publicKey: pair.publicKey,
    accountOf: (id) => {
      asked.push(id);
      return account;
    },
    findKey: () => key,
    now: () => new Date(NOW_MS),
  });
  return { read, asked };
}

test('a token of the portal is its workspace’s own key: every scope, the plan and the status of the account', async () => {
  const { read, asked } = playground();
  expect(await read(await sign())).toMatchObject({
    tenantId,
    keyId: PLAYGROUND_KEY_ID,
    env: 'live',
    scopes: ['*'],
    cidrs: [],
    plan: 'starter',
    tenantStatus: 'active',
    captureUntil: null,
    formulaVersion: null,
  });
  expect(asked).toEqual([tenantId]);
});

test('a token has no secret, no list of addresses, no browser, and ends with its life', async () => {
  expect(await playground().read(await sign())).toEqual({
    tenantId,
    keyId: PLAYGROUND_KEY_ID,
    env: 'live',
    status: 'active',
    secretHash: Buffer.alloc(0),
    hashVersion: 0,
    ...UNLIMITED,
    expiresAt: new Date(NOW_MS + 60_000),
    plan: 'starter',
    tenantStatus: 'active',
    captureUntil: null,
    formulaVersion: null,
  });
});

const OWN_KEY: KeyRecord = {
  tenantId,
  keyId: randomUUID(),
  env: 'live',
  status: 'active',
  secretHash: Buffer.alloc(32),
  hashVersion: 1,
  ...UNLIMITED,
  scopes: ['dasha'],
  expiresAt: null,
  plan: 'free',
  tenantStatus: 'active',
  captureUntil: null,
  formulaVersion: null,
};
const named = { claims: { key: 'abc' } };

test('a token for test runs is the workspace’s virtual test key, which costs nothing', async () => {
  const { read } = playground();
  expect(await read(await sign({ claims: { aud: 'api-test' } }))).toMatchObject({
    tenantId,
    keyId: PLAYGROUND_TEST_KEY_ID,
    env: 'test',
    plan: 'starter',
  });
});

test('a token that names a key is that key, with its scopes and its end', async () => {
  expect(await playground(null, OWN_KEY).read(await sign(named))).toBe(OWN_KEY);
});

test.each([
  ['no such key', null, 'invalid_token'],
  ['a key of another workspace', { ...OWN_KEY, tenantId: randomUUID() }, 'invalid_token'],
  ['a revoked key', { ...OWN_KEY, status: 'revoked' }, 'key_revoked'],
  ['a disabled key', { ...OWN_KEY, status: 'disabled' }, 'key_disabled'],
  ['a key that has expired', { ...OWN_KEY, expiresAt: new Date(NOW_MS) }, 'key_expired'],
  ['a key of certain addresses', { ...OWN_KEY, cidrs: ['203.0.113.0/24'] }, 'address_denied'],
] satisfies [string, KeyRecord | null, string][])('a token that names %s is refused', async (_, key, code) => {
  await expect(playground(undefined, key).read(await sign(named))).rejects.toMatchObject({ code });
});

test('a token for visitors opens one operation as a test run, whatever else it says', async () => {
  const { read } = playground({ plan: 'free', status: 'active', formulaVersion: null });
  const visitors = { tenant: VISITORS_TENANT_ID };
  expect(await read(await sign({ claims: { ...visitors, operation: 'dasha/vimshottari' } }))).toMatchObject({
    keyId: PLAYGROUND_TEST_KEY_ID,
    env: 'test',
    scopes: ['dasha/vimshottari'],
  });
  await expect(read(await sign({ claims: visitors }))).rejects.toMatchObject({ code: 'invalid_token' });
});

test.each([
  ['another key signed', { key: other.privateKey }, 'invalid_token'],
  ['another issuer', { claims: { iss: 'somebody' } }, 'invalid_token'],
  ['another audience', { claims: { aud: 'portal' } }, 'invalid_token'],
  ['no audience', { claims: { aud: undefined } }, 'invalid_token'],
  ['no user', { claims: { sub: undefined } }, 'invalid_token'],
  ['no workspace', { claims: { tenant: undefined } }, 'invalid_token'],
  ['a workspace that is no id', { claims: { tenant: "' or true --" } }, 'invalid_token'],
  ['an operation that is no name', { claims: { operation: ['*'] } }, 'invalid_token'],
  ['a key that is no name', { claims: { key: 7 } }, 'invalid_token'],
  ['several workspaces', { claims: { tenant: [tenantId] } }, 'invalid_token'],
  ['no end', { claims: { exp: undefined } }, 'invalid_token'],
  ['no beginning', { claims: { iat: undefined } }, 'invalid_token'],
  ['a longer life than a minute', { exp: nowSeconds + 61 }, 'invalid_token'],
  ['a beginning in the future', { iat: nowSeconds + 30 }, 'invalid_token'],
  ['an end in the past', { iat: nowSeconds - 60, exp: nowSeconds - 6 }, 'token_expired'],
  ['an age of over a minute', { iat: nowSeconds - 66, exp: nowSeconds - 6 }, 'token_expired'],
] satisfies [string, Claims, string][])('%s: refused, and no account is asked for', async (_, claims, code) => {
  const { read, asked } = playground();
  await expect(read(await sign(claims))).rejects.toMatchObject({ code });
  expect(asked).toEqual([]);
});

test('five seconds between the clocks of portal and API are no reason to refuse', async () => {
  const { read } = playground();
  for (const claims of [{ iat: nowSeconds + 4 }, { iat: nowSeconds - 63, exp: nowSeconds - 4 }]) {
    expect(await read(await sign(claims))).toMatchObject({ tenantId });
  }
});

test('only the one algorithm is believed: not none, and not a secret that everybody knows', async () => {
  const { read } = playground();
  const claims = encoded({
    iss: 'portal',
    aud: 'api',
    sub: 'u',
    tenant: tenantId,
    iat: nowSeconds,
    exp: nowSeconds + 60,
  });
  const unsigned = `${encoded({ alg: 'none' })}.${claims}.`;
  const body = `${encoded({ alg: 'HS256' })}.${claims}`;
  const publicBytes = pair.publicKey.export({ format: 'der', type: 'spki' });
  const confused = `${body}.${createHmac('sha256', publicBytes).update(body).digest('base64url')}`;
  for (const token of [unsigned, confused]) await expect(read(token)).rejects.toMatchObject({ code: 'invalid_token' });
});

test('a workspace that does not exist and an API without the key refuse, and say so', async () => {
  await expect(playground(null).read(await sign())).rejects.toMatchObject({
    code: 'invalid_token',
    detail: 'The workspace of this token does not exist.',
  });
  const keyless = createReadToken({
    publicKey: null,
    accountOf: () => null,
    findKey: () => null,
    now: () => new Date(NOW_MS),
  });
  await expect(keyless(await sign())).rejects.toMatchObject({ detail: 'This API accepts no playground tokens.' });
});

test('the environment takes the public half of an Ed25519 pair and nothing else', () => {
  const least = { DATABASE_URL: 'postgresql://api@localhost/graha', KEY_PEPPER: 'p'.repeat(32) };
  const text = (key: typeof pair.publicKey) => key.export({ format: 'der', type: 'spki' }).toString('base64');
  const read = (value: string) => () => readEnv({ ...least, PLAYGROUND_PUBLIC_KEY: value });
  expect(read(text(pair.publicKey))().PLAYGROUND_PUBLIC_KEY?.asymmetricKeyType).toBe('ed25519');
  const exchange = generateKeyPairSync('x25519');
  const own = createPrivateKey(pair.privateKey.export({ format: 'pem', type: 'pkcs8' }));
  for (const wrong of [
    'nonsense',
    text(exchange.publicKey),
    own.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  ]) {
    expect(read(wrong)).toThrow('PLAYGROUND_PUBLIC_KEY: must be the public key of an Ed25519 pair');
  }
});

describe('through the API', () => {
  const account: PlaygroundAccount = { plan: 'free', status: 'active', formulaVersion: null };
  const readToken = createReadToken({
    publicKey: pair.publicKey,
    accountOf: () => account,
    findKey: () => null,
    now: () => new Date(NOW_MS),
  });
  function api() {
    const on = appWith({}, undefined, readToken);
    on.ledger.accounts.set(tenantId, { credits: 100, calls: null });
    const call = (headers: Record<string, string>) =>
      on.app.inject({ method: 'POST', url: PATH, headers, payload: EXAMPLE_BIRTH });
    return { ...on, call };
  }

  test('a call of the playground is charged like any other, to the workspace’s virtual key, under its plan’s limits', async () => {
    const { call, ledger } = api();
    const answer = await call({ authorization: `Bearer ${await sign()}` });
    expect([answer.statusCode, answer.headers['x-credits-cost']]).toEqual([200, '1']);
    expect(answer.headers['x-ratelimit-limit']).toBe('60');
    expect(ledger.rows).toMatchObject([{ tenantId, keyId: PLAYGROUND_KEY_ID, cost: 1 }]);
  });

  test('a token for visitors is answered free of charge for its own operation, and refused for every other', async () => {
    const { app, call, ledger } = api();
    ledger.accounts.set(VISITORS_TENANT_ID, { credits: 0, calls: 0 });
    const authorization = `Bearer ${await sign({ claims: { tenant: VISITORS_TENANT_ID, operation: 'kundali/basic' } })}`;
    const answer = await call({ authorization });
    expect([answer.statusCode, answer.headers['x-credits-cost']]).toEqual([200, '0']);
    expect(ledger.rows).toMatchObject([{ tenantId: VISITORS_TENANT_ID, keyId: PLAYGROUND_TEST_KEY_ID, cost: 0 }]);
    const elsewhere = { method: 'POST', headers: { authorization }, payload: EXAMPLE_BIRTH } as const;
    const other = await app.inject({ ...elsewhere, url: '/api/v1/panchang/full' });
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([403, 'scope_denied']);
  });

  test('a refused token is 401 with its reason, and guesses are throttled like those of keys', async () => {
    const { call } = api();
    const expired = await call({ authorization: `Bearer ${await sign({ iat: nowSeconds - 90 })}` });
    expect([expired.statusCode, expired.json<{ code: string }>().code]).toEqual([401, 'token_expired']);
    const forged = `Bearer ${await sign({ key: other.privateKey })}`;
    const statuses: number[] = [];
    for (let count = 0; count < FAILURES_PER_MINUTE + 5; count += 1) {
      statuses.push((await call({ authorization: forged })).statusCode);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect((await call({ authorization: `Bearer ${await sign()}` })).statusCode).toBe(200);
  });

  test('a token counts as a bearer alone, and a key is heard before a token', async () => {
    const { call, issue, ledger } = api();
    const [token, key] = [await sign(), issue()];
    expect((await call({ 'x-api-key': token })).json()).toMatchObject({ code: 'invalid_api_key' });
    for (const headers of [
      { 'x-api-key': key.text, authorization: `Bearer ${token}` },
      { authorization: `Bearer ${key.text}` },
    ]) {
      expect((await call(headers)).statusCode).toBe(200);
      expect(ledger.rows.at(-1)).toMatchObject({ keyId: key.record.keyId });
    }
  });
});
