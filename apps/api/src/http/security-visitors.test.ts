import { describe, expect, test } from 'vitest';
import { appWith, type TestKey } from '../testing/app-with.ts';
import { type Api, batch, browser, call, charged, HOME } from '../testing/page-calls.ts';

describe('the cap of a visitor', () => {
  test('is reached after exactly its number, and names when it ends', async () => {
    const api = appWith();
    const key = api.issue({ browser });
    const codes: number[] = [];
    for (let count = 0; count <= browser.visitorCallsMax; count += 1) codes.push((await call(api, key)).statusCode);
    expect(codes).toEqual([200, 200, 200, 429]);
    const beyond = await call(api, key);
    expect(beyond.json()).toMatchObject({ code: 'visitor_cap_reached', retryable: true });
    expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(beyond.headers['access-control-allow-origin']).toBe(HOME);
    expect(charged(api)).toBe(browser.visitorCallsMax);
  });

  test('holds for calls at the same moment', async () => {
    const api = appWith();
    const key = api.issue({ browser });
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(api, key)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(browser.visitorCallsMax);
  });

  test('counts each call of a batch', async () => {
    const api = appWith();
    const key = api.issue({ browser });
    const answer = await batch(
      api,
      key,
      Array.from({ length: 5 }, () => 'panchang/full'),
    );
    expect(answer.json().results.map(({ status }: { status: number }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect((await batch(api, key, ['panchang/full'])).statusCode).toBe(429);
    expect(charged(api)).toBe(browser.visitorCallsMax);
  });

  const spend = async (api: Api, key: TestKey) => {
    for (let count = 0; count < browser.visitorCallsMax; count += 1) await call(api, key);
  };

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'true-client-ip', 'cf-connecting-ip', 'x-client-ip'])(
    'is not escaped by %s of one’s own',
    async (name) => {
      const api = appWith();
      const key = api.issue({ browser });
      await spend(api, key);
      expect((await call(api, key, { origin: HOME, [name]: '198.51.100.9' })).statusCode).toBe(429);
    },
  );

  test('is each visitor’s own behind a proxy that is trusted, whatever stands left of what it added', async () => {
    const api = appWith({ trustedProxies: ['127.0.0.1'] });
    const key = api.issue({ browser });
    const from = (chain: string) => call(api, key, { origin: HOME, 'x-forwarded-for': chain });
    for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) await from(`${forged}, 203.0.113.7`);
    expect((await from('4.4.4.4, 203.0.113.7')).statusCode).toBe(429);
    expect((await from('203.0.113.8')).statusCode).toBe(200);
  });

  test('is that of a whole home network of IPv6', async () => {
    const api = appWith({ trustedProxies: ['127.0.0.1'] });
    const key = api.issue({ browser });
    const from = (address: string) => call(api, key, { origin: HOME, 'x-forwarded-for': address });
    for (const host of ['1', '2', '3']) await from(`2001:db8:1:2::${host}`);
    expect((await from('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  test('is one for each key, and none for a secret key', async () => {
    const api = appWith();
    const key = api.issue({ browser });
    await spend(api, key);
    const { tenantId } = key.record;
    expect((await call(api, api.issue({ browser, tenantId }))).statusCode).toBe(200);
    const secret = api.issue({ tenantId });
    for (let count = 0; count < 5; count += 1) expect((await call(api, secret)).statusCode).toBe(200);
  });

  test('is not spent by searches of places, which have one of their own', async () => {
    const api = appWith();
    const key = api.issue({ browser });
    const headers = { 'x-api-key': key.text, origin: HOME };
    const search = () => api.app.inject({ url: '/api/v1/places?q=ujj', headers });
    const codes = new Set<number>();
    for (let count = 0; count < 60; count += 1) codes.add((await search()).statusCode);
    expect([...codes]).toEqual([200]);
    expect((await search()).json().code).toBe('visitor_cap_reached');
    expect((await call(api, key)).statusCode).toBe(200);
  });
});
