import type { Birth } from '@graha/sdk/generated/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Step } from './behaviours.ts';
import { type Client, clientsHere, COMPILE_MS } from './clients.ts';
import { startScriptedApi } from './scripted-api.ts';

const BIRTH: Birth = {
  year: 1995,
  month: 6,
  date: 21,
  hours: 14,
  minutes: 30,
  latitude: 12.9716,
  longitude: 77.5946,
  timezone: 'Asia/Kolkata',
};

const ANSWER: Step = { status: 200, body: {} };
const RESULT = { status: 200, credits: 1, request_id: 'req_7', replayed: false, answer: {} };
const OF_BATCH: Step = { status: 200, body: { results: ['0', '1'].map((id) => ({ id, ...RESULT })) } };

describe.each(clientsHere())('$language', ({ start }) => {
  let client: Client;
  beforeAll(() => {
    client = start();
  }, COMPILE_MS);
  afterAll(() => client.stop());

  test('one birth goes to charts of every school, to an almanac, to a match and to a batch as it is', async () => {
    const api = await startScriptedApi([ANSWER, ANSWER, ANSWER, ANSWER, OF_BATCH]);
    try {
      expect(await client.birth({ baseUrl: api.url, apiKey: 'graha_test_behaviours', birth: BIRTH })).toBe(6);
      expect(api.attempts.map(({ path, input }) => [path.replace('/api/v1/', ''), input])).toEqual([
        ['kundali/basic', BIRTH],
        ['western/natal', BIRTH],
        ['panchang/full', BIRTH],
        ['matchmaking/ashtakoot', { bride: BIRTH, groom: BIRTH }],
        [
          'batch',
          {
            calls: [
              { id: '0', operation: 'kundali/basic', input: BIRTH },
              { id: '1', operation: 'western/natal', input: BIRTH },
            ],
          },
        ],
      ]);
    } finally {
      api.stop();
    }
  });
});
