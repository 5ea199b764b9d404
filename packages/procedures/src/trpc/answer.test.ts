import { expect, test } from 'vitest';
import { isSameOrigin } from './answer.ts';

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
