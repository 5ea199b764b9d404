import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BATCH_BEHAVIOURS, batchInput } from './batch-behaviours.ts';
import { type Client, clientsHere, COMPILE_MS } from './clients.ts';
import { startBatchApi } from './scripted-batch-api.ts';

const API_KEY = 'graha_test_behaviours';
const OPERATION = 'planets';
const BODY_BYTES_MAX = 256 * 1024;

describe.each(clientsHere())('batch in $language', ({ start }) => {
  let client: Client;
  beforeAll(() => {
    client = start();
  }, COMPILE_MS);
  afterAll(() => client.stop());

  test.each(BATCH_BEHAVIOURS)('$name', async (behaviour) => {
    const { calls: count, padding, options = {}, errors = {}, outcome, requests, names, gapMs = 0 } = behaviour;
    const api = await startBatchApi(behaviour);
    try {
      const calls = Array.from({ length: count }, (_, call) => ({
        operation: OPERATION,
        input: batchInput(call, padding),
      }));
      const got = await client.batch({ baseUrl: `${api.url}/`, apiKey: API_KEY, calls, options });
      const results = calls.map((_, index) => ({
        index,
        ...(errors[index] ?? { value: { year: 1900 + (index % 100) }, cost: 1, isReplay: false }),
        requestId: `req_${index}`,
      }));
      expect(got).toMatchObject(outcome ?? { results });
      const seen = { requests: api.requests.map(({ ids }) => ids), names: api.requests.map(({ name }) => name) };
      expect(seen).toEqual({ requests: requests ?? seen.requests, names: names ?? seen.names });
      for (const { bytes, path, key } of api.requests) {
        expect([path, key]).toEqual(['/api/v1/batch', API_KEY]);
        expect(bytes).toBeLessThanOrEqual(BODY_BYTES_MAX);
      }
      const [first, second] = api.requests;
      expect(first && second ? second.atMs - first.atMs : Infinity).toBeGreaterThanOrEqual(gapMs);
    } finally {
      api.stop();
    }
  });
});
