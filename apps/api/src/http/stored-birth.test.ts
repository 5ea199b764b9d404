import { EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '@graha/catalog/request/birth';
import { birthTakers, REFERENCE_LENGTH_MAX, WRITTEN_MEMBERS } from '@graha/catalog/request/stored-birth';
import { BIRTH_LIMITS, BirthMembers } from '@graha/domain/management/birth-members';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { BirthLookup } from '../births/with-births.ts';
import { appWith, operations } from '../testing/app-with.ts';
import { connectMcp } from '../testing/connect-mcp.ts';
import { browser, HOME } from '../testing/page-calls.ts';

type Birth = Record<string, unknown>;
const births = new Map<string, Birth>();
const findBirths: BirthLookup['findBirths'] = (tenantId, names) =>
  Promise.resolve(
    names.map((name) => {
      const birth = births.get(`${tenantId} ${'birthId' in name ? name.birthId : name.reference}`);
      return birth ? { content: { reference: null, label: null, tags: [], birth } } : null;
    }),
  );

const api = appWith({ findBirths });
afterAll(() => api.app.close());
const key = api.issue({ scopes: ['*', 'births'] });
const { tenantId } = key.record;
const post = (path: string, payload: object, headers: Record<string, string> = {}, text = key.text) =>
  api.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers: { 'x-api-key': text, ...headers } });

function store(birth: Birth, name: string = randomUUID()): string {
  births.set(`${tenantId} ${name}`, birth);
  return name;
}
const isWritten = (name: string): boolean => WRITTEN_MEMBERS.some((one) => one === name);
const isObject = (value: unknown): value is Birth => typeof value === 'object' && value !== null;

/** A request with each birth in it stored and named by `member`. */
function named(operation: (typeof operations)[number], request: Birth, member: 'birth_id' | 'birth_reference'): Birth {
  const swapped = (birth: Birth): Birth => {
    const [inside, others] = [true, false].map((kept) =>
      Object.fromEntries(Object.entries(birth).filter(([name]) => isWritten(name) === kept)),
    );
    return Object.keys(inside ?? {}).length === 0 ? birth : { ...others, [member]: store(inside ?? {}) };
  };
  return birthTakers(operation).reduce((sent: Birth, taker) => {
    if (taker === '') return swapped(sent);
    const birth = sent[taker];
    return isObject(birth) ? { ...sent, [taker]: swapped(birth) } : sent;
  }, request);
}

const takers = operations.filter((operation) => birthTakers(operation).length > 0);

test('every operation on a birth takes a stored one', () => {
  const others = operations.filter((operation) => birthTakers(operation).length === 0).map(({ id }) => id);
  expect(takers.length).toBeGreaterThan(100);
  // The Moon has the phases of a day, and an election is searched at a place.
  const family = /^(kundali|dasha|divisional|matchmaking|dosha|western|uncertain|varshaphal)\//;
  expect(others.filter((id) => family.test(id))).toEqual(['western/electional', 'western/moon']);
});

test.each(takers.map((operation) => [operation.id, operation] as const))(
  '%s answers and costs for a stored birth what it does for the birth written out',
  async (_id, operation) => {
    const path = operation.path.slice('/api/v1/'.length);
    const example: Birth = { ...ofPerson(operation), ...Object(operation.example) };
    const written = await post(path, example);
    expect(written.statusCode).toBe(200);
    for (const member of ['birth_id', 'birth_reference'] as const) {
      const request = named(operation, example, member);
      expect(JSON.stringify(request)).toContain(member);
      const stored = await post(path, request);
      expect([stored.statusCode, stored.headers['x-credits-cost']]).toEqual([200, written.headers['x-credits-cost']]);
      expect(withoutTimes(stored.json())).toEqual(withoutTimes(written.json()));
    }
  },
);

/** The example of a muhurta has no person. */
const ofPerson = (operation: (typeof operations)[number]): Birth =>
  birthTakers(operation).includes('person_a') ? { person_a: EXAMPLE_BIRTH } : {};

/** The moment of computing may pass a second between two calls. */
const withoutTimes = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/"(?:computed_at|generated_at|target|at|now)":"[^"]*"/g, '"at":""'));

describe('a stored birth is refused with a reason', () => {
  const id = store(EXAMPLE_BIRTH);
  const detailOf = async (payload: object, path = 'kundali/basic') => {
    const refused = await post(path, payload);
    expect(refused.statusCode).toBe(422);
    return refused.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => [loc.join('.'), msg]);
  };

  test('if this workspace has none of the name, for both of a couple at once', async () => {
    const said = 'is not that of a birth in this workspace; GET /api/v1/births lists them';
    const unknown = randomUUID();
    expect(await detailOf({ birth_id: unknown })).toEqual([['body.birth_id', `birth_id ${said}`]]);
    const couple = { bride: { birth_id: unknown }, groom: { birth_reference: 'nobody' } };
    expect(await detailOf(couple, 'matchmaking/ashtakoot')).toEqual([
      ['body.bride.birth_id', `bride.birth_id ${said}`],
      ['body.groom.birth_reference', `groom.birth_reference ${said}`],
    ]);
    const other = api.issue({ scopes: ['*', 'births'] });
    expect((await post('kundali/basic', { birth_id: id }, {}, other.text)).statusCode).toBe(422);
  });

  test.each([7, '', 'x', null, {}])('if the id is %j', async (birth_id) => {
    expect(await detailOf({ birth_id })).toEqual([
      ['body.birth_id', 'birth_id must be an id, as in the list of stored births'],
    ]);
  });

  test('if members of a birth are beside it, and not settings', async () => {
    const said = 'must be left out beside birth_id, which brings the whole birth';
    expect(await detailOf({ birth_id: id, year: 1990, birth_reference: 'r' })).toEqual([
      ['body.birth_reference', `birth_reference ${said}`],
      ['body.year', `year ${said}`],
    ]);
    expect((await post('kundali/basic', { birth_id: id, settings: { ayanamsa: 'raman' } })).statusCode).toBe(200);
  });

  test('of a key without the scope, which everything does not include, and of a publishable key', async () => {
    const plain = api.issue({ tenantId });
    const refused = await post('kundali/basic', { birth_id: id }, {}, plain.text);
    expect(refused.json()).toMatchObject({ status: 403, code: 'scope_denied' });
    expect(refused.body).toContain('births');
    const page = api.issue({ tenantId, browser, scopes: ['*', 'births'] });
    const open = await post('kundali/basic', { birth_id: id }, { origin: HOME }, page.text);
    expect(open.json()).toMatchObject({ status: 403, code: 'secret_key_required' });
  });

  test('and charges nothing', async () => {
    const count = api.ledger.rows.length;
    expect(count).toBeGreaterThan(0);
    expect((await post('kundali/basic', { birth_id: randomUUID() })).statusCode).toBe(422);
    expect(api.ledger.rows).toHaveLength(count);
  });
});

test('an unreadable database is a 503 that says that nothing was charged', async () => {
  const away = appWith({ findBirths: () => Promise.reject(new Error('away')) });
  const { text } = away.issue({ scopes: ['*', 'births'] });
  const headers = { 'x-api-key': text };
  const payload = { birth_id: randomUUID() };
  const answer = await away.app.inject({ method: 'POST', url: '/api/v1/kundali/basic', headers, payload });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('Nothing was charged');
});

test('a GET, a batch and a picture take it too', async () => {
  const id = store(EXAMPLE_BIRTH);
  const headers = { 'x-api-key': key.text };
  const got = await api.app.inject({ url: `/api/v1/kundali/basic?birth_id=${id}`, headers });
  expect(got.statusCode).toBe(200);
  const picture = await api.app.inject({
    url: `/api/v1/kundali/basic?birth_id=${id}`,
    headers: { ...headers, accept: 'image/svg+xml' },
  });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('image/svg+xml'),
  ]);
  const calls = [{ id: '1', operation: 'kundali/basic', input: { birth_id: id } }];
  const { results } = (await post('batch', { calls })).json();
  expect(results).toMatchObject([{ status: 200, answer: got.json() }]);
});

test('a tool of MCP takes it; a key without the scope is refused by the name of the scope', async () => {
  const reference = store(EXAMPLE_BIRTH, 'customer 7');
  const base = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { client, call } = await connectMcp(base, key);
  const named = await call('birth_chart', { birth_reference: reference });
  expect(named.isError).toBe(false);
  expect(named.value.answer).toEqual((await call('birth_chart', EXAMPLE_BIRTH)).value.answer);
  expect(named.text).not.toContain(reference);
  const unknown = await call('birth_chart', { birth_reference: 'nobody' });
  expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining('birth_reference')]);
  await client.close();
  const plain = await connectMcp(base, api.issue({ tenantId }));
  expect(await plain.call('birth_chart', { birth_reference: reference })).toMatchObject({
    isError: true,
    text: expect.stringContaining('births'),
  });
  await plain.client.close();
});

test('an Idempotency-Key names the birth as it was: a changed birth under the same key is refused', async () => {
  const id = store(EXAMPLE_BIRTH);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await post('kundali/basic', { birth_id: id }, headers);
  const again = await post('kundali/basic', { birth_id: id }, headers);
  expect([again.headers['idempotency-replayed'], again.body]).toEqual(['true', first.body]);
  expect((await post('kundali/basic', EXAMPLE_BIRTH, headers)).headers['idempotency-replayed']).toBe('true');
  store(EXAMPLE_COUPLE.groom, id);
  expect((await post('kundali/basic', { birth_id: id }, headers)).json().code).toBe('idempotency_key_reuse');
});

test('the feed of festivals takes no birth', () => {
  const feeding = operations.filter(({ id }) => id === 'panchang/festivals');
  expect(feeding.map((operation) => birthTakers(operation))).toEqual([[]]);
});

test('a stored birth has members of a birth alone, and a request takes every reference that can be stored', () => {
  expect(Object.keys(BirthMembers.shape).filter((name) => !isWritten(name))).toEqual([]);
  expect(REFERENCE_LENGTH_MAX).toBe(BIRTH_LIMITS.reference);
});
