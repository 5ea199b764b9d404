import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { openPools, type Pools } from '@graha/store/testing';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearStripe } from './webhook.ts';

const SECRET = 'whsec_0123456789abcdef';
let database: TestDatabase;
let pools: Pools;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database);
});
afterAll(async () => {
  await pools.close();
  await database.stop();
});

const message = (id: string, change: object = {}): string =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'invoice.paid',
    created: 1_790_000_000,
    livemode: false,
    data: { object: { id: 'in_1', object: 'invoice' } },
    ...change,
  });

type Letter = { secret?: string; timestamp?: number; altered?: boolean; secretKey?: string };

async function hear(payload: string, { secret = SECRET, timestamp, altered, secretKey = 'sk_test_x' }: Letter = {}) {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  const body = altered ? payload.replace('in_1', 'in_2') : payload;
  const request = new Request('http://portal.test/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  });
  return (await hearStripe(request, { pool: pools.app, secretKey, webhookSecret: SECRET })).status;
}

const noted = async (id: string): Promise<number> =>
  (await pools.owner.query('SELECT FROM graha.stripe_inbox WHERE stripe_event_id = $1', [id])).rowCount ?? 0;

test('a message of Stripe’s is noted before it is answered, and once however often it comes', async () => {
  expect([await hear(message('evt_1')), await hear(message('evt_1'))]).toEqual([200, 200]);
  expect(await noted('evt_1')).toBe(1);
});

test.each([
  ['signed by another', {}, { secret: 'whsec_of_somebody_else_00' }],
  ['changed on the way', {}, { altered: true }],
  ['of ten minutes ago', {}, { timestamp: Math.floor(Date.now() / 1000) - 600 }],
  ['of test mode, where the key is live', {}, { secretKey: 'sk_live_x' }],
  ['of live mode, where the key is for tests', { livemode: true }, {}],
] satisfies [string, object, Letter][])('a message %s is refused and leaves no trace', async (_, change, letter) => {
  expect(await hear(message('evt_bad', change), letter)).toBe(400);
  expect(await noted('evt_bad')).toBe(0);
});

test('a message without a signature is refused', async () => {
  const request = new Request('http://portal.test/', { method: 'POST', body: message('evt_bare') });
  const { status } = await hearStripe(request, { pool: pools.app, secretKey: 'sk_test_x', webhookSecret: SECRET });
  expect(status).toBe(400);
});

test('a message that nobody asked for is answered and not kept', async () => {
  expect(await hear(message('evt_odd', { type: 'payout.paid' }))).toBe(200);
  expect(await noted('evt_odd')).toBe(0);
});

test('where the note cannot be written, Stripe is not told that all is well', async () => {
  const closed = openPools(database);
  await closed.close();
  const payload = message('evt_down');
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  const request = new Request('http://portal.test/', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  });
  await expect(
    hearStripe(request, { pool: closed.app, secretKey: 'sk_test_x', webhookSecret: SECRET }),
  ).rejects.toThrow(/pool after calling end/);
});
