import { describe, expect, test } from 'vitest';
import { PLACES_PER_MINUTE } from '../limits/rate-limit.ts';
import { appWith } from '../testing/app-with.ts';

function api() {
  const on = appWith();
  const ask = (path: string, headers: Record<string, string> = { 'x-api-key': on.issue({ plan: 'free' }).text }) =>
    on.app.inject({ url: `/api/v1/places${path}`, headers });
  return { ...on, ask };
}

const UJJAIN = {
  id: 1_253_914,
  name: 'Ujjain',
  region: 'Madhya Pradesh',
  country: 'India',
  country_code: 'IN',
  latitude: 23.18239,
  longitude: 75.77643,
  timezone: 'Asia/Kolkata',
  population: 457_346,
};

describe('the search of places', () => {
  test('finds by the beginning of a name, and one by its id with its other names; both cost nothing', async () => {
    const { ask, ledger } = api();
    const found = await ask('?q=ujj');
    expect([found.statusCode, found.json()]).toEqual([200, { places: [UJJAIN] }]);
    expect((await ask('/1253914')).json()).toEqual({ ...UJJAIN, alternate_names: ['Avanti', 'उज्जैन'] });
    expect((await ask('?q=nowhere')).json()).toEqual({ places: [] });
    expect(ledger.rows).toEqual([]);
  });

  test.each([
    ['no name', '', 'q is required'],
    ['an empty name', '?q=%20', 'q must be at least 1 characters long'],
    ['a name of 101 characters', `?q=${'a'.repeat(101)}`, 'q must be at most 100 characters long'],
    ['51 places', '?q=a&limit=51', 'limit must be 1 to 50'],
    ['an unknown parameter', '?q=a&country=IN', 'country is not a parameter of this search; it takes q, limit'],
    ['an id that is no number', '/mumbai', 'place_id must be a whole number'],
    ['an id of a dot', '/1.5', 'place_id must be a whole number'],
  ])('says what is wrong with %s', async (_, path, message) => {
    const response = await api().ask(path);
    expect([response.statusCode, response.json().detail[0].msg]).toEqual([422, message]);
  });

  test('an unknown id is 404, and another method 405, with the methods that there are', async () => {
    const { ask, app } = api();
    expect((await ask('/1')).statusCode).toBe(404);
    for (const url of ['/api/v1/places', '/api/v1/places/1']) {
      const response = await app.inject({ method: 'POST', url, payload: {} });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('needs a key, and counts toward a limit of its own, not toward that of calls', async () => {
    const { ask, app, issue } = api();
    expect((await ask('?q=ujj', {})).statusCode).toBe(401);
    const key = issue({ plan: 'free' });
    const headers = { 'x-api-key': key.text };
    const first = await ask('?q=ujj', headers);
    expect(first.headers['x-ratelimit-limit']).toBe(String(PLACES_PER_MINUTE));
    const before = (await app.inject({ url: '/api/v1/usage', headers })).headers['x-ratelimit-remaining'];
    for (let count = 1; count < PLACES_PER_MINUTE; count += 1) await ask('?q=ujj', headers);
    const refused = await ask('?q=ujj', headers);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      429,
      `This workspace may search places ${PLACES_PER_MINUTE} times a minute.`,
    ]);
    const after = (await app.inject({ url: '/api/v1/usage', headers })).headers['x-ratelimit-remaining'];
    expect(Number(before) - Number(after)).toBe(1);
  });
});
