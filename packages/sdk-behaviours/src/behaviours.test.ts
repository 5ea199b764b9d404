import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BEHAVIOURS, INPUT } from './behaviours.ts';
import { ODD_BEHAVIOURS } from './odd-behaviours.ts';
import { SIZE_BEHAVIOURS } from './size-behaviours.ts';
import { type Client, clientsHere, COMPILE_MS } from './clients.ts';
import { type Attempt, startScriptedApi } from './scripted-api.ts';

const API_KEY = 'graha_test_behaviours';
const OPERATION = 'planets';

const here = clientsHere();
for (const { language, hasTimeouts } of here) {
  if (hasTimeouts === false)
    process.stdout.write(`Not tried: timeouts of the client in ${language}, which are its caller’s.\n`);
}

/** A generated key is long enough to be unique. */
const NAME = /^[\x21-\x7e]{16,255}$/;
const gapOf = ([first, second]: Attempt[]): number => (first && second ? second.atMs - first.atMs : Infinity);

describe.each(here)('$language', ({ start, hasTimeouts = true }) => {
  const own = [...BEHAVIOURS, ...ODD_BEHAVIOURS, ...SIZE_BEHAVIOURS].filter(
    ({ options }) => hasTimeouts || options?.timeoutMs === undefined,
  );
  let client: Client;
  beforeAll(() => {
    client = start();
  }, COMPILE_MS);
  afterAll(() => client.stop());

  test.each(own)('$name', async ({ answers, input = INPUT, apiKey = API_KEY, options = {}, ...expected }) => {
    const { outcome, attempts, gapMs = 0 } = expected;
    const api = await startScriptedApi(answers);
    try {
      expect(await client.call({ baseUrl: `${api.url}/`, apiKey, operation: OPERATION, input, options })).toMatchObject(
        outcome,
      );
      await api.left();
      expect(api.attempts).toHaveLength(attempts);
      const names = new Set(api.attempts.map(({ headers }) => String(headers['idempotency-key'])));
      expect(names.size).toBe(Math.min(attempts, 1));
      for (const name of names)
        expect(options.idempotencyKey === undefined ? NAME.test(name) : name === options.idempotencyKey).toBe(true);
      for (const { path, headers, input: came } of api.attempts) {
        expect([path, headers['x-api-key'], came]).toEqual([`/api/v1/${OPERATION}`, API_KEY, input]);
        expect(headers['content-type']).toMatch(/^application\/json/);
      }
      expect(gapOf(api.attempts)).toBeGreaterThanOrEqual(gapMs);
    } finally {
      api.stop();
    }
  });
});
