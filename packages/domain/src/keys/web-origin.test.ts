import { expect, test } from 'vitest';
import { originOf, originProblem, WebOrigin } from './web-origin.ts';

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://WWW.Example.com/', 'https://www.example.com'],
  ['https://example.com:443', 'https://example.com'],
  ['https://example.com:8443', 'https://example.com:8443'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://127.0.0.1:80', 'http://127.0.0.1'],
  ['https://ज्योतिष.भारत', 'https://xn--81bq6a7a1b5dm.xn--h2brj9c'],
])('%s is written as browsers do: %s', (text, origin) => {
  expect(originOf(text)).toBe(origin);
  expect(WebOrigin.safeParse(origin).success).toBe(true);
});

test.each([
  '', 'null', '*', 'https://*.example.com', 'https://', 'example.com', '//example.com', 'file:///index.html',
  'http://www.example.com', 'http://localhost.evil.example', 'https://example.com/path', 'https://example.com?x=1',
  'https://example.com#x', 'https://user@example.com', 'https://user:secret@example.com', 'https://exa mple.com',
  'https://a.example,https://b.example', 'https://example.com\\evil.example', 'javascript:alert(1)', 'chrome-extension://abc',
  `https://${'a'.repeat(260)}.example`, 'https://example.com:99999', 'https://example.com\nhttps://evil.example',
])('“%s” is no origin that a key may name', (text) => {
  expect(originProblem(text)).not.toBeNull();
  expect(originOf(text)).toBeNull();
  expect(WebOrigin.safeParse(text).success).toBe(false);
}); // prettier-ignore

test('an origin has 253 characters at most', () => {
  const ofLength = (length: number) => 'https://'.padEnd(length, 'a');
  expect([253, 254].map((length) => originProblem(ofLength(length)) === null)).toEqual([true, false]);
});

test.each(['https://WWW.example.com', 'https://example.com/', 'https://example.com:443'])(
  '%s is not stored as it stands, because no browser sends it so',
  (text) => expect(WebOrigin.safeParse(text).success).toBe(false),
);
