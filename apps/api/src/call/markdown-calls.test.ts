import { expect, test } from 'vitest';
import { appWith, operations } from '../testing/app-with.ts';

const { app, ledger, issue } = appWith();
const { text: key } = issue({}, { credits: 1_000_000, calls: null });

function ask(id: string, accept: string, headers: Record<string, string> = {}, payload?: object) {
  const operation = operations.find((one) => one.id === id);
  return app.inject({
    method: 'POST',
    url: `/api/v1/${id}`,
    headers: { 'content-type': 'application/json', 'x-api-key': key, accept, ...headers },
    payload: JSON.stringify(payload ?? operation?.example),
  });
}

test.each(operations.map(({ id }) => id))('%s answers a text for a language model, charged like JSON', async (id) => {
  const json = await ask(id, 'application/json');
  const before = ledger.rows.length;
  const { statusCode, headers, rawPayload } = await ask(id, 'text/markdown');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(rawPayload.length).toBeLessThanOrEqual(4096);
  expect(headers['x-credits-cost']).toBe(json.headers['x-credits-cost']);
  expect(ledger.rows.slice(before)).toMatchObject([{ operation: id, cost: Number(json.headers['x-credits-cost']) }]);
});

test.each([
  ['text/markdown, application/json', 'text/markdown'],
  ['text/markdown;q=0.9, */*;q=0.1', 'text/markdown'],
  ['text/markdown, image/svg+xml', 'text/markdown'],
  ['image/svg+xml, text/markdown', 'image/svg+xml'],
  ['application/json, text/markdown', 'application/json'],
  ['text/markdown;q=0, */*', 'application/json'],
])('of several types the first decides: %s', async (accept, type) => {
  expect((await ask('kundali/basic', accept)).headers['content-type']).toBe(`${type}; charset=utf-8`);
});

test('an error stays JSON, and costs nothing', async () => {
  const before = ledger.rows.length;
  const { statusCode, headers } = await ask('kundali/basic', 'text/markdown', {}, { year: 'x' });
  expect([statusCode, headers['content-type']]).toEqual([422, expect.stringMatching(/^application\/(problem\+)?json/)]);
  expect(ledger.rows).toHaveLength(before);
});

test('an Idempotency-Key of the text is not that of the JSON', async () => {
  const headers = { 'idempotency-key': 'as-text' };
  const first = await ask('kundali/basic', 'text/markdown', headers);
  const again = await ask('kundali/basic', 'text/markdown', headers);
  expect([again.body, again.headers['x-credits-cost']]).toEqual([first.body, '0']);
  expect((await ask('kundali/basic', 'application/json', headers)).statusCode).toBe(409);
});

test('a batch has no text of its own', async () => {
  const calls = [{ id: 'a', operation: 'kundali/basic', input: {} }];
  expect((await ask('batch', 'text/markdown', {}, { calls })).statusCode).toBe(406);
});
