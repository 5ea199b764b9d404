import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { formatKey } from '@graha/domain/keys/key-format';
import { describe, expect, test } from 'vitest';
import { FAILURES_PER_MINUTE } from '../limits/address-guard.ts';
import { createAuthenticate } from '../call/authenticate.ts';
import { appWith, newTestKey } from '../testing/app-with.ts';

const PATH = '/api/v1/kundali/basic';
const on = appWith();
const key = on.issue();
const withKey = { 'x-api-key': key.text };
const post = (headers: Record<string, string>, payload: object = EXAMPLE_BIRTH) =>
  on.app.inject({ method: 'POST', url: PATH, headers, payload });

describe('what is somebody else’s (API1, API3)', () => {
  const CLAIMS = ['tenant_id', 'tenantId', 'tenant', 'key_id', 'role', 'plan', 'credits', 'cost', 'status', 'scopes'];

  test('no member that claims a tenant, a plan, a price or credits is taken, in a body or in a query', async () => {
    const before = on.ledger.rows.length;
    for (const claim of CLAIMS) {
      const inBody = await post(withKey, { ...EXAMPLE_BIRTH, [claim]: 'other' });
      const inQuery = await on.app.inject({ url: `${PATH}?${claim}=other`, headers: withKey });
      for (const answer of [inBody, inQuery]) {
        expect([claim, answer.statusCode]).toEqual([claim, 422]);
        expect(answer.body).toContain(claim);
      }
    }
    expect(on.ledger.rows).toHaveLength(before);
  });

  test('no header names a tenant: a call is charged to the tenant of its key', async () => {
    const other = on.issue();
    await post({ ...withKey, 'x-tenant-id': other.record.tenantId, 'x-forwarded-user': 'root', host: 'admin' });
    expect(on.ledger.rows.at(-1)).toMatchObject({ tenantId: key.record.tenantId, keyId: key.record.keyId });
  });

  test('nothing that an operation takes is the id of anything', async () => {
    const document = (await on.app.inject({ url: '/openapi.json' })).body;
    const names = [...document.matchAll(/"name":"([^"]+)","in":"(?:query|path)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    const ids = names.filter((name) => /(^|_)(id|key|tenant|user|owner)$/.test(name ?? ''));
    // Places are public; a key reaches keys, webhooks, births, subscriptions and receipts of its own workspace alone; `key` is the publishable key of a calendar
    // feed.
    const known = /^((person_[ab]|bride|groom)\.)?(place_id|birth_id)$|^(key|webhook|subscription|request)_id$|^key$/;
    expect(ids.filter((name) => !known.test(name ?? ''))).toEqual([]);
  });

  test('no answer has a member for what is kept from customers', async () => {
    const document: unknown = (await on.app.inject({ url: '/openapi.json' })).json();
    const members = (schema: unknown): string[] =>
      typeof schema === 'object' && schema !== null
        ? [...Object.keys(Object(Object(schema).properties)), ...Object.values(schema).flatMap(members)]
        : [];
    const all = new Set(members(document));
    expect(all.has('metadata')).toBe(true);
    const kept = [...all].filter((name) => /hash|e_?mail|stripe|password|pepper|secret|tenant/i.test(name));
    expect(kept).toEqual(['secret']); // The webhook's secret, shown once to the management key that adds it.
  });
});

describe('who calls (API2)', () => {
  const guessing = appWith();
  const real = guessing.issue();
  const guess = (text: string) =>
    guessing.app.inject({ method: 'POST', url: PATH, headers: { 'x-api-key': text }, payload: EXAMPLE_BIRTH });

  test('an unknown key, a wrong secret, a wrong checksum and a key of the other kind get the same answer to the letter', async () => {
    const wrongSecret = on.issue();
    wrongSecret.record.secretHash = Buffer.from('x'.repeat(32));
    const wrongKind = on.issue();
    on.records.set(wrongKind.publicId, { ...wrongKind.record, env: 'test' });
    const mistyped = `${key.text.slice(0, -1)}${key.text.endsWith('0') ? '1' : '0'}`;
    const answers = await Promise.all(
      [newTestKey().text, wrongSecret.text, wrongKind.text, mistyped, 'graha_live_', "' OR 1=1 --"].map((text) =>
        post({ 'x-api-key': text }),
      ),
    );
    const shown = answers.map(({ statusCode, headers, body }) => ({
      statusCode,
      headers: { ...headers, date: '', 'x-request-id': '', 'content-digest': '' }, // The body has the request id.
      body: body.replace(/req_[0-9a-f]+/, ''),
    }));
    for (const one of shown) expect(one).toEqual(shown[0]);
    expect(shown[0]?.statusCode).toBe(401);
  });

  test('a secret is compared also where there is no such key, so that the time of the answer reveals nothing', async () => {
    const compared: Buffer[] = [];
    const record = newTestKey().record;
    const authenticate = createAuthenticate({
      appTokens: { find: () => null, knows: () => false },
      keys: { find: (publicId) => (publicId === '00000000' ? record : null), knows: () => false },
      secretMatches: (_, hash) => compared.push(hash) < 0,
      readToken: () => Promise.reject(new Error('no token was sent')),
      guard: { lookUp: async (_address, _publicId, find) => find(), failed: (_, error) => Promise.resolve(error) },
      now: () => new Date(),
    });
    const secret = 'a'.repeat(32);
    for (const publicId of ['00000000', '11111111']) {
      const text = formatKey({ kind: 'secret', env: 'live', publicId, secret });
      await expect(authenticate({ 'x-api-key': text }, '192.0.2.1')).rejects.toMatchObject({ code: 'invalid_api_key' });
    }
    expect(compared).toEqual([record.secretHash, Buffer.alloc(32)]);
  });

  test('of 1,000 calls with wrong keys from one address a minute’s worth is answered 401, each key is looked up once, and its real keys go on', async () => {
    expect((await guess(real.text)).statusCode).toBe(200);
    const statuses: number[] = [];
    const wrong = Array.from({ length: 100 }, () => newTestKey().text);
    for (let count = 0; count < 1_000; count += 1) {
      statuses.push((await guess(wrong[count % 100] ?? '')).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(FAILURES_PER_MINUTE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1_000 - FAILURES_PER_MINUTE);
    expect(guessing.lookups.length).toBeLessThanOrEqual(wrong.length + 3);
    expect((await guess(real.text)).statusCode).toBe(200);
    expect(guessing.ledger.rows).toHaveLength(2);
  });
});
