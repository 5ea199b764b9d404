import { API_ERRORS } from '@graha/domain/core/api-errors';
import { connect } from 'node:net';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appWith, operations, PORTAL_URL } from '../testing/app-with.ts';
import { queryOf } from '../testing/query-of.ts';

const PATH = '/api/v1/kundali/basic';
const { app, issue } = appWith();
const key = issue();
let address = '';

beforeAll(async () => {
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

type Sent = { method?: string; path?: string; body?: unknown; headers?: Record<string, string> };
const call = ({ method = 'POST', path = PATH, body = EXAMPLE_BIRTH, headers = {} }: Sent = {}) => {
  const payload = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  return fetch(address + path, {
    method,
    headers: { 'x-api-key': key.text, 'content-type': 'application/json', ...headers },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: payload }),
  });
};
type Problem = { loc: (string | number)[]; msg: string; type: string };
type ErrorBody = { detail: string | Problem[]; code: string; [member: string]: unknown };
// Safe: every test that reads it compares the full body.
const bodyOf = async (response: Response): Promise<ErrorBody> => (await response.json()) as ErrorBody;
const problemsOf = async (response: Response): Promise<Problem[]> => {
  const { detail } = await bodyOf(response);
  return typeof detail === 'string' ? [] : detail;
};

/** Sends raw bytes; resolves with the answer when the server closes, or keeps the connection after a whole answer. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let heard = '';
  const ended = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      heard += data.toString();
      const [head = '', body] = heard.split('\r\n\r\n');
      const length = /^content-length: (\d+)$/im.exec(head)?.[1];
      if (body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length)) resolve();
    });
    socket.on('close', () => resolve());
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await ended;
  socket.destroy();
  return heard;
}

describe('the shape of an error', () => {
  test('is one for all statuses and links to its page', async () => {
    const response = await call({ path: '/api/v1/no-such-thing?year=1990' });
    const body = await bodyOf(response);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{32}$/);
    expect(body).toEqual({
      detail: API_ERRORS.not_found.message,
      type: `${PORTAL_URL}/docs/errors/not_found`,
      title: API_ERRORS.not_found.title,
      status: 404,
      code: 'not_found',
      request_id: response.headers.get('x-request-id'),
      instance: '/api/v1/no-such-thing',
      credits_charged: 0,
      retryable: false,
      doc_url: `${PORTAL_URL}/docs/errors/not_found`,
    });
  });

  test('is RFC 9457 where the client accepts it: detail a string, the list under errors with pointers', async () => {
    const response = await call({
      body: { ...EXAMPLE_BIRTH, month: 13 },
      headers: { accept: 'application/problem+json' },
    });
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await bodyOf(response)).toMatchObject({
      detail: API_ERRORS.validation_error.message,
      errors: [{ pointer: '#/month', loc: ['body', 'month'], type: 'less_than_equal' }],
    });
  });

  test('takes no request id from a client, and hands a readable one back under a header of its own', async () => {
    for (const [sent, handedBack] of [
      ['mine', 'mine'],
      ['0b8c:trace/7+a=@.-_', '0b8c:trace/7+a=@.-_'],
      ['x'.repeat(128), 'x'.repeat(128)],
      ['x'.repeat(129), null],
      ['two words', null],
      ['a,b', null],
      ['"><script>', null],
      ['', null],
    ] as const) {
      for (const path of [PATH, '/api/v1/nothing', '/health/live']) {
        const response = await call({ path, headers: { 'x-request-id': sent } });
        expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{32}$/);
        expect(response.headers.get('x-client-request-id')).toBe(handedBack);
        await response.arrayBuffer();
      }
    }
  });
});

describe('a body that cannot be read', () => {
  test.each([
    ['malformed', '{"year": 1990,}', 14],
    ['cut off', '{"year": 1990', 13],
    ['empty words', 'year=1990', 0],
    ['NaN', '{"year": NaN}', 9],
  ])('%s: 422 json_invalid with its position', async (_, body, position) => {
    const response = await call({ body });
    expect([response.status, await bodyOf(response)]).toMatchObject([
      422,
      { code: 'json_invalid', detail: [{ loc: ['body', position], type: 'json_invalid' }] },
    ]);
  });

  test.each([
    ['a list', '[1,2]'],
    ['a number', '5'],
    ['null', 'null'],
    ['text', '"year"'],
  ])('%s instead of an object: 422', async (_, body) => {
    const response = await call({ body });
    expect([response.status, (await problemsOf(response)).map(({ loc }) => loc)]).toEqual([422, [['body']]]);
  });

  test('nested without end: 422, and the server lives', async () => {
    for (const body of [
      '['.repeat(16_000),
      `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
      `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
    ]) {
      expect((await call({ body })).status).toBe(422);
    }
    expect((await call()).status).toBe(200);
  });

  test('not UTF-8: 422', async () => {
    expect((await bodyOf(await call({ body: new Uint8Array([0x7b, 0xff, 0x7d]) }))).code).toBe('json_invalid');
  });

  test('more than 16 KB: 413 before it is read', async () => {
    const response = await call({ body: JSON.stringify({ ...EXAMPLE_BIRTH, note: 'x'.repeat(17_000) }) });
    expect([response.status, (await bodyOf(response)).code]).toEqual([413, 'payload_too_large']);
    const head = `POST ${PATH} HTTP/1.1\r\nhost: x\r\nx-api-key: ${key.text}\r\ncontent-type: application/json\r\n`;
    expect(await raw(`${head}content-length: 10000000\r\n\r\n{`)).toMatch(/^HTTP\/1.1 413 /);
    expect(await raw(`${head}transfer-encoding: chunked\r\n\r\n5000\r\n${'x'.repeat(0x5000)}\r\n`)).toMatch(
      /^HTTP\/1.1 413 /,
    );
  });

  test.each([
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
    [{ 'content-type': 'application/json; charset=iso-8859-1' }, 415],
    [{ 'content-encoding': 'gzip' }, 415],
    [{ 'content-type': 'application/json; charset=utf-8' }, 200],
    [{ 'content-type': 'Application/JSON;charset="UTF-8"' }, 200],
    [{ accept: 'text/csv' }, 406],
    [{ accept: 'application/json;q=0, text/html' }, 406],
    [{ accept: 'text/html, application/json;q=0.9' }, 200],
  ] as [Record<string, string>, number][])('%j: %i', async (headers, status) => {
    expect((await call({ headers })).status).toBe(status);
  });
});

describe('an input that does not fit', () => {
  test('gets every problem at once, each with its place', async () => {
    const body = { ...EXAMPLE_BIRTH, year: 600, month: 13, latitude: '12.9', timezone: undefined, zodiac: 'x' };
    const response = await call({ body });
    expect(response.status).toBe(422);
    expect((await problemsOf(response)).map(({ loc, type }) => [loc.join('.'), type])).toEqual(
      expect.arrayContaining([
        ['body.year', 'greater_than_equal'],
        ['body.month', 'less_than_equal'],
        ['body.latitude', 'float_type'],
        ['body.timezone', 'missing'],
        ['body.zodiac', 'extra_forbidden'],
      ]),
    );
  });

  test('made of nothing but wrong members it is not answered at a hundred times its length', async () => {
    const body = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [index, 1]));
    const response = await call({ body });
    const problems = await problemsOf(response);
    expect([response.status, problems.length]).toEqual([422, 101]);
    expect(problems.at(-1)?.msg).toMatch(/^14\d\d further problems are not listed$/);
  });

  test.each([
    ['a day that does not exist', { month: 2, date: 30 }],
    ['infinity', '1e400'],
    ['a number as text', { year: '1990' }],
    ['a number as truth', { hours: true }],
    ['the prototype', '__proto__'],
  ])('%s: 422', async (_, change) => {
    const text = JSON.stringify(EXAMPLE_BIRTH);
    const body =
      change === '1e400'
        ? text.replace('12.9716', '1e400')
        : change === '__proto__'
          ? text.replace('{', '{"__proto__":{"year":1990},')
          : { ...EXAMPLE_BIRTH, ...Object(change) };
    const response = await call({ body });
    expect([response.status, (await bodyOf(response)).code]).toEqual([422, 'validation_error']);
  });

  test.each([
    ['given twice', '&year=1991', 'year'],
    ['NaN', '&seconds=NaN', 'seconds'],
    ['infinity', '&seconds=1e400', 'seconds'],
    ['unknown', '&colour=red', 'colour'],
    ['unknown setting', '&settings.colour=red', 'settings.colour'],
    ['the prototype', '&__proto__=1', '__proto__'],
  ])('in a query, %s: 422 that names it', async (_, more, name) => {
    const response = await call({ method: 'GET', path: `${PATH}?${queryOf(EXAMPLE_BIRTH)}${more}` });
    expect([response.status, (await problemsOf(response)).map(({ loc }) => loc)]).toEqual([422, [['query', name]]]);
  });

  test('a zone with a plus and a blank plus are both read as the number that was meant', async () => {
    const [one, two, three] = await Promise.all(
      ['%2B5.5', '+5.5', '5.5'].map(async (zone) => {
        const query = queryOf(EXAMPLE_BIRTH).replace(/timezone=[^&]*/, `timezone=${zone}`);
        return (await call({ method: 'GET', path: `${PATH}?${query}` })).text();
      }),
    );
    expect([one, two]).toEqual([three, three]);
  });
});

describe('addresses and methods', () => {
  test.each([
    ['PUT', PATH, 405, 'POST, GET, HEAD'],
    ['DELETE', PATH, 405, 'POST, GET, HEAD'],
    ['OPTIONS', PATH, 204, 'POST, GET, HEAD'],
    ['DELETE', `${PATH}/`, 405, 'POST, GET, HEAD'],
    ['HEAD', '/api/v1/western/synastry', 405, 'POST'],
    ['POST', '/openapi.json', 405, 'GET, HEAD'],
    ['GET', '/', 404, null],
    ['OPTIONS', '/api/v1/nothing', 404, null],
    ['POST', `${PATH}//`, 404, null],
    ['POST', `${PATH}/more`, 404, null],
    ['GET', '/api/v1/%zz', 400, null],
  ])('%s %s: %i', async (method, path, status, allow) => {
    const response = await call({ method, path, ...(method === 'GET' ? {} : { body: '' }) });
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a query of more than 8 KB: 414, however long', async () => {
    for (const length of [9_000, 15_000, 40_000]) {
      const said = await raw(`GET ${PATH}?x=${'y'.repeat(length)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(said).toMatch(/^HTTP\/1.1 414 [\s\S]*"code":"uri_too_long"/);
    }
  });

  test('headers without end: 431', async () => {
    const said = await raw(`GET ${PATH} HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`);
    expect(said).toMatch(/^HTTP\/1.1 431 [\s\S]*"code":"headers_too_large"/);
  });

  test('an empty line before a request whose headers are too long is none of them', async () => {
    const said = await raw(`\r\nGET ${PATH} HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`);
    expect(said).toMatch(/^HTTP\/1.1 431 [\s\S]*"code":"headers_too_large"/);
  });

  test('what is not HTTP: 400 in the same shape', async () => {
    expect(await raw('hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [\s\S]*"credits_charged":0/);
  });
});

test('every code of the table has a status that HTTP knows, and only what may help is retryable', () => {
  for (const { status, retryable } of Object.values(API_ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(retryable).toBe(status >= 500 || status === 429 || status === 408);
  }
  expect(operations.length).toBeGreaterThan(0);
});
