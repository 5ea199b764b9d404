import { expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';
import { CAPTURE_BYTES_MAX } from './exchange.ts';

const HOUR_MS = 3_600_000;

function scene(captureUntil: Date | null) {
  const api = appWith();
  const { text: key } = api.issue({ captureUntil });
  const [operation] = api.operations.filter(({ id }) => id === 'kundali/basic');
  const send = async (payload: unknown, accept = 'application/json', url = operation?.path ?? '') => {
    const headers = {
      'content-type': 'application/json',
      'x-api-key': key,
      accept,
      'user-agent': 'a program/1 of ravi@example.com (x@y.z/2) curl/8.5.0 Graha-Go/1.1',
    };
    const response = await api.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
    return { id: response.headers['x-request-id'], body: response.body, key };
  };
  return { ...api, send, example: operation?.example };
}

const SOON = new Date(Date.now() + HOUR_MS);

test('a captured call has what was sent and what was answered, and never the key', async () => {
  const { send, example, captured } = scene(SOON);
  const { id, body, key } = await send(example);
  expect(captured).toMatchObject([
    {
      requestId: id,
      exchange: {
        request: { method: 'POST', text: JSON.stringify(example), contentType: 'application/json' },
        answer: { status: 200, text: body.slice(0, CAPTURE_BYTES_MAX), bytes: Buffer.byteLength(body) },
      },
    },
  ]);
  expect(JSON.stringify(captured)).not.toContain(key);
});

test('refused calls are captured, pictures without their bytes, and each call of a batch', async () => {
  const { send, example, captured } = scene(SOON);
  await send({ year: 'x' });
  await send(example, 'image/png');
  await send({ calls: [{ id: 'a', operation: 'kundali/basic', input: example }, { id: 'b', operation: 'none', input: {} }] }, 'application/json', '/api/v1/batch'); // prettier-ignore
  expect(captured.map(({ exchange: { answer } }) => [answer.status, answer.contentType, answer.text === null])).toEqual(
    [
      [422, expect.stringContaining('json'), false],
      [200, 'image/png', true],
      [200, 'application/json', false],
      [404, 'application/json', false],
    ],
  );
});

test.each([null, new Date(Date.now() - 1)])('no call is captured if the capture ended: %s', async (until) => {
  const { send, example, captured } = scene(until);
  await send(example);
  expect(captured).toEqual([]);
});

test('a long request is cut', async () => {
  const { send, captured } = scene(SOON);
  const input = { name: 'a'.repeat(CAPTURE_BYTES_MAX * 2) };
  await send({ calls: [{ id: 'a', operation: 'kundali/basic', input }] }, 'application/json', '/api/v1/batch');
  expect(captured[0]?.exchange.request).toMatchObject({ bytes: JSON.stringify(input).length });
  expect(captured[0]?.exchange.request.text).toHaveLength(CAPTURE_BYTES_MAX);
});

test('a row of the log has the program that sent the request', async () => {
  const { send, example, written, rows } = scene(null);
  await send(example);
  await rows.stop();
  expect(written).toMatchObject([{ userAgent: 'program/1 curl/8.5.0 Graha-Go/1.1' }]);
});

test('the row of a refused call names the wrong members, and none of their values; each call of a batch its own', async () => {
  const { send, example: sent, written, rows } = scene(null);
  const example = Object.assign({}, sent);
  const wrong = { ...example, month: 4_711, settings: { ayanamsa: 'asha' }, asha_rao: 1 };
  await send(wrong);
  await send({ calls: [{ id: 'a', operation: 'kundali/basic', input: { ...example, date: 4_711 } }, { id: 'b', operation: 'kundali/basic', input: example }] }, 'application/json', '/api/v1/batch'); // prettier-ignore
  await rows.stop();
  expect(written.map(({ status, problems }) => [status, problems])).toEqual([
    [422, 'month less_than_equal, settings.ayanamsa enum, body extra_forbidden'],
    [422, 'date less_than_equal'],
    [200, null],
  ]);
  expect(JSON.stringify(written)).not.toMatch(/4711|asha/);
});
