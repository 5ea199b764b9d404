import { createHash } from 'node:crypto';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { openWorkspace, useDatabase } from '@graha/store/testing/testing';
import { expect, test } from 'vitest';
import { PATH, startApi } from '../testing/real-api.ts';
import { queryOf } from '../testing/query-of.ts';

const own = useDatabase(createTestDatabase, 3);
const { pools } = own;
const digestOf = (content: Buffer | string): string =>
  `sha-256=:${createHash('sha256').update(content).digest('base64')}:`;

test('a receipt repeats what the answer said of itself: of a call, its repeat, a refusal, a call of a batch', async () => {
  const { key } = await openWorkspace(pools, { credits: 10 });
  const other = await openWorkspace(pools, { credits: 10 });
  const api = await startApi(own.database.apiUrl);
  const first = await api.call(key.text, EXAMPLE_BIRTH, { 'idempotency-key': 'one' });
  const again = await api.call(key.text, EXAMPLE_BIRTH, { 'idempotency-key': 'one' });
  const refused = await api.call(key.text, { ...EXAMPLE_BIRTH, month: 13 });
  const headers = { 'x-api-key': key.text };
  const head = await fetch(`${api.url}${PATH}?${queryOf(EXAMPLE_BIRTH)}`, { method: 'HEAD', headers });
  const batch = await fetch(`${api.url}/api/v1/batch`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ calls: [{ id: 'a', operation: 'kundali/basic', input: EXAMPLE_BIRTH }] }),
  });
  const text = await batch.text();
  const line: { request_id: string } = JSON.parse(text).results[0];
  await api.stop(); // Every row is written.

  const next = await startApi(own.database.apiUrl);
  const receiptOf = async (requestId: string | null, secret = key.text) => {
    const answer = await fetch(`${next.url}/api/v1/receipts/${requestId}`, { headers: { 'x-api-key': secret } });
    return { status: answer.status, ...Object(await answer.json()) };
  };
  const version = first.headers.get('x-engine-version');
  const entry = Number(first.headers.get('x-ledger-entry'));
  const facts = { operation: 'kundali/basic', status: 200, engine_version: version, ledger_entry: entry };
  const digest = first.headers.get('content-digest');
  expect(digest).toBe(digestOf(first.body));
  expect(await receiptOf(first.requestId)).toEqual({
    ...facts,
    request_id: first.requestId,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    credits: 1,
    replayed: false,
    content_digest: digest,
  });
  expect(await receiptOf(again.requestId)).toMatchObject({
    ...facts,
    credits: 0,
    replayed: true,
    content_digest: digest,
  });
  const refusal = { content_digest: digestOf(refused.body), credits: 0, engine_version: null, ledger_entry: null };
  expect(await receiptOf(refused.requestId)).toMatchObject(refusal);
  expect(await receiptOf(head.headers.get('x-request-id'))).toMatchObject({
    credits: 1,
    content_digest: null,
    ledger_entry: entry + 1,
  });
  const answer = text.slice(text.indexOf('"answer":') + '"answer":'.length, -'}]}'.length);
  expect(await receiptOf(line.request_id)).toMatchObject({
    ...facts,
    ledger_entry: entry + 2,
    content_digest: digestOf(answer),
  });

  for (const [requestId, secret] of [
    [first.requestId, other.key.text],
    [`req_${'0'.repeat(12)}7${'0'.repeat(19)}`, key.text],
    ['req_%00', key.text],
  ]) {
    expect(await receiptOf(requestId ?? null, secret)).toMatchObject({ status: 404, code: 'not_found' });
  }
  await next.stop();
});
