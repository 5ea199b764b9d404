import { expect, test } from 'vitest';
import { webhookUrlProblem } from './webhook-url.ts';

test('an https address is accepted, and plain http in development alone', () => {
  expect(webhookUrlProblem('https://example.com/hook?a=1', false)).toBeNull();
  expect(webhookUrlProblem('http://localhost:8080/', true)).toBeNull();
  expect(webhookUrlProblem('http://example.com/', false)).toMatch(/https/);
});

test.each([
  'example.com',
  '',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://a:b@example.com',
  'https://a@example.com',
  'https://:b@example.com',
  'https://a.example/#x',
])('%s is refused', (text) => expect(webhookUrlProblem(text, true)).not.toBeNull());
