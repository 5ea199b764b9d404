import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createStripe, dashboardUrlOf, isTestKey } from './stripe-client.ts';

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

/** Sends one call of a client to a server on this machine. @returns the paths that it was asked for */
async function askedOf(apiUrlOf: (port: number) => string): Promise<string[]> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end('{"id":"cus_1"}');
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  // Safe: a server that listens on a port has an address.
  const { port } = server.address() as AddressInfo;
  try {
    await createStripe({ secretKey: 'sk_test_1', apiUrl: apiUrlOf(port) }).customers.retrieve('cus_1');
  } finally {
    server.close();
  }
  return paths;
}

test('a client with an address asks that server', async () => {
  expect(await askedOf((port) => `http://127.0.0.1:${port}`)).toEqual(['/v1/customers/cus_1']);
});

test.each([
  ['http://stand-in.test', 'http', 80],
  ['https://stand-in.test', 'https', 443],
  ['https://stand-in.test:8443', 'https', 8443],
])('%s is called by %s at port %i', (apiUrl, protocol, port) => {
  const stripe = createStripe({ secretKey: 'sk_test_1', apiUrl });
  const fields = (['protocol', 'host', 'port'] as const).map((name) => stripe.getApiField(name));
  expect(fields).toEqual([protocol, 'stand-in.test', port]);
});

test('a client gives a call fifteen seconds and two more tries, and reports nothing', () => {
  for (const apiUrl of [null, 'http://stand-in.test']) {
    const stripe = createStripe({ secretKey: 'sk_test_1', apiUrl });
    expect([stripe.getApiField('timeout'), stripe.getMaxNetworkRetries(), stripe.getTelemetryEnabled()]).toEqual([
      15_000,
      2,
      false,
    ]);
  }
});

test('a live key is never sent to a stand-in', () => {
  const apiUrl = 'http://stand-in.test';
  expect(() => createStripe({ secretKey: 'sk_live_1', apiUrl })).toThrow('unset STRIPE_API_URL');
  expect(createStripe({ secretKey: 'sk_live_1', apiUrl: null }).getApiField('host')).toBe('api.stripe.com');
});
