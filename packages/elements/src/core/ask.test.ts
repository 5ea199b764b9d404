import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from './ask.ts';
import { refusalIn } from './refusal.ts';

const CALL = { url: 'https://api.example/api/v1/kundali/basic', key: 'graha_pub_x', body: { year: 1990 } };
const never = new AbortController().signal;
const fetched = vi.fn<typeof fetch>();
const json = (status: number, body: unknown): Response => Response.json(body, { status });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { baseURI: 'https://site.example/page' });
  vi.stubGlobal('location', { origin: 'https://site.example' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a call sends the key and the body, and no cookie', async () => {
  fetched.mockResolvedValue(json(200, { lagna: {} }));
  expect(await ask(CALL, never)).toEqual({ lagna: {} });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(CALL.url);
  expect(init).toMatchObject({ method: 'POST', body: '{"year":1990}', credentials: 'omit', headers: { 'X-API-Key': 'graha_pub_x' } }); // prettier-ignore
});

test('an address of the own server is fetched without a key', async () => {
  fetched.mockResolvedValue(json(200, {}));
  await ask({ url: '/chart.json', key: null, body: null }, never);
  expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('method');
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json' });
});

test.each(['graha_live_abc', 'graha_test_abc', ' \tgraha_live_abc'])('a secret key is never sent: %j', async (key) => {
  await expect(ask({ ...CALL, key }, never)).rejects.toThrow(/secret key.*Revoke it/);
  expect(fetched).not.toHaveBeenCalled();
});

test.each<[string, Response, RegExp, boolean]>([
  ['a sentence', json(402, { detail: 'No credits are left.' }), /^No credits are left\.$/, false],
  ['a list of problems', json(422, { detail: [{ msg: 'latitude must be at most 90' }, { msg: 'year is missing' }] }), /at most 90; year is missing/, false],
  ['a cap that ends', json(429, { detail: 'Too many calls.' }), /Too many calls/, true],
  ['a page of a proxy', new Response('<html>', { status: 502 }), /status 502/, true],
  ['a detail of another type', json(500, { detail: { a: 1 } }), /status 500/, true],
  ['a page instead of an answer', new Response('<html>'), /not with JSON/, false],
])('%s', async (_, response, message, canRetry) => {
  fetched.mockResolvedValue(response);
  await expect(ask(CALL, never)).rejects.toMatchObject({ name: 'Refusal', message: expect.stringMatching(message), canRetry });
}); // prettier-ignore

test('a message of an answer is cut', async () => {
  fetched.mockResolvedValue(json(400, { detail: 'x'.repeat(100_000) }));
  await expect(ask(CALL, never)).rejects.toMatchObject({ message: 'x'.repeat(600) });
});

test('without a connection both causes are named', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(ask(CALL, never)).rejects.toMatchObject({
    message: 'api.example could not be reached. Check the connection, and that the publishable key names the origin https://site.example.',
    canRetry: true,
  });
}); // prettier-ignore

test('a server that never answers is given up after 20 seconds', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const asked = ask(CALL, never).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await asked).toMatchObject({ message: expect.stringMatching(/20 seconds/), canRetry: true });
}); // prettier-ignore

test('an error of the API that is given as data is recognised, and an answer is not', () => {
  expect(refusalIn({ status: 402, code: 'credits_exhausted', detail: 'No credits are left.' })?.message).toBe('No credits are left.'); // prettier-ignore
  expect(refusalIn({ lagna: {}, planets: [] })).toBeNull();
  expect(refusalIn({ status: 200 })).toBeNull();
});
