import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT_BEHAVIOURS } from './account-behaviours.ts';
import { type Client, clientsHere, COMPILE_MS } from './clients.ts';
import { startScriptedApi } from './scripted-api.ts';

const API_KEY = 'graha_test_behaviours';

describe.each(clientsHere())('$language', ({ start, hasTimeouts = true }) => {
  const own = ACCOUNT_BEHAVIOURS.filter(({ options }) => hasTimeouts || options?.timeoutMs === undefined);
  let client: Client;
  beforeAll(() => {
    client = start();
  }, COMPILE_MS);
  afterAll(() => client.stop());

  test.each(own)('$name', async ({ calls, answers, options = {}, outcome, attempts }) => {
    const api = await startScriptedApi(answers);
    const routes = calls.map(({ route, ids = [], input = null }) => ({ route, ids, input }));
    try {
      expect(await client.account({ baseUrl: `${api.url}/`, apiKey: API_KEY, routes, options })).toMatchObject(outcome);
      expect(
        api.attempts.map(({ method, path, headers, input }) => ({
          method,
          path: path.replace(/^\/api\/v1\/account/, ''),
          input,
          isNamed: headers['idempotency-key'] !== undefined,
        })),
      ).toEqual(attempts);
      const names = api.attempts.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
      const { idempotencyKey } = options;
      expect(new Set(idempotencyKey === undefined ? names : [...names, idempotencyKey]).size).toBeLessThanOrEqual(1);
      for (const { headers, input } of api.attempts) {
        expect(headers['x-api-key']).toBe(API_KEY);
        expect(headers['content-type']?.toString().replace(/;.*/, '')).toBe(
          input === null ? undefined : 'application/json',
        );
      }
    } finally {
      api.stop();
    }
  });
});
