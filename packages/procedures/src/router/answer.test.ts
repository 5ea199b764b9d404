import { expect, test } from 'vitest';
import { answer, isSameOrigin } from './answer.ts';
import { BATCH_CALLS_MAX } from '../trpc/batch-limit.ts';

const sent = (method: string, headers: Record<string, string>) =>
  isSameOrigin(new Request('http://portal.example/api/trpc/keys.revoke', { method, headers }));

const HOST = 'portal.example:3000';

test('a change asked for by a page of this site is carried out', () => {
  expect(sent('POST', { host: HOST, origin: `http://${HOST}` })).toBe(true);
  expect(sent('POST', { host: HOST, origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' })).toBe(true);
});

test.each([
  ['another site', { host: HOST, origin: 'https://elsewhere.example' }],
  ['another port of this machine', { host: HOST, origin: 'http://portal.example:4000' }],
  ['a sandboxed frame', { host: HOST, origin: 'null' }],
  ['nobody says who', { host: HOST }],
  ['a sibling domain', { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-site' }],
] as const)('a change asked for by %s is refused', (_who, headers) => expect(sent('POST', headers)).toBe(false));

test('reading needs no origin', () => expect(sent('GET', { host: HOST })).toBe(true));

test.each([
  [BATCH_CALLS_MAX, { isBegun: true, status: 404 }],
  [BATCH_CALLS_MAX + 1, { isBegun: false, status: 400 }],
])('a request with %i procedures, none of which exists, is answered so: %j', async (calls, expected) => {
  let isBegun = false;
  const path = Array.from({ length: calls }, () => 'no.such').join(',');
  const request = new Request(`http://${HOST}/api/trpc/${path}?batch=1&input={}`, { headers: { host: HOST } });
  const answered = await answer(request, 'r', async () => {
    isBegun = true;
    throw new Error('nobody');
  });
  expect({ isBegun, status: answered.status }).toEqual(expected);
});
