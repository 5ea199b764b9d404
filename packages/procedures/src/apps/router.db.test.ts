import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from '@graha/domain/keys/app-token';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { listKeys } from '@graha/store/keys/key-list';
import { expect, test } from 'vitest';
import { appScene, CLIENT, ERROR, REDIRECT, registered } from '../testing/app-scene.ts';
import { impersonationOf, outcomeOf, OURS, PORTAL_URL, THEIRS, viewerOf, useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);
const { asked, exchange, redeem, refresh, allowed, codeIn, connected, recordOf, chargedBy } = appScene(scene);

test('the whole way: what was asked, allowed, exchanged and charged is the workspace’s, under the name of the app', async () => {
  const caller = scene.callerAs('developer');
  const request = await caller.apps.request({ query: asked({ scope: 'panchang dasha' }) });
  expect(request).toMatchObject({
    kind: 'asked',
    name: 'Claude',
    answersTo: 'a program on this computer',
    scopes: ['panchang', 'dasha'],
    workspaces: [{ tenantId: OURS.tenantId }],
  });
  const { location } = await allowed('developer', OURS, asked({ scope: 'panchang dasha' }));
  const answered = new URL(location);
  expect(location.startsWith(`${REDIRECT}?`)).toBe(true);
  expect(Object.fromEntries(answered.searchParams)).toMatchObject({ state: 'a state', iss: PORTAL_URL });

  const { status, body } = await redeem(codeIn(location));
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: ACCESS_TOKEN_SECONDS, scope: 'panchang dasha' });
  expect(ACCESS_TOKEN_SECONDS).toBeLessThanOrEqual(3_600);
  const record = await recordOf(Object(body).access_token);
  expect(record).toMatchObject({ tenantId: OURS.tenantId, status: 'active', scopes: ['panchang', 'dasha'] });

  const keys = await listKeys({ db: scene.pools.db, tenantId: OURS.tenantId });
  expect(keys.find(({ keyId }) => keyId === record?.keyId)).toMatchObject({
    name: 'Claude',
    status: 'active',
    monthlyCreditsMax: 1_000,
  });
  expect(await chargedBy(record?.keyId)).toBe('charged');
  expect(await caller.apps.list()).toMatchObject([{ name: 'Claude', workspace: OURS.name, tenantId: OURS.tenantId }]);
});

test.each([
  ['no challenge', { code_challenge: null }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['no method', { code_challenge_method: null }],
  ['a token in the address', { response_type: 'token' }],
  ['another resource', { resource: 'http://api.example/api/v1' }],
  ['a scope that is none', { scope: 'admin' }],
])('%s is refused, and nothing is connected', async (_what, change) => {
  const before = await scene.eventsOf(OURS);
  const read = await scene.callerAs('owner').apps.request({ query: asked(change) });
  expect(read.kind).toBe('refused');
  expect(await outcomeOf(allowed('owner', OURS, asked(change)))).toBe('BAD_REQUEST');
  expect(await scene.eventsOf(OURS)).toEqual(before);
});

test.each([
  ['another path', { redirect_uri: `${REDIRECT}/more` }],
  ['a query beside it', { redirect_uri: `${REDIRECT}?next=https://evil.example` }],
  ['another host', { redirect_uri: 'https://evil.example/callback' }],
  ['no address', { redirect_uri: null }],
  ['a client that nobody registered', { client_id: 'abc.def' }],
  ['a client whose addresses were changed', { client_id: `${Buffer.from('["Claude",["https://evil.example/"]]').toString('base64url')}.${CLIENT.clientId.split('.')[1]}` }], // prettier-ignore
])('%s: the page names no place to go to', async (_what, change) => {
  const read = await scene.callerAs('owner').apps.request({ query: asked(change) });
  expect(read.kind).toBe('invalid');
  expect(JSON.stringify(read)).not.toContain('evil');
});

test('a parameter that is given twice is none', async () => {
  const twice = `${asked()}&redirect_uri=${encodeURIComponent('https://evil.example/')}`;
  expect((await scene.callerAs('owner').apps.request({ query: twice })).kind).toBe('invalid');
});

test('a viewer, a stranger, an unverified person, an old session and an operator who looks on connect nothing', async () => {
  const { tenantId } = OURS;
  const input = () => ({ query: asked(), tenantId, monthlyCreditsMax: 1_000, mutationId: randomUUID() });
  const owner = viewerOf(OURS.people.owner);
  expect(await outcomeOf(scene.callerAs('viewer').apps.allow(input()))).toBe('NOT_FOUND');
  expect(await outcomeOf(scene.callerAs('stranger').apps.allow(input()))).toBe('NOT_FOUND');
  expect(await outcomeOf(scene.callerAs('owner', {}, THEIRS).apps.allow(input()))).toBe('NOT_FOUND');
  expect(await outcomeOf(scene.callerAs(null).apps.allow(input()))).toBe('UNAUTHORIZED');
  const unverified = scene.callerAs('owner', { viewer: { ...owner, isVerified: false } });
  expect(await outcomeOf(unverified.apps.allow(input()))).toBe('FORBIDDEN');
  const old = scene.callerAs('owner', { viewer: { ...owner, signedInAt: new Date(Date.now() - 25 * 3_600_000) } });
  expect(await outcomeOf(old.apps.allow(input()))).toBe('PRECONDITION_FAILED');
  const looking = scene.callerAs('operator', { impersonation: impersonationOf(OURS) });
  expect(await outcomeOf(looking.apps.allow(input()))).toBe('FORBIDDEN');
});

test('an address that the database cannot store is refused before anything is written', async () => {
  const redirect = 'https://app.example/call\0back';
  const { clientId } = registered('Claude', [redirect]);
  const before = await scene.eventsOf(OURS);
  const query = asked({ client_id: clientId, redirect_uri: redirect });
  expect(await outcomeOf(allowed('owner', OURS, query))).toBe('BAD_REQUEST');
  expect(await scene.eventsOf(OURS)).toEqual(before);
});

test('the longest request that is allowed is shown', async () => {
  const redirects = [1, 2, 3, 4, 5].map((index) => `https://app.example/${index}/${"'".repeat(370)}`);
  const { clientId } = registered('x'.repeat(60), redirects);
  const query = asked({ client_id: clientId, redirect_uri: redirects[0] ?? '', state: '%'.repeat(2_000) });
  expect((await scene.callerAs('owner').apps.request({ query })).kind).toBe('asked');
});

test('two clicks connect once', async () => {
  const workspace = await scene.openWorkspace();
  const input = {
    query: asked(),
    tenantId: workspace.tenantId,
    monthlyCreditsMax: 1_000,
    mutationId: randomUUID(),
  };
  const click = () => outcomeOf(scene.callerAs('owner', {}, workspace).apps.allow(input));
  const outcomes = await Promise.all([click(), click()]);
  expect(outcomes.toSorted()).toEqual(['CONFLICT', 'ok']);
  expect(await scene.callerAs('owner', {}, workspace).apps.list()).toHaveLength(1);
});

test.each([
  ['the wrong verifier', { code_verifier: 'x'.repeat(43) }],
  ['no verifier', { code_verifier: '' }],
  ['another redirect address', { redirect_uri: 'http://127.0.0.1:33418/other' }],
  ['another client', { client_id: registered('Other').clientId }],
])('a code with %s gives no token', async (_what, change) => {
  const { location } = await allowed();
  expect(await redeem(codeIn(location), change)).toMatchObject(ERROR);
});

test('a code for another audience gives no token, nor does an unknown client or kind of grant', async () => {
  const { location } = await allowed();
  const answer = await redeem(codeIn(location), { resource: 'http://api.example/api/v1' });
  expect(answer).toMatchObject({ body: { error: 'invalid_target' } });
  expect(await redeem('x', { client_id: 'x.y' })).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  expect(await exchange({ grant_type: 'password' })).toMatchObject({ body: { error: 'unsupported_grant_type' } });
});

test('a code that is used twice ends the connection', async () => {
  const { access, code, refreshing } = await connected();
  const keyId = (await recordOf(access))?.keyId;
  expect(await redeem(code)).toMatchObject(ERROR);
  expect(await recordOf(access)).toBeNull();
  expect(await refresh(refreshing)).toMatchObject(ERROR);
  expect(await chargedBy(keyId)).toBe('key_inactive');
});

test('of two uses of a code at once, no more than one gets a token, and it does not last', async () => {
  const { location } = await allowed();
  const answers = await Promise.all([redeem(codeIn(location)), redeem(codeIn(location))]);
  const tokens = answers.flatMap(({ status, body }) => (status === 200 ? [String(Object(body).access_token)] : []));
  expect(tokens.length).toBeLessThanOrEqual(1);
  expect(await Promise.all(tokens.map(recordOf))).toEqual(tokens.map(() => null));
});

test('a code and a token end in time', async () => {
  const { location } = await allowed();
  const { access, refreshing } = await connected();
  await scene.pools.owner.query(`UPDATE identity.app_token SET expires_at = clock_timestamp() - interval '1 second'`);
  expect(await redeem(codeIn(location))).toMatchObject(ERROR);
  expect(await recordOf(access)).toBeNull();
  expect(await refresh(refreshing)).toMatchObject(ERROR);
});

test.each([0, -1, 0.5, 1_000_000_001])('no app is connected with a monthly cap of %s', async (monthlyCreditsMax) => {
  const input = { query: asked(), tenantId: OURS.tenantId, monthlyCreditsMax, mutationId: randomUUID() };
  expect(await outcomeOf(scene.callerAs('developer').apps.allow(input))).toBe('BAD_REQUEST');
});
