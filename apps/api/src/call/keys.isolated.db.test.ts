import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { formatKey } from '@graha/domain/keys/key-format';
import { listKeys } from '@graha/store/keys/key-list';
import { disableKey, enableKey, restrictKey, rotateKey, issueKey } from '@graha/store/keys/key-commands';
import { BY, openWorkspace, PEPPER, type Workspace, useDatabase } from '@graha/store/testing/testing';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newTestKey } from '../testing/app-with.ts';
import { rememberLookups, startApi } from '../testing/real-api.ts';

const pair = generateKeyPairSync('ed25519');
const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const NO_LIMITS = { ...UNLIMITED };
/** The error of this replica's estimate of the database's clock. */
const CLOCK_MS = 250;
const ROUNDS = 60;

const own = useDatabase(createTestDatabase, 3);
const { pools } = own;
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  rememberLookups();
  api = await startApi(own.database.apiUrl, undefined, {
    PLAYGROUND_PUBLIC_KEY: publicKey,
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(async () => {
  await api.stop();
});

const keyOf = ({ tenantId, key }: Workspace) => ({ tenantId, keyId: key.keyId });
/** A request without a charge, so that only the cache checks the key. */
const usage = (headers: Record<string, string>) => fetch(`${api.url}/api/v1/usage`, { headers });
const codeOf = async (answer: Response): Promise<string> => Object(await answer.json()).code ?? String(answer.status);
const codeOfKey = async (text: string): Promise<string> => codeOf(await usage({ 'x-api-key': text }));

describe('a key', () => {
  test('that is disabled is refused at once, also for free calls, and accepted again once it is enabled', async () => {
    const workspace = await openWorkspace(pools, { credits: 5 });
    expect(await codeOfKey(workspace.key.text)).toBe('200');
    await disableKey({ db: pools.app, tenantId: keyOf(workspace).tenantId, ...BY }, keyOf(workspace));
    await expect.poll(() => codeOfKey(workspace.key.text)).toBe('key_disabled');
    expect((await api.call(workspace.key.text)).status).toBe(401);
    await enableKey({ db: pools.app, tenantId: keyOf(workspace).tenantId, ...BY }, keyOf(workspace));
    await expect.poll(() => codeOfKey(workspace.key.text)).toBe('200');
  });

  test('that was replaced works beside its successor until its second, and not after', async () => {
    const workspace = await openWorkspace(pools, { credits: 1_000_000 });
    const old = workspace.key.text;
    const successor = await rotateKey(
      { db: pools.app, tenantId: keyOf(workspace).tenantId, pepper: PEPPER, ...BY },
      { ...keyOf(workspace), overlapMs: 2_000 },
    );
    const until = successor.oldValidUntil.getTime();
    let [lastTakenMs, firstRefusedMs] = [0, 0];
    while (firstRefusedMs === 0) {
      const askedMs = Date.now();
      const code = await codeOfKey(old);
      if (code === '200') lastTakenMs = askedMs;
      else if (code === 'key_expired') firstRefusedMs = Date.now();
      expect(['200', 'key_expired']).toContain(code);
      expect((await api.call(successor.text)).status).toBe(200);
    }
    expect(lastTakenMs).toBeLessThanOrEqual(until + CLOCK_MS);
    expect(firstRefusedMs).toBeGreaterThanOrEqual(until - CLOCK_MS);
    expect((await api.call(old)).status).toBe(401);
    expect((await api.call(successor.text)).status).toBe(200);
  });

  test('that expires is refused from its second on, also by the charge', async () => {
    const workspace = await openWorkspace(pools, { credits: 1_000_000 });
    const expiresAt = new Date(Date.now() + 2_000);
    await restrictKey(
      { db: pools.app, tenantId: keyOf(workspace).tenantId, ...BY },
      { ...keyOf(workspace), ...NO_LIMITS, expiresAt: expiresAt.toISOString() },
    );
    let [lastPaidMs, firstRefusedMs] = [0, 0];
    while (firstRefusedMs === 0) {
      const askedMs = Date.now();
      const { status } = await api.call(workspace.key.text);
      if (status === 200) lastPaidMs = askedMs;
      else firstRefusedMs = Date.now();
      expect([200, 401]).toContain(status);
    }
    expect(lastPaidMs).toBeLessThanOrEqual(expiresAt.getTime() + CLOCK_MS);
    expect(firstRefusedMs).toBeGreaterThanOrEqual(expiresAt.getTime() - CLOCK_MS);
    expect(await codeOfKey(workspace.key.text)).toBe('key_expired');
  });

  test('with scopes calls its families and no others; with a list of addresses, it is taken from those, of either kind', async () => {
    const workspace = await openWorkspace(pools, { credits: 5 });
    const limits = { ...NO_LIMITS, scopes: ['western' as const], cidrs: ['10.0.0.0/8', '2001:db8::/32'] };
    await restrictKey(
      { db: pools.app, tenantId: keyOf(workspace).tenantId, ...BY },
      { ...keyOf(workspace), ...limits },
    );
    const from = (address: string) => usage({ 'x-api-key': workspace.key.text, 'x-forwarded-for': address });
    await expect.poll(async () => codeOf(await from('192.0.2.1'))).toBe('address_denied');
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7', '192.0.2.1, 10.1.2.3']) {
      expect([address, (await from(address)).status]).toEqual([address, 200]);
    }
    for (const address of ['2001:db9::1', 'unknown', '10.1.2.3, 192.0.2.1', '10.1.2.3:80']) {
      expect([address, (await from(address)).status]).toEqual([address, 403]);
    }
    const answer = await api.call(workspace.key.text, undefined, { 'x-forwarded-for': '10.1.2.3' });
    expect(JSON.parse(String(answer.body))).toMatchObject({ code: 'scope_denied', status: 403 });
  });

  test('with a cap of its own stops at it, while the workspace has credits left', async () => {
    const workspace = await openWorkspace(pools, { credits: 50 });
    const { tenantId } = workspace;
    const capped = await issueKey(
      { db: pools.app, tenantId, pepper: PEPPER, ...BY },
      { name: 'capped', env: 'live', monthlyCreditsMax: 2 },
    );
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await api.call(capped.text)).status);
    expect(statuses).toEqual([200, 200, 402]);
    expect(JSON.parse(String((await api.call(capped.text)).body))).toMatchObject({ code: 'key_cap_reached' });
    expect((await api.call(workspace.key.text)).status).toBe(200);
  });

  test('that does not exist takes as long to refuse as one whose secret is wrong, when neither was asked for before', async () => {
    const { tenantId } = await openWorkspace(pools);
    let slower = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { publicId } = await issueKey(
        { db: pools.app, tenantId, pepper: PEPPER, ...BY },
        { name: 'guessed', env: 'live' },
      );
      const wrong = formatKey({ kind: 'secret', env: 'live', publicId, secret: newTestKey().text.slice(20, 52) });
      const both = [
        ['unknown', newTestKey().text],
        ['wrong', wrong],
      ] as const;
      const tookMs = { unknown: 0, wrong: 0 };
      for (const [kind, text] of round % 2 ? both : both.toReversed()) {
        const startedMs = performance.now();
        // The addresses change, so that none is throttled.
        const answer = await usage({ 'x-api-key': text, 'x-forwarded-for': `198.51.100.${round}` });
        expect(answer.status).toBe(401);
        tookMs[kind] = performance.now() - startedMs;
      }
      if (tookMs.wrong > tookMs.unknown) slower += 1;
    }
    // Measured in pairs, so that a busy machine slows both. By chance alone, fewer than 1 in 10 million runs are
    // outside.
    expect(slower).toBeGreaterThan(ROUNDS / 6);
    expect(slower).toBeLessThan((ROUNDS * 5) / 6);
  });

  test('leaves no trace of its use but the ledger’s: no call writes when it was last used', async () => {
    const workspace = await openWorkspace(pools, { credits: 50 });
    const rowOf = async () => {
      const { rows } = await pools.owner.query('SELECT xmin::text FROM graha.api_key WHERE key_id = $1', [
        workspace.key.keyId,
      ]);
      return rows;
    };
    const before = await rowOf();
    for (let count = 0; count < 3; count += 1) expect((await api.call(workspace.key.text)).status).toBe(200);
    expect(await rowOf()).toEqual(before);
    const [listed] = await listKeys({ db: pools.app, tenantId: workspace.tenantId });
    expect(listed?.lastUsedAt).toBeNull(); // The worker has not counted the call yet.
  });
});

describe('the playground', () => {
  const token = (tenantId: string, key: KeyObject = pair.privateKey) =>
    new SignJWT({ tenant: tenantId })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer('portal')
      .setAudience('api')
      .setSubject('user')
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(key);
  const bearer = async (tenantId: string) => ({ authorization: `Bearer ${await token(tenantId)}` });

  test('spends the workspace’s credits under its virtual key', async () => {
    const { tenantId } = await openWorkspace(pools, { plan: 'free' });
    const answer = await api.call('', undefined, await bearer(tenantId));
    expect([answer.status, answer.headers.get('x-credits-remaining')]).toEqual([200, '49999']);
    const { rows } = await pools.worker.query(
      `SELECT key_id, request_id FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged'`,
      [tenantId],
    );
    expect(rows).toEqual([{ key_id: '00000000-0000-0000-0000-000000000000', request_id: answer.requestId }]);
  });

  test('is refused for a workspace that does not exist and for a token with a foreign signature', async () => {
    expect(await codeOf(await usage(await bearer(randomUUID())))).toBe('invalid_token');
    const { tenantId } = await openWorkspace(pools);
    const forged = await token(tenantId, generateKeyPairSync('ed25519').privateKey);
    expect(await codeOf(await usage({ authorization: `Bearer ${forged}` }))).toBe('invalid_token');
  });

  test('follows a suspension and a new plan at once', async () => {
    const { tenantId } = await openWorkspace(pools, { plan: 'free' });
    const limitOf = async () => (await usage(await bearer(tenantId))).headers.get('x-ratelimit-limit');
    expect(await limitOf()).toBe('60');
    const starter = 'SELECT graha.set_plan($1, $2, 100000, null, $3, null, 99)';
    await pools.worker.query(starter, [tenantId, 'starter', 'anchored']);
    await expect.poll(limitOf).toBe('300');
    await pools.worker.query('SELECT graha.suspend_account($1)', [tenantId]);
    await expect.poll(async () => codeOf(await usage(await bearer(tenantId)))).toBe('tenant_suspended');
    await pools.worker.query('SELECT graha.resume_account($1)', [tenantId]);
    await expect.poll(limitOf).toBe('300');
  });

  test('charges do not announce accounts: only a change of plan or status does', async () => {
    const workspace = await openWorkspace(pools, { credits: 10 });
    const listener = await pools.worker.connect();
    const heard: string[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query('LISTEN graha_account');
    expect((await api.call(workspace.key.text)).status).toBe(200);
    await pools.worker.query('SELECT graha.suspend_account($1)', [workspace.tenantId]);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(heard).toEqual([workspace.tenantId]);
    listener.release(true);
  });
});
