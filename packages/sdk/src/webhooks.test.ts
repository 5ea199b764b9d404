import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyWebhook, WebhookError } from './webhooks.ts';

/** The example of the specification of Standard Webhooks. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const TIMESTAMP = 1_614_265_330;
const BODY = '{"test": 2432232314}';
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

const headers = (signature = SIGNATURE, timestamp: unknown = TIMESTAMP): Record<string, string> => ({
  'webhook-id': ID,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
});

beforeEach(() => void vi.useFakeTimers({ now: TIMESTAMP * 1000, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a message is taken', () => {
  test('with the signature of the published example, from a record or from Headers', async () => {
    expect(await verifyWebhook({ body: BODY, headers: headers(), secret: SECRET })).toEqual({ test: 2432232314 });
    expect(await verifyWebhook({ body: BODY, headers: new Headers(headers()), secret: SECRET })).toBeDefined();
  });

  test('with one right signature of several, and by one of several secrets', async () => {
    const several = headers(`v1,AAAA v1a,xyz v1,%% ${SIGNATURE}`);
    expect(await verifyWebhook({ body: BODY, headers: several, secret: ['whsec_bmV3', SECRET] })).toBeDefined();
  });

  test('with text in any script', async () => {
    const body = '{"name":"ज्योतिष"}';
    const key = Buffer.from(SECRET.slice(6), 'base64');
    const signature = createHmac('sha256', key).update(`${ID}.${TIMESTAMP}.${body}`).digest('base64');
    const message = { body, headers: headers(`v1,${signature}`), secret: SECRET };
    expect(await verifyWebhook(message)).toEqual({ name: 'ज्योतिष' });
  });

  test.each([-300, 300])('while the clocks differ by %d s', async (seconds) => {
    vi.setSystemTime((TIMESTAMP + seconds) * 1000);
    expect(await verifyWebhook({ body: BODY, headers: headers(), secret: SECRET })).toBeDefined();
  });
});

describe('a message is refused', () => {
  test.each([
    ['with another body', { body: `${BODY} ` }],
    ['where the tolerance is no number', { toleranceSeconds: NaN }],
    ['with another secret', { secret: 'whsec_bmV3' }],
    ['without a signature', { headers: headers('') }],
    ['with a signature of another kind', { headers: headers(SIGNATURE.replace('v1,', 'v2,')) }],
    ['with another time', { headers: headers(SIGNATURE, TIMESTAMP + 1) }],
    ['with a time that is none', { headers: headers(SIGNATURE, 'now') }],
    ['with a secret that is no base64', { secret: 'whsec_%%' }],
  ])('%s', async (_, change) => {
    const message = { body: BODY, headers: headers(), secret: SECRET, ...change };
    await expect(verifyWebhook(message)).rejects.toThrow(WebhookError);
  });

  test.each([-301, 301])('once the clocks differ by %d s', async (seconds) => {
    vi.setSystemTime((TIMESTAMP + seconds) * 1000);
    await expect(verifyWebhook({ body: BODY, headers: headers(), secret: SECRET })).rejects.toThrow(
      /too old or too new/,
    );
  });
});
