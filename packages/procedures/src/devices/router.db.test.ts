import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { parseKey } from '@graha/domain/keys/key-format';
import { fetchAllowedKey } from '@graha/store/identity/device-fetch';
import { sweepDeviceRequests } from '@graha/store/identity/device-requests';
import { describe, expect, test } from 'vitest';
import { deviceScene } from '../testing/device-scene.ts';
import {
  impersonationOf,
  outcomeOf,
  OURS,
  PORTAL_URL,
  problemOf,
  THEIRS,
  useScene,
  viewerOf,
} from '../testing/scene.ts';

const scene = useScene(createTestDatabase);
const { ctx, ask, poll, errorOf, answer, allow, keysOf, letPass } = deviceScene(scene);

const textOf = ({ body }: { body: object }): string => String(Object(body).access_token);

test('the whole way: what asks is shown, a person allows it, and the poll that fetches the key creates it', async () => {
  const workspace = await scene.openWorkspace();
  const asked = await ask({ host: 'studio\u202e\n.local' });
  expect(asked).toMatchObject({
    status: 200,
    body: {
      user_code: expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/),
      verification_uri: `${PORTAL_URL}/device`,
      verification_uri_complete: `${PORTAL_URL}/device?user_code=${asked.userCode}`,
      expires_in: 600,
      interval: 5,
    },
  });
  expect(await errorOf(asked.deviceCode)).toBe('authorization_pending');
  const caller = scene.callerAs('developer', {}, workspace);
  const shown = await caller.devices.request({ userCode: asked.userCode.toLowerCase().replace('-', ' ') });
  expect(shown).toMatchObject({
    kind: 'asked',
    userCode: asked.userCode,
    program: 'Graha command line',
    host: 'studio .local',
    askedAt: expect.any(Date),
    workspaces: [{ tenantId: workspace.tenantId }],
  });
  await caller.devices.allow({ ...answer(asked.userCode, workspace.tenantId, 'Studio'), env: 'test' });
  expect(await keysOf(workspace)).toEqual([]);

  const given = await poll(asked.deviceCode);
  expect(given).toEqual({ status: 200, body: { access_token: expect.any(String), token_type: 'Bearer' } });
  const [key, ...more] = await keysOf(workspace);
  expect(more).toEqual([]);
  expect(key).toMatchObject({ name: 'Studio', env: 'test', status: 'active', monthlyCreditsMax: 1_000, scopes: ['*'], expiresAt: null }); // prettier-ignore
  expect(parseKey(textOf(given))).toMatchObject({
    kind: 'secret',
    env: 'test',
    publicId: key?.prefix.split('_').at(-1),
  });
  expect(key?.last4).toBe(textOf(given).slice(-4));
  const [issued] = await scene.eventsOf(workspace);
  expect(issued).toMatchObject({ type: 'KeyIssued', actor: { kind: 'user', id: workspace.people.developer.userId } });
});

test('neither the codes nor the key are in the table', async () => {
  const { deviceCode, userCode } = await ask();
  await allow(userCode);
  const key = textOf(await poll(deviceCode));
  const { rows } = await scene.pools.owner.query('SELECT r::text AS text FROM identity.device_request r');
  const all = rows.map(({ text }) => String(text)).join();
  for (const secret of [deviceCode, userCode, userCode.replace('-', ''), key, key.slice(-20)]) {
    expect(all).not.toContain(secret);
    expect(all).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test('a viewer, a stranger, an unverified person, an old session and an operator who looks on allow nothing', async () => {
  const { deviceCode, userCode } = await ask();
  const input = answer(userCode, OURS.tenantId);
  const owner = viewerOf(OURS.people.owner);
  expect(await outcomeOf(scene.callerAs('viewer').devices.allow(input))).toBe('NOT_FOUND');
  expect(await outcomeOf(scene.callerAs('stranger').devices.allow(input))).toBe('NOT_FOUND');
  expect(await outcomeOf(scene.callerAs('owner', {}, THEIRS).devices.allow(input))).toBe('NOT_FOUND');
  expect(await outcomeOf(scene.callerAs(null).devices.allow(input))).toBe('UNAUTHORIZED');
  const unverified = scene.callerAs('owner', { viewer: { ...owner, isVerified: false } });
  expect(await outcomeOf(unverified.devices.allow(input))).toBe('FORBIDDEN');
  const old = scene.callerAs('owner', { viewer: { ...owner, signedInAt: new Date(Date.now() - 25 * 3_600_000) } });
  expect(await outcomeOf(old.devices.allow(input))).toBe('PRECONDITION_FAILED');
  const looking = scene.callerAs('operator', { impersonation: impersonationOf(OURS) });
  expect(await outcomeOf(looking.devices.allow(input))).toBe('FORBIDDEN');
  expect(await outcomeOf(looking.devices.deny({ userCode }))).toBe('FORBIDDEN');
  expect(await errorOf(deviceCode)).toBe('authorization_pending');
});

describe('one answer counts', () => {
  test('two clicks allow once', async () => {
    const workspace = await scene.openWorkspace();
    const { deviceCode, userCode } = await ask();
    const outcomes = await Promise.all([1, 2].map(() => outcomeOf(allow(userCode, 'owner', workspace))));
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'ok']);
    expect((await poll(deviceCode)).status).toBe(200);
    expect(await keysOf(workspace)).toHaveLength(1);
  });

  test('of two people at once the first answer counts, and the other person reads that the program has its answer', async () => {
    const [one, two] = [await scene.openWorkspace(), await scene.openWorkspace()];
    const { deviceCode, userCode } = await ask();
    const outcomes = await Promise.all([one, two].map((each) => outcomeOf(allow(userCode, 'owner', each))));
    expect(outcomes.toSorted()).toEqual(['NOT_FOUND', 'ok']);
    expect((await poll(deviceCode)).status).toBe(200);
    expect([...(await keysOf(one)), ...(await keysOf(two))]).toHaveLength(1);
    expect(await problemOf(allow(userCode))).toMatchObject({ message: expect.stringContaining('Start again') });
  });

  test('a refusal is final, and a viewer may refuse', async () => {
    const { deviceCode, userCode } = await ask();
    await scene.callerAs('viewer').devices.deny({ userCode });
    expect(await errorOf(deviceCode)).toBe('access_denied');
    expect(await outcomeOf(allow(userCode))).toBe('NOT_FOUND');
    expect(await scene.callerAs('owner').devices.request({ userCode })).toEqual({ kind: 'unknown' });
  });
});

describe('one poll fetches the key', () => {
  test('a second use of the device code revokes it, because its holder may be another', async () => {
    const workspace = await scene.openWorkspace();
    const { deviceCode, userCode } = await ask();
    await allow(userCode, 'owner', workspace);
    expect((await poll(deviceCode)).status).toBe(200);
    expect(await errorOf(deviceCode)).toBe('invalid_grant');
    expect(await keysOf(workspace)).toMatchObject([{ status: 'revoked' }]);
  });

  test('of polls at once no more than one has a key, and it does not last', async () => {
    const workspace = await scene.openWorkspace();
    const { deviceCode, userCode } = await ask();
    await allow(userCode, 'owner', workspace);
    const answers = await Promise.all([1, 2, 3].map(() => poll(deviceCode)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await keysOf(workspace)).filter(({ status }) => status === 'active')).toEqual([]);
  });

  test('a second use before the key is created is refused, and the key is revoked when it is created', async () => {
    const workspace = await scene.openWorkspace();
    const [taken, created] = [await ask(), await ask()];
    for (const { userCode } of [taken, created]) await allow(userCode, 'owner', workspace);
    expect(await fetchAllowedKey(ctx(), taken)).not.toBeNull();
    expect(await errorOf(taken.deviceCode)).toBe('invalid_grant');
    await scene.pools.owner.query(
      'UPDATE identity.device_request SET fetched_again_at = now() WHERE fetched_at IS NULL',
    );
    expect(await errorOf(created.deviceCode)).toBe('invalid_grant');
    expect(await keysOf(workspace)).toMatchObject([{ status: 'revoked' }]);
  });

  test('a creation that breaks is repeated by the next poll', async () => {
    const workspace = await scene.openWorkspace();
    const { deviceCode, userCode } = await ask();
    await allow(userCode, 'owner', workspace);
    const broken = { ...ctx(), db: scene.pools.identity }; // Its role may not append to the log.
    await expect(poll(deviceCode, {}, broken)).rejects.toThrow('permission denied');
    expect((await poll(deviceCode)).status).toBe(200);
    expect(await keysOf(workspace)).toMatchObject([{ status: 'active' }]);
  });
});

describe('between the answer and the poll', () => {
  test.each([
    ['was removed from the workspace', 'DELETE FROM identity.member WHERE user_id = $1'],
    ['was made a viewer', "UPDATE identity.member SET role = 'viewer' WHERE user_id = $1"],
    ['is no longer verified', 'UPDATE identity.user SET email_verified = false WHERE id = $1'],
  ])('a person who %s gives no key', async (_what, change) => {
    const workspace = await scene.openWorkspace();
    const { deviceCode, userCode } = await ask();
    await allow(userCode, 'developer', workspace);
    await scene.pools.owner.query(change, [workspace.people.developer.userId]);
    expect(await poll(deviceCode)).toMatchObject({
      status: 400,
      body: { error: 'access_denied', error_description: expect.stringContaining('may no longer create keys') },
    });
    expect(await keysOf(workspace)).toEqual([]);
  });

  test('a deleted workspace or person takes the request along', async () => {
    const workspace = await scene.openWorkspace();
    const { deviceCode, userCode } = await ask();
    await allow(userCode, 'owner', workspace);
    await scene.pools.owner.query('DELETE FROM identity.organization WHERE id = $1', [workspace.tenantId]);
    expect(await errorOf(deviceCode)).toBe('invalid_grant');
  });

  test('the last free key goes to another: page and program say what to do', async () => {
    const workspace = await scene.openWorkspace();
    const [first, second] = [await ask(), await ask()];
    await allow(first.userCode, 'owner', workspace);
    await scene.pools.owner.query(
      `INSERT INTO graha.api_key (tenant_id, key_id, public_id, name, env, prefix, last4, secret_hash, hash_version, scopes,
         cidrs, status, issued_at, issued_by)
       SELECT $1, gen_random_uuid(), left(md5(random()::text || n), 8), 'x', 'live', 'p', 'l', '', 1, '{*}', '{}', 'active',
         now(), '' FROM generate_series(1, 199) n`,
      [workspace.tenantId],
    );
    const full = { error: 'access_denied', error_description: expect.stringContaining('at most 200 keys') };
    expect(await poll(first.deviceCode)).toMatchObject({ body: full });
    expect(await problemOf(allow(second.userCode, 'owner', workspace))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Revoke an unused one first'),
    });
  });

  test('a suspended workspace has the key as if made on the page Keys, and its calls are refused as before', async () => {
    const workspace = await scene.openWorkspace();
    const { deviceCode, userCode } = await ask();
    await allow(userCode, 'owner', workspace);
    const reason = 'A test of ours';
    await scene.callerAs('operator').admin.tenants.suspend({ tenantId: workspace.tenantId, reason });
    expect((await poll(deviceCode)).status).toBe(200);
    const made = scene
      .callerAs('owner', {}, workspace)
      .keys.create({ mutationId: randomUUID(), name: 'Desk', env: 'live' });
    expect(await outcomeOf(made)).toBe('ok');
  });
});

describe('a program', () => {
  test('that polls too early is slowed down by five seconds more each time', async () => {
    const { deviceCode } = await ask();
    expect(await errorOf(deviceCode)).toBe('authorization_pending');
    expect(await errorOf(deviceCode)).toBe('slow_down');
    await letPass(5);
    expect(await errorOf(deviceCode)).toBe('slow_down');
    await letPass(15);
    expect(await errorOf(deviceCode)).toBe('authorization_pending');
  });

  test('whose code has expired has no key, also if it was allowed, and the worker erases it', async () => {
    const [waiting, allowed] = [await ask(), await ask()];
    await allow(allowed.userCode);
    await letPass(601);
    expect(await errorOf(waiting.deviceCode)).toBe('expired_token');
    expect(await errorOf(allowed.deviceCode)).toBe('expired_token');
    expect(await scene.callerAs('owner').devices.request({ userCode: waiting.userCode })).toEqual({ kind: 'unknown' });
    expect(await outcomeOf(allow(waiting.userCode))).toBe('NOT_FOUND');
    const fresh = await ask();
    expect(await sweepDeviceRequests({ db: scene.pools.worker })).toBeGreaterThanOrEqual(2);
    expect(await errorOf(waiting.deviceCode)).toBe('invalid_grant');
    expect(await errorOf(fresh.deviceCode)).toBe('authorization_pending');
  });

  test.each(['', 'claude', '__proto__', 'graha-cli '])('“%s” is not known', async (client_id) => {
    const { deviceCode } = await ask();
    expect(await ask({ client_id })).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(await poll(deviceCode, { client_id })).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  test('has no key by an unknown device code, by a user code or by an empty one', async () => {
    const { userCode } = await ask();
    for (const code of ['x'.repeat(16_000), userCode]) expect(await errorOf(code)).toBe('invalid_grant');
    expect(await errorOf('')).toBe('invalid_request');
  });

  test('may not choose scopes', async () => {
    expect(await ask({ scope: 'manage' })).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    expect((await ask({ scope: '*' })).status).toBe(200);
  });
});

test('the guesses of a person are counted, and so are those of an address, by whatever way they are made', async () => {
  const { userCode } = await ask();
  const asha = scene.callerAs('owner', {}, await scene.openWorkspace());
  const [guess, later] = [{ userCode: 'BCDF-GHJK' }, { kind: 'later', waitMs: expect.any(Number) }];
  for (let count = 1; count <= 15; count += 1) {
    expect(await asha.devices.request(guess)).toEqual({ kind: 'unknown' });
    expect(await outcomeOf(asha.devices.deny(guess))).toBe('NOT_FOUND');
  }
  expect(await asha.devices.request({ userCode })).toEqual(later);
  expect(await problemOf(asha.devices.deny({ userCode }))).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringContaining('15 min'),
  });
  expect(await scene.callerAs('owner').devices.request({ userCode })).toMatchObject({ kind: 'asked' });
  for (let people = 1; people <= 4; people += 1) {
    const other = scene.callerAs('owner', { address: '198.51.100.9' }, await scene.openWorkspace());
    for (let count = 1; count <= 30; count += 1) await other.devices.request(guess);
  }
  const last = scene.callerAs('owner', { address: '198.51.100.9' }, await scene.openWorkspace());
  expect(await last.devices.request({ userCode })).toEqual(later);
});

test.each([0, -1, 0.5, 1_000_000_001])('no program is allowed with a monthly cap of %s', async (monthlyCreditsMax) => {
  const { userCode } = await ask();
  const input = { ...answer(userCode, OURS.tenantId), monthlyCreditsMax };
  expect(await outcomeOf(scene.callerAs('developer').devices.allow(input))).toBe('BAD_REQUEST');
});
