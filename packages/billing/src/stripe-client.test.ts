import { expect, test } from 'vitest';
import { dashboardUrlOf, isTestKey } from './stripe-client.ts';

test.each([
  ['sk_test_1', true],
  ['rk_test_1', true],
  ['sk_live_1', false],
  ['xsk_test_1', false],
])('%s is a key of Stripe’s test mode: %s', (secretKey, isTest) => {
  expect(isTestKey(secretKey)).toBe(isTest);
});

test('the dashboard is that of the mode of the key, and a stand-in has none', () => {
  const urlOf = (secretKey: string, apiUrl: string | null = null) => dashboardUrlOf({ secretKey, apiUrl });
  expect(urlOf('sk_test_1')).toBe('https://dashboard.stripe.com/test');
  expect(urlOf('sk_live_1')).toBe('https://dashboard.stripe.com');
  expect(urlOf('sk_test_1', 'http://localhost:12111')).toBeNull();
});
