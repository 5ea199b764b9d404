import { createTestDatabase } from '@graha/dev-stack/test-context';
import { EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '@graha/catalog/request/birth';
import { ManagedBirth, ManagedBirths, ImportReport } from '@graha/domain/management/birth-members';
import { issueKey } from '@graha/store/keys/key-commands';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { IMPORT_LINES_MAX } from '../births/import-file.ts';
import { useManaged } from '../testing/managed.ts';

const on = useManaged(createTestDatabase);

/** A workspace with a key for births and calls. */
async function opened(scopes = ['*', 'births'], env: 'live' | 'test' = 'live') {
  const { by, tenantId } = await on.managed();
  const { text } = await issueKey(by, { name: 'births', env, scopes });
  const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(`${on.api.url}/api/v1/${path}`, {
      method,
      headers: { 'x-api-key': text, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await send(method, path, body && JSON.stringify(body), headers);
    return { status: answer.status, headers: answer.headers, body: Object(await answer.json()) };
  };
  const importing = async (lines: readonly (object | string)[]) => {
    const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    const answer = await send('POST', 'births/import', text, { 'content-type': 'application/x-ndjson' });
    return { status: answer.status, body: Object(await answer.json()) };
  };
  return { by, tenantId, ask, send, importing };
}

const asha = { reference: 'user-42', label: 'Asha', tags: ['family'], birth: EXAMPLE_BIRTH };
const { groom } = EXAMPLE_COUPLE;

describe('a birth over the API', () => {
  test('is stored, read, listed, computed, replaced and erased', async () => {
    const { ask } = await opened();
    const stored = await ask('POST', 'births', asha);
    expect(stored.status).toBe(201);
    expect(ManagedBirth.parse(stored.body)).toMatchObject({ ...asha, version: 1 });
    const { birth_id: id } = stored.body;
    expect((await ask('GET', `births/${id}`)).body).toEqual(stored.body);
    expect((await ask('GET', 'births?reference=user-42')).body).toEqual({ births: [stored.body], next: null });

    const written = await ask('POST', 'kundali/basic', EXAMPLE_BIRTH);
    expect((await ask('POST', 'kundali/basic', { birth_id: id })).body).toEqual(written.body);
    expect((await ask('GET', 'kundali/basic?birth_reference=user-42')).body).toEqual(written.body);

    const replaced = await ask('PUT', `births/${id}`, { ...asha, birth: groom });
    expect(replaced).toMatchObject({ status: 200, body: { version: 2, birth: groom } });
    const now = await ask('POST', 'kundali/basic', { birth_reference: 'user-42' });
    expect(now.body).toEqual((await ask('POST', 'kundali/basic', groom)).body);

    expect((await ask('DELETE', `births/${id}`)).body).toEqual({ birth_id: id, status: 'erased' });
    expect((await ask('DELETE', `births/${id}`)).status).toBe(200);
    expect((await ask('GET', `births/${id}`)).status).toBe(404);
    expect((await ask('POST', 'kundali/basic', { birth_id: id })).status).toBe(422);
  });

  test('is read by a test key, which changes none', async () => {
    const { ask, importing } = await opened(['*', 'births'], 'test');
    const refused = { status: 403, body: { code: 'grant_exceeded', detail: expect.stringMatching(/live key/) } };
    const id = randomUUID();
    expect(await ask('POST', 'births', asha)).toMatchObject(refused);
    expect(await ask('PUT', `births/${id}`, asha)).toMatchObject(refused);
    expect(await ask('DELETE', `births/${id}`)).toMatchObject(refused);
    expect(await importing([asha])).toMatchObject(refused);
    expect((await ask('GET', 'births')).body).toEqual({ births: [], next: null });
  });

  test('with a known reference replaces it and answers 200', async () => {
    const { ask } = await opened();
    const first = await ask('POST', 'births', asha);
    const second = await ask('POST', 'births', { ...asha, label: 'Asha R.' });
    expect([second.status, second.body.birth_id, second.body.version]).toEqual([200, first.body.birth_id, 2]);
  });

  test('is stored once under an Idempotency-Key, which fits no other birth', async () => {
    const { ask } = await opened();
    const headers = { 'idempotency-key': randomUUID() };
    const bare = { birth: EXAMPLE_BIRTH };
    const first = await ask('POST', 'births', bare, headers);
    const again = await ask('POST', 'births', bare, headers);
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([200, 'true', first.body]);
    expect((await ask('POST', 'births', { birth: groom }, headers)).body.code).toBe('idempotency_key_reuse');
    expect((await ask('GET', 'births')).body.births).toHaveLength(1);
  });

  test('is refused with every problem under its name', async () => {
    const { ask } = await opened();
    const wrong = { ...EXAMPLE_BIRTH, month: 2, date: 30 };
    const refused = await ask('POST', 'births', { birth: wrong });
    expect(refused.body.detail).toMatchObject([{ loc: ['body', 'birth', 'date'] }]);
    const twice = { ...EXAMPLE_BIRTH, timezone: 'America/New_York', year: 2024, month: 11, date: 3, hours: 1 };
    expect((await ask('POST', 'births', { birth: twice })).body.detail).toMatchObject([
      { loc: ['body', 'birth', 'hours'] },
    ]);
    const nested = await ask('POST', 'births', { birth: { ...EXAMPLE_BIRTH, birth_id: randomUUID() } });
    expect(nested.body.detail).toMatchObject([{ loc: ['body', 'birth', 'birth_id'] }]);
    const place = await ask('POST', 'births', { birth: { ...EXAMPLE_BIRTH, place_id: 7 } });
    expect(place.body.detail).toMatchObject([{ loc: ['body', 'birth', 'place_id'] }]);
    for (const body of [
      {},
      { birth: 7 },
      { ...asha, reference: '' },
      { ...asha, label: 'x'.repeat(101) },
      { ...asha, id: 1 },
    ])
      expect((await ask('POST', 'births', body)).status).toBe(422);
    expect((await ask('GET', 'births')).body.births).toEqual([]);
  });

  test('of another workspace is not there', async () => {
    const [mine, other] = [await opened(), await opened()];
    const { birth_id: id } = (await mine.ask('POST', 'births', asha)).body;
    for (const [method, body] of [['GET'], ['PUT', asha], ['DELETE']] as const)
      expect((await other.ask(method, `births/${id}`, body)).status).toBe(404);
    expect((await other.ask('GET', 'births')).body.births).toEqual([]);
    expect((await mine.ask('GET', 'births/none')).status).toBe(404);
  });

  test('is closed to keys without the scope', async () => {
    const { ask, importing } = await opened(['*', 'manage']);
    for (const [method, path] of [
      ['GET', 'births'],
      ['POST', 'births'],
      ['GET', 'births/export'],
    ] as const)
      expect((await ask(method, path)).body).toMatchObject({ status: 403, code: 'scope_denied' });
    expect((await importing([asha])).status).toBe(403);
  });
});

test('pages follow each other, and a cursor that no page gave is refused', async () => {
  const { ask, importing } = await opened();
  await importing(Array.from({ length: 5 }, (_, index) => ({ reference: `r${index}`, birth: EXAMPLE_BIRTH })));
  const first = ManagedBirths.parse((await ask('GET', 'births?limit=3')).body);
  const second = ManagedBirths.parse((await ask('GET', `births?limit=3&after=${first.next}`)).body);
  expect([first.births.length, second.births.length, second.next]).toEqual([3, 2, null]);
  expect(new Set([...first.births, ...second.births].map(({ birth_id: id }) => id)).size).toBe(5);
  expect((await ask('GET', 'births?after=abc')).status).toBe(422);
  expect((await ask('GET', 'births?limit=101')).status).toBe(422);
});

test('an import stores good lines, names the others, and repeats without effect; the export is an import', async () => {
  const { send, importing, ask } = await opened();
  const lines = [
    asha,
    '',
    '{"reference":',
    { birth: EXAMPLE_BIRTH },
    { reference: 'bad', birth: { ...EXAMPLE_BIRTH, month: 13 } },
    { reference: 'groom', birth: groom },
  ];
  const report = ImportReport.parse((await importing(lines)).body);
  expect(report).toMatchObject({ lines: 5, stored: 2, replaced: 0, refused: 3 });
  expect(report.problems.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect((await importing(lines)).body).toMatchObject({ stored: 0, replaced: 2, refused: 3 });

  const exported = await (await send('GET', 'births/export')).text();
  const out = exported.trim().split('\n');
  expect(out).toHaveLength(2);
  const elsewhere = await opened();
  expect((await elsewhere.importing(out)).body).toMatchObject({ stored: 2, refused: 0 });
  const found = await elsewhere.ask('GET', 'births?reference=user-42');
  expect(found.body.births).toMatchObject([asha]);
  expect((await ask('POST', 'births/import', [asha])).status).toBe(415);
});

test('an import of too many lines is refused before anything is stored', async () => {
  const { importing, ask } = await opened();
  const lines = Array.from({ length: IMPORT_LINES_MAX + 1 }, (_, index) => `{"reference":"${index}"}`);
  expect((await importing(lines)).status).toBe(413);
  expect((await ask('GET', 'births')).body.births).toEqual([]);
});

test('a CSV file is imported by its header, and exported as an import takes it', async () => {
  const { send, ask } = await opened();
  const importing = async (text: string) => {
    const answer = await send('POST', 'births/import', text, { 'content-type': 'text/csv; charset=utf-8' });
    return { status: answer.status, body: Object(await answer.json()) };
  };
  const head = 'reference,label,tags,year,month,date,hours,minutes,latitude,longitude,timezone';
  const rows = ['a,"Asha, R.",x;y,1995,6,21,14,30,12.9716,77.5946,5.5', 'b,,,1995,13,1,1,1,1,1,0', 'c,d'];
  const report = ImportReport.parse((await importing([head, ...rows].join('\r\n'))).body);
  expect(report).toMatchObject({ lines: 3, stored: 1, refused: 2 });
  expect(report.problems.map(({ line }) => line)).toEqual([3, 4]);
  const file = await send('GET', 'births/export', undefined, { accept: 'text/csv' });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const before = (await ask('GET', 'births')).body.births;
  expect(before).toMatchObject([{ reference: 'a', label: 'Asha, R.', tags: ['x', 'y'], birth: EXAMPLE_BIRTH }]);
  expect((await importing(await file.text())).body).toMatchObject({ lines: 1, replaced: 1, refused: 0 });
  expect((await ask('GET', 'births')).body.births).toMatchObject([
    { ...before[0], version: 2, changed_at: expect.any(String) },
  ]);
  const refused = await importing('name,year\nx,1990');
  expect(refused).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 1] }] } });
  expect((await ask('POST', 'kundali/basic', {}, { 'content-type': 'text/csv' })).status).toBe(415);
});
